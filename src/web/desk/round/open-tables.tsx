import type { Round } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { duels, openSpots, type Spot } from '../results/recording.ts';
import { useRecording } from '../results/use-recording.ts';

/** DK-1: the open games of the groups, always in sight. */
export function OpenTables({ round }: { round: Round }) {
  const t = useT();
  const spots = openSpots(round);
  return (
    <section className="card stack open-tables" aria-label={t('round.openTables')}>
      <h2>
        {t('round.open')} <span className="open-count">{spots.length}</span>
      </h2>
      {spots.length === 0 && <p className="quiet">{t('round.allIn')}</p>}
      <ul className="quick-list">
        {spots.map((spot) => (
          <QuickEntry key={`${spot.table.number}.${spot.place.game}`} spot={spot} />
        ))}
      </ul>
    </section>
  );
}

function QuickEntry({ spot }: { spot: Spot }) {
  const t = useT();
  const { names } = useDesk();
  const record = useRecording();
  const [first = '', second = ''] = spot.table.seats.map(names);
  return (
    <li>
      <span className="table-number">{spot.table.number}</span>
      <span className="quick-names">
        {first} <span className="quiet">–</span> {second}
      </span>
      <span className="quick-buttons">
        <button type="button" onClick={() => record(spot, duels.first)}>
          <span>1</span>
          <span className="unseen"> {t('round.wins', { name: first })}</span>
        </button>
        <button type="button" onClick={() => record(spot, duels.draw)}>
          <span>½</span>
          <span className="unseen"> {t('round.drawBetween', { first, second })}</span>
        </button>
        <button type="button" onClick={() => record(spot, duels.second)}>
          <span>0</span>
          <span className="unseen"> {t('round.wins', { name: second })}</span>
        </button>
      </span>
    </li>
  );
}
