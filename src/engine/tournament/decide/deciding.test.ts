import { expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { assertDefined, drawKey, hashOf } from '../../../kit/index.ts';
import { formats as real } from '../../formats/index.ts';
import { recorded } from '../given.fixture.ts';
import { fold, sealed } from '../index.ts';
import { Deciding } from './deciding.ts';

const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
const name = 'round 1, edition 1, pairing';
const key = drawKey(hashOf('desk 1'), name);
const about = assertDefined(hall.facts.about, 'about');
const blind = fold(hall.state.log.slice().map(sealed));
const request = { at: 5, by: 'desk' };
const sees = (state = hall.state, more = {}) =>
  new Deciding(real, state, assertDefined(state.facts.about, 'about'), { ...request, ...more });

test('events change what is seen from then on', () => {
  const d = new Deciding(real, hall.state, about, request);
  d.add({ type: 'RoundClosed', round: 1 });
  expect(d.events).toEqual([{ type: 'RoundClosed', round: 1 }]);
  expect(d.facts.rounds[0]?.state).toBe('closed');
  expect(d.derived.history().rounds[0]?.state).toBe('closed');
  expect(d.derived.rulebook().name).toBe('groups');
  expect(hall.last.state).toBe('published');
});

test('what was derived serves as long as the facts are the same, and a stage as long as its history is', () => {
  const formats = withToys(real);
  const desk = new Hall('toy-final', 'abcd', { formats }).begin().playOut('abcd').over().draw();
  const d = new Deciding(formats, desk.state, assertDefined(desk.facts.about, 'about'), request);
  const { derived } = d;
  const [first, second] = [derived.stage(0), derived.stage(1)];
  expect(d.derived).toBe(derived);
  d.add(recorded(2, 1, outcome('1-0'), 5));
  expect(d.derived).not.toBe(derived);
  expect(d.derived.stage(0)).toBe(first);
  expect(d.derived.stage(1)).not.toBe(second);
  expect(d.derived.history().rounds.map(({ number }) => number)).toEqual([2]);
  expect(d.derived.history().rounds[0]?.tables[0]?.games[0]?.recorded?.outcome).toEqual(outcome('1-0'));
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
