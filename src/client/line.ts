import { eventsIn, type ServerEvent } from './server-events.ts';

export interface LiveLine {
  close(): void;
}

export interface KeptLine extends LiveLine {
  /** Drops the connection at once, and opens another after this many milliseconds. */
  again(after?: number): void;
}

export interface LineOptions {
  readonly fetcher: typeof fetch;
  /** Called again for each connection. */
  readonly url: () => string;
  readonly headers: () => Readonly<Record<string, string>>;
  /** After this many milliseconds of silence the connection counts as broken. */
  readonly longestSilence: () => number;
  readonly longestWait: () => number;
  /** May throw: then the line closes, and `onFault` hears of it. `asked`: when the connection was asked for. */
  hear(event: ServerEvent, asked: number): void;
  /** The line is there, or is being tried again. */
  onLine(line: 'open' | 'waiting'): void;
  /** There is nothing here, or nothing for this reader. */
  onGone(): void;
  /** Trying again cannot help: what came could not be handled, or the server does not understand the question. */
  onFault(error: unknown): void;
}

const SHORTEST_WAIT = 500;
/** A line that lasted this long was a good one: the next attempt comes soon. */
const GOOD_LINE = 5_000;

/** Answers after which the same question may have another one. */
const passing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

type End = 'broken' | 'final';

/**
 * Reads server-sent events with fetch rather than with EventSource: the same code in pages, workers and programs, with
 * a token where there is no cookie, and with control over when to try again. Reconnects by itself until it is closed.
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

  const again = (after = 0) => {
    if (closed) return;
    line.abort();
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), after);
  };

  const fault = (error: unknown): End => {
    close();
    options.onFault(error);
    return 'final';
  };

  /** What the reader does with an event is not the line's concern: an error there is not a broken connection. */
  const hand = (over: () => void): End | undefined => {
    try {
      over();
      return undefined;
    } catch (error) {
      return fault(error);
    }
  };

  async function read(body: ReadableStream<Uint8Array>, asked: number, sign: () => void, mine: AbortSignal) {
    for await (const event of eventsIn(body, sign)) {
      if (mine.aborted) break;
      const end = hand(() => options.hear(event, asked));
      if (end) return end;
    }
    return 'broken';
  }

  async function oneConnection(mine: AbortController): Promise<End> {
    const asked = Date.now();
    const silence = watchdog(options.longestSilence(), () => mine.abort());
    try {
      const response = await options.fetcher(options.url(), {
        headers: { ...options.headers(), accept: 'text/event-stream' },
        cache: 'no-store',
        signal: mine.signal,
      });
      if (mine.signal.aborted || passing(response.status)) return 'broken';
      if ([401, 403, 404].includes(response.status)) {
        close();
        return hand(options.onGone) ?? 'final';
      }
      if (!response.ok || !response.body)
        return fault(new Error(`The live stream is answered with ${response.status}.`));
      return hand(() => options.onLine('open')) ?? (await read(response.body, asked, silence.sign, mine.signal));
    } catch {
      // The transport broke; it is tried again.
      return 'broken';
    } finally {
      silence.stop();
      if (Date.now() - asked > GOOD_LINE) wait = SHORTEST_WAIT;
    }
  }

  async function connect(): Promise<void> {
    timer = undefined;
    const mine = new AbortController();
    line = mine;
    const end = await oneConnection(mine);
    // If it was dropped on purpose, another has been opened, or none is wanted.
    if (end === 'final' || closed || line !== mine || timer !== undefined) return;
    if (hand(() => options.onLine('waiting'))) return;
    timer = setTimeout(() => void connect(), wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, options.longestWait());
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
