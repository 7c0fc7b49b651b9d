import { describe, expect, test } from 'vitest';
import { written } from '../../../../test/contract/play.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { assertDefined } from '../../../kit/index.ts';
import { formats } from '../../formats/index.ts';
import { audit, type Entry, erasureOf, fold, shortCode, upcast } from '../index.ts';

const manual = { config: { groupSize: 3, autoAdvance: false }, ratings: [2000, 1990, 1980, 1970, 1960, 1950] };
const undo = (hall: Hall, version: number) => hall.try({ type: 'Undo', version });

describe('[DK-6] undo', () => {
  test('an outcome at one table is undone while others were entered since', () => {
    const hall = new Hall('groups', 'abcdef', manual).begin();
    hall.report('ab 1-0');
    const version = hall.state.log.length;
    hall.report('de 1-0');
    expect(undo(hall, version)).toBeUndefined();
    const open = (seats: string) =>
      hall.last.tables.find((table) => hall.names(table.seats) === seats)?.games[0]?.recorded === undefined;
    expect([open('ab'), open('de')]).toEqual([true, false]);
    hall.report('ab 0-1');
  });

  test('what later entries were built on is not undone silently: it says which', () => {
    const hall = new Hall('groups', 'abcdef', manual).begin();
    hall.report('ab 1-0');
    const version = hall.state.log.length;
    hall.playOut('abcdef').close();
    const closing = hall.state.log.length;
    hall.draw();
    expect(undo(hall, version)).toEqual({
      code: 'built-upon',
      details: { version, by: [closing, closing + 1, closing + 2] },
    });
  });

  test('so is what they would be decided otherwise without', () => {
    const hall = new Hall('groups', 'abcdef', manual);
    hall.must({ type: 'EditPlayer', player: hall.id('a'), rating: 1000 });
    const version = hall.state.log.length;
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(undo(hall, version)).toEqual({ code: 'built-upon', details: { version, by: [version + 2] } });
    hall.must({ type: 'Undo', version: version + 2 });
    expect(undo(hall, version)).toBeUndefined();
  });

  test('an undo can be undone, and the entry stands again', () => {
    const hall = new Hall('groups', 'abc', manual).begin();
    hall.report('ab 1-0');
    const before = written(hall.facts);
    const version = hall.state.log.length;
    undo(hall, version);
    expect(undo(hall, version)).toEqual({ code: 'already-undone', details: { version } });
    expect(undo(hall, hall.state.log.length)).toBeUndefined();
    expect(written(hall.facts)).toBe(before);
    undo(hall, version + 2);
    expect(hall.last.open).toBe(6);
  });

  test('bringing an entry back is refused when what came since does not go with it', () => {
    const hall = new Hall('groups', 'abc', manual).begin();
    hall.report('ab 1-0');
    const version = hall.state.log.length;
    undo(hall, version);
    hall.report('ab 0-1');
    expect(undo(hall, version + 1)).toEqual({
      code: 'built-upon',
      details: { version: version + 1, by: [version + 2] },
    });
  });

  test('an entry is not brought back where what it stood on is gone', () => {
    const hall = new Hall('swiss', 'abcd'); // 1 created, 2 players
    hall.must({ type: 'Start' }); // 3
    hall.must({ type: 'PairRound' }); // 4
    hall.must({ type: 'Undo', version: 4 }); // 5
    hall.must({ type: 'Undo', version: 3 }); // 6
    expect(undo(hall, 5)).toEqual({ code: 'cannot-redo', details: { version: 4 } });
    hall.must({ type: 'Undo', version: 6 });
    expect(undo(hall, 5)).toBeUndefined();
    expect(hall.last).toMatchObject({ number: 1, state: 'draft' });
  });

  test('nor a drop where the player is gone', () => {
    const hall = new Hall('swiss', 'abcd');
    hall.must({ type: 'DropPlayer', player: 'p1' }); // 3
    hall.must({ type: 'Undo', version: 3 }); // 4
    hall.must({ type: 'Undo', version: 2 }); // 5
    expect(undo(hall, 4)).toEqual({ code: 'cannot-redo', details: { version: 3 } });
    expect(hall.facts.players.size).toBe(0);
  });

  test('an undo that would change nothing is refused, with the entry that is undone already', () => {
    const hall = new Hall('swiss', 'abcd');
    hall.must({ type: 'DropPlayer', player: 'p1' }); // 3
    hall.must({ type: 'Undo', version: 3 }); // 4
    hall.must({ type: 'Undo', version: 4 }); // 5: 3 stands
    hall.must({ type: 'Undo', version: 3 }); // 6: 3 is undone
    expect(undo(hall, 5)).toEqual({ code: 'already-undone', details: { version: 3 } });
  });

  test('the creation and entries that do not exist cannot be undone', () => {
    const hall = new Hall('groups', 'abc');
    expect(undo(hall, 1)).toEqual({ code: 'cannot-undo', details: { version: 1 } });
    expect(undo(hall, 77)).toEqual({ code: 'unknown-entry', details: { version: 77 } });
  });
});

test('[DK-31] an erasure cannot be undone', () => {
  const hall = new Hall('groups', 'abc');
  const { entries, from, codes } = assertDefined(erasureOf(hall.state.log.slice(), 'p1'), 'erasure');
  const after = shortCode(assertDefined(entries.at(-1), 'entry').hash);
  hall.state = fold(entries.map(upcast));
  hall.must({ type: 'ErasePerson', player: 'p1', from, codes, after });
  expect(undo(hall, 3)).toEqual({ code: 'cannot-undo', details: { version: 3 } });
});

describe('[DK-8] what ends or throws away asks for the name', () => {
  test('ending early and unwinding', () => {
    const hall = new Hall('groups', 'abcdef', manual).begin().playOut('abcdef').over().draw();
    const refused = { code: 'not-confirmed', details: { word: 'Cup' } };
    expect(hall.try({ type: 'UnwindToRound', round: 1, confirm: 'yes' })).toEqual(refused);
    expect(hall.try({ type: 'EndEarly', confirm: '' })).toEqual(refused);
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(hall.conclusion.finished).toBe(true);
    expect(hall.try({ type: 'EndEarly', confirm: 'Cup' })?.code).toBe('already-finished');
    hall.must({ type: 'Reopen' });
    expect(hall.try({ type: 'Reopen' })?.code).toBe('not-ended-early');
    hall.must({ type: 'UnwindToRound', round: 0, confirm: 'Cup' });
    expect(hall.facts.rounds).toEqual([]);
    hall.draw();
    expect(hall.last.edition).toBe(2);
  });

  test('unwinding keeps what concerns people', () => {
    const hall = new Hall('groups', 'abcdef', manual).begin().playOut('abcdef').over().draw();
    hall.must({ type: 'DropPlayer', player: hall.id('d') });
    hall.must({ type: 'EditPlayer', player: hall.id('a'), name: 'Ann' });
    hall.must({ type: 'UnwindToRound', round: 1, confirm: 'Cup' });
    expect(hall.facts.players.get('p1')?.name).toBe('Ann');
    expect(hall.facts.players.get('p4')?.stays[0]?.left?.after).toBe(1);
    expect(hall.last).toMatchObject({ number: 1, state: 'published', open: 0 });
  });
});

describe('[DK-10] several desks at once', () => {
  test('two different results for one table are a visible conflict, never an overwrite', () => {
    const hall = new Hall('groups', 'abc', manual).begin();
    const place = hall.placeOf('ab');
    hall.must({ type: 'RecordOutcome', place, outcome: outcome('1-0') });
    const details = (same: boolean) => ({ code: 'already-recorded', details: { outcome: outcome('1-0'), same } });
    expect(hall.try({ type: 'RecordOutcome', place, outcome: outcome('0-1') })).toEqual(details(false));
    expect(hall.try({ type: 'RecordOutcome', place, outcome: outcome('1-0') })).toEqual(details(true));
    const seen = outcome('½');
    const correction = {
      type: 'CorrectOutcome',
      place,
      outcome: outcome('0-1'),
      replaces: seen,
      later: { kind: 'keep' },
    } as const;
    expect(hall.try(correction)).toEqual({ code: 'not-what-it-replaces', details: { now: outcome('1-0') } });
  });

  test('several results in one list are taken whole or not at all', () => {
    const hall = new Hall('groups', 'abc', manual).begin();
    const report = (seats: string, text: string) => ({ place: hall.placeOf(seats), outcome: outcome(text) });
    const bad = { place: { ...hall.placeOf('ab'), match: 99 }, outcome: outcome('1-0') };
    expect(hall.try({ type: 'RecordSeveral', reports: [report('ab', '1-0'), bad] })?.code).toBe('unknown-match');
    expect(hall.last.open).toBe(6);
    hall.must({ type: 'RecordSeveral', reports: [report('ab', '1-0'), report('ba', '½')] });
    const times = hall.last.tables.flatMap((table) => table.games[0]?.recorded?.completedAt ?? []);
    expect(new Set(times).size).toBe(2);
  });

  test('[DK-3] an empty list is nothing to enter', () => {
    const hall = new Hall('groups', 'abc', manual).begin();
    expect(hall.try({ type: 'RecordSeveral', reports: [] })).toEqual({ code: 'no-results-given', details: {} });
    expect(hall.try({ type: 'CheckIn', players: [], present: true })?.code).toBe('too-few-players');
    expect(hall.try({ type: 'AddPlayers', players: [] })?.code).toBe('late-entry-closed');
  });

  test('a command is applied once, for ever', () => {
    const hall = new Hall('groups', 'abc', manual);
    const command = { type: 'Start' } as const;
    const first = hall.try(command);
    expect(first).toBeUndefined();
    const again = audit(formats, [...hall.state.log.slice(), { ...(hall.state.log.head as Entry), version: 4 }]);
    expect(again.differences.map((difference) => difference.kind)).toEqual(['chain', 'refused']);
  });
});
