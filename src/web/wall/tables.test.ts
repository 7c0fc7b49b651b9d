import { expect, test } from 'vitest';
import { said } from '../../engine/index.ts';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import type { Seen } from '../shared/use-public-view.ts';
import type { Speech } from '../shared/words.ts';
import { tableItems } from './tables.ts';

const match = (number: number, seats: readonly string[], how: 'played' | 'walkover' | 'forfeit'): MatchView =>
  ({
    id: `r1.t${number}`,
    number,
    table: number,
    seats,
    state: 'done',
    outcome: { scores: how === 'played' ? [1, 0].map(said) : seats.map(() => null), points: [1, 0].map(said), how },
    winners: seats.slice(0, 1),
    games: [],
    why: [],
  }) as MatchView;

const players = [...'abcde'].map((id) => ({ id, name: id.toUpperCase() }));
const view = { about: {}, players, standings: [], board: { kind: 'none' } } as unknown as Seen;
const speech = { language: 'en' } as Speech;

test('[HK-25] a walkover and a forfeit are called what they are, once; only a game has scores', () => {
  const matches = [match(1, ['a', 'b'], 'played'), match(2, ['c'], 'walkover'), match(3, ['d', 'e'], 'forfeit')];
  const items = tableItems(view, [{ matches } as unknown as RoundView], speech, []);
  expect(items.map(({ note, seats }) => [note, seats.map(({ name, score }) => `${name} ${score}`.trim())])).toEqual([
    [undefined, ['A 1', 'B 0']],
    ['walkover', ['C']],
    ['by forfeit', ['D', 'E']],
  ]);
});
