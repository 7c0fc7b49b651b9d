import { assertDefined, type Chance } from '../../kit/index.ts';
import { cheapestPairing, type PairCost, tabulated } from './matching-pairs.ts';
import { item } from './rows.ts';

/** One level of a cost: whole numbers from 0 to `ceiling` for each pair. */
export interface CostLevel {
  readonly ceiling: number;
  cost(a: number, b: number): number;
}

/** Packed costs stay below this, so that the search's sums stay whole numbers. */
const BUDGET = 0x4000_0000_0000;
const LOT_RANGE = 1_024;
const LEAST_LOT_RANGE = 32;

/**
 * Pairs everybody (an even number; every pair is possible) so that the first level's sum is least, then the second's, and so
 * on; among all such pairings by lot. Levels are packed into one number as far as whole numbers reach. Then the duals of
 * the answer describe every pairing that is as good, and the next levels choose among those.
 */
export function pairByLevels(
  size: number,
  levels: readonly CostLevel[],
  chance: Chance,
  start: Int32Array,
  possible?: (a: number, b: number) => boolean,
): Int32Array {
  return assertDefined(pairWithRoom(size, levels, chance, start, possible), `whole numbers for ${size} players`);
}

/** The same; undefined where a level has costs that whole numbers have no room for. */
export function pairWithRoom(
  size: number,
  levels: readonly CostLevel[],
  chance: Chance,
  start: Int32Array,
  possible?: (a: number, b: number) => boolean,
): Int32Array | undefined {
  const lot = lotOf(chance);
  const pairs = size / 2;
  let mate = start;
  let allowed = possible;
  let knots: CostLevel | undefined;
  let next = 0;
  for (;;) {
    const packed = knots === undefined ? [] : [knots];
    let span = packed.reduce((product, level) => product * (pairs * level.ceiling + 1), 1);
    while (next < levels.length) {
      const level = levels[next] as CostLevel;
      const wider = span * (pairs * level.ceiling + 1);
      if (wider > BUDGET && packed.length > (knots === undefined ? 0 : 1)) break;
      if (wider > BUDGET) return undefined;
      span = wider;
      packed.push(level);
      next++;
    }
    const lots = Math.min(LOT_RANGE, Math.floor((BUDGET / span - 1) / pairs));
    const isLast = next === levels.length && lots >= LEAST_LOT_RANGE;
    const sum = packLevels(packed, pairs, isLast ? { ceiling: lots - 1, cost: lotBelow(lot, lots) } : undefined);
    const isAllowed = allowed;
    const cost = tabulated(
      size,
      isAllowed === undefined ? sum : (a, b) => (isAllowed(a, b) ? sum(a, b) : Number.POSITIVE_INFINITY),
    );
    const answer = cheapestPairing(size, cost, mate);
    mate = answer.mate;
    if (isLast) return mate;
    const { duals } = answer;
    allowed = (a, b) => duals.slack(a, b, cost(a, b)) === 0;
    knots =
      duals.knotDepth === 0
        ? undefined
        : { ceiling: duals.knotDepth, cost: (a, b) => duals.knotDepth - duals.sharedKnots(a, b) };
  }
}

function packLevels(levels: readonly CostLevel[], pairs: number, lots: CostLevel | undefined): PairCost {
  const all = lots === undefined ? levels : [...levels, lots];
  const widths = all.map((level) => pairs * level.ceiling + 1);
  const [first, second] = all;
  // Mostly there is one level and the lot: asked for every pair, it is worth saying so without a loop.
  if (first && second && all.length === 2) {
    const width = item(widths, 1);
    return (a, b) => first.cost(a, b) * width + second.cost(a, b);
  }
  return (a, b) => {
    let packed = 0;
    for (let at = 0; at < all.length; at++) {
      packed = packed * item(widths, at) + (all[at] as CostLevel).cost(a, b);
    }
    return packed;
  };
}

/** Mostly there is room for the whole range; then the last bits are what a division would leave, in less time. */
const lotBelow = (lot: PairCost, lots: number): PairCost =>
  lots === LOT_RANGE ? (a, b) => lot(a, b) & (LOT_RANGE - 1) : (a, b) => lot(a, b) % lots;

/** A lot for each pair, the same whenever it is asked for. */
function lotOf(chance: Chance): PairCost {
  const keyA = chance.below(0x1_0000_0000);
  const keyB = chance.below(0x1_0000_0000);
  return (a, b) => {
    let mixed = Math.imul(Math.min(a, b) ^ keyA, 0x9e3779b1) ^ Math.imul(Math.max(a, b) ^ keyB, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}
