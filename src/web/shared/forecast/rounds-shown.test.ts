import { expect, test } from 'vitest';
import { chancesShown, roundsShown } from './rounds-shown.ts';

test('[DK-29] a table of chances has no rows of 0 %, and begins with a dozen', () => {
  const one = (win: number, podium = win, outNext = 0, moved = 0) => ({
    ...{ win: { share: win }, podium: { share: podium } },
    ...{ outNext: { share: outNext }, moved },
  });
  const chances = [
    ...Array.from({ length: 30 }, () => one(0.03)),
    ...Array.from({ length: 18 }, () => one(0, 0.001, 1)),
  ];
  const { rows, more } = chancesShown(chances, false);
  expect([rows.length, more]).toEqual([12, 18]);
  expect(chancesShown(chances, true).rows).toHaveLength(30);
  // Who may go out next, or has just lost the last chance, has something to read.
  expect(chancesShown([one(0, 0, 0.4), one(0, 0, 0, -0.1), one(0.001, 0.001)], false).rows).toHaveLength(2);
});

test('[DK-29] of many rounds to come the next ones and the last are shown, each with its own figures', () => {
  expect(roundsShown(['quarter', 'semi', 'final'])).toHaveLength(3);
  expect(roundsShown([...'abcdefgh'])).toEqual([
    { label: 'a', at: 0 },
    { label: 'b', at: 1 },
    { label: 'c', at: 2 },
    { label: 'd', at: 3 },
    { label: 'h', at: 7 },
  ]);
});
