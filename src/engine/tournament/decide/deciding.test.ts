import { expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { certain, drawKey, hashOf } from '../../../kit/index.ts';
import { formats as real } from '../../formats/index.ts';
import { paired, published, recorded } from '../given.fixture.ts';
import { fold, sealed } from '../index.ts';
import { Deciding } from './deciding.ts';

const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
const name = 'round 1, edition 1, pairing';
const key = drawKey(hashOf('desk 1'), name);
const about = certain(hall.facts.about, 'about');
const blind = fold(hall.state.log.slice().map(sealed));
const request = { at: 5, by: 'desk' };
const sees = (state = hall.state, more = {}) =>
  new Deciding(real, state, certain(state.facts.about, 'about'), { ...request, ...more });

test('events change what is seen from then on', () => {
  const d = new Deciding(real, hall.state, about, request);
  d.add({ type: 'RoundClosed', round: 1 });
  expect(d.events).toEqual([{ type: 'RoundClosed', round: 1 }]);
  expect(d.facts.rounds[0]?.state).toBe('closed');
  expect(d.history.rounds[0]?.state).toBe('closed');
  expect(d.rulebook.name).toBe('groups');
  expect(hall.last.state).toBe('published');
});

test('within a list of results the history before it serves, until there is another round or another player', () => {
  const d = sees();
  const before = d.historyBefore(0);
  expect(before).toBe(d.history);
  const won = outcome('1-0');
  d.add(recorded(1, 1, won, 5));
  expect(d.historyBefore(0)).toBe(before);
  expect(d.historyAt(0).rounds[0]?.tables[0]?.games[0]?.recorded?.outcome).toBe(won);
  d.add({ type: 'PlayerDropped', player: 'p1' });
  const gone = d.historyBefore(0);
  expect(gone.players.get('p1')?.droppedAfter).toBe(1);
  d.add({ type: 'Unwound', toRound: 0 });
  expect(d.historyBefore(0).rounds).toEqual([]);
});

test('the history before a list does not serve once another round is shown', () => {
  const d = sees();
  expect(d.historyBefore(0).rounds).toHaveLength(1);
  d.add(paired(2, []));
  d.add(published(2));
  expect(d.historyBefore(0).rounds).toHaveLength(2);
});

test('each stage has a history of its own, which is made once for what stands', () => {
  const formats = withToys(real);
  const desk = new Hall('toy-final', 'abcd', { formats }).begin().playOut('abcd').over().draw();
  const d = new Deciding(formats, desk.state, certain(desk.facts.about, 'about'), request);
  d.add(recorded(2, 1, outcome('1-0'), 5));
  const [first, second] = [d.historyAt(0), d.historyAt(1)];
  expect([first, second].map(({ rounds }) => rounds.map(({ number }) => number))).toEqual([[1], [2]]);
  expect(d.historyAt(1)).toBe(second);
  expect(d.history).toBe(second);
  d.add(recorded(2, 1, outcome('1-0'), 6));
  expect(d.historyAt(0).rounds).toHaveLength(1);
  expect(d.history.rounds.map(({ number }) => number)).toEqual([2]);
});

test('a draw has its name, and a key that comes from the secret and the name', () => {
  const { draw, chance } = sees().draw(name);
  expect(draw).toEqual({ name, key });
  expect(chance.shuffle([...'abcdefgh'])).toEqual(
    sees()
      .draw(name)
      .chance.shuffle([...'abcdefgh']),
  );
  expect(sees().draw('another').draw.key).not.toBe(key);
});

test('who has only the secret’s hash uses the keys that were recorded, and a stand-in for new draws', () => {
  expect(sees(blind).draw(name).draw).toEqual({ name, key });
  const other = { name: 'round 2, edition 1, pairing', key: hashOf('recorded') };
  const events = [{ type: 'Started' }, { type: 'LotsDrawn', purpose: 'x', order: [], after: 1, draw: other }];
  expect(sees(blind, { events }).draw(other.name).draw).toEqual(other);
  const standIn = sees(blind).draw(other.name).draw.key;
  expect(standIn).toBe(drawKey(hashOf(hashOf('desk 1')), other.name));
  expect(standIn).not.toBe(drawKey(hashOf('desk 1'), other.name));
});
