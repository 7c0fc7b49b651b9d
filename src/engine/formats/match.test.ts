import { describe, expect, test } from 'vitest';
import type { History, Outcome, Table } from '../tournament/index.ts';
import { gameProblem, type MatchRules, matchState, matchStep, openingGame, type Play, usedPositions } from './match.ts';

const control = { base: 600_000, increment: 0, bonusAt40: 0 };
const race = (raceTo: number): MatchRules => ({ kind: 'games', raceTo, control, variant: 'standard', decisive: true });
const target: MatchRules = { kind: 'target', target: 5, decisive: true };

const scores = (...said: number[]): Outcome => ({ kind: 'scores', scores: said.map((score) => 1000 * score) });
const forfeit = (...seats: number[]): Outcome => ({ kind: 'forfeit', seats });

/** A match played as far as its results go, each game announced by the match itself. */
function played(rules: MatchRules, results: readonly Outcome[]): Table {
  let table: Table = { match: 1, number: 1, seats: ['a', 'b'], games: [openingGame(rules)], why: [], proposals: [] };
  for (const [at, outcome] of results.entries()) {
    const games = table.games.map((game, index) =>
      index === at ? { ...game, recorded: { outcome, completedAt: 10 + at, sequence: at } } : game,
    );
    const step = matchStep(rules, 1, { ...table, games });
    table = { ...table, games: step?.kind === 'add-game' ? [...games, step.game] : games };
  }
  return table;
}

const won = scores(1, 0);
const lost = scores(0, 1);
const drawn = scores(0.5, 0.5);

describe('a match', () => {
  test('[HK-11] is complete with the game that decided it', () => {
    expect(matchState(race(2), played(race(2), [drawn, won]))).toMatchObject({
      result: 0,
      completedAt: 11,
      points: [3, 1],
    });
    expect(matchState(race(2), played(race(2), [drawn]))).toMatchObject({ result: undefined, points: [1, 1] });
  });

  test('[HK-25] a forfeit ends it at once, whatever was played before', () => {
    expect(matchState(race(4), played(race(4), [won, forfeit(0)]))).toMatchObject({
      result: 1,
      how: 'forfeit',
      completedAt: 11,
      points: [2, 0],
    });
    expect(matchState(race(1), played(race(1), [forfeit(0, 1)]))).toMatchObject({
      result: 'nobody',
      how: 'double-forfeit',
    });
    expect(matchStep(race(4), 1, played(race(4), [won, forfeit(0)]))).toBeUndefined();
  });

  test('[HK-24] a correction takes away the games that no longer belong to it, also those of another kind', () => {
    const rules = race(2);
    const table = played(rules, [drawn, drawn, won]);
    expect(table.games.map(({ kind }) => kind)).toEqual(['regular', 'regular', 'sudden-death']);
    const correct = (at: number, outcome: Outcome): Table => ({
      ...table,
      games: table.games.map((game, index) =>
        index === at ? { ...game, recorded: { outcome, completedAt: 1, sequence: 1 } } : game,
      ),
    });
    expect(matchStep(rules, 1, correct(0, won))).toEqual({ kind: 'cancel-games', round: 1, match: 1, from: 2 });
    const longer = race(3);
    const sudden = played(longer, [won, lost, drawn, lost]);
    const regular = {
      ...sudden,
      games: sudden.games.map((game, at) => (at === 2 ? { ...game, kind: 'sudden-death' as const } : game)),
    };
    expect(matchStep(longer, 1, regular)).toMatchObject({ kind: 'cancel-games', from: 3 });
  });

  test('[DK-5] a result taken back in the middle takes what was built on it', () => {
    const table = played(race(1), [drawn, drawn, won]);
    const back = { ...table, games: table.games.map((game, at) => (at === 0 ? openingGame(race(1)) : game)) };
    expect(matchStep(race(1), 1, back)).toEqual({ kind: 'cancel-games', round: 1, match: 1, from: 2 });
  });

  test('one seat and no game is a walkover', () => {
    const table: Table = { match: 1, number: 1, seats: ['a'], games: [], why: [], proposals: [] };
    expect(matchState(race(1), table)).toMatchObject({ result: 0, how: 'walkover' });
  });
});

test('[HK-9] positions of earlier stages are used up too', () => {
  const round = (number: number) => ({
    tables: [{ games: [] }, { games: [{ start: { number, fen: '' } }, { start: { number, fen: '' } }] }],
  });
  const history = { earlier: [round(518), { tables: [] }], rounds: [round(3)] } as unknown as History;
  expect([...usedPositions(history)]).toEqual([518, 3]);
});

describe('a game to a target', () => {
  const problem = (outcome: Outcome) => {
    const play: Play = { kind: 'target', target: 5 };
    const why = gameProblem(play, outcome);
    return why?.code === 'impossible-score' ? why.details.problem : why?.code;
  };

  test('[SW-16] reached or ahead on time wins the match', () => {
    expect(matchState(target, played(target, [scores(5, 3)]))).toMatchObject({ result: 0, points: [10, 6] });
    expect(matchState(target, played(target, [scores(2, 3)]))).toMatchObject({ result: 1 });
    expect(played(target, [scores(5, 3)]).games).toEqual([{ kind: 'regular', recorded: expect.anything() }]);
  });

  test('[SW-16] a level score decides nothing: the next game point does', () => {
    expect(problem(scores(4, 4))).toBe('draw');
    expect(problem(scores(5, 4))).toBeUndefined();
    expect(problem(scores(0, 1))).toBeUndefined();
    expect(problem(forfeit(1))).toBeUndefined();
  });

  test('[SW-2] two whole numbers up to the target, not both at it', () => {
    expect(problem(scores(5, 5))).toBe('both-at-target');
    expect(problem(scores(6, 2))).toBe('range');
    expect(problem(scores(1.5, 1))).toBe('whole');
    expect(problem(scores(1, 2, 3))).toBe('count');
    expect(problem({ kind: 'places', places: [1, 2] })).toBe('kind');
  });
});
