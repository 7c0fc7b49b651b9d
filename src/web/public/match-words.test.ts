import { expect, test } from 'vitest';
import type { MatchView } from '../../protocol/wire-views.ts';
import { gameWords, seatNumber } from './match-words.ts';

const match = (how: 'played' | 'forfeit' | 'double-forfeit' | 'walkover', scores: readonly (number | null)[]) =>
  ({ seats: ['a', 'b'], outcome: { scores, points: [1, 0], how } }) as unknown as MatchView;

const shown = (of: MatchView) => of.seats.map((_, seat) => seatNumber('en', of, seat));

test('[DK-11] a seat has a score where it was played; someone who left has an x, a forfeit has none', () => {
  expect(shown(match('played', [5, 3]))).toEqual(['5', '3']);
  expect(shown(match('played', [5, null]))).toEqual(['5', 'x']);
  expect(shown(match('forfeit', [null, null]))).toEqual(['', '']);
  expect(shown(match('double-forfeit', [null, null]))).toEqual(['', '']);
  expect(shown(match('walkover', [null]))).toEqual(['', '']);
});

const speech = {
  language: 'en',
  t: (key: string, figures: Readonly<Record<string, string>>) => `${key} ${figures.side}`,
} as unknown as Parameters<typeof gameWords>[0];
const names = (id: string) => id.toUpperCase();
const reason = (code: string) => ({ rule: 'GR-1', code, figures: {} });
const sides = { first: 'black', black: reason('side-attacker'), white: reason('side-defender') } as const;
const duel = { seats: ['a', 'b'], games: [{ id: 'r1.t1.g1', kind: 'regular' as const, white: 'b', black: 'a' }] };

test('[DK-3] where a format has words for the sides, a game says which', () => {
  expect(gameWords(speech, { sides }, duel, 'a', names)).toBe('B · me.side attacker');
  expect(gameWords(speech, { sides }, duel, 'b', names)).toBe('A · me.side defender');
});

test('a round that is split into groups has no sides for that (ST-7, HK-13)', () => {
  expect(gameWords(speech, {}, duel, 'a', names)).toBe('B');
  const table = { seats: ['a', 'b', 'c'], games: [{ id: 'r2.t1.g1', kind: 'regular' as const }] };
  expect(gameWords(speech, {}, table, 'b', names)).toBe('A and C');
});
