import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import { minimumCostMatching } from './matching.ts';
import { type CostLevel, pairByLevels } from './matching-levels.ts';

const chanceOf = (name: string): Chance => chanceFrom(hashOf(name));
const neighbours = (size: number): Int32Array => Int32Array.from({ length: size }, (_, at) => at ^ 1);

const levelOf = (table: readonly (readonly number[])[], ceiling: number): CostLevel => ({
  ceiling,
  cost: (a, b) => table[Math.min(a, b)]?.[Math.max(a, b)] as number,
});

const everyPairing = (players: readonly number[]): [number, number][][] => {
  const [first, ...others] = players;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    everyPairing(others.filter((player) => player !== other)).map((rest): [number, number][] => [
      [first, other],
      ...rest,
    ]),
  );
};

const sums = (levels: readonly CostLevel[], pairs: readonly (readonly [number, number])[]): number[] =>
  levels.map((level) => pairs.reduce((sum, [a, b]) => sum + level.cost(a, b), 0));

const pairsOf = (mate: Int32Array): [number, number][] =>
  [...mate.entries()].filter(([player, partner]) => player < partner);

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

const tables = (size: number, ceilings: readonly number[]): fc.Arbitrary<CostLevel[]> =>
  fc
    .tuple(
      ...ceilings.map((ceiling) =>
        fc.array(fc.array(fc.integer({ min: 0, max: Math.min(ceiling, 2) }), { minLength: size, maxLength: size }), {
          minLength: size,
          maxLength: size,
        }),
      ),
    )
    .map((all) => all.map((table, at) => levelOf(table, ceilings[at] as number)));

const isBest = (size: number, levels: readonly CostLevel[], key: string): void => {
  const found = sums(levels, pairsOf(pairByLevels(size, levels, chanceOf(key), neighbours(size))));
  const least = everyPairing([...neighbours(size).keys()])
    .map((pairs) => sums(levels, pairs))
    .reduce((best, other) => (compare(other, best) < 0 ? other : best));
  expect(found).toEqual(least);
};

const drawnLevel = (chance: Chance, size: number, ceiling: number, most: number): CostLevel =>
  levelOf(
    Array.from({ length: size }, () => Array.from({ length: size }, () => chance.below(most + 1))),
    ceiling,
  );

describe('pairing by levels', () => {
  test.each([
    ['a', '6b6e5689c3c80bba'],
    ['b', '6604ad2e3fed9bb9'],
    ['c', '08e594df48f10970'],
    ['d', 'ac9d681aa458172d'],
    ['e', '5d0db3ecd725ec87'],
  ])('recorded draws come out as they did (%s)', (key, recorded) => {
    const chance = chanceOf(`recorded ${key}`);
    const draws = Array.from({ length: 30 }, () => {
      const size = 2 * (1 + chance.below(chance.pick([5, 12, 40])));
      const most = chance.pick([0, 1, 3]);
      const ceiling = chance.pick([most, 1_000_000, 10_000_000_000]);
      const levels = Array.from({ length: chance.below(5) }, () => drawnLevel(chance, size, ceiling, most));
      return [...pairByLevels(size, levels, chance, neighbours(size))];
    });
    expect(hashOf(JSON.stringify(draws)).slice(0, 16)).toBe(recorded);
  });

  test('is the best of all pairings level by level', () => {
    fc.assert(
      fc.property(tables(8, [2, 2, 2]), fc.string(), (levels, key) => isBest(8, levels, key)),
      { seed: 16, numRuns: 200 },
    );
  });

  test('is the best also where the levels do not fit into one whole number', () => {
    const huge = 1_000_000_000;
    fc.assert(
      fc.property(tables(8, [huge, huge, huge, huge]), fc.string(), (levels, key) => isBest(8, levels, key)),
      { seed: 16, numRuns: 200 },
    );
  });

  test('the least on one level is worth more than all that the next can cost', () => {
    const one = [
      [0, 0, 1, 5],
      [0, 0, 5, 0],
      [0, 0, 0, 0],
    ];
    const next = [
      [0, 3, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 3],
    ];
    for (let draw = 0; draw < 20; draw++) {
      const levels = [levelOf(one, 5), levelOf(next, 3)];
      expect([...pairByLevels(4, levels, chanceOf(`${draw}`), neighbours(4))]).toEqual([1, 0, 3, 2]);
    }
  });

  test('gives every best pairing about equally often where all are equal', () => {
    const seen = new Map<string, number>();
    const level: CostLevel = { ceiling: 0, cost: () => 0 };
    for (let draw = 0; draw < 3_000; draw++) {
      const key = JSON.stringify(pairsOf(pairByLevels(6, [level], chanceOf(`lot ${draw}`), neighbours(6))));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(15);
    for (const times of seen.values()) expect(Math.abs(times - 200)).toBeLessThan(70);
  });

  test('a large field is paired as well with a few edges each as with all of them', () => {
    const size = 120;
    const chance = chanceOf('large');
    const table = Array.from({ length: size }, () => Array.from({ length: size }, () => chance.below(500)));
    const sparse = levelOf(table, 500);
    const pairs = pairsOf(pairByLevels(size, [sparse], chance, neighbours(size)));
    const from = table.flatMap((row, a) => row.slice(a + 1).map(() => a));
    const to = table.flatMap((row, a) => row.slice(a + 1).map((_, step) => a + 1 + step));
    const all = minimumCostMatching(size, { from, to, cost: from.map((a, at) => sparse.cost(a, to[at] as number)) });
    expect(sums([sparse], pairs)).toEqual(sums([sparse], pairsOf(all.mate)));
  });

  test('refuses costs that do not fit', () => {
    const level: CostLevel = { ceiling: Number.MAX_SAFE_INTEGER, cost: () => 0 };
    expect(() => pairByLevels(4, [level], chanceOf('x'), neighbours(4))).toThrow('whole numbers for 4 players');
    const most = (ceiling: number): CostLevel => ({ ceiling, cost: () => 0 });
    expect([...pairByLevels(2, [most(2 ** 46 - 1)], chanceOf('x'), neighbours(2))]).toEqual([1, 0]);
    expect(() => pairByLevels(2, [most(2 ** 46)], chanceOf('x'), neighbours(2))).toThrow('whole numbers');
    // What the levels before have tied together needs room too.
    const families: CostLevel = { ceiling: 1, cost: (a, b) => Number(a < 3 !== b < 3) };
    expect(() => pairByLevels(6, [families, most(2 ** 44)], chanceOf('x'), neighbours(6))).toThrow('whole numbers');
  });
});
