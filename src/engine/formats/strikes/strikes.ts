import type { Outcome, Table } from '../../tournament/index.ts';
import type { StrikesConfig } from './config.ts';

/** ST-4: how the numbers of a result are read. */
export type Scoring = StrikesConfig['scoring'];

/** A seat's number (a score in thousandths, or a place), or `withdrawn` for one who left before the result was in. */
export type SeatScore = number | 'withdrawn';

/** ST-2: the strikes of the last place at a table of any size. */
const LAST_PLACE = 24;

const beats = (scoring: Scoring, one: number, other: number): boolean =>
  scoring === 'highest-wins' ? one > other : one < other;

/**
 * A place is 1 + the number of strictly better scores (ST-12). ST-17: those who withdrew take the last places,
 * which they share the way tied players do.
 */
export function placesOf(scores: readonly SeatScore[], scoring: Scoring): number[] {
  const numbers = scores.filter((score) => score !== 'withdrawn');
  return scores.map((score) =>
    score === 'withdrawn' ? numbers.length + 1 : 1 + numbers.filter((other) => beats(scoring, other, score)).length,
  );
}

/** ST-2, ST-3: 24 · (place − 1) / (seats − 1); tied players share what their places cost, always a whole number each. */
export function strikesOf(places: readonly number[]): number[] {
  const steps = Math.max(1, places.length - 1);
  return places.map((place) => {
    const tied = places.filter((other) => other === place).length;
    return ((LAST_PLACE / 2) * (2 * (place - 1) + tied - 1)) / steps;
  });
}

/** ST-4: places entered with ties, such as 1 2 2 4: each is one more than the number of better ones. */
export const arePlaces = (places: readonly number[]): boolean =>
  places.every((place) => place === 1 + places.filter((other) => other < place).length);

/**
 * ST-13: a player's score against the best other score at the table, in the direction of the scoring: positive for a
 * sole winner, 0 for a tied one, negative for the others. Undefined where there is no margin to compare.
 */
export function marginOf(scores: readonly SeatScore[], seat: number, scoring: Scoring): number | undefined {
  const own = scores[seat];
  if (scoring === 'places' || own === undefined || own === 'withdrawn') return undefined;
  const others = scores.filter((score, at): score is number => at !== seat && score !== 'withdrawn');
  if (others.length === 0) return undefined;
  return scoring === 'highest-wins' ? own - Math.max(...others) : Math.min(...others) - own;
}

/** What a result says of each seat. */
export interface TableResult {
  readonly places: readonly number[];
  readonly strikes: readonly number[];
  readonly margins: readonly (number | undefined)[];
}

/** The numbers of an outcome, seat by seat. A place may have been entered as a score in thousandths. */
export function scoresOf(outcome: Outcome, seats: number, scoring: Scoring): SeatScore[] {
  switch (outcome.kind) {
    case 'scores':
      return outcome.scores.map((score) =>
        score === null ? 'withdrawn' : scoring === 'places' ? score / 1000 : score,
      );
    case 'places':
      return outcome.places.map((place) => place ?? 'withdrawn');
    case 'forfeit':
      return Array.from({ length: seats }, (_, seat) => (outcome.seats.includes(seat) ? 'withdrawn' : 0));
  }
}

export function resultAt(table: Table, scoring: Scoring): TableResult | undefined {
  const outcome = table.games[0]?.recorded?.outcome;
  if (!outcome) return undefined;
  const scores = scoresOf(outcome, table.seats.length, scoring);
  const places = placesOf(scores, scoring);
  // A player left alone at the table beat nobody by any margin.
  const margins = scores.map((_, seat) => (outcome.kind === 'scores' ? marginOf(scores, seat, scoring) : undefined));
  return { places, strikes: strikesOf(places), margins };
}
