import { expect, test } from 'vitest';
import { roundsShown } from './rounds-shown.ts';

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
