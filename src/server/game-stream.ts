import type { Writable } from 'node:stream';
import type { GameClock } from '../protocol/wire-clocks.ts';
import { type Frame, frameOf, GZIP_HEADER, sseEvent } from './frames.ts';
import { timedGame } from './game-clock.ts';
import type { Happening, LiveTournament } from './live-tournament.ts';

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
  readonly #out: Writable;
  readonly #tournament: LiveTournament;
  readonly #reader: GameReader;
  readonly #unsubscribe: () => void;
  readonly #beat: NodeJS.Timeout;
  #beats = 0;
  #looking = false;
  #lookAgain = false;
  #full = false;

  constructor(out: Writable, tournament: LiveTournament, reader: GameReader) {
    this.#out = out;
    this.#tournament = tournament;
    this.#reader = reader;
    let before = this.#gameNow();
    this.#unsubscribe = tournament.subscribe((happening) => {
      const game = this.#gameNow();
      if (concerns(happening, game?.key) || game?.table !== before?.table) void this.#show();
      before = game;
    });
    this.#beat = setInterval(() => this.#heartbeat(), HEARTBEAT);
    this.#beat.unref();
    out.on('drain', () => {
      this.#full = false;
      void this.#show();
    });
    out.on('error', () => this.#stop());
    out.on('close', () => this.#stop());
    if (reader.compressed) out.write(GZIP_HEADER);
    this.#write(frameOf(`retry: ${RETRY_AFTER}\n\n`));
    void this.#show();
  }

  end(): void {
    this.#stop();
    this.#out.end();
  }

  recheck(): void {
    void this.#show();
  }

  #gameNow() {
    return timedGame(this.#tournament.state.facts, this.#reader.game);
  }

  /** One look at a time; what happens meanwhile is seen by the next. */
  async #show(): Promise<void> {
    if (this.#full) return;
    this.#lookAgain = true;
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#lookAgain) {
        this.#lookAgain = false;
        const seen = await this.#reader.look();
        if (!seen) {
          this.#tell('gone', {});
          return this.end();
        }
        this.#tell('clock', seen);
      }
    } catch {
      // The store cannot be read now; the next beat tries again.
    } finally {
      this.#looking = false;
    }
  }

  #heartbeat(): void {
    this.#beats += 1;
    if (this.#full) {
      this.#out.destroy();
      return;
    }
    this.#tell('time', { now: this.#reader.now() });
    if (this.#beats % BEATS_PER_LOOK === 0) void this.#show();
  }

  #tell(name: string, data: unknown): void {
    this.#write(frameOf(sseEvent(name, JSON.stringify(data))));
  }

  #write(frame: Frame): void {
    if (this.#out.writableEnded || this.#out.destroyed) return;
    if (!this.#out.write(this.#reader.compressed ? frame.compressed : frame.plain)) this.#full = true;
  }

  #stop(): void {
    clearInterval(this.#beat);
    this.#unsubscribe();
  }
}

/** Of the log's entries only those matter that change the table, and the caller sees that by itself. */
const concerns = (happening: Happening, key: string | undefined): boolean =>
  happening.kind === 'pressed' ? happening.game === key : happening.kind !== 'advanced';
