import { expect, test } from 'vitest';
import { gameTime } from './game-time.ts';

const minute = 60_000;

test('a game’s time is written as its clock will show it, days as days', () => {
  expect([10 * minute, 5 * minute, 75_000, 37_500, 65 * minute, 3 * 1440 * minute].map(gameTime)).toEqual([
    ...['10:00', '5:00', '1:15', '0:37.5', '1:05:00', '3d'],
  ]);
});
