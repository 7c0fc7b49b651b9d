/** One round of the table: numbers from 1, the first of a pair has the first side. */
export interface BergerRound {
  readonly leg: number;
  readonly pairs: readonly (readonly [first: number, second: number])[];
  /** RR-1: with an odd number, who has no opponent. */
  readonly rests?: number;
}

/** With an odd field one place is empty. */
const placesFor = (players: number): number => players + (players % 2);

const roundsInLeg = (players: number): number => (players < 2 ? 0 : placesFor(players) - 1);

export const roundCount = (players: number, legs: number): number => legs * roundsInLeg(players);

/**
 * RR-1, RR-2: the pairs of a round of one leg, from 0, by the circle method as Berger's tables have it. The highest number
 * of an even field stands still and changes sides in every round; all others move half the circle on.
 */
function pairsIn(players: number, round: number): (readonly [number, number])[] {
  const places = placesFor(players);
  const moved = (number: number): number => ((number - 1 + (round * places) / 2) % (places - 1)) + 1;
  return Array.from({ length: places / 2 }, (_, at): readonly [number, number] => {
    if (at > 0) return [moved(at + 1), moved(places - at)];
    return round % 2 === 0 ? [moved(1), places] : [places, moved(1)];
  });
}

/** A round of the table, from 1; in the second leg the sides are swapped. */
export function bergerRound(players: number, round: number): BergerRound {
  const leg = Math.ceil(round / roundsInLeg(players));
  const pairs = pairsIn(players, (round - 1) % roundsInLeg(players));
  const empty = pairs.find((pair) => pair.some((number) => number > players));
  const rests = empty && Math.min(...empty);
  return {
    leg,
    pairs: pairs.filter((pair) => pair !== empty).map(([one, other]) => (leg % 2 === 1 ? [one, other] : [other, one])),
    ...(rests !== undefined && { rests }),
  };
}
