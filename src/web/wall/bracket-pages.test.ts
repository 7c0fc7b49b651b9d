import { expect, test } from 'vitest';
import type { BracketMatchView } from '../../engine/index.ts';
import { stillIn } from './bracket-pages.ts';

const match = (number: number, state: BracketMatchView['state'], seats: string): BracketMatchView =>
  ({
    match: number,
    state,
    slots: [...seats].map((player) =>
      player === '?' ? { kind: 'loser-of', match: 1, won: false } : { kind: 'player', player, won: false },
    ),
  }) as unknown as BracketMatchView;

test('[DE-2] whoever lost on one side and plays on in the other is still in', () => {
  const matches = [
    match(1, 'done', 'ab'),
    match(2, 'done', 'cd'),
    match(3, 'open', 'ac'),
    match(4, 'waiting', 'b?'),
    match(5, 'done', 'de'),
  ];
  expect([...stillIn(matches)].sort()).toEqual(['a', 'b', 'c']);
});
