import { assertDefined } from '../../../kit/index.ts';

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

/**
 * ST-6: where the source's data table for 6 to 50 players has other groups than the rule beyond it, a digit a table, G1 (the
 * fewest strikes) first. tables.fixture.ts has the whole table.
 */
const OTHER_GROUPS: Readonly<Record<MaxTable, Readonly<Record<number, string>>>> = {
  5: { 22: '544 54', 31: '544 54 54', 37: '554 554 54', 46: '5544 554 554' },
  4: { 17: '433 43', 25: '4433 443', 37: '4443 443 443', 41: '4443 4443 443', 49: '44443 4443 4443' },
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
  const plan = planByRule(players, maxTable);
  const groups = OTHER_GROUPS[maxTable][players]?.split(' ');
  return groups ? { ...plan, split: groups.map((digits) => [...digits].map(Number)) } : plan;
}

/** ST-6 beyond the data table, and for most numbers in it: as few tables as hold everyone, as even as they can be. */
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
    split: counts.map((count, at) => list(count, assertDefined(shares[at], 'share'))),
    byes: 0,
  };
}

/**
 * Hands the larger tables to the groups so that the largest and the smallest group differ least. Among the best the most
 * for G1, then the most for G2: a surplus goes to G1, then G2.
 */
function shareLarger(counts: readonly number[], small: number, larger: number): number[] {
  const [first = 0, second = 0, third = 0] = counts;
  const difference = (shares: readonly number[]) => {
    const sizes = counts.map((count, group) => count * small + (shares[group] ?? 0));
    return Math.max(...sizes) - Math.min(...sizes);
  };
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let share = Math.min(larger, first); share >= Math.max(0, larger - second - third); share--) {
    const left = larger - share;
    const next = mostAtLeast(Math.max(0, left - third), Math.min(left, second), (other) =>
      difference([share, other, left - other]),
    );
    const shares = [share, next, left - next];
    if (difference(shares) < least) {
      least = difference(shares);
      best = shares;
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
