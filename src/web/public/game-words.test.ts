import { expect, test } from 'vitest';
import { gameWords } from './game-words.ts';

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
