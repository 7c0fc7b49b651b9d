/** One round of the table: numbers from 1, the first of a pair has the first side. */
export interface BergerRound {
  readonly leg: number;
  readonly pairs: readonly (readonly [first: number, second: number])[];
  /** RR-1: with an odd number, who has no opponent. */
  readonly rests?: number;
}

/**
 * RR-1, RR-2: one leg by the circle method as Berger's tables have it. The highest number of an even field stands still
 * and changes sides in every round; all others move half the circle on. With an odd field that place is empty.
 */
function legOf(players: number): (readonly [number, number])[][] {
  const places = players + (players % 2);
  const around = places - 1;
  const moved = (number: number): number => ((number - 1 + places / 2) % around) + 1;
  let circle = Array.from({ length: places / 2 }, (_, at): [number, number] => [at + 1, places - at]);
  const rounds: (readonly [number, number])[][] = [];
  for (let round = 0; round < around; round++) {
    rounds.push(circle.map(([one, other], at) => (at === 0 && round % 2 === 1 ? [other, one] : [one, other])));
    circle = circle.map(([one, other], at) => [moved(one), at === 0 ? other : moved(other)]);
  }
  return rounds;
}

/** All rounds of all legs; in the second leg the sides are swapped. */
export function bergerTable(players: number, legs: number): readonly BergerRound[] {
  const once = legOf(players);
  return Array.from({ length: legs }, (_, leg) =>
    once.map((pairs): BergerRound => {
      const empty = pairs.find((pair) => pair.some((number) => number > players));
      const rests = empty && Math.min(...empty);
      return {
        leg: leg + 1,
        pairs: pairs
          .filter((pair) => pair !== empty)
          .map(([one, other]) => (leg % 2 === 0 ? [one, other] : [other, one])),
        ...(rests !== undefined && { rests }),
      };
    }),
  ).flat();
}
