import { type ClockPort, newCommandId, ProblemError, ServerTime } from '../../../client/index.ts';
import type { GameClock, Press } from '../../../protocol/wire-clocks.ts';
import { newerOf } from '../../shared/game-face.ts';

/** A press that the server has not answered yet. */
type WaitingPress = Press & { readonly id: string };

export interface Sight {
  readonly game?: GameClock;
  readonly line: 'open' | 'waiting';
  /** There is no such game, or it is not for this device. */
  readonly gone: boolean;
  /** A press is on its way; `kept` once an attempt has failed. */
  readonly sending: 'no' | 'sent' | 'kept';
  /** Why the last press did not count: a problem's code. */
  readonly refused: string | undefined;
  /** An internal error while handling what came in: the page has to be reloaded. */
  readonly fault?: unknown;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const AGAIN_AFTER = 1_000;
const MEASURE_EVERY = 30_000;

/**
 * One game's clock on one device: what the server last said of it, the server's time, and at most one press that waits
 * for its answer. A press keeps its id and is sent until it is answered, even after a reload, so it counts once
 * (DK-22); it counts when it reaches the server.
 */
export class TableClock {
  readonly time = new ServerTime();
  readonly #port: ClockPort;
  readonly #id: string;
  readonly #game: string;
  readonly #shelf: Shelf;
  readonly #listeners = new Set<() => void>();
  #sight: Sight = { line: 'open', gone: false, sending: 'no', refused: undefined };
  #waiting: WaitingPress | undefined;
  #closed = false;
  #line: { close(): void; again(): void } | undefined;
  #wake: (() => void) | undefined;
  #measuring: ReturnType<typeof setInterval> | undefined;

  constructor(port: ClockPort, id: string, game: string, shelf: Shelf) {
    this.#port = port;
    this.#id = id;
    this.#game = game;
    this.#shelf = shelf;
  }

  get sight(): Sight {
    return this.#sight;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    this.#line = this.#port.liveGame(this.#id, this.#game, {
      onClock: (game) => {
        this.#came(game.now);
        this.#adopt(game);
      },
      onTime: (now) => this.#came(now),
      onLine: (line) => {
        this.#see({ line });
        if (line === 'open') this.#wake?.();
      },
      onGone: () => this.#see({ gone: true }),
      onFault: (fault) => this.#see({ fault }),
    });
    this.#measuring = setInterval(() => void this.#measure(), MEASURE_EVERY);
    document.addEventListener('visibilitychange', this.#seenAgain);
    window.addEventListener('online', this.#seenAgain);
    window.addEventListener('offline', this.#lost);
    this.#waiting = this.#kept();
    if (this.#waiting) void this.#send(this.#waiting);
    void this.#measure();
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
    clearInterval(this.#measuring);
    document.removeEventListener('visibilitychange', this.#seenAgain);
    window.removeEventListener('online', this.#seenAgain);
    window.removeEventListener('offline', this.#lost);
    this.#wake?.();
  }

  press(press: Press['press']): void {
    const { game, sending } = this.#sight;
    if (!game || sending !== 'no') return;
    const refused = refusalOf(game, press);
    this.#see({ refused });
    if (refused !== undefined) return;
    this.#waiting = { seq: game.seq, id: newCommandId(), edition: game.edition, press };
    this.#shelf.setItem(this.#place, JSON.stringify(this.#waiting));
    void this.#send(this.#waiting);
  }

  /** A device that slept or changed networks may have missed the line's end, and its clock may have been set. */
  readonly #seenAgain = () => {
    if (document.visibilityState !== 'visible') return;
    this.#line?.again();
    this.#wake?.();
    void this.#measure();
  };

  /** The network is gone, which the line itself would notice late. Trying again waits until it is back. */
  readonly #lost = () => this.#see({ line: 'waiting' });

  /** Something arrived nevertheless: on the server's own machine there is a connection without a network. */
  #came(now: number): void {
    if (this.#sight.line !== 'open') this.#see({ line: 'open' });
    if (this.time.heard(now)) void this.#measure();
  }

  get #place(): string {
    return `tiltyard.press.${this.#id}.${this.#game}`;
  }

  #kept(): WaitingPress | undefined {
    try {
      const kept: unknown = JSON.parse(this.#shelf.getItem(this.#place) ?? 'null');
      return typeof kept === 'object' && kept !== null ? (kept as WaitingPress) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Until it is answered, or another press has taken its place. */
  async #send(press: WaitingPress): Promise<void> {
    this.#see({ sending: 'sent' });
    while (this.#waiting === press && !this.#closed) {
      try {
        const game = await this.#port.press(this.#id, this.#game, press);
        this.#settled(press, {});
        this.#adopt(game);
      } catch (error) {
        const final = error instanceof ProblemError && error.problem.status < 500 && error.problem.status !== 429;
        if (final) {
          if (isClock(error.problem.details)) this.#adopt(error.problem.details);
          this.#settled(press, { refused: error.problem.code });
        } else {
          if (this.#waiting === press && this.#sight.sending === 'sent') this.#see({ sending: 'kept' });
          await this.#pause();
        }
      }
    }
  }

  #settled(press: WaitingPress, more: Partial<Sight>): void {
    if (this.#waiting !== press) return;
    this.#waiting = undefined;
    this.#shelf.removeItem(this.#place);
    this.#see({ sending: 'no', ...more });
  }

  /** Until the next attempt; cut short when the line is back. */
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, AGAIN_AFTER);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #measure(): Promise<void> {
    try {
      const sent = Date.now();
      const game = await this.#port.clock(this.#id, this.#game);
      this.time.answered(sent, game.now);
      this.#adopt(game);
    } catch {
      // Offline there is nothing to measure; it asks again when the connection is back.
    }
  }

  #adopt(came: GameClock): void {
    const before = this.#sight.game;
    const game = newerOf(before, came);
    const moved = before !== undefined && game.seq !== before.seq;
    // The live line may be faster than the answer: the clock has gone on, so the next press is another one.
    const decided = this.#waiting !== undefined && game.seq > this.#waiting.seq;
    this.#see({
      game,
      ...(decided && { sending: 'no' }),
      ...(moved && this.#waiting === undefined && { refused: undefined }),
    });
  }

  #see(more: Partial<Sight>): void {
    this.#sight = { ...this.#sight, ...more };
    for (const listener of this.#listeners) listener();
  }
}

const isClock = (value: unknown): value is GameClock =>
  typeof value === 'object' && value !== null && 'seq' in value && 'may' in value;

/** What the page can see for itself need not be asked; the server would say the same. */
function refusalOf({ clock, over }: GameClock, press: Press['press']): string | undefined {
  if (over) return 'game-is-over';
  if (press.kind !== 'move') return undefined;
  if (!clock) return 'clock-not-started';
  if (clock.flag) return 'time-is-out';
  if (!clock.running) return 'clock-is-paused';
  return clock.toMove === press.side ? undefined : 'not-to-move';
}
