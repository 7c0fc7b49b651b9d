import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall } from '../../../../test/hall.ts';
import { formats as real } from '../../formats/index.ts';
import { typesWhen, under, when } from '../given.fixture.ts';
import { type Command, type Formats, refusal, wait } from '../index.ts';

const formats = withToys(real);
const manual = { config: { autoAdvance: false } };
const hall = (names = 'abc') => new Hall('groups', names, manual);
const waiting = () => {
  const desk = hall();
  desk.must({ type: 'Configure', settings: { selfRegistration: true, approval: true } });
  desk.must({ type: 'Register', player: { name: 'z' } });
  return desk;
};
const add = (...players: Extract<Command, { type: 'AddPlayers' }>['players']): Command => ({
  type: 'AddPlayers',
  players,
});

describe('entering', () => {
  test('writes what was given, trimmed, with the next ids; what is empty is not written', () => {
    const players = [
      { name: ' Kim ', club: ' Oslo ', rating: 1500.25, externalId: 'x', metadata: { k: 'v' } },
      { name: 'Lee', club: '', externalId: '', metadata: {} },
    ];
    expect(when(hall(), add(...players))).toEqual([
      {
        type: 'PlayersAdded',
        players: [
          {
            id: 'p4',
            name: 'Kim',
            approved: true,
            club: 'Oslo',
            rating: { rating: 150_025 },
            externalId: 'x',
            metadata: { k: 'v' },
          },
          { id: 'p5', name: 'Lee', approved: true },
        ],
      },
    ]);
  });

  test.each([
    [add({ name: 'a' }), 'same-name'],
    [add({ name: 'x' }, { name: 'X ' }), 'same-name'],
    [add({ name: 'x', club: 'c\n' }), 'bad-name'],
    [add({ name: 'x', rating: 10_001 }), 'bad-rating'],
    [add(), 'too-few-players'],
  ])('%j is refused: %s', (command, code) => expect(typesWhen(hall(), command)).toEqual([code]));

  test('a refusal says whom or what it is about', () => {
    expect(when(hall(), add({ name: 'x', rating: -1 }))).toEqual({ code: 'bad-rating', details: { name: 'x' } });
    const nobody = { code: 'too-few-players', details: { have: 0, need: 1 } };
    expect(when(hall(), add())).toEqual(nobody);
    expect(when(hall(), { type: 'CheckIn', players: [], present: true })).toEqual(nobody);
  });

  test('[DK-7] two of one name are told apart by their clubs, whatever the letters and spaces; no club is a club of its own', () => {
    const kim = hall('');
    kim.must(add({ name: 'Kim', club: 'Oslo' }, { name: 'Kim' }, { name: 'ab', club: 'c' }));
    const same = (name: string, club: string) => when(kim, add({ name, club }));
    expect(same('kim', ' OSLO ')).toEqual({ code: 'same-name', details: { name: 'kim' } });
    expect(same('Kim', '')).toEqual({ code: 'same-name', details: { name: 'Kim' } });
    expect(typesWhen(kim, add({ name: 'Kim', club: 'Bergen' }))).toEqual(['PlayersAdded']);
    expect(typesWhen(kim, add({ name: 'a', club: 'bc' }))).toEqual(['PlayersAdded']);
    const edit = (club: string | null): Command => ({ type: 'EditPlayer', player: 'p3', name: 'Kim', club });
    expect(when(kim, edit('oslo'))).toEqual({ code: 'same-name', details: { name: 'Kim' } });
    expect(when(kim, edit(null))).toEqual({ code: 'same-name', details: { name: 'Kim' } });
    expect(typesWhen(kim, edit('Bergen'))).toEqual(['PlayerEdited']);
  });

  test('what another program calls a player is there once, also within one list; many have none', () => {
    const two = (externalId: string) => add({ name: 'x', externalId }, { name: 'y', externalId });
    expect(when(hall(), two('7'))).toEqual({ code: 'same-external-id', details: { externalId: '7' } });
    expect(typesWhen(hall(), two(''))).toEqual(['PlayersAdded']);
    expect(typesWhen(hall(), add({ name: 'x', externalId: 'x'.repeat(101) }))).toEqual(['bad-external-id']);
  });

  test('is open after the start, until the first round is drawn', () => {
    const begun = hall();
    begun.must({ type: 'Start' });
    expect(typesWhen(begun, add({ name: 'x' }))).toEqual(['PlayersAdded']);
  });

  test.each([0, 10_000])('a rating of %i can be', (rating) => {
    expect(typesWhen(hall(), add({ name: 'x', rating }))).toEqual(['PlayersAdded']);
  });

  test('is closed after the end, and in a later stage', () => {
    const ended = hall().begin();
    ended.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(when(ended, add({ name: 'x' }))).toEqual({ code: 'already-finished', details: {} });
    // Handed over, with nothing but a draft: the rulebook of the new stage would still take people in.
    const final = new Hall('toy-final', 'abcd', { formats }).begin().playOut('abcd').over();
    final.must({ type: 'PairRound' });
    expect(when(final, add({ name: 'x' }))).toEqual({ code: 'late-entry-closed', details: { reason: 'started' } });
    expect(when(hall().begin(), add({ name: 'x' }))).toMatchObject({ code: 'late-entry-closed' });
  });

  test('[DK-13] by the public link: approved at once, or waiting', () => {
    const open = hall();
    open.must({ type: 'Configure', settings: { selfRegistration: true } });
    const register: Command = { type: 'Register', player: { name: 'y' } };
    expect(when(open, register)).toEqual([
      { type: 'PlayersAdded', players: [{ id: 'p4', name: 'y', approved: true }] },
    ]);
    expect(when(waiting(), register)).toEqual([
      { type: 'PlayersAdded', players: [{ id: 'p5', name: 'y', approved: false }] },
    ]);
    expect(when(hall(), register)).toEqual({ code: 'registration-closed', details: {} });
  });

  test('[DK-13] approved, while one may still come in', () => {
    const approve: Command = { type: 'ApprovePlayer', player: 'p4' };
    expect(when(waiting(), approve)).toEqual([{ type: 'PlayerApproved', player: 'p4' }]);
    expect(when(waiting(), { ...approve, player: 'p1' })).toEqual({
      code: 'already-approved',
      details: { player: 'p1' },
    });
    expect(when(waiting(), { ...approve, player: 'p9' })).toEqual({
      code: 'unknown-player',
      details: { player: 'p9' },
    });
    expect(when(waiting().begin(), approve)).toMatchObject({ code: 'late-entry-closed' });
  });
});

describe('editing', () => {
  const known = () => {
    const desk = hall('');
    desk.must(add({ name: 'Kim', club: 'Oslo', rating: 1500, externalId: 'x', metadata: { k: 'v' } }, { name: 'Lee' }));
    return desk;
  };
  const edit = (more: object): Command => ({ type: 'EditPlayer', player: 'p1', ...more });
  const all = { name: 'Kim', club: 'Oslo', rating: { rating: 150_000 }, externalId: 'x', metadata: { k: 'v' } };

  test.each([
    [{}, all],
    [{ name: ' Kim L. ' }, { ...all, name: 'Kim L.' }],
    [{ club: ' Bergen ' }, { ...all, club: 'Bergen' }],
    [{ rating: 1600 }, { ...all, rating: { rating: 160_000 } }],
    [{ club: null, rating: null, externalId: null, metadata: null }, { name: 'Kim' }],
    [
      { externalId: 'y', metadata: { l: 'w' } },
      { ...all, externalId: 'y', metadata: { l: 'w' } },
    ],
  ])('%j leaves the rest as it was', (change, after) => {
    expect(when(known(), edit(change))).toEqual([{ type: 'PlayerEdited', player: 'p1', ...after }]);
  });

  test.each([
    [{ name: ' ' }, 'bad-name'],
    [{ club: 'x'.repeat(81) }, 'bad-name'],
    [{ rating: -1 }, 'bad-rating'],
    [{ externalId: 'x'.repeat(101) }, 'bad-external-id'],
    [{ name: 'lee', club: null, externalId: null }, 'same-name'],
  ])('%j is refused: %s', (change, code) => expect(typesWhen(known(), edit(change))).toEqual([code]));
});

describe('leaving and coming back', () => {
  test('removed before the start, or while waiting for approval; dropped after it', () => {
    const remove = (player: string): Command => ({ type: 'RemovePlayer', player });
    expect(when(hall(), remove('p1'))).toEqual([{ type: 'PlayerRemoved', player: 'p1' }]);
    const begun = waiting().begin();
    expect(when(begun, remove('p1'))).toEqual({ code: 'drop-instead', details: { player: 'p1' } });
    expect(when(begun, remove('p4'))).toEqual([{ type: 'PlayerRemoved', player: 'p4' }]);
  });

  test('[DK-7] several leave at once: all of them or, with the first refusal, none', () => {
    const several = (type: 'RemovePlayers' | 'DropPlayers', ...players: string[]): Command => ({ type, players });
    for (const [type, event] of [
      ['RemovePlayers', 'PlayerRemoved'],
      ['DropPlayers', 'PlayerDropped'],
    ] as const) {
      expect(when(hall(), several(type, 'p1', 'p3'))).toEqual([
        { type: event, player: 'p1' },
        { type: event, player: 'p3' },
      ]);
      expect(when(hall(), several(type, 'p1', 'p9'))).toEqual({ code: 'unknown-player', details: { player: 'p9' } });
      expect(when(hall(), several(type))).toEqual({ code: 'too-few-players', details: { have: 0, need: 1 } });
    }
    expect(typesWhen(hall(), several('RemovePlayers', 'p1', 'p1'))).toEqual(['unknown-player']);
    expect(typesWhen(hall(), several('DropPlayers', 'p1', 'p1'))).toEqual(['already-dropped']);
  });

  test('dropped before the start nothing else happens; after the end nobody leaves', () => {
    const drop: Command = { type: 'DropPlayer', player: 'p1' };
    expect(when(hall(), drop)).toEqual([{ type: 'PlayerDropped', player: 'p1' }]);
    const gone = hall();
    gone.must(drop);
    expect(when(gone, drop)).toEqual({ code: 'already-dropped', details: { player: 'p1' } });
    const ended = hall().begin();
    ended.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(when(ended, drop)).toEqual({ code: 'already-finished', details: {} });
  });

  test('what the games of one who leaves come to is written first, then what follows from each', () => {
    const desk = new Hall('toy-knock', 'ab', { formats }).begin();
    expect(typesWhen(desk, { type: 'DropPlayer', player: 'p1' })).toEqual([
      'PlayerDropped',
      'OutcomeRecorded',
      'RoundClosed',
    ]);
  });

  test('back before anything is drawn: only who dropped', () => {
    const desk = hall();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(when(desk, { type: 'ReinstatePlayer', player: 'p1' })).toEqual([{ type: 'PlayerReinstated', player: 'p1' }]);
    desk.must({ type: 'Start' });
    expect(when(desk, { type: 'ReinstatePlayer', player: 'p2' })).toEqual({
      code: 'not-dropped',
      details: { player: 'p2' },
    });
  });

  test('[DK-5] back later: who dropped or is out, while the first stage lasts and it is not over', () => {
    const desk = new Hall('swiss', 'abcdef').begin();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    const back: Command = { type: 'ReinstatePlayer', player: 'p1' };
    expect(when(desk, back)).toEqual([{ type: 'PlayerReinstated', player: 'p1' }]);
    expect(when(desk, { ...back, player: 'p2' })).toEqual({ code: 'not-dropped', details: { player: 'p2' } });
    desk.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(when(desk, back)).toEqual({ code: 'already-finished', details: {} });
    const final = new Hall('toy-final', 'abcd', { formats }).begin().playOut('abcd').over().draw();
    const out = final.conclusion.standings.find(({ state }) => state === 'eliminated')?.player ?? '';
    expect(when(final, { ...back, player: out })).toEqual({ code: 'cannot-come-back', details: { player: out } });
  });
});

describe('what follows by itself', () => {
  /** A stage that has lots to draw once. */
  const drawing: Formats = {
    ...formats,
    rulebook: (name, version) => ({
      ...formats.rulebook(name, version),
      admitsLate: () => undefined,
      next: ({ lots }) =>
        lots.length > 0
          ? wait(refusal('nothing-to-pair', {}))
          : { kind: 'draw-lots', purpose: 'x', players: ['p1', 'p2'] },
    }),
  };
  const begun = () => {
    const desk = waiting();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.must({ type: 'Start' });
    return under(desk, drawing);
  };

  test('follows whoever comes in, or back', () => {
    expect(typesWhen(begun(), add({ name: 'x' }))).toEqual(['PlayersAdded', 'LotsDrawn']);
    expect(typesWhen(begun(), { type: 'ApprovePlayer', player: 'p4' })).toEqual(['PlayerApproved', 'LotsDrawn']);
    expect(typesWhen(begun(), { type: 'ReinstatePlayer', player: 'p1' })).toEqual(['PlayerReinstated', 'LotsDrawn']);
  });

  test('waits for who waits for approval', () => {
    expect(typesWhen(begun(), { type: 'Register', player: { name: 'x' } })).toEqual(['PlayersAdded']);
  });
});

describe('for the desk alone', () => {
  test('checked in, a fixed table, kept apart, in the order given', () => {
    const desk = hall();
    expect(when(desk, { type: 'CheckIn', players: ['p2', 'p1'], present: false })).toEqual([
      { type: 'CheckedIn', players: ['p2', 'p1'], present: false },
    ]);
    expect(when(desk, { type: 'FixTable', player: 'p1', table: 3 })).toEqual([
      { type: 'TableFixed', player: 'p1', table: 3 },
    ]);
    expect(when(desk, { type: 'FixTable', player: 'p1', table: null })).toEqual([
      { type: 'TableFixed', player: 'p1', table: null },
    ]);
    expect(when(desk, { type: 'FixTable', player: 'p1', table: 0 })).toEqual({
      code: 'bad-table-number',
      details: { table: 0 },
    });
    const apart: Command = { type: 'KeepApart', players: ['p2', 'p1'], apart: true };
    expect(when(desk, apart)).toEqual([{ type: 'KeptApart', players: ['p2', 'p1'], apart: true }]);
    expect(when(desk, { ...apart, players: ['p1', 'p9'] })).toEqual({
      code: 'unknown-player',
      details: { player: 'p9' },
    });
    expect(when(desk, { ...apart, players: ['p1', 'p1'] })).toEqual({ code: 'same-player', details: { player: 'p1' } });
    expect(when(desk, { ...apart, apart: false })).toEqual({
      code: 'not-keeping-apart',
      details: { players: ['p2', 'p1'] },
    });
    desk.must({ type: 'KeepApart', players: ['p1', 'p3'], apart: true });
    expect(typesWhen(desk, { ...apart, apart: false })).toEqual(['not-keeping-apart']);
  });

  test('[HK-3] seeds name everyone who is in; those who wait may be left out', () => {
    const seeds = ['p2', 'p3', 'p1'];
    expect(when(waiting(), { type: 'SetSeeds', seeds })).toEqual([{ type: 'SeedsSet', seeds }]);
    const bad = (given: string[], problem: object) =>
      expect(when(waiting(), { type: 'SetSeeds', seeds: given })).toEqual({ code: 'bad-seeds', details: problem });
    bad(['p2', 'p9'], { problem: 'unknown', player: 'p9' });
    bad(['p2', 'p2', 'p1'], { problem: 'twice', player: 'p2' });
    bad(['p2', 'p1'], { problem: 'missing', player: 'p3' });
    expect(when(hall().begin(), { type: 'SetSeeds', seeds })).toEqual({
      code: 'bad-seeds',
      details: { problem: 'too-late' },
    });
  });

  test('[DK-31] an erasure is written only where the log was rewritten', () => {
    const erase: Command = {
      type: 'ErasePerson',
      player: 'p1',
      from: 2,
      codes: ['none', 'one', 'two'],
      after: 'three',
    };
    expect(when(hall(), erase)).toEqual({ code: 'not-erased', details: { player: 'p1' } });
    const erased = hall('');
    erased.must(add({ name: 'Erased player 1' }));
    const written = [{ type: 'PersonErased', player: 'p1', before: 'two', after: 'three' }];
    expect(when(erased, erase)).toEqual(written);
    expect(when(erased, { ...erase, codes: [] } as Command)).toEqual({ code: 'not-erased', details: { player: 'p1' } });
    expect(when(erased, { ...erase, player: 'p7' } as Command)).toMatchObject([{ type: 'PersonErased', player: 'p7' }]);
  });
});
