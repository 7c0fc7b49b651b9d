import { describe, expect, test } from 'vitest';
import { strikes } from './index.ts';
import { SOURCE_ROWS } from './tables.fixture.ts';
import { type MaxTable, planByRule, planTables } from './tables.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const descending = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a);
const both: readonly MaxTable[] = [5, 4];
const rowsOf = (maxTable: MaxTable) => SOURCE_ROWS[maxTable];
const planFor = (players: number, maxTable: MaxTable) => {
  const plan = planTables(players, maxTable, '4+bye');
  if (!plan) throw new Error('no plan');
  return plan;
};

/** Largest minus smallest group for every way to hand the larger tables to three groups. */
function leastDifference(counts: readonly number[], small: number, larger: number): number {
  const [c1 = 0, c2 = 0, c3 = 0] = counts;
  let least = Number.POSITIVE_INFINITY;
  for (let l1 = 0; l1 <= c1; l1++) {
    for (let l2 = 0; l2 <= c2; l2++) {
      const l3 = larger - l1 - l2;
      if (l3 < 0 || l3 > c3) continue;
      const sizes = [c1 * small + l1, c2 * small + l2, c3 * small + l3];
      least = Math.min(least, Math.max(...sizes) - Math.min(...sizes));
    }
  }
  return least;
}

describe.each(both)('the rows of the source for tables of at most %i', (maxTable) => {
  const rows = rowsOf(maxTable);

  test('[ST-6] there is one for each of 6 to 50 players', () => {
    expect(rows.map((row) => row.players)).toEqual(Array.from({ length: 45 }, (_, at) => at + 6));
  });

  test.each(rows.map((row) => [row.players, row] as const))('[ST-6] %i players: the row adds up', (players, row) => {
    expect(sum(row.random)).toBe(players);
    expect(sum(row.split.flat())).toBe(players);
    expect(row.random.every((size) => size >= 3 && size <= maxTable)).toBe(true);
    expect(descending(row.split.flat())).toEqual(row.random);
    expect(row.split.length).toBe(players <= 30 ? 2 : 3);
    for (const group of row.split) expect(descending(group)).toEqual(group);
  });

  test.each(rows.map((row) => [row.players, row] as const))(
    '[ST-6] %i players: the row has the rule’s shape',
    (_, row) => {
      const rule = planByRule(row.players, maxTable);
      expect(row.random).toEqual(rule.random);
      expect(row.split.map((group) => group.length)).toEqual(rule.split.map((group) => group.length));
    },
  );
});

test('[ST-6] the groups of the data table differ from the rule beyond it for few numbers only', () => {
  const different = (maxTable: MaxTable) =>
    rowsOf(maxTable)
      .filter((row) => JSON.stringify(row.split) !== JSON.stringify(planByRule(row.players, maxTable).split))
      .map((row) => row.players);
  expect(different(5)).toEqual([22, 31, 37, 46]);
  expect(different(4)).toEqual([17, 25, 37, 41, 49]);
});

test('[ST-6] 6 to 50 players sit exactly as the data table says', () => {
  for (const maxTable of both) for (const row of rowsOf(maxTable)) expect(planFor(row.players, maxTable)).toEqual(row);
});

test('[ST-6] the source’s example: 26 players in a random round make two tables of five and four of four', () => {
  expect(planFor(26, 5)).toMatchObject({
    random: [5, 5, 4, 4, 4, 4],
    split: [
      [5, 4, 4],
      [5, 4, 4],
    ],
  });
});

test('[ST-6] three, four and five players left make one table', () => {
  expect([3, 4, 5].map((players) => planFor(players, 5))).toEqual(
    [3, 4, 5].map((players) => ({ players, random: [players], split: [[players]], byes: 0 })),
  );
  expect([3, 4].map((players) => planFor(players, 4).random)).toEqual([[3], [4]]);
});

test('[ST-10] five left at tables of at most four: three and two, or four and a bye', () => {
  expect(planTables(5, 4, '3+2')).toEqual({ players: 5, random: [3, 2], split: [[3], [2]], byes: 0 });
  expect(planTables(5, 4, '4+bye')).toEqual({ players: 5, random: [4], split: [[4]], byes: 1 });
  expect(planTables(5, 5, '3+2')?.random).toEqual([5]);
});

test('[ST-11] fewer than three make no round', () => {
  expect([0, 1, 2].map((players) => planTables(players, 5, '3+2'))).toEqual([undefined, undefined, undefined]);
});

describe.each(both)('[ST-6] 51 to 1,000 players at tables of at most %i', (maxTable) => {
  const plans = Array.from({ length: 950 }, (_, at) => planFor(at + 51, maxTable));

  test('as few tables as hold everyone, as even as they can be, larger first', () => {
    for (const { players, random } of plans) {
      expect(random.length).toBe(Math.ceil(players / maxTable));
      expect(sum(random)).toBe(players);
      expect(Math.max(...random)).toBeLessThanOrEqual(maxTable);
      expect(Math.min(...random)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...random) - Math.min(...random)).toBeLessThanOrEqual(1);
      expect(descending(random)).toEqual(random);
    }
  });

  test('a split round has the same tables in three groups, as evenly as they can be shared, spare ones to G1 first', () => {
    for (const { random, split } of plans) {
      expect(descending(split.flat())).toEqual(random);
      const counts = split.map((group) => group.length);
      expect(counts).toEqual(descending(counts));
      expect(counts.length).toBe(3);
      expect((counts[0] ?? 0) - (counts[2] ?? 0)).toBeLessThanOrEqual(1);
      for (const group of split) expect(descending(group)).toEqual(group);
    }
  });

  test('the larger tables make the groups differ least, a surplus goes to G1, then G2', () => {
    for (const { random, split } of plans) {
      const small = random.at(-1) ?? 0;
      const larger = random.filter((size) => size > small).length;
      const counts = split.map((group) => group.length);
      const sizes = split.map(sum);
      const difference = Math.max(...sizes) - Math.min(...sizes);
      expect(difference).toBe(leastDifference(counts, small, larger));
      // Groups with as many tables: none has more large ones than an earlier group.
      counts.forEach((count, at) => {
        if (counts[at + 1] === count) expect(sizes[at]).toBeGreaterThanOrEqual(sizes[at + 1] ?? 0);
      });
    }
  });
});

test('[ST-6] some numbers beyond the data table', () => {
  expect(planFor(51, 5).split).toEqual([
    [5, 5, 4, 4],
    [5, 5, 4, 4],
    [5, 5, 5],
  ]);
  expect(planFor(52, 4).split.map(sum)).toEqual([20, 16, 16]);
  expect(planFor(60, 5).split.map(sum)).toEqual([20, 20, 20]);
});

describe('beyond the data table', () => {
  /** Every way to share the larger tables, the most for G1 first. */
  function best(counts: readonly number[], small: number, larger: number): number[] {
    let found: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    const [first = 0, second = 0, third = 0] = counts;
    for (let a = Math.min(first, larger); a >= 0; a--) {
      for (let b = Math.min(second, larger - a); b >= 0; b--) {
        const shares = [a, b, larger - a - b];
        if (larger - a - b > third) continue;
        const sizes = counts.map((count, at) => count * small + (shares[at] ?? 0));
        const difference = Math.max(...sizes) - Math.min(...sizes);
        if (difference < least) [least, found] = [difference, shares];
      }
    }
    return found;
  }

  test('[ST-6] the larger tables go where trying every way puts them', () => {
    for (const maxTable of [4, 5] as const) {
      for (let players = 51; players <= 400; players++) {
        const { split } = planByRule(players, maxTable);
        const small = Math.floor(players / Math.ceil(players / maxTable));
        const larger = split.map((group) => group.filter((size) => size > small).length);
        const counts = split.map((group) => group.length);
        expect(larger, `${players} players`).toEqual(
          best(
            counts,
            small,
            larger.reduce((sum, count) => sum + count, 0),
          ),
        );
      }
    }
  });

  test('[ST-1] its players differ less than those of other games', () => {
    expect(strikes.skillSpread).toBe(100);
  });
});
