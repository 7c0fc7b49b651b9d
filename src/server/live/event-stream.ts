import type { Writable } from 'node:stream';
import type { TopicEvents } from '../../protocol/live-events.ts';
import type { EndedRole } from '../../store/index.ts';
import { EventLine } from './event-line.ts';
import { eventFrame, type Frame } from './frames.ts';

/** Something that is followed on a stream: a tournament, or one game's clock. */
export interface Channel {
  /** The line was full and is free again: sends what is newest. */
  catchUp(): void;
  /** Now and then, and when a role ended: may this reader still read, and was anything missed? */
  recheck(): Promise<void>;
  close(): void;
}

/** A channel's end of the line. */
export interface ChannelLine {
  readonly topic: string;
  readonly full: boolean;
  write(frame: Frame): void;
  tell<Name extends keyof TopicEvents>(name: Name, data: TopicEvents[Name]): void;
  /** There is no more to come. */
  end(): void;
}

/** By what someone reads: what ends when a role does. */
export interface Credentials {
  /** The hashes of the tokens that came with the request. */
  readonly tokens: ReadonlySet<string>;
  /** The accounts that they were found to belong to. */
  readonly accounts: Set<string>;
}

interface EventStreamOptions {
  /** The reader takes gzip. */
  readonly compressed: boolean;
  readonly now: () => number;
  /** A game's clock is among the topics: the players must notice a broken connection quickly. */
  readonly quick: boolean;
  readonly credentials: Credentials;
}

const PACE = {
  calm: { retryAfter: 2_000, heartbeat: 15_000, mostSilentBeats: 4 },
  quick: { retryAfter: 500, heartbeat: 4_000, mostSilentBeats: 1 },
} as const;
/** On a quick line. */
const BEATS_PER_CHECK = 4;

interface Opened {
  readonly channel: Channel;
  readonly tournament: string;
}

/** One connection, and all that its reader follows on it. While it is full nothing is written (DK-22). */
export class EventStream {
  readonly #line: EventLine;
  readonly #options: EventStreamOptions;
  readonly #channels = new Map<string, Opened>();
  #expected: number;
  #beats = 0;
  #ended = false;

  /** `topics`: how many are to be opened. When the last of them has ended, so does the stream. */
  constructor(out: Writable, topics: number, options: EventStreamOptions) {
    this.#expected = topics;
    this.#options = options;
    this.#line = new EventLine(out, {
      compressed: options.compressed,
      ...PACE[options.quick ? 'quick' : 'calm'],
      beat: () => this.#heartbeat(),
      drained: () => {
        for (const { channel } of this.#channels.values()) channel.catchUp();
      },
      ended: () => {
        this.#ended = true;
        for (const { channel } of this.#channels.values()) channel.close();
        this.#channels.clear();
      },
    });
    this.#tellTime();
  }

  get ended(): boolean {
    return this.#ended;
  }

  open(topic: string, tournament: string, make: (line: ChannelLine) => Channel): void {
    if (this.#ended) return;
    const channel = make(this.#lineOf(topic));
    this.#channels.set(topic, { channel, tournament });
    channel.catchUp();
  }

  /** A topic that is not there, or not for this reader. */
  turnAway(topic: string): void {
    const line = this.#lineOf(topic);
    line.tell('gone', {});
    line.end();
  }

  /** A topic that cannot be read now: the reader comes back by itself. */
  giveUp(topic: string, code: string): void {
    this.#lineOf(topic).tell('trouble', { code });
    this.end();
  }

  /** Ends it; the reader comes back by itself. */
  end(): void {
    this.#line.end();
  }

  /** Those that a role's end can concern; without one, all. */
  recheck(ended?: EndedRole): void {
    const { tokens, accounts } = this.#options.credentials;
    if (ended?.of === 'token' && !tokens.has(ended.hash)) return;
    if (ended?.of === 'account' && !accounts.has(ended.account)) return;
    for (const { channel, tournament } of [...this.#channels.values()])
      if (ended?.of !== 'tournament' || ended.tournament === tournament) void channel.recheck();
  }

  /** The account that a topic was found to be read by. */
  readsBy(account: string): void {
    this.#options.credentials.accounts.add(account);
  }

  #lineOf(topic: string): ChannelLine {
    const line = this.#line;
    let over = false;
    const write = (frame: Frame) => {
      if (!over) line.write(frame);
    };
    return {
      topic,
      get full() {
        return line.full;
      },
      write,
      tell: (name, data) => write(eventFrame(name, { topic, ...data })),
      end: () => {
        if (over) return;
        over = true;
        this.#close(topic);
      },
    };
  }

  #close(topic: string): void {
    if (this.#ended) return;
    this.#channels.get(topic)?.channel.close();
    this.#channels.delete(topic);
    this.#expected -= 1;
    if (this.#expected === 0) this.end();
  }

  #heartbeat(): void {
    this.#beats += 1;
    this.#tellTime();
    if (this.#options.quick && this.#beats % BEATS_PER_CHECK !== 0) return;
    this.recheck();
  }

  /** A sign of life, and by what clock all clocks run: a phone's own may be wrong. */
  #tellTime(): void {
    this.#line.write(eventFrame('time', { now: this.#options.now() }));
  }
}
