import { nothingKnown, type Position, type TopicEvent } from '../protocol/live-events.ts';

/** Someone who follows one topic. */
export interface TopicListener {
  /** How much of it is known. */
  position(): Position;
  /** The longest pause between two attempts to come back, in milliseconds. */
  readonly longestWait?: number;
  hear(event: TopicEvent): void;
  /** The server's time in milliseconds. */
  onTime(now: number): void;
  onLine(line: 'open' | 'waiting'): void;
  /** What came could not be handled; nothing more will come. */
  onFault(error: unknown): void;
}

export interface Following {
  /** The listener needs what comes after its position once more. */
  again(): void;
  close(): void;
}

/** Where live topics come from: a connection of one's own, or one that a browser's tabs share. */
export interface LiveSource {
  follow(topic: string, listener: TopicListener): Following;
}

/** One topic that is wanted. A new serial number means: from here, whatever was sent before. */
export interface Want {
  readonly topic: string;
  readonly serial: number;
  readonly from: Position;
  readonly longestWait?: number;
}

/** What arrives from the holder of the connection. */
export type HubMessage =
  | { readonly kind: 'event'; readonly topic: string; readonly event: TopicEvent }
  /** By how much the server's time is ahead of this machine's. */
  | { readonly kind: 'time'; readonly ahead: number }
  | { readonly kind: 'line'; readonly line: 'open' | 'waiting' }
  | { readonly kind: 'fault'; readonly message: string };

interface Followed {
  readonly listeners: Set<TopicListener>;
  serial: number;
}

/**
 * All that one tab, worker or program follows. It tells the holder of the connection what it wants, always the whole list,
 * and hands out what comes. The positions are kept here, by the followers: the holder may change at any time.
 */
export class Followings implements LiveSource {
  readonly #ask: (wants: readonly Want[]) => void;
  readonly #topics = new Map<string, Followed>();
  #serial = 0;

  constructor(ask: (wants: readonly Want[]) => void) {
    this.#ask = ask;
  }

  follow(topic: string, listener: TopicListener): Following {
    const followed = this.#topics.get(topic) ?? { listeners: new Set(), serial: 0 };
    this.#topics.set(topic, followed);
    followed.listeners.add(listener);
    const again = () => {
      if (!followed.listeners.has(listener)) return;
      this.#serial += 1;
      followed.serial = this.#serial;
      this.#ask(this.wants());
    };
    again();
    return { again, close: () => this.#leave(topic, listener) };
  }

  wants(): Want[] {
    return [...this.#topics].map(([topic, { listeners, serial }]) => {
      const positions = [...listeners].map((listener) => listener.position());
      const longestWait = Math.min(...[...listeners].map((one) => one.longestWait ?? Number.POSITIVE_INFINITY));
      const from = positions.reduce(commonPosition);
      return { topic, serial, from, ...(Number.isFinite(longestWait) && { longestWait }) };
    });
  }

  /** All of it, from the positions where the listeners are. */
  restart(): void {
    if (this.#topics.size === 0) return;
    for (const followed of this.#topics.values()) {
      this.#serial += 1;
      followed.serial = this.#serial;
    }
    this.#ask(this.wants());
  }

  hear(message: HubMessage): void {
    switch (message.kind) {
      case 'event':
        this.#tell(this.#topics.get(message.topic)?.listeners ?? [], message.topic, (one) => one.hear(message.event));
        if (message.event.event === 'gone') this.#topics.delete(message.topic);
        break;
      case 'time':
        this.#tellAll((one) => one.onTime(Date.now() + message.ahead));
        break;
      case 'line':
        this.#tellAll((one) => one.onLine(message.line));
        break;
      case 'fault':
        for (const [topic, { listeners }] of [...this.#topics])
          for (const one of [...listeners]) this.#fail(topic, one, new Error(message.message));
    }
  }

  #tellAll(tell: (listener: TopicListener) => void): void {
    for (const [topic, { listeners }] of [...this.#topics]) this.#tell(listeners, topic, tell);
  }

  /** An error of one listener's own ends what that one follows, and nothing else. */
  #tell(listeners: Iterable<TopicListener>, topic: string, tell: (listener: TopicListener) => void): void {
    for (const listener of [...listeners]) {
      try {
        tell(listener);
      } catch (error) {
        this.#fail(topic, listener, error);
      }
    }
  }

  #fail(topic: string, listener: TopicListener, error: unknown): void {
    this.#leave(topic, listener);
    listener.onFault(error);
  }

  #leave(topic: string, listener: TopicListener): void {
    const followed = this.#topics.get(topic);
    if (!followed?.listeners.delete(listener)) return;
    if (followed.listeners.size > 0) return;
    this.#topics.delete(topic);
    this.#ask(this.wants());
  }
}

/** From where all of them have everything: what they agree on, or the beginning. */
export const commonPosition = (one: Position, other: Position): Position =>
  one.version === other.version && one.head === other.head ? one : nothingKnown;
