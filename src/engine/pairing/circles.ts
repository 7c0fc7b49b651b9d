import { int } from './rows.ts';

/** One round of a round robin. Places are 0 … places − 1; the caller numbers the players and so decides who sits where. */
export interface CircleRound {
  readonly pairs: readonly (readonly [first: number, second: number])[];
  readonly bye: number | undefined;
}

/**
 * The first `count` rounds of the round robin by the circle method (all of them: one less than an even number of places, as
 * many as an odd one; its empty place is the bye). After every round nobody has had one side more than once more often than
 * the other, which is the best possible.
 */
export function circleRounds(places: number, count: number): CircleRound[] {
  const all = places % 2 === 0 ? places - 1 : places;
  if (places < 2 || count > all) throw new Error(`There are no ${count} rounds for ${places} places.`);
  return places % 2 === 1 ? oddRounds(places, count) : evenRounds(places, count);
}

/**
 * Round r pairs the places at the same distance on both sides of place r. The distance of a place grows by one from round to
 * round, so the first side by the distance's parity makes everybody alternate, across the bye too.
 */
function oddRounds(places: number, count: number): CircleRound[] {
  return Array.from({ length: count }, (_, round) => {
    const pairs = opposite(places, round).map(([before, after], at): [number, number] =>
      at % 2 === 0 ? [before, after] : [after, before],
    );
    return { pairs, bye: round };
  });
}

const opposite = (around: number, round: number): [number, number][] =>
  Array.from({ length: Math.floor((around - 1) / 2) }, (_, at) => [
    (round + around - 1 - at) % around,
    (round + 1 + at) % around,
  ]);

/**
 * The last place stands still and meets the place that would have the bye. Two rounds together are one cycle of even length
 * (one step in each leads two places on, around an odd number of them): colouring it in turn gives everybody one side in the
 * first of the two rounds and the other side in the second.
 */
function evenRounds(places: number, count: number): CircleRound[] {
  const around = places - 1;
  const pairsOf = (round: number): [number, number][] => [[around, round], ...opposite(around, round)];
  const rounds: CircleRound[] = [];
  for (let round = 0; round < count; round += 2) {
    const [pairs, nextPairs] = [pairsOf(round), pairsOf((round + 1) % around)];
    const isFirst = coloured(places, pairs, nextPairs);
    const seated = (pair: readonly [number, number], side: number): [number, number] =>
      isFirst[pair[0]] === side ? [pair[0], pair[1]] : [pair[1], pair[0]];
    rounds.push({ pairs: pairs.map((pair) => seated(pair, 1)), bye: undefined });
    if (round + 1 < count) rounds.push({ pairs: nextPairs.map((pair) => seated(pair, 0)), bye: undefined });
  }
  return rounds;
}

function coloured(
  places: number,
  pairs: readonly (readonly [number, number])[],
  nextPairs: readonly (readonly [number, number])[],
): Uint8Array {
  const now = new Int32Array(places);
  const next = new Int32Array(places);
  for (const [a, b] of pairs) [now[a], now[b]] = [b, a];
  for (const [a, b] of nextPairs) [next[a], next[b]] = [b, a];
  const isFirst = new Uint8Array(places);
  for (let place = 0; isFirst[place] === 0; place = int(next, int(now, place))) isFirst[place] = 1;
  return isFirst;
}
