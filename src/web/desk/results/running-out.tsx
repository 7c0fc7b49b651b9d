import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameId, type Round } from '../../../engine/index.ts';
import type { RunningOut as Games } from '../../../protocol/wire-clocks.ts';
import { zoneAt } from '../../../words/index.ts';
import { clockAddress } from '../../shared/addresses.ts';
import { useServerPort } from '../../shared/ports.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PlayerName } from '../player-name.tsx';

/** Games of days move slowly; a press is not an entry of the log, so the page has to poll. */
const EVERY = 60_000;
/** The first to run out; how many there are stands above them. */
const SHOWN = 12;

function useRunningOut(id: string): Games['games'] {
  const server = useServerPort();
  const [games, setGames] = useState<Games['games']>([]);
  useEffect(() => {
    if (!server) return undefined;
    let gone = false;
    // Without a line the page keeps what it knows.
    const look = () =>
      server
        .gamesRunningOut(id)
        .then((answer) => !gone && setGames(answer.games))
        .catch(() => undefined);
    void look();
    const looking = setInterval(look, EVERY);
    return () => {
      gone = true;
      clearInterval(looking);
    };
  }, [server, id]);
  return games;
}

/** GR-2: the games that will run out within a day, so that somebody can be reminded. */
export function RunningOut({ round }: { round: Round }) {
  const { t, locale } = useSpeech();
  const { id, facts, names } = useDesk();
  const open = new Set(
    round.tables.flatMap(({ match, games }) =>
      games.flatMap(({ recorded }, at) => (recorded ? [] : [gameId(round.number, match, at + 1)])),
    ),
  );
  const games = useRunningOut(id).filter(({ game }) => open.has(game));
  if (games.length === 0) return null;
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...zoneAt(facts.event),
  });
  return (
    <section className="card stack" aria-label={t('runningOut.title')}>
      <h2 className="side-count">
        {t('runningOut.title')} <span className="open-count">{games.length}</span>
      </h2>
      <ul className="running-out">
        {games.slice(0, SHOWN).map(({ game, player, against, dueAt }) => (
          <li key={game}>
            <p>
              <b>
                <PlayerName player={player} />
              </b>{' '}
              {t('runningOut.until', { when: when.format(dueAt) })}
            </p>
            <p className="quiet">
              {t('runningOut.against', { name: names(against) })} ·{' '}
              <Link href={clockAddress(id, game)}>{t('gameClock.open')}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
