import { describe, expect, test } from 'vitest';
import { Presses } from './press-guard.ts';

/** Which of these clicks at (100, 200) count. */
const counted = (...times: readonly number[]) => {
  const presses = new Presses();
  return times.filter((at) => presses.counts({ at, x: 100, y: 200 }));
};

describe('[DK-3] a press counts once', () => {
  test.each([
    ['at once at the same place', { at: 1_200, x: 103, y: 198 }, false],
    ['at once elsewhere', { at: 1_200, x: 100, y: 240 }, true],
    ['half a second later', { at: 1_500, x: 100, y: 200 }, true],
  ])('%s', (_, press, counts) => {
    const presses = new Presses();
    expect(presses.counts({ at: 1_000, x: 100, y: 200 })).toBe(true);
    expect(presses.counts(press)).toBe(counts);
  });

  test('one that is ignored does not begin another half second', () =>
    expect(counted(1_000, 1_400, 1_600, 2_000, 2_100)).toEqual([1_000, 1_600, 2_100]));
});
