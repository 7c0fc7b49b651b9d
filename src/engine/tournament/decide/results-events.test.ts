import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { formats as real } from '../../formats/index.ts';
import { typesWhen, when } from '../given.fixture.ts';
import type { Command } from '../index.ts';
import { playerTold } from '../presence.fixture.ts';

const formats = withToys(real);
const at = { round: 1, match: 1, game: 1 };
const place = { ...at, edition: 1 };
const impossible = { kind: 'scores', scores: [7000, 0] } as const;
const hall = () => new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
const reporting = () => {
  const desk = hall();
  desk.must({ type: 'Configure', settings: { selfReport: true } });
  return desk;
};
const seats = hall().last.tables[0]?.seats ?? [];
const [one = '', other = ''] = seats;
const outsider = ['p1', 'p2', 'p3'].find((id) => !seats.includes(id)) ?? '';
const recorded = (match: number, completedAt: number, text = '1-0') => ({
  type: 'OutcomeRecorded',
  round: 1,
  match,
  game: 1,
  outcome: outcome(text),
  completedAt,
});

describe('the desk', () => {
  test('records one, several, and a forfeit', () => {
    expect(when(hall(), { type: 'RecordOutcome', place, outcome: outcome('½') })).toEqual([recorded(1, 900_000, '½')]);
    const reports = [2, 1].map((match) => ({ place: { ...place, match }, outcome: outcome('1-0') }));
    expect(when(hall(), { type: 'RecordSeveral', reports })).toEqual([recorded(2, 900_000), recorded(1, 900_001)]);
    expect(when(hall(), { type: 'Forfeit', place, seats: [1] })).toEqual([
      { ...recorded(1, 900_000), outcome: { kind: 'forfeit', seats: [1] } },
    ]);
    expect(when(hall(), { type: 'Forfeit', place, seats: [1], enteredAt: 899_000 })).toMatchObject([
      { completedAt: 899_000 },
    ]);
  });

  test('[HK-11] a list says the order of those in it that have no time of their own', () => {
    const at = (match: number, time: object) => ({ place: { ...place, match }, outcome: outcome('1-0'), ...time });
    const timesOf = (...reports: ReturnType<typeof at>[]) =>
      when(hall(), { type: 'RecordSeveral', reports } as Command) as readonly { completedAt: number }[];
    expect(timesOf(at(2, { enteredAt: 880_000 }), at(1, { enteredAt: 850_000 }))).toMatchObject([
      { completedAt: 880_000 },
      { completedAt: 880_001 },
    ]);
    expect(timesOf(at(2, { completedAt: 890_000 }), at(1, { enteredAt: 850_000 }))).toMatchObject([
      { completedAt: 890_000 },
      { completedAt: 850_000 },
    ]);
  });

  test('several are taken whole or not at all', () => {
    const reports = [
      { place, outcome: outcome('1-0') },
      { place, outcome: outcome('1-0') },
    ];
    expect(typesWhen(hall(), { type: 'RecordSeveral', reports })).toEqual(['already-recorded']);
    expect(when(hall(), { type: 'RecordSeveral', reports: [] })).toEqual({ code: 'no-results-given', details: {} });
  });
});

describe('[DK-12] players', () => {
  const propose = (player: string, text = '1-0', more = {}): Command => ({
    type: 'ProposeResult',
    place,
    player,
    outcome: outcome(text),
    ...more,
  });

  test('one says it: it is kept with its time', () => {
    expect(when(reporting(), propose(one))).toEqual([
      { type: 'ResultProposed', ...at, player: one, outcome: outcome('1-0'), at: 900_000 },
    ]);
    expect(when(reporting(), propose(one, '1-0', { enteredAt: 1 }))).toMatchObject([{ enteredAt: 5000, at: 900_000 }]);
  });

  test('whoever confirms says when, too', () => {
    const desk = reporting();
    desk.must(propose(one));
    const confirm: Command = { type: 'ConfirmResult', place, player: other, enteredAt: 1 };
    expect(when(desk, confirm)).toMatchObject([{ type: 'ResultProposed', enteredAt: 5000 }, {}]);
    const { enteredAt: _, ...plain } = confirm;
    expect(when(desk, plain)).toMatchObject([{ type: 'ResultProposed' }, {}]);
    expect(JSON.stringify(when(desk, plain))).not.toContain('enteredAt');
  });

  test('nobody says anything of a game that is not there', () => {
    const nowhere = { ...place, match: 9 };
    const commands: readonly Command[] = [
      { ...propose(one), place: nowhere } as Command,
      { type: 'ConfirmResult', place: nowhere, player: one },
      { type: 'DisputeResult', place: nowhere, player: one },
      { type: 'DismissReports', place: nowhere },
      {
        type: 'CorrectOutcome',
        place: nowhere,
        outcome: outcome('1-0'),
        replaces: outcome('0-1'),
        later: { kind: 'keep' },
      },
    ];
    for (const command of commands) {
      expect(when(reporting(), command)).toEqual({ code: 'unknown-match', details: { round: 1, match: 9 } });
    }
  });

  test('the other says the same, or confirms it: it is recorded; something else: it is kept beside it', () => {
    const desk = reporting();
    desk.must(propose(one));
    const said = desk.state.log.head?.at ?? 0;
    const agreed = [
      { type: 'ResultProposed', ...at, player: other, outcome: outcome('1-0'), at: 900_000 },
      { ...recorded(1, said), arrivedAt: 900_000 },
    ];
    expect(when(desk, propose(other))).toEqual(agreed);
    expect(when(desk, { type: 'ConfirmResult', place, player: other })).toEqual(agreed);
    expect(typesWhen(desk, propose(other, '0-1'))).toEqual(['ResultProposed']);
    expect(typesWhen(desk, { type: 'ConfirmResult', place, player: one })).toEqual(['ResultProposed']);
    desk.must(propose(other, '0-1'));
    expect(when(desk, { type: 'ConfirmResult', place, player: one })).toEqual({ code: 'no-proposal', details: {} });
    expect(typesWhen(desk, propose(one, '0-1'))).toEqual(['ResultProposed', 'OutcomeRecorded']);
  });

  test('whoever has left has no voice any more', () => {
    const desk = new Hall('toy-race', 'ab', { formats }).begin();
    desk.must({ type: 'Configure', settings: { selfReport: true } });
    const players = new Map(desk.facts.players).set('p2', playerTold('p2', { droppedAfter: 1 }));
    const state = { ...desk.state, facts: { ...desk.facts, players } };
    expect(typesWhen({ state, formats }, propose('p1'))).toEqual(['ResultProposed', 'OutcomeRecorded', 'GameAdded']);
  });

  test('only where it is allowed, only those at the table, only what can be, only once', () => {
    expect(when(hall(), propose(one))).toEqual({ code: 'self-report-off', details: {} });
    expect(when(reporting(), propose(outsider))).toEqual({ code: 'not-at-this-table', details: { player: outsider } });
    expect(typesWhen(reporting(), { ...propose(one), outcome: impossible } as Command)).toEqual(['impossible-score']);
    const desk = reporting();
    desk.must({ type: 'RecordOutcome', place, outcome: outcome('1-0') });
    for (const [text, same] of [
      ['1-0', true],
      ['0-1', false],
    ] as const) {
      const details = { outcome: outcome('1-0'), same };
      expect(when(desk, propose(one, text))).toEqual({ code: 'already-recorded', details });
    }
  });

  test('a dispute, and the desk takes the reports away: where there are any', () => {
    const desk = reporting();
    const dispute: Command = { type: 'DisputeResult', place, player: other };
    for (const command of [dispute, { type: 'DismissReports', place } as const]) {
      expect(when(desk, command)).toEqual({ code: 'no-proposal', details: {} });
    }
    desk.must(propose(one));
    expect(when(desk, dispute)).toEqual([{ type: 'ResultDisputed', ...at, player: other, at: 900_000 }]);
    expect(when(desk, { ...dispute, player: outsider })).toEqual({
      code: 'not-at-this-table',
      details: { player: outsider },
    });
    expect(when(desk, { type: 'DismissReports', place })).toEqual([{ type: 'ReportsDismissed', ...at }]);
    desk.must(dispute);
    expect(typesWhen(desk, { type: 'ConfirmResult', place, player: other })).toEqual([
      'ResultProposed',
      'OutcomeRecorded',
    ]);
    desk.must({ type: 'DismissReports', place });
    expect(when(desk, { type: 'ConfirmResult', place, player: other })).toEqual({ code: 'no-proposal', details: {} });
  });
});

describe('[DK-4] a correction', () => {
  const played = () => {
    const desk = hall();
    desk.must({ type: 'RecordOutcome', place, outcome: outcome('1-0') });
    return desk;
  };
  const correct = (more: object = {}): Command => ({
    type: 'CorrectOutcome',
    place,
    outcome: outcome('0-1'),
    replaces: outcome('1-0'),
    later: { kind: 'keep' },
    ...more,
  });
  const { outcome: _, ...taking } = correct() as Extract<Command, { type: 'CorrectOutcome' }>;
  const remove: Command = { ...taking, type: 'RemoveOutcome' };

  test('is one event; so is a result that is taken back, with its time', () => {
    expect(when(played(), correct())).toEqual([{ type: 'OutcomeCorrected', ...at, outcome: outcome('0-1') }]);
    expect(when(played(), remove)).toEqual([{ type: 'OutcomeRemoved', ...at, at: 900_000 }]);
  });

  test('says what was on the screen, for a game that has a result, with one that can be', () => {
    expect(when(hall(), correct())).toEqual({ code: 'nothing-recorded', details: at });
    expect(when(played(), correct({ replaces: outcome('½') }))).toEqual({
      code: 'not-what-it-replaces',
      details: { now: outcome('1-0') },
    });
    expect(typesWhen(played(), correct({ outcome: impossible }))).toEqual(['impossible-score']);
  });

  test('[DK-5] unwinds first, where that is confirmed', () => {
    const desk = played();
    const unwind = (confirm: string) => correct({ later: { kind: 'unwind', confirm } });
    expect(when(desk, unwind('Cap'))).toEqual({ code: 'not-confirmed', details: { word: 'Cup' } });
    expect(when(desk, unwind('Cup'))).toEqual([
      { type: 'Unwound', toRound: 1 },
      { type: 'OutcomeCorrected', ...at, outcome: outcome('0-1') },
    ]);
  });

  test('what follows by itself follows: the round closes, the next is drawn', () => {
    const desk = new Hall('toy-knock', 'abcd', { formats }).begin();
    for (const { match } of desk.last.tables) {
      desk.must({ type: 'RecordOutcome', place: { ...place, match }, outcome: outcome('1-0') });
    }
    const unwind = { later: { kind: 'unwind', confirm: 'Cup' } };
    expect(typesWhen(desk, correct(unwind))).toEqual([
      'Unwound',
      'OutcomeCorrected',
      'RoundClosed',
      'RoundPaired',
      'RoundPublished',
    ]);
  });
});
