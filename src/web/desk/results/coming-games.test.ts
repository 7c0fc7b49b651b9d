import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { comingGames } from './coming-games.ts';

const kinds = (hall: Hall) =>
  comingGames(hall.formats, hall.state, hall.place(1)).map(({ kind, attempt }) => `${kind} ${attempt ?? ''}`.trim());

test('[HK-21] [HK-22] a level match of a knockout: ten sudden deaths, each half the one before, then Armageddon', () => {
  const hall = new Hall('hybrid', 'abcd').begin();
  const games = comingGames(hall.formats, hall.state, hall.place(1));
  const sudden = games.filter(({ kind }) => kind === 'sudden-death');
  expect(sudden.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const times = sudden.map(({ clock }) => clock?.white.base ?? 0);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(Math.min(...times)).toBe(30_000);
  const last = games.at(-1);
  expect(last?.kind).toBe('armageddon');
  expect(last?.clock?.white.base).toBeGreaterThan(last?.clock?.black.base ?? 0);
});

test('[HK-20] a drawn match of the league stands, and a game to a target is never level: nothing follows', () => {
  expect(kinds(new Hall('hybrid', 'abcdefghij').begin())).not.toContain('sudden-death 1');
  expect(kinds(new Hall('swiss', 'abcd').begin())).toEqual(['regular']);
});

test('[DK-4] nothing of the dry run stays', () => {
  const hall = new Hall('hybrid', 'abcd').begin();
  const { state } = hall;
  comingGames(hall.formats, state, hall.place(1));
  expect(hall.state).toBe(state);
  expect(state.log.length).toBe(hall.state.log.length);
});
