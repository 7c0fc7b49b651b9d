import { readEvents, type ServerEvent } from './server-events.ts';

export interface LiveLine {
  close(): void;
}

export interface KeptLine extends LiveLine {
  /** Lets go of the connection and opens another at once. */
  again(): void;
}

export interface LineOptions {
  readonly fetcher: typeof fetch;
  readonly url: string;
  /** Asked for each connection anew. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** After so many milliseconds without a sign of life the line counts as broken. */
  readonly longestSilence: number;
  readonly longestWait: number;
  hear(event: ServerEvent): void;
  /** The line is there, or is being tried again. */
  onLine(line: 'open' | 'waiting'): void;
  /** There is nothing here, or nothing for this reader. */
  onGone(): void;
}

const SHORTEST_WAIT = 500;

/**
 * Reads server-sent events with fetch rather than with EventSource: the same code in pages, workers and programs, with
 * a token where there is no cookie, and with a say in when to try again. Comes back by itself until it is closed.
 */
export function keepLine(options: LineOptions): KeptLine {
  let wait = SHORTEST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line = new AbortController();
  let closed = false;

  const close = () => {
    closed = true;
    clearTimeout(timer);
    line.abort();
  };

  const again = () => {
    if (closed) return;
    wait = 0;
    line.abort();
    if (timer === undefined) return;
    clearTimeout(timer);
    void connect();
  };

  async function connect(): Promise<void> {
    timer = undefined;
    line = new AbortController();
    const { signal } = line;
    const silence = watchdog(options.longestSilence, () => line.abort());
    try {
      const response = await options.fetcher(options.url, {
        headers: { ...options.headers(), accept: 'text/event-stream' },
        cache: 'no-store',
        signal,
      });
      if ([401, 403, 404].includes(response.status)) {
        options.onGone();
        return close();
      }
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      options.onLine('open');
      wait = SHORTEST_WAIT;
      await readEvents(response.body, silence.sign, options.hear);
    } catch {
      // Whatever broke the line, it is tried again below.
    } finally {
      silence.stop();
    }
    if (closed) return;
    options.onLine('waiting');
    timer = setTimeout(() => void connect(), wait * (0.5 + Math.random()));
    wait = Math.min(Math.max(wait, SHORTEST_WAIT) * 2, options.longestWait);
  }

  void connect();
  return { close, again };
}

function watchdog(longestSilence: number, bark: () => void) {
  let timer = setTimeout(bark, longestSilence);
  return {
    sign: () => {
      clearTimeout(timer);
      timer = setTimeout(bark, longestSilence);
    },
    stop: () => clearTimeout(timer),
  };
}
