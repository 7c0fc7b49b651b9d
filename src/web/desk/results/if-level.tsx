import './if-level.css';
import { useMemo } from 'react';
import type { Game } from '../../../engine/index.ts';
import { gameTime } from '../../shared/time.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';
import { comingGames } from './coming-games.ts';
import type { Spot } from './recording.ts';

/** Sudden deaths of the same length stand in one line: “5–10”. */
interface Attempts {
  readonly from: number;
  readonly to: number;
  readonly time: number;
  readonly state: 'past' | 'now' | 'to-come';
}

function attemptsOf(games: readonly Game[], present: Game): readonly Attempts[] {
  const lines: Attempts[] = [];
  for (const game of games) {
    if (game.kind !== 'sudden-death' || game.attempt === undefined) continue;
    const time = game.clock?.white.base ?? 0;
    const state = game.recorded
      ? 'past'
      : game.attempt === present.attempt && present.kind === game.kind
        ? 'now'
        : 'to-come';
    const last = lines.at(-1);
    if (last && last.time === time && last.state === state) lines.splice(-1, 1, { ...last, to: game.attempt });
    else lines.push({ from: game.attempt, to: game.attempt, time, state });
  }
  return lines;
}

/** What follows at a table whose match stays level: shorter and shorter games, then Armageddon (HK-21, HK-22). */
export function IfLevel({ spot }: { spot: Spot }) {
  const say = useT('evening');
  const {
    state,
    names,
    derived: { formats },
  } = useDesk();
  const { table, game, place } = spot;
  const { round, edition, match, game: number } = place;
  // Asked once for a game, not with every letter that is typed.
  const coming = useMemo(
    () => comingGames(formats, state, { round, edition, match, game: number }),
    [formats, state, round, edition, match, number],
  );
  const games = [...table.games.filter(({ recorded }) => recorded), ...coming];
  const attempts = attemptsOf(games, game);
  const last = games.find(({ kind }) => kind === 'armageddon');
  if (attempts.length === 0 && !last) return null;
  const longest = Math.max(...attempts.map(({ time }) => time));
  const black = last?.black === undefined ? undefined : table.seats[last.black];
  return (
    <section className="if-level" aria-labelledby="if-level">
      <h2 id="if-level">{say('level.title')}</h2>
      <p className="hint">{say('level.sudden')}</p>
      <ol>
        {attempts.map(({ from, to, time, state: when }) => (
          <li key={from} className={when} aria-current={when === 'now' ? 'step' : undefined}>
            <b>{from === to ? from : `${from}–${to}`}</b>
            <i style={{ width: `${(100 * time) / longest}%` }} aria-hidden="true" />
            <span>
              {gameTime(time)}
              {when === 'now' && <span className="unseen"> {say('level.now')}</span>}
            </span>
          </li>
        ))}
      </ol>
      {last?.clock && black !== undefined && (
        <div className="if-level-last">
          <h3>{say('level.armageddon')}</h3>
          <p>
            {say('level.terms', {
              white: gameTime(last.clock.white.base),
              black: gameTime(last.clock.black.base),
            })}{' '}
            <b>
              <Linked text={say('level.draw', { name: names(black) })} />
            </b>
          </p>
        </div>
      )}
    </section>
  );
}
