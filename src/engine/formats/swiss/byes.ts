import { type Chance, memory } from '../../../kit/index.ts';
import type { Entrants } from './legal.ts';
import type { Sheet, SwissHistory } from './sheet.ts';
import { rankedAll } from './standings.ts';

/** What decides who sits out: fewer byes first, then the lower place (SW-12). */
export interface ByeClaim {
  readonly byes: number;
  readonly place: number;
}

const sooner = (a: ByeClaim, b: ByeClaim): number => a.byes - b.byes || b.place - a.place;

const known = memory<SwissHistory, readonly ByeClaim[]>();

/** Everyone's claim, once per history: the draw and its judgement both ask. In round 1, with nothing played, all are equal. */
export function byeClaims(history: SwissHistory, sheet: Sheet, { lines, numberOf }: Entrants): readonly ByeClaim[] {
  const made = known.get(history);
  if (made) return made;
  const places = new Int32Array(lines.length).fill(1);
  for (const place of rankedAll(history, sheet)) {
    for (const { player } of place.lines) {
      const number = numberOf.get(player);
      if (number !== undefined) places[number] = place.number;
    }
  }
  const claims = lines.map((line, number) => ({ byes: line.byes, place: places[number] ?? 1 }));
  known.set(history, claims);
  return claims;
}

/** SW-12: candidates in order; equals by lot. */
export const byeOrder = (claims: readonly ByeClaim[], chance: Chance): number[] => {
  const numbers = chance.shuffle(claims.map((_, number) => number));
  const claimOf = (number: number) => claims[number] as ByeClaim;
  return numbers.sort((a, b) => sooner(claimOf(a), claimOf(b)));
};

/** Those whose turn comes before this one's. */
export function before(claims: readonly ByeClaim[], number: number): number[] {
  const own = claims[number];
  if (!own) return [];
  return claims.flatMap((claim, other) => (sooner(claim, own) < 0 ? [other] : []));
}
