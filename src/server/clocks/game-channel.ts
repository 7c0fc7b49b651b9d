import type { GameClock } from '../../protocol/wire-clocks.ts';
import type { Channel, ChannelLine } from '../live/event-stream.ts';
import type { LiveTournament, LiveUpdate } from '../live/live-tournament.ts';
import { timedGame } from './game-clock.ts';

export interface GameReader {
  /** As people call it: r3.t2.g1. */
  readonly game: string;
  /** The clock as it is now, for this reader; undefined: it is gone, or no longer theirs. */
  readonly look: () => Promise<GameClock | undefined>;
}

/**
 * One game's clock to one device at its table. Every piece is whole, so there is nothing to resume: a reader that comes
 * back, or whose line was full, gets what is newest.
 */
export class GameChannel implements Channel {
  readonly #line: ChannelLine;
  readonly #tournament: LiveTournament;
  readonly #reader: GameReader;
  readonly #leave: () => void;
  #looking = false;
  #lookAgain = false;

  constructor(line: ChannelLine, tournament: LiveTournament, reader: GameReader) {
    this.#line = line;
    this.#tournament = tournament;
    this.#reader = reader;
    let before = this.#gameNow();
    this.#leave = tournament.subscribe((update) => {
      const game = this.#gameNow();
      if (concerns(update, game?.key) || game?.table !== before?.table) void this.recheck();
      before = game;
    });
  }

  catchUp(): void {
    void this.recheck();
  }

  close(): void {
    this.#leave();
  }

  /** Looks by itself now and then: the word of a press may have been lost between two processes. One look at a time. */
  async recheck(): Promise<void> {
    if (this.#line.full) return;
    this.#lookAgain = true;
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#lookAgain) {
        this.#lookAgain = false;
        const clock = await this.#reader.look();
        if (!clock) {
          this.#line.tell('gone', {});
          return this.#line.end();
        }
        this.#line.tell('clock', { clock });
      }
    } catch {
      // The store cannot be read now; the next beat tries again.
    } finally {
      this.#looking = false;
    }
  }

  #gameNow() {
    return timedGame(this.#tournament.derived, this.#reader.game);
  }
}

/** Of the log's entries only those matter that change the table, and the caller sees that by itself. */
const concerns = (update: LiveUpdate, key: string | undefined): boolean =>
  update.kind === 'pressed' ? update.game === key : update.kind !== 'advanced';
