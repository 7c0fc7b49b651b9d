/** ST-4: how the numbers of a result are read. */
export type Scoring = 'highest-wins' | 'lowest-wins' | 'places';

/** The strikes of a whole place range: 24 · (place − 1) / (seats − 1), ST-2. */
const LAST_PLACE = 24;

/** A seat's number (in thousandths, or a place), or `withdrawn` for one who left before the result was in. */
export type SeatScore = number | 'withdrawn';

const beats = (scoring: Scoring, one: number, other: number): boolean =>
  scoring === 'highest-wins' ? one > other : one < other;

/**
 * A place is 1 + the number of strictly better scores (ST-12). ST-17: those who withdrew take the last places,
 * which they share as any tied players do.
 */
export function placesOf(scores: readonly SeatScore[], scoring: Scoring): number[] {
  const numbers = scores.filter((score): score is number => score !== 'withdrawn');
  return scores.map((score) =>
    score === 'withdrawn' ? numbers.length + 1 : 1 + numbers.filter((other) => beats(scoring, other, score)).length,
  );
}

/** ST-3: tied players share the strikes of the places they occupy; 24 / (seats − 1) is even, so each share is whole. */
export function strikesOf(places: readonly number[]): number[] {
  const steps = places.length - 1;
  if (steps === 0) return [0];
  return places.map((place) => {
    const tied = places.filter((other) => other === place).length;
    return ((LAST_PLACE / 2) * (2 * (place - 1) + tied - 1)) / steps;
  });
}

/** What all strikes of a table of this size add up to. */
export const strikesAtTable = (seats: number): number => (seats < 2 ? 0 : (LAST_PLACE / 2) * seats);

/** ST-4: places entered with ties, such as 1 2 2 4: each is one more than the number of better ones. */
export const arePlaces = (places: readonly number[]): boolean =>
  places.every((place) => place === 1 + places.filter((other) => other < place).length);

/**
 * ST-13: the own score against the best other score at the table, in the direction of the scoring: positive for a
 * sole winner, 0 for a tied one, negative for the others. Undefined where there is no margin to compare.
 */
export function marginOf(scores: readonly SeatScore[], seat: number, scoring: Scoring): number | undefined {
  const own = scores[seat];
  if (scoring === 'places' || own === undefined || own === 'withdrawn') return undefined;
  let best: number | undefined;
  scores.forEach((score, at) => {
    if (at === seat || score === 'withdrawn') return;
    if (best === undefined || beats(scoring, score, best)) best = score;
  });
  if (best === undefined) return undefined;
  return scoring === 'highest-wins' ? own - best : best - own;
}
