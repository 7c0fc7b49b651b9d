import { describe, expect, test } from 'vitest';
import { Hall, outcome } from '../../../../test/hall.ts';
import { hashOf } from '../../../kit/index.ts';
import { formats } from '../../formats/index.ts';
import { when } from '../given.fixture.ts';
import { type Command, chainHash, decide, emptyState, type Request, submit, trial } from '../index.ts';

const secret = hashOf('x');
const create: Command = { type: 'CreateTournament', id: 'T', name: 'Cup', format: 'groups', config: {}, secret };
const asked = (command: Command, more: Partial<Request> = {}): Request => ({
  commandId: 'one',
  at: 5,
  by: 'desk',
  command,
  ...more,
});
const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();

describe('before anything is decided', () => {
  test('a command is applied once, for ever', () => {
    expect(decide(formats, hall.state, asked({ type: 'Start' }, { commandId: 'c3' }))).toEqual({
      ok: false,
      error: { code: 'already-applied', details: { version: 3 } },
    });
  });

  test.each([-1, 0.5, Number.NaN])('the time is a whole number from 0 on, not %d', (at) => {
    expect(when(hall, { type: 'CloseRound', round: 1 }, at)).toEqual({ code: 'bad-time', details: { at } });
    expect(decide(formats, emptyState, asked(create, { at: 0 })).ok).toBe(true);
  });

  test('there is one tournament, and it is created first', () => {
    expect(when(hall, create)).toEqual({ code: 'already-created', details: {} });
    expect(decide(formats, emptyState, asked({ type: 'Start' }))).toMatchObject({ error: { code: 'not-created' } });
    expect(decide(formats, emptyState, asked({ type: 'Undo', version: 1 }))).toMatchObject({
      error: { code: 'not-created' },
    });
    expect(decide(formats, emptyState, asked({ ...create, secret: 'short' }))).toEqual({
      ok: false,
      error: { code: 'bad-secret', details: {} },
    });
  });
});

describe('a command that is accepted', () => {
  test('is an entry in the chain, with its events', () => {
    const first = submit(formats, emptyState, asked(create));
    if (!first.ok) throw new Error('refused');
    const { entry, state } = first.value;
    expect(entry).toMatchObject({ version: 1, commandId: 'one', at: 5, by: 'desk', command: create });
    expect(entry.events.map(({ type }) => type)).toEqual(['TournamentCreated']);
    expect(entry.hash).toBe(chainHash(undefined, entry));
    expect(state.log.head).toBe(entry);
    const second = submit(
      formats,
      state,
      asked({ type: 'AddPlayers', players: [{ name: 'a' }] }, { commandId: 'two' }),
    );
    if (!second.ok) throw new Error('refused');
    expect(second.value.entry.version).toBe(2);
    expect(second.value.entry.hash).toBe(chainHash(entry, second.value.entry));
    expect(second.value.state.facts.players.size).toBe(1);
  });

  test('is tried without an entry by simulations', () => {
    const tried = trial(formats, hall.state, asked({ type: 'DropPlayer', player: 'p1' }));
    if (!tried.ok) throw new Error('refused');
    expect(tried.value.state.facts.players.get('p1')?.stays[0]?.left?.after).toBe(1);
    expect(tried.value.state.log).toBe(hall.state.log);
    expect(trial(formats, hall.state, asked({ type: 'Start' }))).toMatchObject({ error: { code: 'already-started' } });
  });

  test('one that is refused changes nothing', () => {
    const before = hall.state;
    expect(submit(formats, before, asked({ type: 'Start' }))).toMatchObject({ ok: false });
    expect(hall.state).toBe(before);
  });
});

describe('[DK-6] undo', () => {
  test('is one event, of any entry but the creation and an erasure', () => {
    expect(when(hall, { type: 'Undo', version: 5 })).toEqual([{ type: 'EntryUndone', version: 5 }]);
    expect(when(hall, { type: 'Undo', version: 1 })).toEqual({ code: 'cannot-undo', details: { version: 1 } });
    expect(when(hall, { type: 'Undo', version: 6 })).toEqual({ code: 'unknown-entry', details: { version: 6 } });
    expect(when(hall, { type: 'Undo', version: 0 })).toEqual({ code: 'unknown-entry', details: { version: 0 } });
  });

  test('is refused with the entries that stand on it, and those that stand on these', () => {
    // 3 starts, 4 draws, 5 publishes.
    expect(when(hall, { type: 'Undo', version: 3 })).toEqual({
      code: 'built-upon',
      details: { version: 3, by: [4, 5] },
    });
    expect(when(hall, { type: 'Undo', version: 4 })).toEqual({ code: 'built-upon', details: { version: 4, by: [5] } });
  });

  test('an undo that another holds aside cannot be taken back: it says which entry it is about', () => {
    const desk = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
    desk.must({ type: 'Undo', version: 5 });
    expect(when(desk, { type: 'Undo', version: 5 })).toEqual({ code: 'already-undone', details: { version: 5 } });
    desk.must({ type: 'Undo', version: 6 });
    expect(when(desk, { type: 'Undo', version: 6 })).toEqual({ code: 'already-undone', details: { version: 6 } });
    expect(when(desk, { type: 'Undo', version: 7 })).toEqual([{ type: 'EntryUndone', version: 7 }]);
    expect(desk.last.state).toBe('published');
    desk.must({ type: 'RecordOutcome', place: desk.place(1), outcome: outcome('1-0') });
    expect(when(desk, { type: 'Undo', version: 7 })).toEqual({ code: 'built-upon', details: { version: 7, by: [8] } });
  });
});
