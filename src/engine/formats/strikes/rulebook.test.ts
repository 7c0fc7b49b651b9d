import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import type { Outcome } from '../../tournament/index.ts';
import { config, history, lastRound, type Told } from './hall.fixture.ts';
import { strikes } from './index.ts';
import { strikesRulebook } from './rulebook.ts';

const scores = (...numbers: (number | null)[]): Outcome => ({
  kind: 'scores',
  scores: numbers.map((number) => (number === null ? null : number * 1000)),
});
const places = (...numbers: (number | null)[]): Outcome => ({ kind: 'places', places: numbers });
const forfeit = (...seats: number[]): Outcome => ({ kind: 'forfeit', seats });

/** What is wrong with this outcome at the first table of the last round, if anything. */
function problem(field: string, rounds: readonly string[], outcome: Outcome, told?: Told): string | undefined {
  const past = history(field, rounds, told);
  const [table] = lastRound(past).tables;
  const [game] = table?.games ?? [];
  if (!table || !game) throw new Error('no table');
  const refused = strikesRulebook.accepts(past, table, game, outcome);
  return refused?.code === 'impossible-score' ? refused.details.problem : refused?.code;
}

describe('settings', () => {
  test('[ST-1] the presets: 35 with improved seating; 23, 35 and 47 to the letter of the source', () => {
    expect(strikes.presets).toEqual({
      strikes: { eliminationAt: 35, improve: true },
      'czapski-short': { eliminationAt: 23, improve: false },
      czapski: { eliminationAt: 35, improve: false },
      'czapski-long': { eliminationAt: 47, improve: false },
    });
    for (const preset of Object.values(strikes.presets)) expect(strikes.configure(preset)).toMatchObject({ ok: true });
  });

  test('[ST-1] what is not said is the default', () => {
    expect(config()).toEqual({
      eliminationAt: 35,
      maxTable: 5,
      fiveLeft: '4+bye',
      scoring: 'highest-wins',
      plans: 30,
      improve: true,
      finalGame: false,
    });
  });

  test.each([
    [{ eliminationAt: 0 }, 'eliminationAt'],
    [{ eliminationAt: -5 }, 'eliminationAt'],
    [{ eliminationAt: 12.5 }, 'eliminationAt'],
    [{ eliminationAt: '35' }, 'eliminationAt'],
    [{ maxTable: 6 }, 'maxTable'],
    [{ fiveLeft: '5' }, 'fiveLeft'],
    [{ scoring: 'most' }, 'scoring'],
    [{ plans: 0 }, 'plans'],
    [{ strikesAt: 3 }, ''],
  ])('[ST-1] %j is no configuration', (settings, path) => {
    expect(strikes.configure(settings)).toMatchObject({ ok: false, error: [{ path }] });
  });

  test('[ST-17] three players at least', () => {
    expect([0, 2].map((count) => strikes.admits(config(), count))).toEqual([
      { code: 'too-few-players', details: { have: 0, need: 3 } },
      { code: 'too-few-players', details: { have: 2, need: 3 } },
    ]);
    expect(strikes.admits(config(), 3)).toBeUndefined();
  });
});

describe('plan', () => {
  test('[ST-6] shows the tables of a random and of a split round', () => {
    expect(strikes.plan(config(), 26)).toEqual({
      format: 'strikes',
      players: 26,
      random: [5, 5, 4, 4, 4, 4],
      split: [
        [5, 4, 4],
        [5, 4, 4],
      ],
    });
    expect(strikes.plan(config(), 4)).toEqual({ format: 'strikes', players: 4, random: [4], split: [[4]] });
  });

  test('[ST-10] and the bye of five', () => {
    expect(strikes.plan(config({ maxTable: 4 }), 5)).toMatchObject({ random: [4], byes: 1 });
    expect(strikes.plan(config({ maxTable: 4, fiveLeft: '3+2' }), 5)).toMatchObject({
      random: [3, 2],
      split: [[3], [2]],
    });
  });
});

describe('results', () => {
  test.each([
    ['four scores', scores(50, 42, 42, 31), undefined],
    ['negative ones and three decimals', scores(-1.5, 0, 0.125, -0.001), undefined],
    ['too few', scores(50, 42, 31), 'count'],
    ['more scores than seats', scores(50, 42, 42, 31, 9), 'count'],
    ['one missing', scores(50, null, 42, 31), 'not-a-number'],
    ['not a number', scores(50, Number.NaN, 42, 31), 'not-a-number'],
    ['endless', scores(50, Number.POSITIVE_INFINITY, 42, 31), 'not-a-number'],
    ['four decimals', scores(50, 1.2345, 42, 31), 'not-a-number'],
    ['beyond any game', scores(50, 1e12, 42, 31), 'range'],
    ['places where scores are counted', places(1, 2, 2, 4), 'kind'],
    ['a forfeit of one of four', forfeit(1), 'kind'],
    ['a forfeit of three of four', forfeit(0, 1, 3), undefined],
    ['a forfeit of a seat that is not there', forfeit(0, 1, 7), 'count'],
    ['a forfeit twice', forfeit(0, 1, 1), 'count'],
  ])('[ST-4] %s', (_, outcome, expected) => {
    expect(problem('abcd', ['a b c d'], outcome)).toBe(expected);
  });

  test.each([
    [places(1, 2, 2, 4), undefined],
    [scores(1, 2, 2, 4), undefined],
    [places(1, 2, 2, 3), 'places'],
    [places(2, 3, 4, 5), 'places'],
    [scores(50, 42, 42, 31), 'places'],
    [places(1, 2, 3), 'count'],
  ])('[ST-4] places are entered with ties: %j', (outcome, expected) => {
    expect(problem('abcd', ['a b c d'], outcome, { config: { scoring: 'places' } })).toBe(expected);
  });

  test('[ST-4] places count as they are entered', () => {
    const past = history('abcd', ['a1 b2 c2 d4'], { config: { scoring: 'places' } });
    const [table] = lastRound(past).tables;
    expect(table && asked(strikesRulebook).tally(past, table)).toEqual({ points: [0, 12, 12, 24], winners: [0] });
  });

  test('[ST-17] at a table of three with one withdrawn the other two play for first and second place', () => {
    const told = { people: { b: { droppedAfter: 1 } } };
    expect(problem('abc', ['a b c'], scores(50, null, 40), told)).toBeUndefined();
    expect(problem('abc', ['a b c'], scores(50, 60, 40), told)).toBe('left');
    expect(problem('abc', ['a b c'], scores(50, 40), told)).toBe('count');
    expect(problem('abc', ['a b c'], places(1, null, 2), { ...told, config: { scoring: 'places' } })).toBeUndefined();
    const past = history('abc', ['a50 b× c40'], told);
    const [table] = lastRound(past).tables;
    expect(table && asked(strikesRulebook).tally(past, table)).toEqual({ points: [0, 24, 12], winners: [0] });
  });

  test('[DK-4] whoever left later had a score in an earlier round, and keeps one in a correction', () => {
    const later = { people: { b: { droppedAfter: 1, droppedClosed: 1 } } };
    expect(problem('abc', ['a5 b4 c3'], scores(5, 6, 3), later)).toBeUndefined();
    expect(problem('abc', ['a5 b4 c3'], scores(5, null, 3), later)).toBe('not-a-number');
    expect(problem('abc', ['a b c'], scores(5, 6, 3), later)).toBeUndefined();
    // Someone who left mid-round, but after their own game.
    const midRound = { people: { b: { droppedAfter: 1, droppedClosed: 0 } } };
    expect(problem('abc', ['on:a5 b4 c3'], scores(5, 6, 3), midRound)).toBeUndefined();
    // Who left in mid-round and came back keeps the last place unless it is corrected.
    expect(problem('abc', ['a5 b× c3'], scores(3, null, 5))).toBeUndefined();
    expect(problem('abc', ['a5 b× c3'], scores(3, 4, 5))).toBeUndefined();
  });
});

describe('points of a table', () => {
  test('[ST-3] can be told of a result that is still being typed', () => {
    const past = history('abcd', ['a b c d']);
    const [table] = lastRound(past).tables;
    if (!table) throw new Error('no table');
    const typed = {
      ...table,
      games: [{ kind: 'regular' as const, recorded: { outcome: scores(50, 42, 42, 31), completedAt: 0, sequence: 0 } }],
    };
    expect(asked(strikesRulebook).tally(past, typed)).toEqual({ points: [0, 12, 12, 24], winners: [0] });
    expect(asked(strikesRulebook).tally(past, table)).toEqual({ points: [0, 0, 0, 0], winners: [] });
  });

  test('[ST-15] a final game has winners and no strikes', () => {
    const past = history('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x3 y7']);
    const [table] = lastRound(past).tables;
    expect(table && asked(strikesRulebook).tally(past, table)).toEqual({ points: [0, 0], winners: [1] });
  });
});

describe('people', () => {
  test('[ST-17] late entry until the first result', () => {
    expect(asked(strikesRulebook).admitsLate(history('abc', []))).toBeUndefined();
    expect(asked(strikesRulebook).admitsLate(history('abcdef', ['a b c | d e f']))).toBeUndefined();
    expect(asked(strikesRulebook).admitsLate(history('abcdef', ['a5 b4 c3 | d e f']))).toEqual({
      code: 'late-entry-closed',
      details: { reason: 'first-result' },
    });
  });

  test('[DK-5] under the level one may come back, at the level not', () => {
    const told = { config: { eliminationAt: 24 }, people: { b: { droppedAfter: 1 } } };
    const past = history('abcd', ['a5 b4 c3 d2'], told);
    expect(asked(strikesRulebook).admitsLate(past, 'b')).toBeUndefined();
    expect(asked(strikesRulebook).admitsLate(past, 'd')).toEqual({
      code: 'cannot-come-back',
      details: { player: 'd' },
    });
  });

  test('[ST-17] a withdrawal ends a game only where it leaves at most one at the table', () => {
    expect(strikesRulebook.leaves(history('abc', ['a b c']), 'b')).toEqual([]);
    const told = { people: { b: { droppedAfter: 1 } } };
    expect(strikesRulebook.leaves(history('abc', ['a b c'], told), 'c')).toEqual([
      { round: 1, match: 1, game: 1, outcome: { kind: 'forfeit', seats: [1, 2] } },
    ]);
    expect(strikesRulebook.leaves(history('abc', ['a5 b4 c3']), 'c')).toEqual([]);
    expect(strikesRulebook.leaves(history('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x y']), 'x')).toEqual([
      { round: 3, match: 1, game: 1, outcome: { kind: 'forfeit', seats: [0] } },
    ]);
  });
});

describe('what comes next', () => {
  const next = (field: string, rounds: readonly string[], told?: Told) => {
    const step = asked(strikesRulebook).next(history(field, rounds, told));
    return step.kind === 'wait' ? step.why.code : step.kind;
  };

  test('[ST-11] a round after a round, as long as three are left', () => {
    expect(next('abc', [])).toBe('pair-round');
    expect(next('abc', ['a b c'])).toBe('tables-open');
    expect(next('abc', ['on:a5 b4 c3'])).toBe('round-not-closed');
    expect(next('abc', ['a5 b4 c3'])).toBe('pair-round');
    expect(next('abc', ['a5 b4 c3', 'a5 b4 c3'])).toBe('already-finished');
    expect(next('abc', ['a5 b4 c3'], { ended: true })).toBe('already-finished');
  });

  test('[DK-5] not while a result of an earlier round is taken back', () => {
    expect(next('abcdef', ['a b c | d5 e4 f3', 'a5 d4 b3 | e5 c4 f3'])).toBe('tables-open');
  });

  test('[ST-15] a final game between joint winners, once', () => {
    const rounds = ['x5 y5 z1', 'x5 y5 z1'];
    expect(next('xyz', rounds)).toBe('already-finished');
    expect(next('xyz', rounds, { config: { finalGame: true } })).toBe('pair-round');
    expect(next('xyz', [...rounds, 'final:x7 y7'], { config: { finalGame: true } })).toBe('already-finished');
  });

  test('one table alone needs nothing', () => {
    expect([strikesRulebook.afterGame, strikesRulebook.opening]).toEqual([undefined, undefined]);
  });

  test('rounds have labels', () => {
    const past = history('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x y']);
    expect(past.rounds.map((round) => strikesRulebook.label(past, round))).toEqual([
      { rule: 'ST-5', code: 'label-round', figures: { round: 1, kind: 'random' } },
      { rule: 'ST-5', code: 'label-round', figures: { round: 2, kind: 'split' } },
      { rule: 'ST-15', code: 'label-final-game', figures: { round: 3 } },
    ]);
  });
});

test('[ST-1] [ST-2] the place that keeps players in: whichever it is, a given one or better, or only the first', () => {
  const needed = (field: string, rounds: readonly string[], told?: Told) =>
    asked(strikesRulebook)
      .bars(history(field, rounds, told))
      .needs.map(({ player, place, seats }) => `${player}${place}/${seats}`);
  // After the first round: a 0, b 6, c 12, d 18, e 24; f 0, g 12, h 24. At 35 strikes one is out.
  const first = 'a50 b40 c30 d20 e10 | f30 g20 h10';
  expect(needed('abcdefgh', [first, 'a b c d e | f g h'])).toEqual([
    ...['a5/5', 'b5/5', 'c4/5', 'd3/5', 'e2/5'],
    ...['f3/3', 'g2/3', 'h1/3'],
  ]);
  // Whose table is in, has left, or plays a final game needs nothing.
  expect(needed('abcdefgh', [first, 'a9 b8 c7 d6 e5 | f g h'], { people: { g: { droppedAfter: 2 } } })).toEqual([
    'f3/3',
    'h1/3',
  ]);
  expect(needed('ab', ['final:a b'])).toEqual([]);
  expect(needed('abcdefgh', [first])).toEqual([]);
});
