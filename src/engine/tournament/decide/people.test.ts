import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { formats as real } from '../../formats/index.ts';
import type { Command } from '../index.ts';

const formats = withToys(real);
const add = (hall: Hall, ...players: { name: string; club?: string; rating?: number }[]) =>
  hall.try({ type: 'AddPlayers', players });

describe('[DK-7] players at any time', () => {
  test.each([
    'O’Brien "Bob"',
    '李小龙',
    '🦄 Unicorn 🦄',
    "Robert'); DROP TABLE players;--",
    'x'.repeat(80),
    '<b>bold</b>',
  ])('a name may be %s', (name) => {
    const hall = new Hall('groups', 'ab');
    expect(add(hall, { name })).toBeUndefined();
    expect([...hall.facts.players.values()].at(-1)?.name).toBe(name);
  });

  test.each([
    ['', 'empty'],
    ['  \t ', 'empty'],
    ['x'.repeat(81), 'too-long'],
    ['a\u0000b', 'control-characters'],
    ['two\nlines', 'control-characters'],
  ])('the name %j is refused', (name, problem) => {
    expect(add(new Hall('groups', 'ab'), { name })).toMatchObject({ code: 'bad-name', details: { problem } });
  });

  test('two equal names are refused unless told apart by club', () => {
    const hall = new Hall('groups', '');
    expect(add(hall, { name: 'Kim' }, { name: 'kim ' })).toEqual({ code: 'same-name', details: { name: 'kim ' } });
    expect(hall.facts.players.size).toBe(0);
    expect(add(hall, { name: 'Kim', club: 'Oslo' }, { name: 'Kim', club: 'Bergen' }, { name: 'Kim' })).toBeUndefined();
    const [first] = hall.facts.players.keys();
    expect(hall.try({ type: 'EditPlayer', player: first ?? '', club: null })?.code).toBe('same-name');
  });

  test('ratings are kept in hundredths; one that cannot be is refused', () => {
    const hall = new Hall('groups', '');
    add(hall, { name: 'a', rating: 1523.5 });
    expect([...hall.facts.players.values()][0]?.rating).toEqual({ rating: 152_350 });
    for (const rating of [-1, Number.NaN, 1e9]) expect(add(hall, { name: 'b', rating })?.code).toBe('bad-rating');
  });

  test('delete before the start, drop after it; unknown ids are refused', () => {
    const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } });
    hall.must({ type: 'RemovePlayer', player: hall.id('c') });
    add(hall, { name: 'd' });
    expect(hall.id('d')).toBe('p4'); // an id is never given twice
    hall.begin();
    expect(hall.try({ type: 'RemovePlayer', player: hall.id('a') })?.code).toBe('drop-instead');
    const commands: Command[] = [
      { type: 'RemovePlayer', player: 'p99' },
      { type: 'DropPlayer', player: 'p99' },
      { type: 'ReinstatePlayer', player: 'p99' },
      { type: 'EditPlayer', player: 'p99', name: 'x' },
      { type: 'CheckIn', players: ['p99'], present: true },
      { type: 'FixTable', player: 'p99', table: 1 },
      { type: 'KeepApart', players: ['p99', 'p1'], apart: true },
    ];
    for (const command of commands)
      expect(hall.try(command)).toEqual({ code: 'unknown-player', details: { player: 'p99' } });
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    expect(hall.try({ type: 'DropPlayer', player: hall.id('a') })?.code).toBe('already-dropped');
    expect(hall.try({ type: 'ReinstatePlayer', player: hall.id('b') })?.code).toBe('not-dropped');
  });

  test('reinstate is for who dropped, before the start as well', () => {
    const hall = new Hall('groups', 'abc');
    expect(hall.try({ type: 'ReinstatePlayer', player: hall.id('b') })?.code).toBe('not-dropped');
    hall.must({ type: 'DropPlayer', player: hall.id('b') });
    hall.must({ type: 'ReinstatePlayer', player: hall.id('b') });
    expect(hall.try({ type: 'ReinstatePlayer', player: hall.id('b') })?.code).toBe('not-dropped');
  });

  test('an id stays taken when the entry is undone: a private link never meets another person', () => {
    const hall = new Hall('groups', 'ab');
    add(hall, { name: 'c' });
    hall.must({ type: 'Undo', version: hall.state.log.length });
    add(hall, { name: 'd' });
    expect(hall.id('d')).toBe('p4');
  });

  test('check-in, renaming, keep-apart pairs', () => {
    const hall = new Hall('groups', 'abc');
    hall.must({ type: 'CheckIn', players: [hall.id('a'), hall.id('b')], present: true });
    hall.must({ type: 'CheckIn', players: [hall.id('b')], present: false });
    expect([...hall.facts.players.values()].map((player) => player.checkedIn)).toEqual([true, false, false]);
    hall.must({ type: 'EditPlayer', player: hall.id('a'), name: 'Ann', rating: 1700 });
    expect(hall.facts.players.get('p1')).toMatchObject({ name: 'Ann', rating: { rating: 170_000 } });
    hall.must({ type: 'KeepApart', players: ['p1', 'p2'], apart: true });
    hall.must({ type: 'KeepApart', players: ['p2', 'p1'], apart: true });
    expect(hall.facts.keepApart).toHaveLength(1);
    hall.must({ type: 'KeepApart', players: ['p1', 'p2'], apart: false });
    expect(hall.try({ type: 'KeepApart', players: ['p1', 'p2'], apart: false })?.code).toBe('not-keeping-apart');
    expect(hall.try({ type: 'KeepApart', players: ['p1', 'p1'], apart: true })?.code).toBe('same-player');
  });

  test('the organiser’s seeds name everyone once', () => {
    const hall = new Hall('groups', 'abc');
    const seeds = (...ids: string[]) => hall.try({ type: 'SetSeeds', seeds: ids });
    expect(seeds('p1', 'p2')).toMatchObject({ details: { problem: 'missing', player: 'p3' } });
    expect(seeds('p1', 'p2', 'p2')).toMatchObject({ details: { problem: 'twice' } });
    expect(seeds('p1', 'p2', 'p9')).toMatchObject({ details: { problem: 'unknown' } });
    expect(seeds('p3', 'p1', 'p2')).toBeUndefined();
    hall.begin();
    expect(seeds('p1', 'p2', 'p3')).toMatchObject({ details: { problem: 'too-late' } });
  });
});

describe('[DK-13] self-registration', () => {
  test('is off until it is on, and may need approval', () => {
    const hall = new Hall('groups', 'ab');
    const register = (name: string) => hall.try({ type: 'Register', player: { name } });
    expect(register('Zoe')?.code).toBe('registration-closed');
    hall.must({ type: 'Configure', settings: { selfRegistration: true, approval: true } });
    expect(register('Zoe')).toBeUndefined();
    expect(register('zoe')?.code).toBe('same-name');
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(hall.last.tables.some((table) => table.seats.includes(hall.id('Zoe')))).toBe(false);
    hall.must({ type: 'ApprovePlayer', player: hall.id('Zoe') });
    expect(hall.try({ type: 'ApprovePlayer', player: hall.id('Zoe') })?.code).toBe('already-approved');
    hall.must({ type: 'PairAgain', round: 1 });
    expect(hall.last.tables.some((table) => table.seats.includes(hall.id('Zoe')))).toBe(true);
  });
});

describe('[DK-12] self-report', () => {
  const table = () => {
    const hall = new Hall('toy-knock', 'ab', { formats });
    hall.must({ type: 'Configure', settings: { selfReport: true } });
    hall.begin();
    const seats = hall.names(hall.last.tables[0]?.seats ?? []);
    const place = hall.placeOf(seats);
    const [first, second] = [...seats].map((name) => hall.id(name)) as [string, string];
    const propose = (player: string, text: string) =>
      hall.try({ type: 'ProposeResult', place, player, outcome: outcome(text) });
    return { hall, place, first, second, propose };
  };

  test('said by one, confirmed by the other, counted from when it was said', () => {
    const { hall, place, first, second, propose } = table();
    expect(propose(first, '1-0')).toBeUndefined();
    const saidAt = hall.state.log.head?.at;
    expect(hall.last.open).toBe(1);
    expect(hall.try({ type: 'ConfirmResult', place, player: second })).toBeUndefined();
    expect(hall.facts.rounds[0]?.tables[0]?.games[0]?.recorded).toEqual({
      outcome: outcome('1-0'),
      completedAt: saidAt,
      sequence: 1,
    });
  });

  test('contradicting reports stand until the desk decides', () => {
    const { hall, place, first, second, propose } = table();
    propose(first, '1-0');
    propose(second, '0-1');
    expect(hall.last.open).toBe(1);
    expect(hall.last.tables[0]?.proposals).toHaveLength(2);
    expect(hall.try({ type: 'ConfirmResult', place, player: second })?.code).toBe('no-proposal');
    hall.must({ type: 'DismissReports', place });
    expect(hall.last.tables[0]?.proposals).toEqual([]);
    expect(hall.try({ type: 'DismissReports', place })?.code).toBe('no-proposal');
    propose(first, '1-0');
    hall.must({ type: 'DisputeResult', place, player: second });
    expect(hall.last.open).toBe(1);
    hall.must({ type: 'RecordOutcome', place, outcome: outcome('0-1') });
    expect(hall.facts.rounds[0]?.tables[0]?.proposals).toEqual([]);
    expect(propose(first, '1-0')).toMatchObject({ code: 'already-recorded', details: { same: false } });
  });

  test('only players of that table, only where it is allowed, only what can be', () => {
    const { hall, place, first, propose } = table();
    expect(propose('p9', '1-0')?.code).toBe('not-at-this-table');
    const impossible = { kind: 'scores', scores: [3000, 0] } as const;
    expect(hall.try({ type: 'ProposeResult', place, player: first, outcome: impossible })?.code).toBe(
      'impossible-score',
    );
    hall.must({ type: 'Configure', settings: { selfReport: false } });
    expect(propose(first, '1-0')?.code).toBe('self-report-off');
  });
});
