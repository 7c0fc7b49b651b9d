import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import { exactDifference, lists } from './swiss-draw.fixture.ts';
import { drawSwissRound, type SwissField } from './swiss-draw.ts';

/** Small score groups, near each other and then far apart, of players who have met most of those around them. */
const crowded = (chance: Chance): SwissField => {
  const players = 2 * (3 + chance.below(15));
  const gaps = chance.pick([[1], [1, 1, 2], [0, 1, 2], [0, 1, 30], [0, 0, 1, 40]]);
  const scores: number[] = [0];
  while (scores.length < players) scores.push((scores.at(-1) as number) + chance.pick(gaps));
  const [reach, most] = [1 + chance.below(4), 3 + chance.below(6)];
  const near = scores.flatMap((_, a) =>
    Array.from({ length: reach }, (_, step) => [a, a + 1 + step] as const).filter(([, b]) => b < players),
  );
  const met = near.filter(() => chance.below(10) < most);
  return { scores, met: lists(players, met) };
};

describe('parts of a field in which swaps within score groups are not enough', () => {
  test.each([
    ['a', 'e304d8846f359715'],
    ['b', 'ec18d2ba95bf7271'],
    ['c', '98cd41e7f0efe71d'],
    ['d', 'b77b107f29f65568'],
    ['e', '6e656eddef45a333'],
    ['f', '14fc32c587e43514'],
  ])('[SW-8] are paired as well as the exact solver pairs the whole field, and as ever (%s)', (key, recorded) => {
    const chance = chanceFrom(hashOf(`crowded ${key}`));
    const draws = Array.from({ length: 100 }, () => {
      const field = crowded(chance);
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
});
