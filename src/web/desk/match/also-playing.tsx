import { Link } from 'wouter';
import type { Round, Table } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { inTableOrder, isOpen } from '../results/recording.ts';

/** As many as can be read in passing; the round has them all. */
const SHOWN = 6;

/** The other tables of the round that are still open, each on the way to its own match. */
export function AlsoPlaying({ round, except }: { round: Round; except: Table }) {
  const say = useT('evening');
  const { id, names } = useDesk();
  const open = inTableOrder(round).filter((table) => isOpen(table) && table.match !== except.match);
  if (open.length === 0 || round.state !== 'published') return null;
  return (
    <section className="also-playing" aria-labelledby="also-playing">
      <h2 id="also-playing">{say('match.alsoPlaying')}</h2>
      <ul>
        {open.slice(0, SHOWN).map((table) => (
          <li key={table.match}>
            <Link href={`/t/${id}/desk/match/${round.number}/${table.match}`}>
              {say('match.table', { table: table.number })}
            </Link>{' '}
            {table.seats.map(names).join(' – ')}{' '}
            {table.games.length > 1 && (
              <span className="hint">{say('match.inGame', { game: table.games.length })}</span>
            )}
          </li>
        ))}
      </ul>
      {open.length > SHOWN && <p className="hint">{say('match.more', { count: open.length - SHOWN })}</p>}
    </section>
  );
}
