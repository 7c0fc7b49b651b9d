import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { certain, drawKey, hashOf } from '../../../kit/index.ts';
import { formats } from '../../formats/index.ts';
import { fold, sealed } from '../index.ts';
import { Deciding } from './deciding.ts';

const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
const name = 'round 1, edition 1, pairing';
const key = drawKey(hashOf('desk 1'), name);
const about = certain(hall.facts.about, 'about');
const blind = fold(hall.state.log.slice().map(sealed));
const request = { at: 5, by: 'desk' };
const sees = (state = hall.state, more = {}) =>
  new Deciding(formats, state, certain(state.facts.about, 'about'), { ...request, ...more });

test('events change what is seen from then on', () => {
  const d = new Deciding(formats, hall.state, about, request);
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
  const outcome = { kind: 'scores', scores: [1000, 0] } as const;
  d.add({ type: 'OutcomeRecorded', round: 1, match: 1, game: 1, outcome, completedAt: 5 });
  expect(d.historyBefore(0)).toBe(before);
  expect(d.historyAt(0).rounds[0]?.tables[0]?.games[0]?.recorded?.outcome).toBe(outcome);
  d.add({ type: 'PlayerDropped', player: 'p1' });
  const gone = d.historyBefore(0);
  expect(gone.players.get('p1')?.droppedAfter).toBe(1);
  d.add({ type: 'Unwound', toRound: 0 });
  expect(d.historyBefore(0).rounds).toEqual([]);
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
