import type { Chance } from '../../kit/index.ts';
import { byte, short } from './rows.ts';
import { improvePlan } from './seating-swaps.ts';

/** ST-8: the detrimental points of a pair that has met 0, 1, 2, 3, 4, and 5 or more times. */
const DETRIMENTAL_POINTS = [0, 1, 2, 4, 7, 10] as const;
const MAX_COUNTED = DETRIMENTAL_POINTS.length - 1;
const POINTS_BY_TIMES_MET = Uint8Array.from({ length: 256 }, (_, times) => detrimentalPoints(times));

/** How often each two of a list of players have met: a square, row by row in the list's order. */
export type Meetings = Uint8Array;

export interface SeatingOptions<P = unknown> {
  /** How many random plans are drawn; the best is used (ST-8). */
  readonly plans: number;
  /** Whether the best plan is improved by swaps (ST-9). */
  readonly improve: boolean;
  /** How many swaps are looked at, at most. Counted, not timed: chance alone decides the result. */
  readonly tries?: number;
  /** Players who must not sit at one table, as far as that can be had. */
  readonly apart?: readonly (readonly [P, P])[];
}

/** Weighs more than any number of meetings at one table; the points shown leave it out. */
const APART = 200;

export interface Seating<P> {
  readonly tables: readonly (readonly P[])[];
  /** Detrimental points of the best random plan. */
  readonly bestOfPlans: number;
  /** Detrimental points of the plan used. */
  readonly improved: number;
}

/** Enough that longer searches gain almost nothing over whole tournaments (bench/seating). */
const TRIES = 4000;
const TRIES_A_PLAYER = 40;

export function detrimentalPoints(timesMet: number): number {
  return DETRIMENTAL_POINTS[Math.min(timesMet, MAX_COUNTED)] ?? 0;
}

/** Counts how often the players have sat at one table; others at those tables do not matter. */
export function countMeetings<P>(players: readonly P[], tables: Iterable<readonly P[]>): Meetings {
  const n = players.length;
  const index = new Map(players.map((player, at) => [player, at]));
  const met = new Uint8Array(n * n);
  for (const table of tables) {
    const seated: number[] = [];
    for (const player of table) {
      const a = index.get(player);
      if (a === undefined) continue;
      for (const b of seated) {
        const times = Math.min(byte(met, a * n + b) + 1, MAX_COUNTED);
        met[a * n + b] = times;
        met[b * n + a] = times;
      }
      seated.push(a);
    }
  }
  return met;
}

/** Seats the players at tables of the given sizes so that people who have met least often sit together. */
export function seat<P>(
  players: readonly P[],
  tableSizes: readonly number[],
  met: Meetings,
  chance: Chance,
  options: SeatingOptions<P>,
): Seating<P> {
  const n = players.length;
  if (tableSizes.reduce((sum, size) => sum + size, 0) !== n) throw new Error(`${n} players for tables ${tableSizes}`);
  if (met.length !== n * n) throw new Error(`${met.length} meetings for ${n} players`);
  const points = new Uint8Array(n * n);
  for (let pair = 0; pair < points.length; pair++) points[pair] = byte(POINTS_BY_TIMES_MET, byte(met, pair));
  const weights = options.apart?.length ? keptApart(points, players, options.apart) : points;

  const { plan, sum } = drawBest(tableSizes, weights, chance, options.plans);
  const bestOfPlans = weights === points ? sum : pointsOfPlan(plan, tableSizes, points);
  if (options.improve) {
    improvePlan(plan, tableSizes, weights, sum, chance, options.tries ?? TRIES + TRIES_A_PLAYER * n);
  }
  const improved = options.improve ? pointsOfPlan(plan, tableSizes, points) : bestOfPlans;
  let from = 0;
  const tables = tableSizes.map((size) => {
    const table: P[] = [];
    for (const end = from + size; from < end; from++) table.push(players[short(plan, from)] as P);
    return table;
  });
  return { tables, bestOfPlans, improved };
}

function keptApart<P>(points: Uint8Array, players: readonly P[], apart: readonly (readonly [P, P])[]): Uint8Array {
  const n = players.length;
  const weights = points.slice();
  for (const [one, other] of apart) {
    const a = players.indexOf(one);
    const b = players.indexOf(other);
    if (a < 0 || b < 0) continue;
    weights[a * n + b] = APART;
    weights[b * n + a] = APART;
  }
  return weights;
}

/** ST-8: a plan lists players seat by seat, table after table. Every plan is drawn, even after one without points. */
function drawBest(
  tableSizes: readonly number[],
  points: Uint8Array,
  chance: Chance,
  plans: number,
): { plan: Uint16Array; sum: number } {
  const n = tableSizes.reduce((sum, size) => sum + size, 0);
  const drawn = new Uint16Array(n);
  for (let at = 0; at < n; at++) drawn[at] = at;
  const plan = drawn.slice();
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < plans; count++) {
    for (let last = n - 1; last > 0; last--) {
      const other = chance.below(last + 1);
      const held = short(drawn, last);
      drawn[last] = short(drawn, other);
      drawn[other] = held;
    }
    const sum = pointsOfPlan(drawn, tableSizes, points);
    if (sum < least) {
      least = sum;
      plan.set(drawn);
    }
  }
  return { plan, sum: least };
}

function pointsOfPlan(plan: Uint16Array, tableSizes: readonly number[], points: Uint8Array): number {
  const n = plan.length;
  let sum = 0;
  let from = 0;
  for (const size of tableSizes) {
    const end = from + size;
    for (let a = from; a < end; a++) {
      const row = short(plan, a) * n;
      for (let b = a + 1; b < end; b++) sum += byte(points, row + short(plan, b));
    }
    from = end;
  }
  return sum;
}
