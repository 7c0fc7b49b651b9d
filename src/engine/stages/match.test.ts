import { describe, expect, test } from 'vitest';
import type { History, Outcome, Table } from '../tournament/index.ts';
import { playerTold } from '../tournament/presence.fixture.ts';
import {
  forfeitsOf,
  gameProblem,
  hasLeft,
  type MatchRules,
  matchState,
  matchStep,
  openingGame,
  type Play,
  usedPositions,
} from './match.ts';

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

/** The same table with another result for one of its games. */
const corrected = (table: Table, at: number, outcome: Outcome): Table => ({
  ...table,
  games: table.games.map((game, index) =>
    index === at ? { ...game, recorded: { outcome, completedAt: 1, sequence: 1 } } : game,
  ),
});

const first = (outcome: Outcome) => ({ recorded: { outcome, completedAt: 10, sequence: 0 } });

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
    expect(matchStep(rules, 1, corrected(table, 0, won))).toEqual({
      kind: 'cancel-games',
      round: 1,
      match: 1,
      from: 2,
    });
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
    expect(matchState(race(1), table)).toEqual({
      result: 0,
      how: 'walkover',
      games: [],
      points: [0, 0],
      completedAt: 0,
    });
  });

  test('[HK-20] an unfinished match has no result, and its next game follows', () => {
    const open = matchState(race(2), played(race(2), [drawn]));
    expect(open).toMatchObject({ result: undefined, how: 'played', completedAt: 0 });
    expect(open.games.map(({ kind }) => kind)).toEqual(['regular', 'regular']);
  });

  test('[HK-25] a forfeit in the first game leaves nothing played, and either seat may be the one', () => {
    expect(matchState(race(2), played(race(2), [forfeit(0)]))).toMatchObject({
      result: 1,
      how: 'forfeit',
      points: [0, 0],
    });
    expect(matchState(race(2), played(race(2), [forfeit(1)]))).toMatchObject({ result: 0, how: 'forfeit' });
  });

  test('[HK-25] a forfeit that came after the game that decides it no longer counts', () => {
    const table = corrected(played(race(2), [drawn, forfeit(0)]), 0, won);
    expect(matchState(race(2), table)).toMatchObject({ result: 0, how: 'played', points: [2, 0] });
  });

  test('[HK-24] a correction of the first game may take it away too', () => {
    const table = played(race(2), [drawn, drawn, drawn]);
    expect(table.games.map(({ attempt }) => attempt)).toEqual([undefined, undefined, 1, 2]);
    const wrong = (at: number, change: object): Table => ({
      ...table,
      games: table.games.map((game, index) => (index === at ? { ...game, ...change } : game)),
    });
    expect(matchStep(race(2), 1, wrong(0, { kind: 'armageddon' }))).toMatchObject({ kind: 'cancel-games', from: 1 });
    expect(matchStep(race(2), 1, wrong(3, { attempt: 3 }))).toMatchObject({ kind: 'cancel-games', from: 4 });
    expect(matchStep(race(2), 1, table)).toBeUndefined();
  });

  test('[HK-9] every game keeps the position of the first', () => {
    const start = { number: 518, fen: 'rnbqkbnr' };
    const rules: MatchRules = { ...race(2), variant: 'chess960' } as MatchRules;
    const opening = openingGame(rules, start);
    expect(opening).toMatchObject({ kind: 'regular', start });
    const table = { ...played(rules, []), games: [{ ...opening, ...first(drawn) }] };
    expect(matchStep(rules, 4, table)).toMatchObject({ kind: 'add-game', round: 4, match: 1, game: { start } });
    expect(openingGame(rules)).not.toHaveProperty('number');
  });

  test('a drawn race stands, unless it has to be decided', () => {
    const stands: MatchRules = { ...race(2), decisive: false };
    const table = played(stands, [drawn, drawn]);
    expect(matchState(stands, table)).toMatchObject({ result: 'drawn', points: [2, 2] });
    expect(matchState(race(2), table)).toMatchObject({ result: undefined });
    expect(matchState(stands, table)).toMatchObject({ result: 'drawn' });
  });
});

describe('a player who leaves', () => {
  const open: Table = { match: 2, number: 2, seats: ['a', 'b'], games: [openingGame(race(4))], why: [], proposals: [] };
  const history = {
    roundsBefore: 3,
    rounds: [
      {
        number: 4,
        tables: [
          { ...played(race(2), [won]), match: 7 },
          { ...open, seats: ['c', 'a'], match: 5 },
        ],
      },
      { number: 5, tables: [open, { ...open, match: 3, seats: ['c', 'd'] }] },
    ],
    players: new Map([
      ['a', playerTold('a', { droppedAfter: 5 })],
      ['b', playerTold('b', { droppedAfter: 6 })],
      ['c', playerTold('c')],
      ['e', playerTold('e', { droppedAfter: 1 })],
    ]),
  } as unknown as History;

  test('[HK-25] forfeits every match of theirs that is open, and only those', () => {
    expect(forfeitsOf(history, 'a')).toEqual([
      { round: 4, match: 5, game: 1, outcome: { kind: 'forfeit', seats: [1] } },
      { round: 5, match: 2, game: 1, outcome: { kind: 'forfeit', seats: [0] } },
    ]);
    const second = { ...open, games: [{ ...open.games[0], ...first(won) }, openingGame(race(4))] };
    const later = { ...history, rounds: [{ number: 6, tables: [second] }] } as unknown as History;
    expect(forfeitsOf(later, 'b')).toEqual([{ round: 6, match: 2, game: 2, outcome: { kind: 'forfeit', seats: [1] } }]);
  });

  test('is out once the rounds up to then are there', () => {
    expect(['a', 'b', 'c', 'e', 'nobody'].filter((id) => hasLeft(history, id))).toEqual(['a', 'e']);
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
    expect(matchState(target, played(target, [scores(5, 3)])).games).toEqual([{ kind: 'regular' }]);
  });

  test('[SW-16] nothing is decided before it is played, nor by a forfeit what was not', () => {
    expect(matchState(target, played(target, []))).toEqual({
      result: undefined,
      how: 'played',
      games: [{ kind: 'regular' }],
      points: [0, 0],
      completedAt: 0,
    });
    expect(matchState(target, played(target, [forfeit(1)]))).toMatchObject({
      result: 0,
      how: 'forfeit',
      games: [{ kind: 'regular' }],
      points: [0, 0],
      completedAt: 10,
    });
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
    expect(problem(scores(-1, 2))).toBe('range');
    expect(problem(scores(1, 2, 3, 4))).toBe('count');
    expect(problem({ kind: 'scores', scores: [1000, null] })).toBe('whole');
    expect(problem(forfeit(2))).toBe('count');
  });

  test('a game of a race is worth one point', () => {
    const play: Play = { kind: 'games', raceTo: 2, control, variant: 'standard' };
    expect(gameProblem(play, scores(1, 0))).toBeUndefined();
    expect(gameProblem(play, scores(5, 3))).toMatchObject({ details: { problem: 'one-point' } });
  });
});
