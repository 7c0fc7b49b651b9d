import type { Chance } from '../../../kit/index.ts';
import { pairByLevels } from '../../pairing/matching-levels.ts';
import { item } from '../../pairing/rows.ts';

export type PairTest = (a: number, b: number) => boolean;
export type Pairs = readonly (readonly [number, number])[];

/**
 * SW-10: the top half against the bottom half, in order. Where that breaks an `avoid` pair, the nearest neighbour who can
 * changes opponents (SW-11); where none can, the pairing with the fewest broken ones that strays least from the order.
 */
export function topAgainstBottom(order: readonly number[], isAvoided: PairTest, chance: Chance): Pairs {
  const half = order.length / 2;
  const top = order.slice(0, half);
  const bottom = order.slice(half);
  const avoids = (a: number, b: number) => isAvoided(item(top, a), item(bottom, b));
  const changeWithNeighbour = (at: number): boolean => {
    for (let step = 1; step < half; step++) {
      for (const other of [at + step, at - step]) {
        if (other < 0 || other >= half || avoids(at, other) || avoids(other, at)) continue;
        [bottom[at], bottom[other]] = [item(bottom, other), item(bottom, at)];
        return true;
      }
    }
    return false;
  };
  const settled = top.every((_, at) => !avoids(at, at) || changeWithNeighbour(at));
  return settled ? top.map((player, at) => [player, item(bottom, at)]) : exactly(order, isAvoided, chance);
}

function exactly(order: readonly number[], isAvoided: PairTest, chance: Chance): Pairs {
  const half = order.length / 2;
  const stray = (a: number, b: number) => Math.abs(a - b) - half;
  const levels = [
    { ceiling: 1, cost: (a: number, b: number) => Number(isAvoided(item(order, a), item(order, b))) },
    { ceiling: half * half, cost: (a: number, b: number) => stray(a, b) * stray(a, b) },
  ];
  const start = Int32Array.from(order, (_, place) => (place + half) % order.length);
  const mate = pairByLevels(order.length, levels, chance, start);
  return order.flatMap((player, place) => {
    const partner = item(mate, place);
    return place < partner ? [[player, item(order, partner)] as const] : [];
  });
}
