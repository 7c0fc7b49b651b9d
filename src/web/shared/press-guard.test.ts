import { describe, expect, test } from 'vitest';
import { isSecondPress } from './press-guard.ts';

describe('[DK-3] a press counts once', () => {
  const first = { at: 1_000, x: 100, y: 200 };

  test.each([
    ['at once at the same place', { at: 1_200, x: 103, y: 198 }, true],
    ['at once elsewhere', { at: 1_200, x: 100, y: 240 }, false],
    ['half a second later', { at: 1_500, x: 100, y: 200 }, false],
  ])('%s', (_, press, second) => expect(isSecondPress(first, press)).toBe(second));

  test('the first of all counts', () => expect(isSecondPress(undefined, first)).toBe(false));
});
