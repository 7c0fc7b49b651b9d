import { useMemo } from 'react';
import { judgeDraft, type Round, type Table } from '../../../engine/index.ts';
import { sayFinding } from '../../../words/index.ts';
import { Why } from '../../shared/controls/why.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { MoveLine } from './move-line.tsx';
import { SwapButton, useSwap } from './swap.tsx';

/** A draft of tables, in order of number: what it costs stands on the row it belongs to (DK-2). */
export function DraftTables({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { state, names, say } = useDesk();
  const swap = useSwap(round);
  const findings = useMemo(() => judgeDraft(state)?.findings ?? [], [state]);
  const costAt = ({ seats }: Table) =>
    findings.filter(({ players }) => players.length > 0 && players.every((player) => seats.includes(player)));
  return (
    <>
      {swap.hint}
      <div className="draft-move-place">
        {swap.first !== undefined && <MoveLine key={swap.first} round={round} player={swap.first} swap={swap} />}
      </div>
      <ol className="tables">
        {round.tables.map((table) => (
          <li key={table.match} id={`table-${table.number}`} className="table-row draft-table">
            <span className="table-number">{table.number}</span>
            <span className="draft-row">
              {table.seats.map((id) => (
                <SwapButton key={id} swap={swap} player={id} />
              ))}
            </span>
            <span className="draft-cost">
              {costAt(table).map((finding) => (
                <span key={finding.code}>◆ {sayFinding(language, finding, names, 'desk')}</span>
              ))}
            </span>
            <Why
              sentences={table.why.map((reason) => [reason.rule, say(reason)])}
              about={table.seats.map(names).join(', ')}
            />
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <section className="draft-byes line" aria-label={t('round.byes', { count: round.byes.length })}>
          <span>{t('round.byes', { count: round.byes.length })}</span>
          {round.byes.map((id) => (
            <SwapButton key={id} swap={swap} player={id} />
          ))}
          <Why
            sentences={round.byeReasons.map((reason) => [reason.rule, say(reason)])}
            about={round.byes.map(names).join(', ')}
          />
        </section>
      )}
      {round.tables.length === 0 && <p className="quiet">{t('round.noTables')}</p>}
      {swap.dialog}
    </>
  );
}
