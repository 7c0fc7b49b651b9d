import { expect, test } from 'vitest';
import { gameId, matchId } from './index.ts';

test('[HK-10] a match and a game are called by their numbers in the round', () => {
  expect(matchId(2, 3)).toBe('r2.t3');
  expect(gameId(2, 3, 1)).toBe('r2.t3.g1');
});
