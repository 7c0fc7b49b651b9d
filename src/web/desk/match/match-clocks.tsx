import { useEffect, useReducer, useState } from 'react';
import { gameId } from '../../../engine/index.ts';
import type { GameClock } from '../../../protocol/wire-clocks.ts';
import { faceOf, newerOf } from '../../shared/game-face.ts';
import { useServerPort } from '../../shared/ports.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Stone } from '../results/game-line.tsx';
import type { Spot } from '../results/recording.ts';
import { sidesOf } from '../results/sides.ts';

/** What the clocks of the game that is played now show, in the order of the score sheet; nothing before they run. */
export function MatchClocks({ spot: { place, game, table } }: { spot: Spot }) {
  const { id, names, snapshot, derived } = useDesk();
  const { t } = useSpeech();
  const say = useT('evening');
  const clock = useGameClock(id, gameId(place.round, place.match, place.game));
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const now = Date.now() + snapshot.ahead;
  const wait = clock && (faceOf(clock, 'white', now, false).changesIn ?? faceOf(clock, 'black', now, false).changesIn);
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  });
  if (!clock?.clock || clock.over) return null;
  const { running, toMove } = clock.clock;
  return (
    <section className="match-clocks" aria-label={say('match.clocks')}>
      {sidesOf(derived, place.round, game).order.map((seat) => {
        const side = game.white === seat ? 'white' : 'black';
        const { reading } = faceOf(clock, side, now, false);
        const name = names(table.seats[seat] ?? '');
        return (
          <p key={side} className={side === toMove && running ? 'moving' : ''}>
            <b>
              {reading.kind === 'clock'
                ? reading.text
                : t('gameClock.days', { days: reading.days, hours: reading.hours })}
            </b>
            <span>
              <Stone game={game} seat={seat} />
              {side === toMove ? say('match.toMove', { name }) : name}
              {side === toMove && !running && ` · ${say('match.stopped')}`}
            </span>
          </p>
        );
      })}
    </section>
  );
}

function useGameClock(id: string, game: string): GameClock | undefined {
  const server = useServerPort();
  const [clock, setClock] = useState<GameClock>();
  useEffect(() => {
    setClock(undefined);
    const line = server?.liveGame(id, game, {
      onClock: (came) => setClock((known) => newerOf(known, came)),
    });
    return () => line?.close();
  }, [server, id, game]);
  return clock;
}
