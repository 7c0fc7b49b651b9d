import { expect, test } from 'vitest';
import { expectedStarts, minutesEach } from './expected-starts.ts';

const MINUTE = 60_000;
const rounds = [0, 50, 110].map((minute) => ({ publishedAt: minute * MINUTE }));

test('[DK-26] the coming rounds begin as far apart as those before; an overdue one begins now', () => {
  expect(minutesEach(rounds)).toBe(55);
  expect(expectedStarts(rounds, 2, 120 * MINUTE)).toEqual([165 * MINUTE, 220 * MINUTE]);
  expect(expectedStarts(rounds, 2, 170 * MINUTE)).toEqual([170 * MINUTE, 225 * MINUTE]);
});

test('[DK-26] what the desk has said of the next round stands, and the others follow it', () => {
  expect(expectedStarts(rounds, 2, 120 * MINUTE, 140 * MINUTE)).toEqual([140 * MINUTE, 195 * MINUTE]);
  expect(expectedStarts([{ publishedAt: 0 }], 2, 0, 140 * MINUTE)).toEqual([140 * MINUTE]);
});

test('[DK-26] nothing is guessed from one round, from drafts, or from rounds of days', () => {
  expect(expectedStarts([{ publishedAt: 0 }, {}], 2, 0)).toEqual([]);
  expect(
    expectedStarts(
      [0, 1, 2].map((day) => ({ publishedAt: day * 24 * 60 * MINUTE })),
      2,
      0,
    ),
  ).toEqual([]);
});
