import './clock.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Side } from '../../shared/game-face.ts';
import type { WithServer } from '../../shared/ports.tsx';
import { Loading, Message } from '../../shared/states.tsx';
import { useFormatWords, useT } from '../../shared/words.ts';
import { Announcement } from './announcement.tsx';
import { Half } from './half.tsx';
import { stateOf, stateWords } from './state.ts';
import { Strip } from './strip.tsx';
import { useTableClock } from './use-table-clock.ts';

const opposite = (side: Side): Side => (side === 'white' ? 'black' : 'white');

interface ClockPageProps extends WithServer {
  readonly id: string;
  readonly game: string;
}

/** One game's clock: on a player's own phone, or on one device on the table between both. */
export function ClockPage({ server, id, game: gameId }: ClockPageProps) {
  const t = useT();
  const { sight, press, face } = useTableClock(server, id, gameId);
  const [ends, setEnds] = useState<{ near: Side; turned: boolean }>({ near: 'white', turned: true });
  const { game } = sight;
  useFormatWords(game ? [game.format] : []);
  const own = game?.may.press.length === 1 ? game.may.press[0] : undefined;
  const tap = (side: Side) => press(game?.clock ? { kind: 'move', side } : { kind: 'start' });
  useSpace(() => {
    const side = own ?? game?.clock?.toMove ?? game?.first;
    if (side && game && !game.over) tap(side);
  });
  // The boundary around the page says “Reload”.
  if (sight.fault !== undefined) throw sight.fault;
  if (sight.gone) {
    return (
      <Message title={t('gameClock.notYours')}>
        <p>{t('gameClock.notYoursHint')}</p>
        <p>
          <Link href={`/t/${id}/me`}>{t('gameClock.back')}</Link>
        </p>
      </Message>
    );
  }
  if (!game) return <Loading />;
  const near = own ?? ends.near;
  const state = stateOf(sight);
  const half = (side: Side, end: 'near' | 'far') => {
    const shown = face(side);
    return (
      shown && (
        <Half
          game={game}
          side={side}
          face={shown}
          end={end}
          turned={own === undefined && ends.turned && end === 'far'}
          alone={own !== undefined}
          sending={sight.sending !== 'no'}
          onPress={() => tap(side)}
        />
      )
    );
  };
  const toMove = face(game.clock?.toMove ?? game.first);
  return (
    <main className={`game-clock ${own === undefined ? 'shared' : 'own'}`}>
      {half(opposite(near), 'far')}
      <Strip
        id={id}
        game={game}
        state={state}
        back={game.may.give ? `/t/${id}/desk/round` : own === undefined ? `/t/${id}/score` : `/t/${id}/me`}
        press={press}
        ends={
          own === undefined
            ? {
                turned: ends.turned,
                turn: () => setEnds({ ...ends, turned: !ends.turned }),
                swap: () => setEnds({ ...ends, near: opposite(ends.near) }),
              }
            : undefined
        }
      />
      {half(near, 'near')}
      {toMove && <Announcement game={game} own={own} face={toMove} state={state ? stateWords(t, game, state) : ''} />}
    </main>
  );
}

/** DK-20: Space presses the clock wherever the focus is, unless it is on something that Space presses already. */
function useSpace(press: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('button, a, input, [role=menu]')) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
