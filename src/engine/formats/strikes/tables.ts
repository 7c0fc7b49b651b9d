import { certain } from '../../../kit/index.ts';
import { TABLES_UP_TO_4, TABLES_UP_TO_5 } from './tables-data.ts';

export type MaxTable = 5 | 4;
export type FiveLeft = '3+2' | '4+bye';

/** The tables of a round for a number of players left: one list for a random round, one list a group for a split round. */
export interface RoundTables {
  readonly players: number;
  readonly random: readonly number[];
  readonly split: readonly (readonly number[])[];
  readonly byes: number;
}

const FEWEST_AT_A_TABLE = 3;
const LAST_ROW = 50;

const sizesIn = (digits: string): number[] => [...digits].map(Number);

/** The rows of a data table as plans. */
const plansIn = (rows: string): RoundTables[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [players = '', random = '', ...split] = row.trim().split(/\s+/);
      return { players: Number(players), random: sizesIn(random), split: split.map(sizesIn), byes: 0 };
    });

/** ST-6: the source's rows, for 6 to 50 players. */
export const SOURCE_ROWS: Readonly<Record<MaxTable, readonly RoundTables[]>> = {
  5: plansIn(TABLES_UP_TO_5),
  4: plansIn(TABLES_UP_TO_4),
};

/** ST-6, ST-10: how many tables of which size. Fewer than three players left make no round. */
export function planTables(players: number, maxTable: MaxTable, fiveLeft: FiveLeft): RoundTables | undefined {
  if (players < FEWEST_AT_A_TABLE) return undefined;
  if (players === 5 && maxTable === 4) {
    return fiveLeft === '3+2'
      ? { players, random: [3, 2], split: [[3], [2]], byes: 0 }
      : { players, random: [4], split: [[4]], byes: 1 };
  }
  if (players <= 5) return { players, random: [players], split: [[players]], byes: 0 };
  if (players > LAST_ROW) return planByRule(players, maxTable);
  return certain(
    SOURCE_ROWS[maxTable].find((row) => row.players === players),
    `tables for ${players} players`,
  );
}

/** ST-6 beyond the data table: as few tables as hold everyone, as even as they can be. */
export function planByRule(players: number, maxTable: MaxTable): RoundTables {
  const tables = Math.ceil(players / maxTable);
  const small = Math.floor(players / tables);
  const larger = players % tables;
  const list = (count: number, large: number): number[] =>
    Array.from({ length: count }, (_, at) => (at < large ? small + 1 : small));

  const groups = players <= 30 ? 2 : 3; // ST-7
  const counts = Array.from(
    { length: groups },
    (_, at) => Math.floor(tables / groups) + (at < tables % groups ? 1 : 0),
  );
  const shares = shareLarger(counts, small, larger);
  return {
    players,
    random: list(tables, larger),
    split: counts.map((count, at) => list(count, certain(shares[at], 'share of a group'))),
    byes: 0,
  };
}

/**
 * Hands the larger tables to the groups so that the largest and the smallest group differ least. Among the best the most
 * for G1, then the most for G2: a surplus goes to G1, then G2.
 */
function shareLarger(counts: readonly number[], small: number, larger: number): number[] {
  const [first = 0, second = 0, third = 0] = counts;
  const sizeOf = (group: number, share: number) => (counts[group] ?? 0) * small + share;
  const difference = (shares: readonly number[]) => {
    const sizes = shares.slice(0, counts.length).map((share, group) => sizeOf(group, share));
    return Math.max(...sizes) - Math.min(...sizes);
  };
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let share = Math.min(larger, first); share >= Math.max(0, larger - second - third); share--) {
    const left = larger - share;
    const dealt = [
      share,
      mostAtLeast(Math.max(0, left - third), Math.min(left, second), (other) =>
        difference([share, other, left - other]),
      ),
    ];
    const shares = [...dealt, left - (dealt[1] ?? 0)];
    if (difference(shares) < least) {
      least = difference(shares);
      best = shares.slice(0, counts.length);
    }
  }
  return best;
}

/** The largest number at which a cost that falls and then rises is least. */
function mostAtLeast(from: number, to: number, cost: (share: number) => number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (cost(middle + 1) <= cost(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
