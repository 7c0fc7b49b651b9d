import type { GameClock } from '../protocol/wire-clocks.ts';
import type { EntryUpdate, SliceUpdate, TableReport } from '../protocol/wire-views.ts';
import type { Connection } from './connection.ts';
import { type KeptLine, keepLine } from './line.ts';
import { type LiveHandlers, reportFault } from './live.ts';
import type { GameHandlers } from './live-game.ts';
import type { ServerEvent } from './server-events.ts';

/** The server gives a sign of life every 15 seconds, on a game's stream every 4: a player must know soon that the line is down. */
const TOURNAMENT = { longestSilence: () => 40_000, longestWait: () => 15_000 } as const;
const GAME = { longestSilence: () => 9_000, longestWait: () => 2_000 } as const;

/** A tournament on a stream of its own; it comes back by itself and resumes where it was. */
export function watch({ fetcher, base, headers }: Connection, id: string, handlers: LiveHandlers): KeptLine {
  let version = handlers.after ?? 0;
  let head = handlers.head ?? '';

  const forget = () => {
    version = 0;
    head = '';
    handlers.onReload?.();
  };

  const moved = (update: { version: number; head: string }) => {
    version = update.version;
    head = update.head;
  };

  const resumed = (at: { readonly head: string }) => {
    // The log was called otherwise at that point: what is on the screen never happened there.
    if (head === '' || at.head === head) return;
    forget();
    line.again();
  };

  const events: Readonly<Record<string, (value: unknown) => void>> = {
    slices: (value) => {
      moved(value as SliceUpdate);
      handlers.onSlices?.(value as SliceUpdate);
    },
    entries: (value) => {
      moved(value as EntryUpdate);
      handlers.onEntries?.(value as EntryUpdate);
    },
    reports: (value) => handlers.onReports?.(value as TableReport[]),
    game: (value) => handlers.onGame?.(value as { game: string; seq: number }),
    time: (value) => handlers.onTime?.((value as { now: number }).now),
    reload: forget,
    resume: (value) => resumed(value as { head: string }),
    gone: () => {
      line.close();
      handlers.onGone?.();
    },
  };

  const hear = ({ name, data }: ServerEvent) => events[name]?.(JSON.parse(data));

  const line = keepLine({
    fetcher,
    url: () => `${base}/api/tournaments/${encodeURIComponent(id)}/live?as=${handlers.as ?? 'public'}`,
    headers: () => ({ ...headers, ...(version > 0 && { 'last-event-id': String(version) }) }),
    ...TOURNAMENT,
    longestWait: () => handlers.longestWait ?? TOURNAMENT.longestWait(),
    hear,
    onLine: (now) => handlers.onLine?.(now),
    onGone: () => handlers.onGone?.(),
    onFault: (error) => reportFault(handlers.onFault, error),
  });
  return line;
}

/** A game's clock on a stream of its own. */
export function watchGame(
  { fetcher, base, headers }: Connection,
  id: string,
  game: string,
  handlers: GameHandlers,
): KeptLine {
  const events: Readonly<Record<string, (value: unknown) => void>> = {
    clock: (value) => handlers.onClock(value as GameClock),
    time: (value) => handlers.onTime?.((value as { now: number }).now),
    gone: () => {
      line.close();
      handlers.onGone?.();
    },
  };
  const line = keepLine({
    fetcher,
    url: () => `${base}/api/tournaments/${encodeURIComponent(id)}/games/${encodeURIComponent(game)}/live`,
    headers: () => headers,
    ...GAME,
    hear: ({ name, data }) => events[name]?.(JSON.parse(data)),
    onLine: (now) => handlers.onLine?.(now),
    onGone: () => handlers.onGone?.(),
    onFault: (error) => reportFault(handlers.onFault, error),
  });
  return line;
}
