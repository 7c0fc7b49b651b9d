import type { Chance } from '../../../kit/index.ts';
import type { Entrants } from './legal.ts';
import type { Sheet, SwissHistory } from './sheet.ts';
import { rankedAll } from './standings.ts';

/** What decides who sits out: fewer byes first, then the lower place (SW-12). */
export interface ByeClaim {
  readonly byes: number;
  readonly place: number;
  /** Both in one number: whoever has the highest comes first. */
  readonly turn: number;
}

/** Everyone's claim. In round 1, with nothing played, all are equal. */
export function byeClaims(history: SwissHistory, sheet: Sheet, { lines, numberOf }: Entrants): readonly ByeClaim[] {
  const places = new Int32Array(lines.length).fill(1);
  for (const place of rankedAll(history, sheet)) {
    for (const { player } of place.lines) {
      const number = numberOf.get(player);
      if (number !== undefined) places[number] = place.number;
    }
  }
  return lines.map(({ byes }, number) => {
    const place = places[number] ?? 1;
    return { byes, place, turn: place - byes * (sheet.lines.size + 1) };
  });
}

/** SW-12: candidates in order; equals by lot. Nearly always the first is the one: the others are not put in order before. */
export function* byeOrder(claims: readonly ByeClaim[], chance: Chance): Generator<number> {
  const left = chance.shuffle(claims.map((_, number) => number));
  while (left.length > 0) {
    let first = 0;
    for (let at = 1; at < left.length; at++) if (turnAt(claims, left, at) > turnAt(claims, left, first)) first = at;
    yield left[first] as number;
    left.splice(first, 1);
  }
}

const turnAt = (claims: readonly ByeClaim[], left: readonly number[], at: number): number =>
  (claims[left[at] as number] as ByeClaim).turn;

/** Those whose turn comes before this one's. */
export function before(claims: readonly ByeClaim[], number: number): number[] {
  const own = claims[number]?.turn ?? 0;
  const others: number[] = [];
  claims.forEach(({ turn }, other) => {
    if (turn > own) others.push(other);
  });
  return others;
}
