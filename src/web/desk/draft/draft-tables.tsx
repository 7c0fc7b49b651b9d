import { useMemo, useState } from 'react';
import { type Finding, type Round, said, type Table } from '../../../engine/index.ts';
import { numberText, sayFinding } from '../../../words/index.ts';
import { Why } from '../../shared/controls/why.tsx';
import { useHeadHeight } from '../../shared/use-page.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { MoveTable } from '../results/move-table.tsx';
import { inTableOrder } from '../results/recording.ts';
import { DraftSeat, usePast } from './draft-seat.tsx';
import { DraftSide } from './draft-side.tsx';
import { MoveLine } from './move-line.tsx';
import { useSwap } from './swap.tsx';

/** HK-25: nobody sits opposite, so nothing is played. */
const isWalkover = ({ games }: Table): boolean => games.length === 0;

/** A draft of tables, in order of number: what it costs stands on the row it belongs to (DK-2). */
export function DraftTables({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { names, say, derived } = useDesk();
  const swap = useSwap(round);
  const findings = useMemo(() => derived.reviewDraft()?.findings ?? [], [derived]);
  const costAt = ({ seats }: Table) =>
    findings.filter(({ players }) => players.length > 0 && players.every((player) => seats.includes(player)));
  const past = usePast(round);
  // What is played comes first; whoever goes on without a game needs no table.
  const tables = inTableOrder(round).toSorted((a, b) => Number(isWalkover(a)) - Number(isWalkover(b)));
  const head = useHeadHeight();
  const [moving, setMoving] = useState<Table>();
  // The row says who; the finding only what.
  const short = (finding: Finding) => {
    if (finding.code === 'score-gap') return t('draftRow.apart', { points: numberText(language, said(finding.size)) });
    if (finding.code === 'rematch') return t('draftRow.rematch');
    return sayFinding(language, finding, names, 'desk');
  };
  return (
    <div className="columns draft-columns">
      <section aria-label={t('round.tables')}>
        <div className="draft-tools" style={head}>
          {swap.hint}
          <div className="draft-move-place">
            {swap.first !== undefined && <MoveLine key={swap.first} round={round} player={swap.first} swap={swap} />}
          </div>
        </div>
        <ol className="tables">
          {tables.map((table) => (
            <li
              key={table.match}
              id={`table-${table.number}`}
              className={`table-row draft-table ${table.seats.length === 2 ? 'two' : ''}`}
            >
              {isWalkover(table) ? (
                <span className="row-number">–</span>
              ) : (
                <button
                  type="button"
                  className="row-number"
                  title={t('tableRow.move')}
                  aria-label={`${t('round.atTable', { table: table.number })}: ${t('tableRow.move')}`}
                  onClick={() => setMoving(table)}
                >
                  {table.number}
                </button>
              )}
              <span className="draft-row">
                {table.seats.map((id) => (
                  <DraftSeat key={id} swap={swap} player={id} past={past(id)} />
                ))}
              </span>
              <span className="draft-cost">
                {isWalkover(table) && <span className="walkover">{t('entry.walkover')}</span>}
                {costAt(table).map((finding) => (
                  <span key={`${finding.code} ${finding.players.join(' ')}`}>◆ {short(finding)}</span>
                ))}
              </span>
              <Why
                sentences={table.why.map((reason) => [reason.rule, say(reason)])}
                about={table.seats.map(names).join(', ')}
              />
            </li>
          ))}
        </ol>
        {round.tables.length === 0 && <p className="quiet">{t('round.noTables')}</p>}
      </section>
      <DraftSide {...{ round, findings, past, swap }} />
      {swap.dialog}
      {moving && <MoveTable round={round} table={moving} onClose={() => setMoving(undefined)} />}
    </div>
  );
}
