import type { EntryUpdate, SliceUpdate } from '../protocol/wire-views.ts';
import { readEvents, type ServerEvent } from './server-events.ts';

export interface LiveHandlers {
  /** `desk` receives entries, the others slices; `player` also the reports at their tables. */
  readonly as?: 'public' | 'player' | 'desk';
  /** The version that is known already, and what the log was called then. */
  readonly after?: number;
  readonly head?: string;
  onSlices?(update: SliceUpdate): void;
  onEntries?(update: EntryUpdate): void;
  onReports?(reports: readonly unknown[]): void;
  /** A clock was pressed in this game. */
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

export interface LiveLine {
  close(): void;
}

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server gives a sign of life every 15 seconds. */
const LONGEST_SILENCE = 40_000;

/**
 * Reads the stream with fetch rather than with EventSource: the same code in pages, workers and programs, with a
 * token where there is no cookie, and with a say in when to try again.
 */
export function watch(
  fetcher: typeof fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  handlers: LiveHandlers,
): LiveLine {
  let version = handlers.after ?? 0;
  let head = handlers.head ?? '';
  let wait = SHORTEST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line = new AbortController();
  let closed = false;

  const close = () => {
    closed = true;
    clearTimeout(timer);
    line.abort();
  };

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
    line.abort();
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
    reports: (value) => handlers.onReports?.(value as unknown[]),
    game: (value) => handlers.onGame?.(value as { game: string; seq: number }),
    time: (value) => handlers.onTime?.((value as { now: number }).now),
    reload: forget,
    resume: (value) => resumed(value as { head: string }),
    gone: () => {
      handlers.onGone?.();
      close();
    },
  };

  const hear = ({ name, data }: ServerEvent) => events[name]?.(JSON.parse(data));

  async function connect(): Promise<void> {
    line = new AbortController();
    const { signal } = line;
    const silence = watchdog(() => line.abort());
    try {
      const response = await fetcher(`${url}?as=${handlers.as ?? 'public'}`, {
        headers: { ...headers, accept: 'text/event-stream', ...(version > 0 && { 'last-event-id': String(version) }) },
        cache: 'no-store',
        signal,
      });
      if ([401, 403, 404].includes(response.status)) {
        handlers.onGone?.();
        return close();
      }
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      handlers.onLine?.('open');
      wait = SHORTEST_WAIT;
      await readEvents(response.body, silence.sign, hear);
    } catch {
      // Whatever broke the line, it is tried again below.
    } finally {
      silence.stop();
    }
    if (closed) return;
    handlers.onLine?.('waiting');
    timer = setTimeout(() => void connect(), wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  void connect();
  return { close };
}

function watchdog(bark: () => void) {
  let timer = setTimeout(bark, LONGEST_SILENCE);
  return {
    sign: () => {
      clearTimeout(timer);
      timer = setTimeout(bark, LONGEST_SILENCE);
    },
    stop: () => clearTimeout(timer),
  };
}
