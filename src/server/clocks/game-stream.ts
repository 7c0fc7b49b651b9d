import type { Writable } from 'node:stream';
import type { GameClock } from '../../protocol/wire-clocks.ts';
import { EventLine } from '../live/event-line.ts';
import type { LiveTournament, LiveUpdate } from '../live/live-tournament.ts';
import { timedGame } from './game-clock.ts';

export interface GameReader {
  /** As people call it: r3.t2.g1. */
  readonly game: string;
  /** The reader takes gzip. */
  readonly compressed: boolean;
  readonly now: () => number;
  /** The clock as it is now, for this reader; undefined: it is gone, or no longer theirs. */
  readonly look: () => Promise<GameClock | undefined>;
}

const RETRY_AFTER = 500;
/** Short, because whoever plays by this clock must notice a broken line before the opponent does. */
const HEARTBEAT = 4_000;
/** Every so many beats it looks by itself: the word of a press may have been lost between two processes. */
const BEATS_PER_LOOK = 4;

/**
 * One game's clock to one device at its table. Every piece is whole, so there is nothing to resume: a reader that comes
 * back, or whose line was full, gets what is newest.
 */
export class GameStream {
  readonly #line: EventLine;
  readonly #tournament: LiveTournament;
  readonly #reader: GameReader;
  #beats = 0;
  #looking = false;
  #lookAgain = false;

  constructor(out: Writable, tournament: LiveTournament, reader: GameReader) {
    this.#tournament = tournament;
    this.#reader = reader;
    let before = this.#gameNow();
    const unsubscribe = tournament.subscribe((update) => {
      const game = this.#gameNow();
      if (concerns(update, game?.key) || game?.table !== before?.table) void this.#show();
      before = game;
    });
    this.#line = new EventLine(out, {
      compressed: reader.compressed,
      retryAfter: RETRY_AFTER,
      heartbeat: HEARTBEAT,
      mostSilentBeats: 1,
      beat: () => this.#heartbeat(),
      drained: () => void this.#show(),
      ended: unsubscribe,
    });
    void this.#show();
  }

  end(): void {
    this.#line.end();
  }

  recheck(): void {
    void this.#show();
  }

  #gameNow() {
    return timedGame(this.#tournament.state.facts, this.#reader.game);
  }

  /** One look at a time; what happens meanwhile is seen by the next. */
  async #show(): Promise<void> {
    if (this.#line.full) return;
    this.#lookAgain = true;
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#lookAgain) {
        this.#lookAgain = false;
        const seen = await this.#reader.look();
        if (!seen) {
          this.#line.tell('gone', {});
          return this.end();
        }
        this.#line.tell('clock', seen);
      }
    } catch {
      // The store cannot be read now; the next beat tries again.
    } finally {
      this.#looking = false;
    }
  }

  #heartbeat(): void {
    this.#beats += 1;
    this.#line.tell('time', { now: this.#reader.now() });
    if (this.#beats % BEATS_PER_LOOK === 0) void this.#show();
  }
}

/** Of the log's entries only those matter that change the table, and the caller sees that by itself. */
const concerns = (update: LiveUpdate, key: string | undefined): boolean =>
  update.kind === 'pressed' ? update.game === key : update.kind !== 'advanced';
