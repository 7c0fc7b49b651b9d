import type { GameClock } from '../protocol/wire-clocks.ts';
import { type KeptLine, keepLine } from './line.ts';

export interface GameHandlers {
  /** The whole clock: at the beginning, and after each press. */
  onClock(clock: GameClock): void;
  /** The server's time in milliseconds, by which the clock runs; every few seconds. */
  onTime?(now: number): void;
  onLine?(line: 'open' | 'waiting'): void;
  /** There is no such game any more, or it is not for this reader. */
  onGone?(): void;
}

/** The server gives a sign of life every 4 seconds; a player must know soon that the line is down. */
const LONGEST_SILENCE = 9_000;
const LONGEST_WAIT = 2_000;

export function watchGame(
  fetcher: typeof fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  handlers: GameHandlers,
): KeptLine {
  const gone = () => {
    handlers.onGone?.();
    line.close();
  };
  const events: Readonly<Record<string, (value: unknown) => void>> = {
    clock: (value) => handlers.onClock(value as GameClock),
    time: (value) => handlers.onTime?.((value as { now: number }).now),
    gone,
  };
  const line = keepLine({
    fetcher,
    url,
    headers: () => headers,
    longestSilence: LONGEST_SILENCE,
    longestWait: LONGEST_WAIT,
    hear: ({ name, data }) => events[name]?.(JSON.parse(data)),
    onLine: (now) => handlers.onLine?.(now),
    onGone: () => handlers.onGone?.(),
  });
  return line;
}
