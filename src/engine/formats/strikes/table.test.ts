import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import type { Outcome, Table } from '../../tournament/index.ts';
import { config, history, type Told } from './hall.fixture.ts';
import { strikesRulebook } from './rulebook.ts';
import type { StrikesHistory } from './sheet.ts';

const scores = (...numbers: (number | null)[]): Outcome => ({
  kind: 'scores',
  scores: numbers.map((number) => (number === null ? null : number * 1000)),
});
const forfeit = (...seats: number[]): Outcome => ({ kind: 'forfeit', seats });

const tableIn = (past: StrikesHistory, round: number, match = 1): Table => {
  const table = past.rounds[round - 1]?.tables[match - 1];
  if (!table) throw new Error('no table');
  return table;
};
const problem = (past: StrikesHistory, outcome: Outcome, round = past.rounds.length) => {
  const table = tableIn(past, round);
  const refused = strikesRulebook.accepts(past, table, table.games[0] ?? { kind: 'regular' }, outcome);
  return refused?.code === 'impossible-score' ? refused.details : refused;
};

describe('results', () => {
  test('[ST-4] up to a thousand million, either way', () => {
    const past = history('abc', ['a b c']);
    expect(problem(past, scores(1e9, -1e9, 0))).toBeUndefined();
    expect(problem(past, scores(1e9 + 1, 0, 0))).toEqual({ problem: 'range', seats: 3, most: 1e9 });
    expect(problem(past, scores(0, -1e9 - 1, 0))).toEqual({ problem: 'range', seats: 3, most: 1e9 });
    expect(problem(past, scores(0, 0))).toEqual({ problem: 'count', seats: 3 });
  });

  test('[ST-17] one who left is looked for at all tables of the round', () => {
    const past = history('abcdef', ['a b c | d e f'], { people: { b: { droppedAfter: 1 } } });
    expect(problem(past, scores(5, 4, 3))).toMatchObject({ problem: 'left' });
  });

  test('[ST-17] a forfeit is of all but one, or of everyone', () => {
    const past = history('abcd', ['a b c d']);
    expect([forfeit(0, 1, 2, 3), forfeit(1, 2, 3)].map((one) => problem(past, one))).toEqual([undefined, undefined]);
    for (const few of [forfeit(), forfeit(1), forfeit(1, 2)])
      expect(problem(past, few)).toMatchObject({ problem: 'kind' });
    for (const bad of [forfeit(0, 1, 2, -1), forfeit(0, 1, 2, 4)]) {
      expect(problem(past, bad)).toMatchObject({ problem: 'count' });
    }
  });

  test('[DK-4] what is said of one who left: in mid-round nothing, after their game either, in a later round a number', () => {
    const left = (droppedAfter: number, droppedClosed?: number): Told => ({
      people: { b: { droppedAfter, ...(droppedClosed !== undefined && { droppedClosed }) } },
      config: { eliminationAt: 99 },
    });
    const inRound1 = (told: Told, outcome: Outcome, first = 'a5 b4 c3') =>
      problem(history('abc', [first, 'a b c'], told), outcome, 1);
    // Left while round 1 was on, before and after their own game.
    expect(inRound1(left(1), scores(5, null, 3), 'a b c')).toBeUndefined();
    expect(inRound1(left(1), scores(5, 4, 3), 'a b c')).toMatchObject({ problem: 'left' });
    expect(inRound1(left(1), scores(6, null, 3))).toBeUndefined();
    expect(inRound1(left(1), scores(6, 4, 3))).toBeUndefined();
    // Left in round 2, or when round 1 was closed.
    expect(inRound1(left(2, 1), scores(6, null, 3))).toMatchObject({ problem: 'not-a-number' });
    expect(inRound1(left(2), scores(6, null, 3))).toMatchObject({ problem: 'not-a-number' });
    expect(inRound1(left(1, 1), scores(6, null, 3))).toMatchObject({ problem: 'not-a-number' });
  });
});

describe('what a result means', () => {
  const meaning = (past: StrikesHistory, table: Table) => asked(strikesRulebook).meaning(past, table);
  const typed = (table: Table, outcome: Outcome): Table => ({
    ...table,
    games: [{ kind: 'regular', recorded: { outcome, completedAt: 0, sequence: 0 } }],
  });
  const goesOut = (player: string, strikes: number) => ({
    rule: 'ST-1',
    code: 'goes-out',
    figures: { player, strikes },
  });

  test('[ST-1] who goes out with it, and with how many strikes', () => {
    const past = history('abc', ['a5 b4 c3', 'a b c'], { config: { eliminationAt: 36 } });
    const open = tableIn(past, 2);
    expect(meaning(past, open)).toBeUndefined();
    // Before it a 0, b 12, c 24.
    expect(meaning(past, typed(open, scores(5, 4, 3)))).toEqual({ why: [goesOut('c', 48)], notable: true });
    expect(meaning(past, typed(open, scores(5, 3, 4)))).toEqual({
      why: [goesOut('b', 36), goesOut('c', 36)],
      notable: true,
    });
    expect(meaning(past, typed(open, scores(3, 4, 5)))).toEqual({
      why: [{ rule: 'ST-1', code: 'nobody-goes-out', figures: {} }],
      notable: false,
    });
  });

  test('[ST-1] typed again it replaces what the table had', () => {
    const past = history('abc', ['a5 b4 c3', 'a5 b4 c3'], { config: { eliminationAt: 36 } });
    const table = tableIn(past, 2);
    expect(meaning(past, table)).toEqual({ why: [goesOut('c', 48)], notable: true });
    expect(meaning(past, typed(table, scores(4, 3, 5)))).toEqual({ why: [goesOut('b', 36)], notable: true });
    const two = history('abcdef', ['a5 b4 c3 | d3 e4 f5'], { config: { eliminationAt: 24 } });
    expect(meaning(two, tableIn(two, 1, 2))).toEqual({ why: [goesOut('d', 24)], notable: true });
  });

  test('[ST-15] in a final game nobody takes strikes', () => {
    const past = history('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x3 y7']);
    expect(meaning(past, tableIn(past, 3))).toEqual({
      why: [{ rule: 'ST-15', code: 'no-strikes-in-final', figures: {} }],
      notable: false,
    });
  });
});

describe('people', () => {
  test('[ST-17] only at the leaving player’s own open table the game can be over', () => {
    const people = { b: { droppedAfter: 1 }, c: { droppedAfter: 1 }, e: { droppedAfter: 1 } };
    expect(strikesRulebook.leaves(history('abcdef', ['a b c | d e f'], { people }), 'f')).toEqual([
      { round: 1, match: 2, game: 1, outcome: { kind: 'forfeit', seats: [1, 2] } },
    ]);
    expect(strikesRulebook.leaves(history('abcdef', ['a b c | d e f'], { people }), 'd')).toMatchObject([
      { match: 2, outcome: { seats: [0, 1] } },
    ]);
  });

  test('[DK-5] nobody comes back once a final game is drawn; one without strikes can', () => {
    const people = { x: { droppedAfter: 2 } };
    const final = history('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x y'], { people });
    expect(asked(strikesRulebook).admitsLate(final, 'x')).toEqual({
      code: 'cannot-come-back',
      details: { player: 'x' },
    });
    expect(
      asked(strikesRulebook).admitsLate(history('xyz', ['x5 y5 z1', 'x5 y5 z1'], { people }), 'x'),
    ).toBeUndefined();
    expect(asked(strikesRulebook).admitsLate(history('abc', []), 'new')).toBeUndefined();
  });

  test('[ST-10] those who play: with a seat or the bye while a round is on, else those who are in', () => {
    const playing = (field: string, rounds: readonly string[], people: Told['people'] = {}) =>
      asked(strikesRulebook)
        .playersIn(history(field, rounds, { config: { maxTable: 4 }, people }))
        .join('');
    expect(playing('abcde', [])).toBe('abcde');
    expect(playing('abcdef', ['a b c d | (e)'])).toBe('abcde');
    expect(playing('abcde', ['c b a d | (e)'], { b: { droppedAfter: 1 } })).toBe('cade');
    expect(playing('abcde', ['a9 b8 c7 d6 | (e)'], { b: { droppedAfter: 1 } })).toBe('acde');
    // d has 48 strikes.
    expect(playing('abcde', ['a9 b8 c7 d6 | (e)', 'a9 b8 c7 d6 | (e)'])).toBe('abce');
    // Someone is about to join, or to come back: the sheet says who is in.
    expect(playing('abcde', ['d c b a'], { e: { enteredAfter: 1 } })).toBe('abcde');
    expect(playing('abcde', ['d c b a'], { e: { reinstatedAfter: 1 } })).toBe('abcde');
    expect(playing('abcde', ['a9 b8 c7 d6', 'd c b a'], { e: { enteredAfter: 1 } })).toBe('dcba');
  });
});

describe('what pages ask', () => {
  test('[ST-4] how results are given', () => {
    const results = (scoring: 'highest-wins' | 'lowest-wins' | 'places') =>
      strikesRulebook.results?.(config({ scoring }));
    expect([results('highest-wins'), results('lowest-wins'), results('places')]).toEqual([
      { kind: 'scores', best: 'highest' },
      { kind: 'scores', best: 'lowest' },
      { kind: 'places' },
    ]);
    expect(strikesRulebook.seats?.(config({ maxTable: 4 }))).toBe(4);
  });

  test('[ST-1] the bars: up to the level, round by round, a final game not among them', () => {
    const past = history('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x y']);
    expect(asked(strikesRulebook).bars(past)).toEqual({ limit: 35, rounds: [1, 2], needs: [] });
  });

  test('what comes next is drawn when the desk says so: a round, or the final game', () => {
    const drawn = (rounds: readonly string[], told?: Told) => {
      const step = asked(strikesRulebook).next(history('xyz', rounds, told));
      if (step.kind !== 'pair-round') return step.kind;
      const pairing = step.pair(chanceFrom(hashOf('next')));
      return [step.auto, pairing.ok && pairing.value.pairing.kind];
    };
    expect(drawn(['x5 y4 z1'])).toEqual([false, 'split']);
    expect(drawn(['x5 y5 z1', 'x5 y5 z1'], { config: { finalGame: true } })).toEqual([false, 'final-game']);
  });
});
