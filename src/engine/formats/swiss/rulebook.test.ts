import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { config, history, outcome, SwissDesk, type Told } from './hall.fixture.ts';
import { swiss } from './index.ts';
import { swissRulebook } from './rulebook.ts';

const next = (field: string, rounds: readonly string[], told: Told = {}) =>
  asked(swissRulebook).next(history(field, rounds, told));

describe('what comes next', () => {
  test('[SW-5] a round, when the desk says so', () => {
    expect(next('abcd', ['a-b 5-0, c-d 5-0'])).toEqual({
      kind: 'pair-round',
      auto: false,
      pair: expect.any(Function),
    });
    expect(next('abcd', ['a-b 5-0, c-d'])).toEqual({
      kind: 'wait',
      why: { code: 'tables-open', details: { round: 1, open: 1, tables: [2] } },
    });
    // DK-5: also when the result of an earlier round was taken back.
    expect(next('abcd', ['a-b, c-d 5-0', 'a-c 5-0, b-d 5-0'])).toMatchObject({
      why: { code: 'tables-open', details: { round: 1, open: 1, tables: [1] } },
    });
  });

  test('[SW-5] a round with all its results waits for the desk to close it', () => {
    const desk = SwissDesk.of(4);
    desk.pair();
    desk.record(1, '5-3');
    desk.record(2, '5-3');
    expect(desk.last.state).toBe('published');
    expect(desk.try({ type: 'PairRound' })?.code).toBe('round-not-closed');
  });

  test('[SW-5] nothing when all rounds are played, or it was ended', () => {
    const over = { kind: 'wait', why: { code: 'already-finished', details: {} } };
    expect(next('ab', ['a-b 5-0'])).toEqual(over);
    expect(next('abcd', ['a-b 5-0, c-d 5-0'], { ended: true })).toEqual(over);
  });

  test('[SW-9] two groups of three in which everyone met all of the other: all six stand in the way, in order', () => {
    const rounds = ['a-b 5-0, c-d 5-0, e-f 5-0', 'a-d 5-0, c-f 5-0, e-b 5-0', 'a-f 5-0, c-b 5-0, e-d 5-0'];
    expect(next('abcdef', rounds, { config: { rounds: 5 } })).toMatchObject({
      why: { code: 'no-legal-pairing', details: { players: [...'abcdef'] } },
    });
  });

  test('[SW-16] nobody left to go to the cut', () => {
    const people = { a: { droppedAfter: 1 }, b: { droppedAfter: 1 } };
    expect(next('ab', ['a-b 5-0'], { config: { topCut: 2 }, lastStage: false, people })).toEqual({
      kind: 'wait',
      why: { code: 'too-few-players', details: { have: 0, need: 1 } },
    });
  });
});

describe('people', () => {
  test('[SW-13] only the open match of one who leaves is a forfeit', () => {
    const past = history('abcdefg', ['a-b 5-0, c-d, e-f, (g)']);
    expect(swissRulebook.leaves(past, 'd')).toEqual([
      { round: 1, match: 2, game: 1, outcome: { kind: 'forfeit', seats: [1] } },
    ]);
    expect(swissRulebook.leaves(past, 'e')).toMatchObject([{ match: 3, outcome: { seats: [0] } }]);
    for (const player of ['a', 'b', 'g']) expect(swissRulebook.leaves(past, player)).toEqual([]);
    // A result of round 1 was taken back while round 2 is on: both are forfeits.
    const twice = history('abcd', ['a-b, c-d 5-0', 'a-c, b-d']);
    expect(swissRulebook.leaves(twice, 'a').map(({ round, match }) => [round, match])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('[SW-14] late entry while the newcomer can still play a round; one who left can always come back', () => {
    const admits = (rounds: readonly string[], told: Told = {}, player?: string) =>
      asked(swissRulebook).admitsLate(history('abcd', rounds, told), player);
    const first = 'a-b 5-0, c-d 5-0';
    expect(admits([])).toBeUndefined();
    expect(admits([first])).toBeUndefined(); // a fifth player makes it three rounds
    const late = { code: 'late-entry-closed', details: { reason: 'round', round: 2 } };
    expect(admits([first, 'a-c 5-0, b-d 5-0'])).toEqual(late); // it stays at two
    expect(admits([first, 'a-c 5-0, b-d 5-0'], {}, 'a')).toBeUndefined();
    expect(admits([first], { config: { lateUntil: 2, rounds: 9 } })).toBeUndefined();
    expect(admits([first, first], { config: { lateUntil: 2, rounds: 9 } })).toEqual(late);
  });

  test('[SW-13] those who play: all who have not left', () => {
    const past = history('abc', ['a-b 5-0, (c)'], { people: { b: { droppedAfter: 1 } } });
    expect(asked(swissRulebook).playersIn(past)).toEqual(['a', 'c']);
  });
});

describe('a table', () => {
  const tables = (round: string) => {
    const past = history('abcdefgh', [round]);
    return past.rounds[0]?.tables.map((table) => asked(swissRulebook).meaning(past, table));
  };

  test('[SW-1] says what its result is worth, and marks a win on time', () => {
    const worth = (code: string, figures: object, notable: boolean) => ({
      why: [{ rule: 'SW-1', code, figures }],
      notable,
    });
    const [win, nothing] = [{ halves: 6 }, { halves: 0 }];
    expect(tables('a-b 3-5, c-d 4-3, e-f 2-2, g-h +-')).toEqual([
      worth('worth-win', { player: 'b', first: nothing, second: win }, false),
      worth('worth-timed-win', { player: 'c', first: { halves: 4 }, second: nothing }, true),
      worth('worth-level', { first: { halves: 3 }, second: { halves: 3 } }, false),
      worth('worth-win', { player: 'g', first: win, second: nothing }, false),
    ]);
    expect(tables('a-b, c-d 5-5, e-f-g 5-3')).toEqual([undefined, undefined, undefined]);
  });

  test('[SW-1] without a result that can be, nobody has points', () => {
    const past = history('abcdefg', ['a-b, c-d 5-5, e-f-g 5-3']);
    expect(past.rounds[0]?.tables.map((table) => asked(swissRulebook).tally(past, table))).toEqual([
      { points: [0, 0], winners: [] },
      { points: [0, 0], winners: [] },
      { points: [0, 0, 0], winners: [] },
    ]);
  });

  test('[SW-2] takes what the target allows', () => {
    const past = history('ab', ['a-b']);
    const [table] = past.rounds[0]?.tables ?? [];
    const [game] = table?.games ?? [];
    if (!table || !game) throw new Error('no table');
    expect(swissRulebook.accepts(past, table, game, outcome('5-3'))).toBeUndefined();
    expect(swissRulebook.accepts(past, table, game, outcome('6-3'))?.code).toBe('impossible-score');
    expect(swissRulebook.results?.(config({ target: 7 }))).toEqual({ kind: 'target', target: 7, level: true });
  });
});

describe('settings', () => {
  test('[SW-12] a bye is called by what it is worth', () => {
    const bye = (byePoints: number) => swissRulebook.bye?.(config({ byePoints }));
    expect([4, 3, 2.5, 1.5, 1, 0].map(bye)).toEqual(['win', 'win', 'draw', 'draw', 'nothing', 'nothing']);
  });

  test('[SW-15] the round clock has the time that was set', () => {
    expect(swissRulebook.roundTime?.(config({ roundClock: 60_000 }))).toBe(60_000);
  });

  test('[SW-16] as many players as the cut takes, and two at least', () => {
    const admits = (players: number, settings = {}) => swiss.admits(config(settings), players);
    expect([admits(2), admits(4, { topCut: 4 })]).toEqual([undefined, undefined]);
    expect(admits(1)).toEqual({ code: 'too-few-players', details: { have: 1, need: 2 } });
    expect(admits(3, { topCut: 4 })).toEqual({ code: 'too-few-players', details: { have: 3, need: 4 } });
  });

  test('[SW-16] the cut is a knockout in order of seed to the same target, paired round by round', () => {
    expect(swiss.stages(config({ topCut: 8, target: 7 }), 20)[1]).toEqual({
      rulebook: 'knockout',
      config: {
        size: 8,
        seeding: 'given',
        thirdPlace: false,
        roundByRound: true,
        play: { kind: 'target', target: 7 },
      },
    });
  });
});
