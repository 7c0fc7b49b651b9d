import { describe, expect, test } from 'vitest';
import { previewCorrection } from '../../tournament/index.ts';
import { history, outcome, SwissDesk } from './hall.fixture.ts';
import { swiss } from './index.ts';
import { swissRulebook } from './rulebook.ts';
import { sheetOf } from './sheet.ts';

const pointsOf = (desk: SwissDesk, player: string) => {
  const value = desk.row(player).criteria[0]?.value;
  return typeof value === 'object' && 'halves' in value ? value.halves / 2 : undefined;
};

describe('drops', () => {
  test('[SW-13] in mid-round the open match is a forfeit: 0 for them, a full win for the opponent', () => {
    const desk = SwissDesk.of(4, { forfeitDifferential: 2 });
    desk.pair();
    const [, opponent = ''] = desk.tableOf('p1').seats.toSorted((a) => (a === 'p1' ? -1 : 1));
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(desk.tableOf('p1').games[0]?.recorded?.outcome.kind).toBe('forfeit');
    expect([pointsOf(desk, 'p1'), pointsOf(desk, opponent)]).toEqual([0, 3]);
    expect(desk.row(opponent).criteria[1]).toEqual({ name: 'differential', value: 2 });
    expect(desk.row('p1').state).toBe('dropped');
  });

  test('[SW-13] a match that is over stands', () => {
    const desk = SwissDesk.of(4);
    desk.pair();
    const { number, seats } = desk.tableOf('p1');
    desk.record(number, seats[0] === 'p1' ? '5-3' : '3-5');
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(pointsOf(desk, 'p1')).toBe(3);
  });

  test('[SW-13] who has dropped is not paired, and can come back before the next pairing', () => {
    const desk = SwissDesk.of(6);
    desk.playRound();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.playRound();
    expect([...desk.last.byes, ...desk.last.tables.flatMap((table) => table.seats)]).not.toContain('p1');
    const before = pointsOf(desk, 'p1');
    desk.must({ type: 'ReinstatePlayer', player: 'p1' });
    desk.pair();
    expect(desk.tableOf('p1').seats).toContain('p1');
    expect(pointsOf(desk, 'p1')).toBe(before); // the missed round counts as a loss
    expect(desk.row('p1').why[0]?.figures.missed).toBe(1);
  });

  test('[SW-13] a no-show is a forfeit too; both absent: 0 each', () => {
    const desk = SwissDesk.of(4);
    desk.pair();
    desk.must({ type: 'Forfeit', place: desk.place(1), seats: [0] });
    desk.must({ type: 'Forfeit', place: desk.place(2), seats: [0, 1] });
    const points = desk.last.tables.flatMap((table) => table.seats).map((player) => pointsOf(desk, player));
    expect(points).toEqual([0, 3, 0, 0]);
  });

  test('[SW-13] dropping the last two leaves nobody to pair, and it can still be ended', () => {
    const desk = SwissDesk.of(2, { rounds: 3 });
    desk.playRound();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(desk.try({ type: 'PairRound' })).toEqual({ code: 'too-few-players', details: { have: 1, need: 2 } });
    desk.must({ type: 'DropPlayer', player: 'p2' });
    expect(desk.try({ type: 'PairRound' })).toEqual({ code: 'too-few-players', details: { have: 0, need: 2 } });
    desk.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(desk.conclusion).toMatchObject({ finished: true, why: [{ code: 'ended-early' }] });
  });

  test('[SW-13] both of a match leave in mid-round: the first forfeits, what is recorded stands', () => {
    const desk = SwissDesk.of(2);
    desk.pair();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.must({ type: 'DropPlayer', player: 'p2' });
    desk.must({ type: 'CloseRound', round: 1 });
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
  });
});

describe('entries', () => {
  test('[SW-5] a field of one is refused', () => {
    const desk = new SwissDesk();
    desk.must({ type: 'AddPlayers', players: [{ name: 'Alone' }] });
    expect(desk.try({ type: 'Start' })).toEqual({ code: 'too-few-players', details: { have: 1, need: 2 } });
  });

  test('[SW-14] missed rounds count as losses', () => {
    const desk = SwissDesk.of(8);
    desk.playRound();
    desk.must({ type: 'AddPlayers', players: [{ name: 'Late' }] });
    expect(pointsOf(desk, 'p9')).toBe(0);
    desk.pair();
    expect([...desk.last.byes, ...desk.last.tables.flatMap((table) => table.seats)]).toContain('p9');
  });

  test('[SW-14] or as byes, which then count when the next bye is given', () => {
    const late = history('abcde', ['a-b 5-0, c-d 5-0'], {
      config: { lateAs: 'bye' },
      people: { e: { enteredAfter: 1 } },
    });
    expect(sheetOf(late).lines.get('e')).toMatchObject({ points: 6, byes: 1, missed: 1, differential: 0 });
    const loss = sheetOf({ ...late, config: { ...late.config, lateAs: 'loss', loss: 0.5 } }).lines.get('e');
    expect(loss).toMatchObject({ points: 1, byes: 0, missed: 1 });
  });

  test('[SW-13] who has left for good is given no byes for the rounds after', () => {
    const people = { d: { droppedAfter: 1 }, e: { droppedAfter: 0 } };
    const sheet = sheetOf(
      history('abcde', ['a-b 5-0, c-d 5-0', 'a-c 5-0, (b)'], { config: { lateAs: 'bye' }, people }),
    );
    expect(sheet.lines.get('d')).toMatchObject({ byes: 0, missed: 0 });
    expect(sheet.lines.get('e')).toMatchObject({ byes: 0, missed: 0, points: 0 });
  });

  test('[SW-14] late entry until a round; never into a tournament without rounds left', () => {
    const desk = SwissDesk.of(8, { lateUntil: 2 });
    desk.playRound();
    desk.must({ type: 'AddPlayers', players: [{ name: 'In time' }] });
    desk.pair();
    expect(desk.try({ type: 'AddPlayers', players: [{ name: 'Too late' }] })).toEqual({
      code: 'late-entry-closed',
      details: { reason: 'round', round: 2 },
    });
    const short = SwissDesk.of(4, { rounds: 1 });
    short.pair();
    expect(short.try({ type: 'AddPlayers', players: [{ name: 'Late' }] })?.code).toBe('late-entry-closed');
  });

  test('[SW-5] the third of two in round 1 makes room for a second round', () => {
    const desk = SwissDesk.of(2);
    desk.pair();
    desk.must({ type: 'AddPlayers', players: [{ name: 'Third' }] });
    desk.finishRound();
    expect(desk.conclusion.finished).toBe(false);
    desk.playRound();
    expect(desk.conclusion.finished).toBe(true);
  });

  test('[DK-7] a player who needs a fixed table has it', () => {
    const desk = SwissDesk.of(8);
    desk.must({ type: 'FixTable', player: 'p3', table: 7 });
    desk.pair();
    expect(desk.tableOf('p3').number).toBe(7);
  });
});

describe('settings', () => {
  const problems = (settings: Readonly<Record<string, unknown>>) => {
    const made = swiss.configure(settings);
    return made.ok ? [] : made.error.map(({ path, problem }) => `${path}: ${problem}`);
  };

  test('[SW-1] the default preset is the source’s game, with every number named', () => {
    const silent = swiss.configure({});
    expect(silent).toEqual(swiss.configure(swiss.presets[swiss.defaultPreset] ?? {}));
    expect(silent).toMatchObject({
      ok: true,
      value: { target: 5, win: 3, timedWin: 2, draw: 1.5, loss: 0, timedLoss: 0, byePoints: 3, forfeitDifferential: 0 },
    });
    expect(Object.keys(swiss.presets)).toEqual(['redemption', '3-1-0', 'games']);
  });

  test('[SW-1] filled in, they can be given again', () => {
    const made = swiss.configure({ win: 2, topCut: 8, rounds: 4 });
    expect(made.ok && swiss.configure(made.value as Record<string, unknown>)).toEqual(made);
  });

  test('[SW-15] the round clock is 45 minutes unless set', () => {
    const made = swiss.configure({});
    expect(made.ok && made.value).toMatchObject({ roundClock: 2_700_000 });
  });

  test('[SW-1] what makes no sense is refused', () => {
    expect(problems({ draw: 1.25 })).toEqual(['draw: must be a multiple of 0.5']);
    expect(problems({ target: 0 })).toEqual(['target: must be at least 1']);
    expect(problems({ rounds: 0 })).toEqual(['rounds: must be at least 1']);
    expect(problems({ topCut: 6 })).toEqual(['topCut: must be one of 2, 4, 8, 16, 32, 64, 128, 256, 512']);
    expect(problems({ tieBreaks: ['lot', 'lot'] })).toEqual(['tieBreaks: must name each tie-break once']);
    expect(problems({ tieBreaks: ['luck'] })[0]).toContain('tieBreaks.0: must be one of differential');
    expect(problems({ colour: 'red' })).toEqual([': unknown setting: colour']);
  });
});

describe('the round clock', () => {
  test('[SW-15] started, paused and extended by the organiser; open matches then give their game points', () => {
    const desk = SwissDesk.of(4);
    desk.pair();
    desk.must({ type: 'StartRoundClock', round: 1, duration: 2_700_000 });
    desk.must({ type: 'PauseRoundClock', round: 1 });
    desk.must({ type: 'ExtendRoundClock', round: 1, by: 60_000 });
    expect(desk.facts.clock).toEqual({ round: 1, remaining: 2_759_000 });
    const { number, seats } = desk.tableOf('p1');
    desk.record(number, seats[0] === 'p1' ? '4-3' : '3-4');
    expect(pointsOf(desk, 'p1')).toBe(2); // SW-1: a timed win, understood from the numbers
  });
});

describe('corrections', () => {
  test('[DK-5] a result taken back, in any round, holds up the next pairing and the end', () => {
    const desk = SwissDesk.of(4);
    desk.playRound();
    const place = desk.place(1);
    desk.must({ type: 'RemoveOutcome', place, replaces: outcome('5-3'), later: { kind: 'keep' } });
    expect(desk.try({ type: 'PairRound' })).toEqual({
      code: 'tables-open',
      details: { round: 1, open: 1, tables: [1] },
    });
    desk.must({ type: 'RecordOutcome', place, outcome: outcome('5-3') });
    desk.playRound();
    expect(desk.conclusion.finished).toBe(true);
    desk.must({ type: 'RemoveOutcome', place, replaces: outcome('5-3'), later: { kind: 'keep' } });
    expect(desk.conclusion.finished).toBe(false);
    desk.must({ type: 'RecordOutcome', place, outcome: outcome('3-5') });
    expect(desk.conclusion.finished).toBe(true);
  });

  test('[DK-4] in a finished tournament the winners are declared anew', () => {
    const desk = SwissDesk.of(2);
    desk.playRound(() => '5-3');
    const [first = '', second = ''] = desk.last.tables[0]?.seats ?? [];
    expect(desk.conclusion.winners).toEqual([first]);
    const replaces = outcome('5-3');
    desk.must({
      type: 'CorrectOutcome',
      place: desk.place(1),
      outcome: outcome('4-5'),
      replaces,
      later: { kind: 'keep' },
    });
    expect(desk.conclusion.winners).toEqual([second]);
  });
});

test('[DK-4] a pairing that was not perfect before is no consequence of a correction', () => {
  const desk = SwissDesk.of(6, { rounds: 3 });
  desk.playRound(() => '5-3');
  desk.playRound(() => '5-3');
  const preview = (text: string) => {
    const told = previewCorrection(desk.formats, desk.state, desk.place(1, desk.rounds[0]), outcome(text));
    return told.ok ? told.value.keep : told.error;
  };
  // Round 2 had one pair with different points from the start; a win by more leaves it as it was.
  expect(preview('5-0')).toMatchObject({ faults: [] });
  const other = preview('3-5');
  expect('faults' in other && other.faults.map(({ round, finding }) => [round, finding.code])).toContainEqual([
    2,
    'score-gap',
  ]);
});

test('[SW-5] rounds are called by their number', () => {
  const past = history('ab', ['a-b 5-0']);
  const [round] = past.rounds;
  expect(round && swissRulebook.label(past, round)).toEqual({
    rule: 'SW-5',
    code: 'label-round',
    figures: { round: 1, of: 1 },
  });
});
