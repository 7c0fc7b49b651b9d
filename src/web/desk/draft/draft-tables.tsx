import type { Round } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { SwapButton, useSwap } from './swap.tsx';

/** A draft of tables, in order of number; two presses swap two players (DK-2). */
export function DraftTables({ round }: { round: Round }) {
  const t = useT();
  const swap = useSwap(round);
  return (
    <>
      {swap.hint}
      <ol className="tables">
        {round.tables.map((table) => (
          <li key={table.match} id={`table-${table.number}`} className="table-row">
            <span className="table-number">{table.number}</span>
            <span className="draft-row">
              {table.seats.map((id) => (
                <SwapButton key={id} swap={swap} player={id} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <section className="draft-byes line" aria-label={t('round.byes', { count: round.byes.length })}>
          <span>{t('round.byes', { count: round.byes.length })}</span>
          {round.byes.map((id) => (
            <SwapButton key={id} swap={swap} player={id} />
          ))}
        </section>
      )}
      {round.tables.length === 0 && <p className="quiet">{t('round.noTables')}</p>}
      {swap.dialog}
    </>
  );
}
