import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { type CommandPort, moveOn, playerCalled, startNow } from './command-port.ts';
import type { Command } from './index.ts';

function commandPort(hall: Hall): { port: CommandPort; sent: string[] } {
  const sent: string[] = [];
  const send = (command: Command) => {
    hall.must(command);
    sent.push(command.type);
  };
  return { port: { facts: () => hall.facts, finished: () => hall.conclusion.finished, send }, sent };
}
const manual = { config: { autoAdvance: false } };

describe('starting', () => {
  test('draws and publishes the first round', () => {
    const { port, sent } = commandPort(new Hall('groups', 'abc', manual));
    startNow(port);
    expect(sent).toEqual(['Start', 'PairRound', 'PublishRound']);
  });

  test('stops at the draft where that is wanted', () => {
    const { port, sent } = commandPort(new Hall('groups', 'abc', manual));
    startNow(port, { draft: true });
    expect(sent).toEqual(['Start', 'PairRound']);
  });

  test('does no more where the first round comes by itself', () => {
    const hall = new Hall('toy-knock', 'ab', { formats: withToys(formats) });
    const { port, sent } = commandPort(hall);
    const coming: CommandPort = { ...port, facts: () => ({ ...hall.facts, rounds: [{} as never] }) };
    startNow(coming);
    expect(sent).toEqual(['Start']);
  });
});

describe('moving on', () => {
  test('closes a round that is complete, and draws the next', () => {
    const hall = new Hall('groups', 'abcd', { config: { autoAdvance: false, groupSize: 2 } }).begin();
    hall.playOut('abcd');
    const { port, sent } = commandPort(hall);
    moveOn(port);
    expect(sent).toEqual(['CloseRound', 'PairRound', 'PublishRound']);
  });

  test('does not close one with open games: what is in the way is said', () => {
    const { port, sent } = commandPort(new Hall('groups', 'abc', manual).begin());
    expect(() => moveOn(port)).toThrow('tables-open');
    expect(sent).toEqual([]);
    const tried: string[] = [];
    moveOn({ ...port, send: ({ type }) => tried.push(type) });
    expect(tried).toEqual(['PairRound']);
  });

  test('stops where the next round has come by itself, or it is over', () => {
    const auto = new Hall('groups', 'abcd', { config: { groupSize: 2, autoAdvance: false } }).begin();
    auto.playOut('abcd');
    const { port, sent } = commandPort(auto);
    let asked = 0;
    const { rounds } = auto.facts;
    const coming: CommandPort = {
      ...port,
      facts: () => (asked++ === 0 ? auto.facts : { ...auto.facts, rounds: [...rounds, ...rounds] }),
    };
    moveOn(coming);
    expect(sent).toEqual(['CloseRound']);
    const over = commandPort(new Hall('groups', 'ab', manual).begin().playOut('ab'));
    moveOn({ ...over.port, finished: () => true });
    expect(over.sent).toEqual(['CloseRound']);
  });

  test('[SW-9] allows rematches first, where that is wanted', () => {
    const hall = new Hall('groups', 'abc', manual);
    hall.must({ type: 'Start' });
    const { port } = commandPort(hall);
    expect(() => moveOn(port, { allowRematches: true })).toThrow('rematches-not-in-question');
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
