import { type Millis, startOfDay } from '../../kit/index.ts';
import type {
  Derived,
  Outcome,
  PlayerId,
  Quantity,
  Rating,
  ResultForm,
  Round,
  Standing,
  Table,
} from '../tournament/index.ts';
import type { EventId, ListedEvent } from './model.ts';

/** What one event says of itself to its club, by the answers of its own rulebook. */

export interface Entrant {
  readonly player: PlayerId;
  readonly name: string;
  readonly club?: string;
  /** Never public. */
  readonly externalId?: string;
  /** The figures recorded on entry (CL-14). */
  readonly rating?: Rating;
  /** Those who are level share one. */
  readonly place: number;
  /** What the event itself counts, in thousandths. */
  readonly points?: number;
  /** CL-7: points from games played and forfeited, and the most those could give, in thousandths. */
  readonly share?: { readonly points: number; readonly most: number; readonly games: number };
  readonly played: number;
  readonly wins: number;
  readonly forfeits: number;
  readonly byes: number;
}

/** One game that was played: places with ties, seat by seat. A game of two is 1 2, 2 1 or 1 1. */
export interface PlayedGame {
  readonly seats: readonly PlayerId[];
  readonly places: readonly number[];
}

export interface EventSummary {
  readonly event: EventId;
  readonly name: string;
  readonly day?: string;
  /** Coming: nothing has been played yet. */
  readonly progress: 'coming' | 'running' | 'finished';
  readonly endedEarly: boolean;
  readonly closedRounds: number;
  /** When its last game was completed. */
  readonly finishedAt?: Millis;
  /** Everyone who had a seat or a bye; whoever entered and never came took no part. */
  readonly entrants: readonly Entrant[];
  /** In the order of the rounds and tables, which no correction changes. */
  readonly games: readonly PlayedGame[];
  readonly byHand?: true;
}

const inThousandths = (quantity: Quantity): number => {
  if (typeof quantity === 'number') return quantity * 1000;
  if ('halves' in quantity) return quantity.halves * 500;
  return 'hundredths' in quantity ? quantity.hundredths * 10 : quantity.thousandths;
};

/** What adds up for one player while the rounds are read. */
interface Tallies {
  played: number;
  wins: number;
  forfeits: number;
  byes: number;
  /** Under `percent`; and of the tables alone, where the standings have no sum. */
  points: number;
  most: number;
  games: number;
}

const nothing = (): Tallies => ({ played: 0, wins: 0, forfeits: 0, byes: 0, points: 0, most: 0, games: 0 });

/** Places of the seats, those level sharing the better one. */
function ranks(figures: readonly number[], best: 'highest' | 'lowest'): number[] {
  const isBetter = (one: number, other: number) => (best === 'highest' ? one > other : one < other);
  return figures.map((own) => 1 + figures.filter((other) => isBetter(other, own)).length);
}

/** A game that was played, with whoever stayed to its end; nothing where there is nobody to compare with. */
function playedGame(seats: readonly PlayerId[], outcome: Outcome, form: ResultForm): PlayedGame | undefined {
  if (outcome.kind === 'forfeit') return undefined;
  const figures = outcome.kind === 'scores' ? outcome.scores : outcome.places;
  const best = outcome.kind === 'places' || (form.kind === 'scores' && form.best === 'lowest') ? 'lowest' : 'highest';
  const there = seats.flatMap((player, seat) => {
    const figure = figures[seat];
    return typeof figure === 'number' ? [{ player, figure }] : [];
  });
  if (there.length < 2) return undefined;
  return {
    seats: there.map(({ player }) => player),
    places: ranks(
      there.map(({ figure }) => figure),
      best,
    ),
  };
}

class Reading {
  readonly #derived: Derived;
  readonly tallies = new Map<PlayerId, Tallies>();
  readonly games: PlayedGame[] = [];

  constructor(derived: Derived) {
    this.#derived = derived;
    for (const round of derived.facts.rounds) if (round.state !== 'draft') this.#read(round);
  }

  of(player: PlayerId): Tallies {
    const known = this.tallies.get(player);
    if (known) return known;
    const tallies = nothing();
    this.tallies.set(player, tallies);
    return tallies;
  }

  #read(round: Round): void {
    const { facts } = this.#derived;
    const rulebook = this.#derived.rulebook(round.stage);
    const config = facts.stages[round.stage]?.config;
    const form = rulebook.results?.(config) ?? { kind: 'one-point' };
    const most = rulebook.counts ? inThousandths(rulebook.counts(config).most(round)) : 0;
    for (const player of round.byes) this.of(player).byes++;
    for (const table of round.tables) this.#readTable(round, table, form, most);
  }

  #readTable(round: Round, table: Table, form: ResultForm, most: number): void {
    const { seats, games } = table;
    if (seats.length < 2) {
      for (const player of seats) this.of(player).byes++;
      return;
    }
    for (const player of seats) this.of(player);
    const outcomes = games.flatMap(({ recorded }) => recorded?.outcome ?? []);
    const played = outcomes.flatMap((outcome) => playedGame(seats, outcome, form) ?? []);
    this.games.push(...played);
    for (const { seats: there } of played) for (const player of there) this.of(player).played++;
    for (const outcome of outcomes) {
      if (outcome.kind === 'forfeit') for (const seat of outcome.seats) this.of(seats[seat] ?? '').forfeits++;
    }
    if (outcomes.length === 0 || outcomes.length < games.length) return;
    const { points, winners } = this.#derived.tally(round, table);
    for (const [seat, player] of seats.entries()) {
      const tallies = this.of(player);
      if (winners.includes(seat)) tallies.wins++;
      if (most === 0) continue;
      tallies.points += inThousandths(points[seat] ?? 0);
      tallies.most += most;
      tallies.games++;
    }
  }
}

/** The sums that the standings of the first stage that counts have; none where no stage counts. */
function pointsOf(derived: Derived): ((player: PlayerId, tallied: number) => number) | undefined {
  const { stages } = derived.facts;
  for (const [at, { config }] of stages.entries()) {
    const counted = derived.rulebook(at).counts?.(config);
    if (!counted) continue;
    if (counted.criterion === undefined) return (_player, tallied) => tallied;
    const { criterion } = counted;
    const sums = new Map(derived.stage(at).standings.map((row) => [row.player, sumIn(row, criterion)]));
    return (player) => sums.get(player) ?? 0;
  }
  return undefined;
}

const sumIn = ({ criteria }: Standing, name: string): number =>
  inThousandths(criteria.find((criterion) => criterion.name === name)?.value ?? 0);

function entrantsOf(derived: Derived, reading: Reading): Entrant[] {
  const { facts, standings } = derived;
  const points = pointsOf(derived);
  const absent = standings.filter(({ player }) => !reading.tallies.has(player));
  return standings.flatMap(({ player, place }) => {
    const tallies = reading.tallies.get(player);
    const known = facts.players.get(player);
    if (!tallies || !known) return [];
    const { name, club, externalId, rating } = known;
    const { played, wins, forfeits, byes, games, most } = tallies;
    return {
      player,
      name,
      ...(club !== undefined && { club }),
      ...(externalId !== undefined && { externalId }),
      ...(rating && { rating }),
      place: place - absent.filter((other) => other.place < place).length,
      ...(points && { points: points(player, tallies.points), share: { points: tallies.points, most, games } }),
      played,
      wins,
      forfeits,
      byes,
    };
  });
}

/** What a tournament says of itself, for its club and for its seasons. */
export function summaryOf(event: EventId, derived: Derived): EventSummary {
  const { facts, verdict } = derived;
  const reading = new Reading(derived);
  const begun = reading.games.length > 0 || [...reading.tallies.values()].some(({ forfeits }) => forfeits > 0);
  const progress = verdict.finished ? 'finished' : begun ? 'running' : 'coming';
  const day = facts.event?.firstDay;
  return {
    event,
    name: facts.about?.name ?? '',
    ...(day !== undefined && { day }),
    progress,
    endedEarly: facts.ended,
    closedRounds: facts.rounds.filter(({ state }) => state === 'closed').length,
    ...(verdict.finished && { finishedAt: facts.lastCompletedAt }),
    entrants: begun ? entrantsOf(derived, reading) : [],
    games: reading.games,
  };
}

/** CL-12: of an evening entered by hand. Who has no place stands behind all who have one, by points. */
export function handSummary({ id, byHand }: ListedEvent): EventSummary | undefined {
  if (!byHand) return undefined;
  const { name, day, rows } = byHand;
  const isAbove = (one: (typeof rows)[number], other: (typeof rows)[number]): boolean => {
    if (one.place !== undefined || other.place !== undefined) {
      return (one.place ?? Number.POSITIVE_INFINITY) < (other.place ?? Number.POSITIVE_INFINITY);
    }
    return (one.points ?? 0) > (other.points ?? 0);
  };
  return {
    event: id,
    name,
    day,
    progress: 'finished',
    endedEarly: false,
    closedRounds: 1,
    finishedAt: startOfDay(day),
    entrants: rows.map((row) => ({
      player: row.player,
      name: row.name,
      place: row.place ?? 1 + rows.filter((other) => isAbove(other, row)).length,
      ...(row.points !== undefined && { points: Math.round(row.points * 1000) }),
      played: 1,
      wins: 0,
      forfeits: 0,
      byes: 0,
    })),
    games: [],
    byHand: true,
  };
}
