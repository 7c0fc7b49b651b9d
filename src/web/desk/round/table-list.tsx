import { useState } from 'react';
import type { Round, Table } from '../../../engine/index.ts';
import { readOutcome } from '../../../protocol/notation.ts';
import { sayNotationProblem } from '../../../protocol/sentences/index.ts';
import { Why } from '../../parts/why.tsx';
import { useSpeech } from '../../words/words.ts';
import { useDesk } from '../context.tsx';
import { useCorrection } from '../correction/use-correction.tsx';
import { spotOf } from './recording.ts';
import { SwapButton, useSwap } from './swap.tsx';
import { resultText, useRecording } from './use-recording.ts';

/** One row per table, in order of number. */
export function TableList({ round }: { round: Round }) {
  const { t } = useSpeech();
  const swap = useSwap(round);
  return (
    <>
      {round.status === 'draft' && swap.hint}
      <ol className="tables">
        {round.tables.map((table) => (
          <li key={table.number} id={`table-${table.number}`} className="table-row">
            <span className="table-number">{table.number}</span>
            {round.status === 'draft' ? (
              <span className="draft-row">
                {table.seats.map((id) => (
                  <SwapButton key={id} swap={swap} player={id} />
                ))}
              </span>
            ) : (
              <PlayedTable round={round} table={table} />
            )}
          </li>
        ))}
      </ol>
      {round.tables.length === 0 && <p className="quiet">{t('round.noTables')}</p>}
      {swap.dialog}
    </>
  );
}

function PlayedTable({ round, table }: { round: Round; table: Table }) {
  const { t, language } = useSpeech();
  const { names, say } = useDesk();
  const record = useRecording();
  const { correct } = useCorrection();
  const [typed, setTyped] = useState('');
  const spot = spotOf(round, table);
  const recorded = spot?.game.recorded;
  const read = typed === '' ? undefined : readOutcome(typed, table.seats.length);
  return (
    <>
      <span className="table-names">
        {table.seats.map(names).join(' – ')} <Why sentences={table.why.map((reason) => [reason.rule, say(reason)])} />
      </span>
      {spot && recorded && (
        <button type="button" className="button plain result" onClick={() => correct(spot)}>
          {resultText(recorded.outcome, table.seats.length)}
        </button>
      )}
      {spot && !recorded && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (read?.ok && record(spot, read.value)) setTyped('');
          }}
        >
          <input
            className="input short"
            aria-label={t('round.resultAt', { table: table.number })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {read && !read.ok && <p className="hint">{sayNotationProblem(language, read.error)}</p>}
        </form>
      )}
    </>
  );
}
