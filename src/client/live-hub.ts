import { MAX_TOPICS, nothingKnown, type Position, type TopicEvent, watchText } from '../protocol/live-events.ts';
import { type Connection, type ConnectionOptions, connectionOf } from './connection.ts';
import { type KeptLine, keepLine } from './line.ts';
import { commonPosition, type HubMessage, type Want } from './live-source.ts';
import type { ServerEvent } from './server-events.ts';
import { ServerTime } from './server-time.ts';

/** The server gives a sign of life every 15 seconds, every 4 where a game's clock is followed. */
const CALM = { longestSilence: 40_000, longestWait: 15_000 } as const;
const QUICK = { longestSilence: 9_000, longestWait: 2_000 } as const;
/** Tabs that open together share a connection. */
const TOGETHER = 40;
/** Topics that nobody wants any more are shed in passing, or after this long. */
const SHED_AFTER = 5_000;

interface HeldTopic {
  position: Position;
  readonly longestWait: number;
  /** Who wants it, and the serial number of the request. */
  readonly wanted: Map<string, number>;
}

/**
 * The one connection of a browser or program. It carries all that anyone wants; another list is another connection, which
 * resumes each topic where it was. Nothing of the tournaments is kept here.
 */
export class LiveHub {
  readonly #connection: Connection;
  readonly #tell: (message: HubMessage) => void;
  readonly #topics = new Map<string, HeldTopic>();
  readonly #time = new ServerTime();
  #measured = 0;
  #line: KeptLine | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #shedding: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions, tell: (message: HubMessage) => void) {
    this.#connection = connectionOf(options);
    this.#tell = tell;
  }

  /** All that someone wants from now on. */
  want(who: string, wants: readonly Want[]): void {
    let news = false;
    for (const { topic, serial, from, longestWait } of wants) {
      const known = this.#topics.get(topic);
      if (known?.wanted.get(who) === serial) continue;
      news = true;
      const others = known && [...known.wanted.keys()].some((one) => one !== who);
      const position = known && others ? commonPosition(known.position, from) : from;
      const wait = Math.min(longestWait ?? CALM.longestWait, known?.longestWait ?? CALM.longestWait);
      this.#topics.set(topic, { position, longestWait: wait, wanted: new Map(known?.wanted).set(who, serial) });
    }
    const kept = new Set(wants.map(({ topic }) => topic));
    for (const [topic, { wanted }] of this.#topics) {
      if (kept.has(topic) || !wanted.delete(who) || wanted.size > 0) continue;
      this.#topics.delete(topic);
      this.#shedding ??= setTimeout(() => this.#connect(), SHED_AFTER);
    }
    if (this.#topics.size === 0) this.close();
    else if (news) this.#connect();
  }

  forget(who: string): void {
    this.want(who, []);
  }

  close(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#shedding);
    this.#opening = undefined;
    this.#shedding = undefined;
    this.#line?.close();
    this.#line = undefined;
  }

  #connect(): void {
    clearTimeout(this.#shedding);
    this.#shedding = undefined;
    // The old connection is dropped at once, so that nothing moves the positions in the meantime.
    if (this.#line) this.#line.again(TOGETHER);
    else this.#opening ??= setTimeout(() => this.#open(), 0);
  }

  #open(): void {
    this.#opening = undefined;
    const pace = () => ([...this.#topics.keys()].some((topic) => topic.includes('/game/')) ? QUICK : CALM);
    this.#line = keepLine({
      fetcher: this.#connection.fetcher,
      url: () => `${this.#connection.base}/api/live?${this.#list()}`,
      headers: () => this.#connection.headers,
      longestSilence: () => pace().longestSilence,
      longestWait: () =>
        Math.min(pace().longestWait, ...[...this.#topics.values()].map(({ longestWait }) => longestWait)),
      hear: (event, asked) => this.#hear(event, asked),
      onLine: (line) => this.#tell({ kind: 'line', line }),
      onGone: () => this.#fail('There is no live stream here.'),
      onFault: (error) => this.#fail(String(error)),
    });
  }

  #fail(message: string): void {
    this.#topics.clear();
    this.close();
    this.#tell({ kind: 'fault', message });
  }

  /** The newest requests last; if there are too many, the oldest wait. */
  #list(): string {
    const watched = [...this.#topics].slice(-MAX_TOPICS).map(([topic, { position }]) => watchText(topic, position));
    return watched.map((text) => `watch=${encodeURIComponent(text)}`).join('&');
  }

  #hear({ event = '', data }: ServerEvent, asked: number): void {
    const read: unknown = JSON.parse(data);
    if (event === 'time') this.#hearTime((read as { now: number }).now, asked);
    else this.#hearTopic(event, read as { topic: string });
  }

  #hearTopic(name: string, { topic, ...rest }: { readonly topic: string }): void {
    const held = this.#topics.get(topic);
    if (!held) return;
    // The server's word for it; a test compares what is sent with what is described.
    const event = { event: name, data: rest } as unknown as TopicEvent;
    switch (event.event) {
      case 'slices':
      case 'changes':
      case 'entries':
        held.position = { version: event.data.version, head: event.data.head };
        break;
      case 'reload':
        held.position = nothingKnown;
        break;
      case 'gone':
        this.#topics.delete(topic);
    }
    this.#tell({ kind: 'event', topic, event });
    if (this.#topics.size === 0) this.close();
  }

  /** The first word on a connection answers the question that opened it; later ones were not asked for. */
  #hearTime(now: number, asked: number): void {
    if (asked !== this.#measured) this.#time.answered(asked, now);
    else this.#time.heard(now);
    this.#measured = asked;
    this.#tell({ kind: 'time', ahead: this.#time.ahead });
  }
}
