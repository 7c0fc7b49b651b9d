import { describe, expect, test } from 'vitest';
import { added, factsOf, paired, published, recorded } from './given.fixture.ts';
import { duelOf, type Event, forfeitProblem, type Outcome, onePointProblem, outcomeOf } from './index.ts';

const scores = (...scores: (number | null)[]): Outcome => ({ kind: 'scores', scores });
const places = (...places: (number | null)[]): Outcome => ({ kind: 'places', places });
const forfeit = (...seats: number[]) => ({ kind: 'forfeit', seats }) as const;

test.each<[Outcome, string]>([
  [scores(1000, 0), 'first'],
  [scores(0, 1000), 'second'],
  [scores(500, 500), 'draw'],
  [scores(null, 1), 'second'],
  [scores(1, null), 'first'],
  [scores(), 'draw'],
  [places(1, 2), 'first'],
  [places(2, 1), 'second'],
  [places(1, 1), 'draw'],
  [places(null, null), 'draw'],
  [places(1, null), 'second'],
  [places(null, 1), 'first'],
  [forfeit(0), 'second'],
  [forfeit(1), 'first'],
  [forfeit(0, 1), 'neither'],
  [forfeit(), 'neither'],
])('between two seats, %j is: %s', (outcome, duel) => expect(duelOf(outcome)).toBe(duel));

describe('a forfeit', () => {
  test.each([[[0]], [[1]], [[0, 1]], [[1, 0]]])('names seats of the table, each once: %j', (seats) => {
    expect(forfeitProblem(forfeit(...seats), 2)).toBeUndefined();
  });
  test.each([[[]], [[0, 0]], [[2]], [[-1]], [[0.5]], [[0, 2]]])('and nothing else: %j', (seats) => {
    expect(forfeitProblem(forfeit(...seats), 2)).toEqual({
      code: 'impossible-score',
      details: { problem: 'count', seats: 2 },
    });
  });
});

describe('a game of one point', () => {
  test.each<[Outcome]>([[scores(1000, 0)], [scores(500, 500)], [scores(0, 1000)], [forfeit(1)]])(
    'may end %j',
    (outcome) => expect(onePointProblem(outcome)).toBeUndefined(),
  );
  test('with the number of its moves, if that can be one', () => {
    const after = (moves: number) => onePointProblem({ kind: 'scores', scores: [1000, 0], moves });
    expect([1, 34, 9_999].map(after)).toEqual([undefined, undefined, undefined]);
    for (const moves of [0, -1, 1.5, 10_000]) expect(after(moves)).toMatchObject({ details: { problem: 'moves' } });
  });
  test.each<[Outcome, string]>([
    [scores(1000, 1000), 'one-point'],
    [scores(0, 0), 'one-point'],
    [scores(250, 750), 'one-point'],
    [scores(1000, 500), 'one-point'],
    [scores(null, 1000), 'one-point'],
    [scores(1000), 'count'],
    [scores(1000, 0, 0), 'count'],
    [places(1, 2), 'kind'],
    [forfeit(2), 'count'],
  ])('cannot end %j: %s', (outcome, problem) =>
    expect(onePointProblem(outcome)).toEqual({ code: 'impossible-score', details: { problem, seats: 2 } }),
  );
});

test('the newest outcome of a table', () => {
  const base = [added('a', 'b'), paired(1, ['ab']), published(1)];
  const tables = (...events: Event[]) => factsOf(...base, ...events).rounds[0]?.tables ?? [];
  const more = { type: 'GameAdded', round: 1, match: 1, game: { kind: 'regular' } } as const;
  const first = recorded(1, 1, scores(500, 500), 5);
  expect(tables().map(outcomeOf)).toEqual([undefined]);
  expect(tables(first).map(outcomeOf)).toEqual([scores(500, 500)]);
  expect(tables(first, more).map(outcomeOf)).toEqual([undefined]);
  expect(tables().map((table) => outcomeOf({ ...table, games: [] }))).toEqual([undefined]);
});
