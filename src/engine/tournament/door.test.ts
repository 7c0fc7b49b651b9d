import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { type Door, moveOn, playerCalled, startNow } from './door.ts';
import type { Command } from './index.ts';

function doorOf(hall: Hall): { door: Door; sent: string[] } {
  const sent: string[] = [];
  const send = (command: Command) => {
    hall.must(command);
    sent.push(command.type);
  };
  return { door: { facts: () => hall.facts, finished: () => hall.conclusion.finished, send }, sent };
}
const manual = { config: { autoAdvance: false } };

describe('starting', () => {
  test('draws and publishes the first round', () => {
    const { door, sent } = doorOf(new Hall('groups', 'abc', manual));
    startNow(door);
    expect(sent).toEqual(['Start', 'PairRound', 'PublishRound']);
  });

  test('stops at the draft where that is wanted', () => {
    const { door, sent } = doorOf(new Hall('groups', 'abc', manual));
    startNow(door, { draft: true });
    expect(sent).toEqual(['Start', 'PairRound']);
  });

  test('does no more where the first round comes by itself', () => {
    const hall = new Hall('toy-knock', 'ab', { formats: withToys(formats) });
    const { door, sent } = doorOf(hall);
    const coming: Door = { ...door, facts: () => ({ ...hall.facts, rounds: [{} as never] }) };
    startNow(coming);
    expect(sent).toEqual(['Start']);
  });
});

describe('moving on', () => {
  test('closes a round that is complete, and draws the next', () => {
    const hall = new Hall('groups', 'abcd', { config: { autoAdvance: false, groupSize: 2 } }).begin();
    hall.playOut('abcd');
    const { door, sent } = doorOf(hall);
    moveOn(door);
    expect(sent).toEqual(['CloseRound', 'PairRound', 'PublishRound']);
  });

  test('does not close one with open games: what is in the way is said', () => {
    const { door, sent } = doorOf(new Hall('groups', 'abc', manual).begin());
    expect(() => moveOn(door)).toThrow('tables-open');
    expect(sent).toEqual([]);
    const tried: string[] = [];
    moveOn({ ...door, send: ({ type }) => tried.push(type) });
    expect(tried).toEqual(['PairRound']);
  });

  test('stops where the next round has come by itself, or it is over', () => {
    const auto = new Hall('groups', 'abcd', { config: { groupSize: 2, autoAdvance: false } }).begin();
    auto.playOut('abcd');
    const { door, sent } = doorOf(auto);
    let asked = 0;
    const { rounds } = auto.facts;
    const coming: Door = {
      ...door,
      facts: () => (asked++ === 0 ? auto.facts : { ...auto.facts, rounds: [...rounds, ...rounds] }),
    };
    moveOn(coming);
    expect(sent).toEqual(['CloseRound']);
    const over = doorOf(new Hall('groups', 'ab', manual).begin().playOut('ab'));
    moveOn({ ...over.door, finished: () => true });
    expect(over.sent).toEqual(['CloseRound']);
  });

  test('[SW-9] allows rematches first, where that is wanted', () => {
    const hall = new Hall('groups', 'abc', manual);
    hall.must({ type: 'Start' });
    const { door } = doorOf(hall);
    expect(() => moveOn(door, { allowRematches: true })).toThrow('rematches-not-in-question');
  });
});

describe('people by name', () => {
  const hall = new Hall('groups', '');
  hall.must({
    type: 'AddPlayers',
    players: [
      { name: 'Kim', club: 'Oslo' },
      { name: 'kim', club: 'Bergen' },
      { name: 'Lee ', externalId: 'Mo 7' },
      { name: 'p1' },
    ],
  });
  const called = (said: string) => playerCalled(hall.facts, said);

  test('an id comes first, then a name, in whatever case', () => {
    expect(called('p1')).toEqual({ ok: true, value: 'p1' });
    expect(called(' LEE ')).toEqual({ ok: true, value: 'p3' });
  });

  test('the id that another program gave them is found to the letter', () => {
    expect(called('Mo 7')).toEqual({ ok: true, value: 'p3' });
    expect(called('mo 7').ok).toBe(false);
  });

  test('nobody, and several', () => {
    expect(called('Mo')).toEqual({
      ok: false,
      error: { why: { code: 'unknown-player', details: { player: 'Mo' } }, called: [] },
    });
    expect(called('Kim')).toEqual({
      ok: false,
      error: { why: { code: 'same-name', details: { name: 'Kim' } }, called: ['p1', 'p2'] },
    });
  });
});
