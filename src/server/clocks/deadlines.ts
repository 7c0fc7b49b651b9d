import { z } from 'zod';
import { gameId } from '../../engine/index.ts';
import { placeSchema } from '../../protocol/commands.ts';
import type { ClaimedDeadline, Store } from '../../store/index.ts';
import type { LiveTournament } from '../live/live-tournament.ts';
import { type Tournaments, upToDate } from '../live/tournaments.ts';
import type { Logger } from '../operations/logger.ts';
import { PeriodicWork } from '../operations/periodic-work.ts';
import { messagesTo } from '../webhooks/messages.ts';
import { clockAfter, FLAG, type GamePress, gameKey, lostBy, overAt, type TimedGame, timedGame } from './game-clock.ts';
import { ROUND_TIME, roundTime } from './round-clock.ts';
import { ROUND_GAMES, startedGames } from './round-games.ts';

const EVERY = 500;
const LEASE = 30_000;
const MAX_AT_ONCE = 50;
/** A press that was in time may still be on its way to the disk; the flag still falls at the deadline. */
const GRACE = 300;

const flagSchema = z.object({ place: placeSchema, seq: z.int() });
const roundSchema = z.object({ round: z.int(), edition: z.int() });

/**
 * Acts on what has fallen due, whichever process is up (GR-2): the game is over at the deadline, and the command has an id
 * that follows from it, so that it is applied once however many processes send it, and whenever they were started again.
 * The entry has the time of its writing: a round that follows from it by itself starts its clocks then, not in the past.
 */
export class DeadlineWatch {
  readonly #store: Store;
  readonly #tournaments: Tournaments;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #publicUrl: string | undefined;
  readonly #work: PeriodicWork;

  constructor(store: Store, tournaments: Tournaments, now: () => number, log: Logger, publicUrl?: string) {
    this.#store = store;
    this.#tournaments = tournaments;
    this.#now = now;
    this.#log = log;
    this.#publicUrl = publicUrl;
    this.#work = new PeriodicWork('deadlines', EVERY, log, () => this.#look());
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async #look(): Promise<void> {
    const due = await this.#store.deadlines.claimDue(this.#now() - GRACE, MAX_AT_ONCE, LEASE);
    for (const deadline of due) {
      try {
        await this.#act(deadline);
      } catch (error) {
        // It comes back when its lease runs out; the others need not wait for that.
        this.#log.warn(error, `deadline ${deadline.kind} of ${deadline.stream}`);
      }
    }
  }

  async #act(deadline: ClaimedDeadline): Promise<void> {
    const tournament = await this.#tournaments.find(deadline.stream);
    // Another process may have written what this deadline is about.
    if (tournament) await upToDate(this.#store, tournament);
    if (tournament && deadline.kind === ROUND_TIME) return this.#time(deadline, tournament);
    if (tournament && deadline.kind === FLAG) await this.#flagOne(deadline, tournament);
    if (tournament && deadline.kind === ROUND_GAMES) await this.#flagRound(deadline, tournament);
    await this.#store.deadlines.settle(deadline.ticket);
  }

  /** SW-15: it changes nothing in the tournament; pages see it by themselves, game servers are notified. */
  async #time(deadline: ClaimedDeadline, tournament: LiveTournament): Promise<void> {
    const { facts, log } = tournament.state;
    const time = roundTime(facts);
    const { dueAt, stream } = deadline;
    const webhooks = time?.dueAt === dueAt ? await this.#store.webhooks.of(stream) : [];
    const data = { round: time?.round, edition: time?.edition };
    const event = { topic: 'round.time', data } as const;
    const told = { tournament: stream, version: log.length, at: dueAt, event, derived: tournament.derived };
    const outbox = messagesTo(webhooks, told, { now: this.#now(), publicUrl: this.#publicUrl });
    // If the clock has been changed in the meantime the ticket is a different one and nothing is sent.
    const settled = await this.#store.deadlines.settle(deadline.ticket, { version: log.length, outbox });
    if (settled) this.#log.info({ tournament: stream, round: time?.round }, 'the round’s time ran out');
  }

  async #flagOne(deadline: ClaimedDeadline, tournament: LiveTournament): Promise<void> {
    const { place } = flagSchema.parse(deadline.payload);
    const game = timedGame(tournament.derived, gameId(place.round, place.match, place.game));
    if (game && game.key === gameKey(place) && !game.game.recorded) await this.#flag(deadline, tournament, game);
  }

  async #flagRound(deadline: ClaimedDeadline, tournament: LiveTournament): Promise<void> {
    const { round, edition } = roundSchema.parse(deadline.payload);
    for (const game of startedGames(tournament.derived, round)) {
      if (game.place.edition === edition) await this.#flag(deadline, tournament, game);
    }
  }

  async #flag(deadline: ClaimedDeadline, tournament: LiveTournament, game: TimedGame): Promise<void> {
    const presses = await this.#store.games.read(deadline.stream, game.key);
    const clock = clockAfter(
      game,
      presses.map(({ press }) => press as GamePress),
    );
    // Someone has pressed in the meantime, so there is a new deadline.
    if (!clock.ok || !clock.value || overAt(game, clock.value) !== deadline.dueAt) return;
    const answer = await tournament.submit({
      commandId: `flag-${game.key}-${presses.length}`,
      by: 'clock',
      command: {
        type: 'RecordOutcome',
        place: game.place,
        outcome: lostBy(game, clock.value),
        completedAt: deadline.dueAt,
      },
    });
    this.#log.info({ tournament: deadline.stream, game: game.key, answer: answer.kind }, 'time ran out');
  }
}
