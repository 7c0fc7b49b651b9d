import type { Chance } from '../../kit/index.ts';
import { type CostLevel, pairByLevels } from './matching-levels.ts';
import { float, int, item } from './rows.ts';

export interface RoundToPair {
  readonly players: number;
  /** How many levels a cost has; the first matters most. */
  readonly levels: number;
  /** The cost of a pair on one level when `first` has the first side (white): a whole number, not negative. */
  cost(first: number, second: number, level: number): number;
  /** With an odd number: who may sit out. The one whose absence leaves the best pairing does. */
  readonly byes: readonly number[];
}

export interface PairedRound {
  readonly pairs: readonly (readonly [first: number, second: number])[];
  readonly bye: number | undefined;
  /** The sum over all pairs, level by level. */
  readonly cost: readonly number[];
}

/** HK-6, HK-7: one optimum over everybody, level by level, sides and bye included; among equals by lot. */
export function drawBestRound(round: RoundToPair, chance: Chance): PairedRound {
  const { players, levels } = round;
  const isOdd = players % 2 === 1;
  if (isOdd && round.byes.length === 0) throw new Error('With an odd number somebody must be allowed to sit out.');
  const size = players + (isOdd ? 1 : 0);
  if (size === 0) return { pairs: [], bye: undefined, cost: new Array<number>(levels).fill(0) };
  // Places in drawn order: where the search has a preference among equals, it falls on anybody.
  const order = chance.shuffle(Array.from({ length: players }, (_, player) => player));
  const table = costTable(round, order, size);
  const mayRest = new Uint8Array(players);
  for (const player of round.byes) mayRest[player] = 1;
  const possible = isOdd
    ? (a: number, b: number): boolean => Math.max(a, b) < players || mayRest[item(order, Math.min(a, b))] === 1
    : undefined;
  const mate = pairByLevels(size, table, chance, anyPairing(order, mayRest, size), possible);

  const pairs: [number, number][] = [];
  let bye: number | undefined;
  for (let place = 0; place < players; place++) {
    const partner = int(mate, place);
    const player = item(order, place);
    if (partner === players) bye = player;
    else if (place < partner) {
      const other = item(order, partner);
      // Where the sides cost the same, the drawn order has decided already.
      pairs.push(compareSides(round, player, other) > 0 ? [other, player] : [player, other]);
    }
  }
  const cost = Array.from({ length: levels }, (_, level) =>
    pairs.reduce((sum, [first, second]) => sum + round.cost(first, second, level), 0),
  );
  return { pairs, bye, cost };
}

/** Below zero when the pair costs less with the first player on the first side. */
function compareSides(round: RoundToPair, a: number, b: number): number {
  for (let level = 0; level < round.levels; level++) {
    const difference = round.cost(a, b, level) - round.cost(b, a, level);
    if (difference !== 0) return difference;
  }
  return 0;
}

function costTable(round: RoundToPair, order: readonly number[], size: number): CostLevel[] {
  const { players, levels } = round;
  const tables = Array.from({ length: levels }, () => new Float64Array(size * size));
  const least = new Float64Array(levels).fill(players < 2 ? 0 : Number.POSITIVE_INFINITY);
  const most = new Float64Array(levels);
  const costs = new Float64Array(2 * levels);
  for (let a = 0; a < players; a++) {
    const one = item(order, a);
    for (let b = a + 1; b < players; b++) {
      const other = item(order, b);
      let difference = 0;
      for (let level = 0; level < levels; level++) {
        const cost = round.cost(one, other, level);
        const swapped = round.cost(other, one, level);
        costs[level] = cost;
        costs[levels + level] = swapped;
        if (difference === 0) difference = cost - swapped;
      }
      const better = difference > 0 ? levels : 0;
      for (let level = 0; level < levels; level++) {
        const cost = float(costs, better + level);
        if (!Number.isSafeInteger(cost) || cost < 0) throw new Error(`Not a cost to reckon with: ${cost}`);
        (tables[level] as Float64Array)[a * size + b] = cost;
        if (cost < float(least, level)) least[level] = cost;
        if (cost > float(most, level)) most[level] = cost;
      }
    }
  }
  // What every pair costs anyway decides nothing and would only use up room for whole numbers.
  return tables.map((table, level) => {
    const floor = float(least, level);
    return {
      ceiling: float(most, level) - floor,
      cost: (a, b) => {
        if (Math.max(a, b) >= players) return 0;
        return float(table, Math.min(a, b) * size + Math.max(a, b)) - floor;
      },
    };
  });
}

/** Somebody who may rest rests; the others are paired as they come. */
function anyPairing(order: readonly number[], mayRest: Uint8Array, size: number): Int32Array {
  const mate = new Int32Array(size);
  const places = order.map((_, place) => place);
  if (size > order.length) {
    const resting = places.findIndex((place) => mayRest[item(order, place)] === 1);
    places.splice(resting, 1);
    mate[resting] = order.length;
    mate[order.length] = resting;
  }
  for (let at = 0; at + 1 < places.length; at += 2) {
    const [a, b] = [item(places, at), item(places, at + 1)];
    mate[a] = b;
    mate[b] = a;
  }
  return mate;
}
