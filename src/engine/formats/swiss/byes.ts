import { type Chance, memory } from '../../../kit/index.ts';
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
  const claims = lines.map(({ byes }, number) => {
    const place = places[number] ?? 1;
    return { byes, place, turn: place - byes * (sheet.size + 1) };
  });
  known.set(history, claims);
  return claims;
}

/** SW-12: candidates in order; equals by lot. Nearly always the first is the one: the others are not put in order before. */
export function* byeOrder(claims: readonly ByeClaim[], chance: Chance): Generator<number> {
  const left = chance.shuffle(claims.map((_, number) => number));
  const turnOf = (number: number): number => (claims[number] as ByeClaim).turn;
  while (left.length > 0) {
    const next = left.reduce((best, one) => (turnOf(one) > turnOf(best) ? one : best));
    yield next;
    left.splice(left.indexOf(next), 1);
  }
}

/** Those whose turn comes before this one's. */
export function before(claims: readonly ByeClaim[], number: number): number[] {
  const own = claims[number]?.turn ?? 0;
  const others: number[] = [];
  claims.forEach(({ turn }, other) => {
    if (turn > own) others.push(other);
  });
  return others;
}
