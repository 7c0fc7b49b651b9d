import type { EntryUpdate, SliceUpdate, TableReport } from '../protocol/wire-views.ts';
import { keepLine, type LiveLine } from './line.ts';
import type { ServerEvent } from './server-events.ts';

export interface LiveHandlers {
  /** `desk` receives entries, the others slices; `player` also the reports at their tables. */
  readonly as?: 'public' | 'player' | 'scorekeeper' | 'desk';
  /** The version that is known already, and what the log was called then. */
  readonly after?: number;
  readonly head?: string;
  /** The longest pause between two attempts to come back, in milliseconds. */
  readonly longestWait?: number;
  onSlices?(update: SliceUpdate): void;
  onEntries?(update: EntryUpdate): void;
  onReports?(reports: readonly TableReport[]): void;
  /** For desks: a clock was pressed in this game. */
  onGame?(pressed: { readonly game: string; readonly seq: number }): void;
  /** The server's time in milliseconds, by which all clocks run; now and then. */
  onTime?(now: number): void;
  /** What was shown so far is another history (a backup was restored): forget it; everything follows anew. */
  onReload?(): void;
  /** The tournament is gone, or no longer for this reader. */
  onGone?(): void;
  /** The line is there, or is being tried again. */
  onLine?(line: 'open' | 'waiting'): void;
}

/** The server gives a sign of life every 15 seconds. */
const LONGEST_SILENCE = 40_000;
const LONGEST_WAIT = 15_000;

/** The live stream of a tournament; it comes back by itself and resumes where it was. */
export function watch(
  fetcher: typeof fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  handlers: LiveHandlers,
): LiveLine {
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
      handlers.onGone?.();
      line.close();
    },
  };

  const hear = ({ name, data }: ServerEvent) => events[name]?.(JSON.parse(data));

  const line = keepLine({
    fetcher,
    url: `${url}?as=${handlers.as ?? 'public'}`,
    headers: () => ({ ...headers, ...(version > 0 && { 'last-event-id': String(version) }) }),
    longestSilence: LONGEST_SILENCE,
    longestWait: handlers.longestWait ?? LONGEST_WAIT,
    hear,
    onLine: (now) => handlers.onLine?.(now),
    onGone: () => handlers.onGone?.(),
  });
  return line;
}
