import { z } from 'zod';
import { flaggedAt } from '../engine/index.ts';
import { placeSchema } from '../protocol/commands.ts';
import type { ClaimedDeadline, Store } from '../store/index.ts';
import { clockAfter, FLAG, type GamePress, gameKey, lostOnTime, timedGame } from './game-clock.ts';
import type { Logger } from './logger.ts';
import { Recurring } from './recurring.ts';
import type { Tournaments } from './tournaments.ts';

const EVERY = 500;
const LEASE = 30_000;
const MOST_AT_ONCE = 50;
/** A press that was in time may still be on its way to the disk; the flag's own time is the deadline all the same. */
const GRACE = 300;

const payloadSchema = z.object({ place: placeSchema, seq: z.int() });

/**
 * Acts on what has fallen due, whichever process is up (GR-2): the command is timed at the deadline and has an id that
 * follows from it, so that it is applied once however many processes send it, and whenever they were started again.
 */
export class DeadlineWatch {
  readonly #store: Store;
  readonly #tournaments: Tournaments;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #recurring: Recurring;

  constructor(store: Store, tournaments: Tournaments, now: () => number, log: Logger) {
    this.#store = store;
    this.#tournaments = tournaments;
    this.#now = now;
    this.#log = log;
    this.#recurring = new Recurring('deadlines', EVERY, log, () => this.#look());
  }

  close(): Promise<void> {
    return this.#recurring.close();
  }

  async #look(): Promise<void> {
    const due = await this.#store.deadlines.claimDue(this.#now() - GRACE, MOST_AT_ONCE, LEASE);
    for (const deadline of due) {
      if (deadline.kind === FLAG) await this.#flag(deadline);
      await this.#store.deadlines.settle(deadline.ticket);
    }
  }

  async #flag(deadline: ClaimedDeadline): Promise<void> {
    const { place, seq } = payloadSchema.parse(deadline.payload);
    const tournament = await this.#tournaments.find(deadline.stream);
    const game = tournament && timedGame(tournament.state.facts, `r${place.round}.t${place.table}.g${place.game}`);
    if (!tournament || !game || game.key !== gameKey(place) || game.game.recorded) return;
    const presses = await this.#store.games.read(deadline.stream, game.key);
    const clock = clockAfter(
      game,
      presses.map(({ press }) => press as GamePress),
    );
    // Someone pressed meanwhile: then there is another deadline.
    if (!clock.ok || !clock.value || flaggedAt(clock.value) !== deadline.dueAt) return;
    const answer = await tournament.submit({
      commandId: `flag-${game.key}-${seq}`,
      by: 'clock',
      at: deadline.dueAt,
      command: {
        type: 'RecordOutcome',
        place,
        outcome: lostOnTime(game, clock.value.toMove),
        completedAt: deadline.dueAt,
      },
    });
    this.#log.info({ tournament: deadline.stream, game: game.key, answer: answer.kind }, 'time ran out');
  }
}
