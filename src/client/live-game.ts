import { nothingKnown, topicName } from '../protocol/live-events.ts';
import type { GameClock } from '../protocol/wire-clocks.ts';
import { reportFault } from './live.ts';
import type { Following, LiveSource } from './live-source.ts';

export interface GameHandlers {
  /** The whole clock: at the beginning, and after each press. */
  onClock(clock: GameClock): void;
  /** The server's time in milliseconds, by which the clock runs; every few seconds. */
  onTime?(now: number): void;
  onLine?(line: 'open' | 'waiting'): void;
  /** There is no such game any more, or it is not for this reader. */
  onGone?(): void;
  /** A handler has thrown: the line is closed. Unhandled, it is thrown. */
  onFault?(error: unknown): void;
}

/** A game's clock on a connection that is shared with others. */
export function followGame(source: LiveSource, id: string, game: string, handlers: GameHandlers): Following {
  return source.follow(topicName({ kind: 'game', tournament: id, game }), {
    position: () => nothingKnown,
    hear: ({ event, data }) => {
      if (event === 'clock') handlers.onClock(data.clock);
      if (event === 'gone') handlers.onGone?.();
    },
    onTime: (now) => handlers.onTime?.(now),
    onLine: (line) => handlers.onLine?.(line),
    onFault: (error) => reportFault(handlers.onFault, error),
  });
}
