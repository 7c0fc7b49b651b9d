import { type Chance, memory } from '../../../kit/index.ts';
import { int } from '../../pairing/rows.ts';
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

/** Sorted by a whole figure from 0 to the highest; equals stay in their order. Takes no more steps than there are numbers and figures. */
function inOrderOf(numbers: readonly number[], highest: number, figure: (number: number) => number): number[] {
  const next = new Int32Array(highest + 2);
  for (const number of numbers) next[figure(number) + 1] = int(next, figure(number) + 1) + 1;
  for (let of = 1; of < next.length; of++) next[of] = int(next, of) + int(next, of - 1);
  const sorted = numbers.slice();
  for (const number of numbers) {
    const of = figure(number);
    const at = int(next, of);
    sorted[at] = number;
    next[of] = at + 1;
  }
  return sorted;
}

/** SW-12: candidates in order; equals by lot. */
export const byeOrder = (claims: readonly ByeClaim[], chance: Chance): number[] => {
  const numbers = chance.shuffle(claims.map((_, number) => number));
  let [most, last] = [0, 0];
  for (const { byes, place } of claims) {
    most = Math.max(most, byes);
    last = Math.max(last, place);
  }
  const lowestFirst = inOrderOf(numbers, last, (number) => last - (claims[number] as ByeClaim).place);
  return inOrderOf(lowestFirst, most, (number) => (claims[number] as ByeClaim).byes);
};

/** Those whose turn comes before this one's. */
export function before(claims: readonly ByeClaim[], number: number): number[] {
  const own = claims[number];
  if (!own) return [];
  const others: number[] = [];
  for (let other = 0; other < claims.length; other++) {
    if (sooner(claims[other] as ByeClaim, own) < 0) others.push(other);
  }
  return others;
}
