import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import { exactDifference, lists } from './swiss-draw.fixture.ts';
import { drawSwissRound, type SwissDraw, type SwissField } from './swiss-draw.ts';

const chanceOf = (name: string): Chance => chanceFrom(hashOf(name));

const drawn = (field: SwissField, key: string): SwissDraw => {
  const draw = drawSwissRound(field, chanceOf(key));
  if (!draw.ok) throw new Error(draw.error.code);
  return draw.value;
};

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

/** SW-8 and SW-9 as numbers: rematches, how recent they are, broken avoids, squared differences. */
const costOf = (field: SwissField, pairs: readonly (readonly [number, number])[]): number[] => {
  const cost = [0, 0, 0, 0];
  for (const [a, b] of pairs) {
    const hasMet = field.met[a]?.includes(b) === true;
    const difference = (field.scores[a] as number) - (field.scores[b] as number);
    const own = [
      Number(hasMet),
      hasMet ? (field.lastMet?.(a, b) ?? 0) : 0,
      Number(field.avoid?.[a]?.includes(b) === true),
      difference * difference,
    ];
    own.forEach((value, level) => {
      cost[level] = (cost[level] as number) + value;
    });
  }
  return cost;
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

const bestOf = (field: SwissField, present: readonly number[]): number[] =>
  everyPairing(present)
    .map((pairs) => costOf(field, pairs))
    .reduce((best, other) => (compare(other, best) < 0 ? other : best));

const everybody = (field: SwissField): number[] => Array.from(field.met, (_, player) => player);

const fieldOf = (
  players: number,
  scores: readonly number[],
  met: readonly (readonly [number, number])[],
  avoid: readonly (readonly [number, number])[] = [],
): SwissField => ({ scores, met: lists(players, met), avoid: lists(players, avoid) });

const pairsAmong = (players: number, most: number): fc.Arbitrary<[number, number][]> => {
  const player = fc.integer({ min: 0, max: players - 1 });
  return fc.array(fc.tuple(player, player), { maxLength: most });
};

const fields = (sizes: readonly number[], density: number): fc.Arbitrary<SwissField> =>
  fc.constantFrom(...sizes).chain((players) =>
    fc
      .record({
        scores: fc.array(fc.constantFrom(0, 3, 4, 6, 7, 9, 10, 12, 18), { minLength: players, maxLength: players }),
        met: pairsAmong(players, Math.floor(players * density)),
        avoid: pairsAmong(players, 5),
        byeOrder: fc.shuffledSubarray(
          Array.from({ length: players }, (_, player) => player),
          { minLength: players },
        ),
      })
      .map(({ scores, met, avoid, byeOrder }) => ({ ...fieldOf(players, scores, met, avoid), byeOrder })),
  );

/** Plays a tournament in which the lower number is likelier to win, and hands over every field before it is paired. */
const playedFields = (players: number, rounds: number, key: string): SwissField[] => {
  const chance = chanceOf(key);
  const scores = new Array<number>(players).fill(0);
  const met: number[][] = Array.from({ length: players }, () => []);
  const seen: SwissField[] = [];
  for (let round = 0; round < rounds; round++) {
    const field = { scores: [...scores], met: met.map((others) => [...others]) };
    const draw = drawSwissRound(field, chance);
    if (!draw.ok) break;
    seen.push(field);
    for (const [a, b] of draw.value.pairs) {
      met[a]?.push(b);
      met[b]?.push(a);
      const [winner, loser] =
        chance.below(3) === 0 ? [Math.max(a, b), Math.min(a, b)] : [Math.min(a, b), Math.max(a, b)];
      const [own, other] = chance.pick([
        [6, 0],
        [6, 0],
        [6, 0],
        [4, 0],
        [3, 3],
      ]) as [number, number];
      scores[winner] = (scores[winner] as number) + own;
      scores[loser] = (scores[loser] as number) + other;
    }
  }
  return seen;
};

/** Fields by lot: few players or many, scores close together or far apart, hardly anything played or nearly everything. */
const drawnField = (chance: Chance): SwissField => {
  const players = chance.below(chance.pick([4, 10, 30, 90]));
  const among = (most: number) =>
    Array.from({ length: chance.below(most + 1) }, () => [chance.below(players), chance.below(players)] as const);
  const [step, groups] = [chance.pick([1, 3, 400]), chance.pick([1, 3, 10])];
  const scores = Array.from({ length: players }, () => step * chance.below(groups));
  const field = fieldOf(players, scores, among(players * chance.below(6)), among(chance.below(players + 1)));
  return {
    ...field,
    byeOrder: chance.shuffle(everybody(field)),
    ...(chance.below(3) === 0 ? { lastMet: (a: number, b: number) => ((a * b) % 9) + 1 } : {}),
  };
};

describe('the Swiss draw', () => {
  test.each([
    ['a', 'a6634f5fc41f7394'],
    ['b', '4e744ca9b1ebf796'],
    ['c', '5f069dc9e1af4dcb'],
    ['d', 'dce264bd2a6d31f1'],
    ['e', 'df2df92b9ead9343'],
  ])('recorded draws come out as they did (%s)', (key, recorded) => {
    const chance = chanceOf(`recorded ${key}`);
    const draws = Array.from({ length: 50 }, () => drawSwissRound(drawnField(chance), chance));
    expect(draws.filter(({ ok }) => ok).length).toBeGreaterThan(25);
    expect(hashOf(JSON.stringify(draws)).slice(0, 16)).toBe(recorded);
  });

  test('[SW-8] is the best of all pairings of fields up to ten players', () => {
    fc.assert(
      fc.property(fields([2, 4, 6, 8], 2), fc.string(), (field, key) => {
        const draw = drawSwissRound(field, chanceOf(key));
        const best = bestOf(field, everybody(field));
        expect(draw.ok).toBe(best[0] === 0);
        if (draw.ok) expect(costOf(field, draw.value.pairs)).toEqual(best);
      }),
      { seed: 16, numRuns: 500 },
    );
    fc.assert(
      fc.property(fields([10], 2), fc.string(), (field, key) => {
        const draw = drawSwissRound(field, chanceOf(key));
        const best = bestOf(field, everybody(field));
        expect(draw.ok ? costOf(field, draw.value.pairs) : 'none').toEqual(best[0] === 0 ? best : 'none');
      }),
      { seed: 16, numRuns: 30 },
    );
  });

  test('[SW-6][SW-7] pairs everybody once, without rematch, and says what it cost', () => {
    fc.assert(
      fc.property(fields([20, 21, 40], 1), fc.string(), (field, key) => {
        const { pairs, bye, rematches, brokenAvoids, squaredDifference } = drawn(field, key);
        const seated = [...pairs.flat(), ...(bye === undefined ? [] : [bye])].toSorted((a, b) => a - b);
        expect(seated).toEqual(everybody(field));
        expect([rematches.length, 0, brokenAvoids.length, squaredDifference]).toEqual(costOf(field, pairs));
        expect(rematches).toEqual([]);
      }),
      { seed: 16 },
    );
  });

  test('[SW-8] is as good as the exact solver over the whole field in played tournaments', () => {
    for (const [players, rounds] of [
      [12, 8],
      [24, 12],
      [60, 9],
      [130, 8],
    ] as const) {
      for (let event = 0; event < 3; event++) {
        playedFields(players, rounds, `${players} players, event ${event}`).forEach((field, round) => {
          expect(drawn(field, `round ${round}`).squaredDifference).toBe(exactDifference(field));
        });
      }
    }
  });

  test('[SW-8] two short steps beat one long one', () => {
    const field = fieldOf(
      4,
      [8, 6, 4, 2],
      [
        [0, 1],
        [2, 3],
      ],
    );
    for (let key = 0; key < 20; key++) expect(drawn(field, `${key}`).squaredDifference).toBe(16 + 16);
  });

  test('[SW-8] two troubled parts that touch are paired as one', () => {
    const met = [
      [0, 1],
      [0, 2],
      [4, 5],
      [5, 7],
    ] as const;
    const field = fieldOf(8, [11, 11, 10, 8, 7, 4, 4, 1], met);
    for (let key = 0; key < 200; key++) expect(drawn(field, `touching ${key}`).squaredDifference).toBe(42);
  });

  test('[SW-8] every pairing of a score group comes up about equally often', () => {
    const seen = new Map<string, number>();
    const field = fieldOf(6, [3, 3, 3, 3, 3, 3], []);
    for (let draw = 0; draw < 3_000; draw++) {
      const pairs = drawn(field, `group ${draw}`).pairs.map((pair) => pair.toSorted().join('-'));
      const key = pairs.toSorted().join(' ');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(15);
    for (const times of seen.values()) expect(Math.abs(times - 200)).toBeLessThan(70);
  });

  test('[SW-7] the odd one of a group and the one it meets are anybody, equally often', () => {
    const seen = new Map<string, number>();
    const field = fieldOf(6, [6, 6, 6, 3, 3, 3], []);
    for (let draw = 0; draw < 3_000; draw++) {
      const floaters = drawn(field, `floater ${draw}`).pairs.find(([a, b]) => a < 3 !== b < 3);
      const key = floaters?.toSorted().join('-') ?? 'none';
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(9);
    for (const times of seen.values()) expect(Math.abs(times - 333)).toBeLessThan(90);
  });

  test('[SW-8] every best pairing occurs, also where groups must be left', () => {
    fc.assert(
      fc.property(fields([4, 6], 1.5), (field) => {
        const best = bestOf(field, everybody(field));
        fc.pre(best[0] === 0);
        const wanted = everyPairing(everybody(field))
          .filter((pairs) => compare(costOf(field, pairs), best) === 0)
          .map((pairs) =>
            pairs
              .map((pair) => pair.join('-'))
              .toSorted()
              .join(' '),
          );
        const seen = new Set<string>();
        for (let draw = 0; draw < 2_000 && seen.size < wanted.length; draw++) {
          const { pairs } = drawn(field, `all ${draw}`);
          seen.add(
            pairs
              .map((pair) => pair.toSorted().join('-'))
              .toSorted()
              .join(' '),
          );
        }
        expect([...seen].toSorted()).toEqual(wanted.toSorted());
      }),
      { seed: 16, numRuns: 100 },
    );
  });

  test('[SW-9] nothing is paired where every pairing has a rematch, and those who cannot be paired are named', () => {
    const field = fieldOf(
      4,
      [0, 0, 0, 0],
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    );
    const draw = drawSwissRound(field, chanceOf('stuck'));
    expect(draw).toEqual({
      ok: false,
      error: { code: 'no-legal-pairing', islands: [[0], [1], [2]], bridges: [3], left: 2 },
    });
  });

  test('[SW-9] rematches that are allowed are the fewest, then the oldest, then as in SW-8', () => {
    const lastMet = (a: number, b: number): number => ((a * b) % 7) + 1;
    fc.assert(
      fc.property(fields([4, 6, 8], 5), fc.string(), (field, key) => {
        const open = { ...field, lastMet };
        expect(costOf(open, drawn(open, key).pairs)).toEqual(bestOf(open, everybody(open)));
      }),
      { seed: 16, numRuns: 400 },
    );
  });

  test('[SW-12] the first candidate whose absence leaves a legal pairing has the bye', () => {
    fc.assert(
      fc.property(fields([1, 3, 5, 7], 2), fc.string(), (field, key) => {
        const without = (bye: number): number[] => everybody(field).filter((player) => player !== bye);
        const right = [...(field.byeOrder ?? [])].find((player) => bestOf(field, without(player))[0] === 0);
        const draw = drawSwissRound(field, chanceOf(key));
        expect(draw.ok ? draw.value.bye : undefined).toBe(right);
        if (draw.ok) expect(costOf(field, draw.value.pairs)).toEqual(bestOf(field, without(right as number)));
      }),
      { seed: 16, numRuns: 500 },
    );
  });

  test('[SW-11] avoided pairs are respected at any score difference, and reported where they cannot be', () => {
    const apart = fieldOf(4, [9, 9, 0, 0], [], [[0, 1]]);
    expect(drawn(apart, 'apart')).toMatchObject({ brokenAvoids: [], squaredDifference: 162 });
    const family = fieldOf(
      4,
      [0, 0, 0, 9],
      [],
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    );
    expect(drawn(family, 'family').brokenAvoids).toHaveLength(1);
  });

  test('pairs scores that are far apart', () => {
    const field = fieldOf(4, [1_000_000, 2, 0, 1_000_001], [[1, 2]]);
    expect(drawn(field, 'far').rematches).toEqual([]);
  });
});
