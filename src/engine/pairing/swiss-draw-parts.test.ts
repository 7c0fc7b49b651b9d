import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import { exactDifference, lists } from './swiss-draw.fixture.ts';
import { drawSwissRound, type SwissField } from './swiss-draw.ts';

/** Small score groups, near each other and then far apart, of players who have met most of those around them. */
const crowded = (chance: Chance, unit: number): SwissField => {
  const players = 2 * (3 + chance.below(unit === 1 ? 15 : 7));
  const gaps = chance.pick([[1], [1, 1, 2], [0, 1, 2], [0, 1, 30], [0, 0, 1, 40]]);
  const scores: number[] = [0];
  while (scores.length < players) scores.push((scores.at(-1) as number) + unit * chance.pick(gaps));
  const [reach, most] = [1 + chance.below(4), 3 + chance.below(6)];
  const near = scores.flatMap((_, a) =>
    Array.from({ length: reach }, (_, step) => [a, a + 1 + step] as const).filter(([, b]) => b < players),
  );
  const met = near.filter(() => chance.below(10) < most);
  return { scores, met: lists(players, met) };
};

describe('parts of a field in which swaps within score groups are not enough', () => {
  test.each([
    ['a', 1, 'e304d8846f359715'],
    ['b', 1, 'ec18d2ba95bf7271'],
    ['c', 1, '98cd41e7f0efe71d'],
    ['d', 1, 'b77b107f29f65568'],
    ['e', 1, '6e656eddef45a333'],
    ['f', 1, '14fc32c587e43514'],
    ['g', 5_000, 'e7a49f78ba3da037'],
  ])('[SW-8] are paired as well as the exact solver pairs the whole field, and as ever (%s)', (key, unit, recorded) => {
    const chance = chanceFrom(hashOf(`crowded ${key}`));
    const draws = Array.from({ length: 100 }, () => {
      const field = crowded(chance, unit);
      const draw = drawSwissRound(field, chance);
      if (draw.ok) {
        expect(draw.value.rematches).toEqual([]);
        expect(draw.value.squaredDifference).toBe(exactDifference(field));
      }
      return draw;
    });
    expect(draws.filter(({ ok }) => ok).length).toBeGreaterThan(50);
    expect(hashOf(JSON.stringify(draws)).slice(0, 16)).toBe(recorded);
  });

  test.each([
    ['16', '31a0209cb887134f'],
    ['35', '5e3fdb8b5e9391a0'],
    ['41', '967c3f8a86bd2aeb'],
  ])('[SW-8] a part that grows takes in every part that it meets (%s)', (key, recorded) => {
    const chance = chanceFrom(hashOf(`last ${key}`));
    // Two of each score, some of them met before; the last have met everybody but those far above them.
    const scores = Array.from({ length: 60 }, (_, at) => 2 * (at >> 1) + 8 * (at >> 2));
    const met: [number, number][] = [];
    for (let pair = 12; pair < 60; pair += 2) if (chance.below(4) === 0) met.push([pair, pair + 1]);
    const last = chance.below(4);
    const far = 24 + chance.below(30);
    for (let other = 0; other < far; other++) met.push([last, other]);
    if (chance.below(2) === 1) for (let other = 0; other < far; other++) met.push([last ^ 1, other]);
    const field = { scores, met: lists(60, met) };
    const draw = drawSwissRound(field, chance);
    expect(draw).toMatchObject({ ok: true, value: { rematches: [], squaredDifference: exactDifference(field) } });
    expect(hashOf(JSON.stringify(draw)).slice(0, 16)).toBe(recorded);
  });

  test('only differences count, however high the scores are', () => {
    const field = (least: number): SwissField => ({
      scores: [least + 10_000, least + 10_000, least, least],
      met: lists(4, [[0, 1]]),
    });
    const high = drawSwissRound(field(1e10), chanceFrom(hashOf('high')));
    expect(high).toEqual(drawSwissRound(field(0), chanceFrom(hashOf('high'))));
    expect(high).toMatchObject({ ok: true, value: { squaredDifference: 2e8 } });
  });

  /** As after many rounds of a game whose win is worth a thousand points: everyone has met many of those nearby. */
  const absurd = (chance: Chance, unit: number): SwissField => {
    const players = 2 * (10 + chance.below(40));
    const scores = Array.from({ length: players }, () => unit * chance.below(Math.floor(400_000 / unit) + 1));
    scores.sort((a, b) => b - a);
    const met = scores.flatMap((_, a) =>
      Array.from({ length: 12 }, (_, step) => [a, a + 1 + step] as const).filter(
        ([, b]) => b < players && chance.below(3) > 0,
      ),
    );
    return { scores, met: lists(players, met) };
  };

  test.each([1, 667, 1_000])('[SW-8] are paired exactly however far apart the scores are, in steps of %i', (unit) => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (key, again) => {
        const chance = chanceFrom(hashOf(key));
        const field = absurd(chance, unit);
        // SW-9: allowed, but not needed.
        const draw = drawSwissRound({ ...field, ...(again && { lastMet: () => 1 }) }, chance);
        expect(draw).toMatchObject({ ok: true, value: { rematches: [], squaredDifference: exactDifference(field) } });
      }),
      { seed: 8, numRuns: 30 },
    );
  });

  test('[SW-8] [SW-9] a thousand points a win, and so many rematches that the whole field is paired at once', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const chance = chanceFrom(hashOf(key));
        const players = 2 * (25 + chance.below(50));
        const wins = Array.from({ length: players }, () => chance.below(201));
        // The first has met everybody, half of the others most of those around them.
        const met = wins.flatMap((_, a) =>
          Array.from({ length: a === 0 ? players : 12 }, (_, step) => [a, a + 1 + step] as const).filter(
            ([, b]) => b < players && (a === 0 || chance.below(2) > 0),
          ),
        );
        const of = (win: number) => ({
          scores: wins.map((won) => win * won),
          met: lists(players, met),
          lastMet: (a: number, b: number) => 1 + ((a + b) % 200),
        });
        const [absurd, plain] = [of(2_000), of(1)].map((field) => drawSwissRound(field, chanceFrom(hashOf(key))));
        if (!absurd?.ok || !plain?.ok) throw new Error('Rematches are allowed.');
        expect(absurd.value.rematches).toHaveLength(1);
        expect(absurd.value.squaredDifference).toBe(4_000_000 * plain.value.squaredDifference);
      }),
      { seed: 9, numRuns: 10 },
    );
  });
});
