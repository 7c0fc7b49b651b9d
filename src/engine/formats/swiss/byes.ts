import type { Chance } from '../../../kit/index.ts';
import type { PlayerId } from '../../tournament/index.ts';
import type { Entrants } from './legal.ts';
import type { Sheet, SwissHistory } from './sheet.ts';
import { rankedAll } from './standings.ts';

/** What decides who sits out: fewer byes first, then the lower place (SW-12). */
export interface ByeClaim {
  readonly byes: number;
  readonly place: number;
}

const sooner = (a: ByeClaim, b: ByeClaim): number => a.byes - b.byes || b.place - a.place;

/** Everyone's claim; in round 1, with nothing played, all are equal. */
export function byeClaims(history: SwissHistory, sheet: Sheet, { lines }: Entrants): ByeClaim[] {
  const places = new Map<PlayerId, number>();
  for (const place of rankedAll(history, sheet)) for (const line of place.lines) places.set(line.player, place.number);
  return lines.map((line) => ({ byes: line.byes, place: places.get(line.player) ?? 1 }));
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
