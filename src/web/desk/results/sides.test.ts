import { describe, expect, test } from 'vitest';
import { Desk } from '../../../../test/desk.ts';
import { assertDefined } from '../../../kit/index.ts';
import type { Speech } from '../../shared/words.ts';
import { inOrder, isTurned, sidesOf } from './sides.ts';

const speech = { language: 'en', t: (key: string) => key } as unknown as Speech;

function firstGame(format: string, players: number) {
  const desk = new Desk(format);
  desk.must({ type: 'AddPlayers', players: Array.from({ length: players }, (_, at) => ({ name: `P${at}` })) });
  desk.must({ type: 'Start' });
  desk.pair();
  const table = assertDefined(desk.last.tables[0], 'a table');
  const { order, called } = sidesOf(desk.derived, 1, table.games[0]);
  return { order, said: order.map((seat) => called(speech, seat)), turned: isTurned(desk.derived, desk.last, table) };
}

describe('[DK-3] the side that moves first is on the left, by the name that the format has for it', () => {
  test.each([
    ['groups', { order: [0, 1], said: ['attacker', 'defender'], turned: false }],
    ['hybrid', { order: [0, 1], said: ['entry.white', 'entry.black'], turned: false }],
    ['swiss', { order: [0, 1], said: [undefined, undefined], turned: false }],
  ])('%s', (format, expected) => {
    expect(firstGame(format, 4)).toEqual(expected);
  });
});

test('[DK-3] [DK-10] the second game of a match has the other side on the left, and its results are turned with it', () => {
  const desk = new Desk('hybrid', { raceTo: 1 });
  desk.must({ type: 'AddPlayers', players: [{ name: 'Ana' }, { name: 'Ben' }] });
  desk.must({ type: 'Start' });
  desk.pair();
  desk.must({ type: 'RecordOutcome', place: desk.place(1), outcome: { kind: 'scores', scores: [500, 500] } });
  const { order } = sidesOf(desk.derived, 1, desk.last.tables[0]?.games[1]);
  expect(order).toEqual([1, 0]);
  expect(inOrder({ kind: 'scores', scores: [0, 1000] }, order)).toEqual({ kind: 'scores', scores: [1000, 0] });
});
