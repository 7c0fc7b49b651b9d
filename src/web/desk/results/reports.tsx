import { memo } from 'react';
import type { Round, Table } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { isOpen, spotOf } from './recording.ts';
import { resultText, useRecording } from './use-recording.ts';

/** DK-12: what players have said and nobody has confirmed yet; the desk accepts it or takes it off. */
export const Reports = memo(function Reports({ round }: { round: Round }) {
  const t = useT();
  const reported = round.tables.filter((table) => isOpen(table) && table.proposals.length > 0);
  if (reported.length === 0) return null;
  return (
    <section className="card stack reports" aria-label={t('entry.reported')}>
      <h2 className="side-count">
        {t('entry.reported')} <span className="open-count">{reported.length}</span>
      </h2>
      <ul>
        {reported.map((table) => (
          <Report key={table.number} round={round} table={table} />
        ))}
      </ul>
    </section>
  );
});

function Report({ round, table }: { round: Round; table: Table }) {
  const t = useT();
  const { names, act } = useDesk();
  const record = useRecording();
  const spot = spotOf(round, table);
  const seats = table.seats.length;
  const said = table.proposals.map(({ player, outcome }) => ({
    player,
    outcome,
    text: outcome === 'disputed' ? undefined : resultText(outcome, seats),
  }));
  const agreed = new Set(said.map(({ text }) => text)).size === 1;
  const [first] = said;
  const outcome = agreed && first?.outcome !== 'disputed' ? first?.outcome : undefined;
  return (
    <li className="report">
      <span className="table-number">{table.number}</span>
      <div>
        {said.map(({ player, text }) => (
          <p key={player}>
            {text === undefined
              ? t('entry.disputes', { name: names(player) })
              : t('entry.says', { name: names(player), result: text })}
          </p>
        ))}
        {!agreed && <p className="mark warn">{t('entry.disagree')}</p>}
      </div>
      <span className="report-buttons">
        {outcome && spot && (
          <Button
            size="small square"
            aria-label={t('entry.accept', { result: first?.text ?? '', table: table.number })}
            onClick={() => record(spot, outcome)}
          >
            ✓
          </Button>
        )}
        {spot && (
          <Button
            size="small square"
            aria-label={t('entry.dismiss', { table: table.number })}
            onClick={() => act({ type: 'DismissReports', place: spot.place })}
          >
            ✕
          </Button>
        )}
      </span>
    </li>
  );
}
