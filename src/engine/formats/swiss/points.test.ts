import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { swissPresets } from './config.ts';
import { config, history, outcome } from './hall.fixture.ts';
import { matchPoints, outcomeProblem, worthOf } from './points.ts';
import { swissRulebook } from './rulebook.ts';
import { sheetOf } from './sheet.ts';

const points = (first: number, second: number, settings = {}) => {
  const worth = matchPoints(config(settings), first, second);
  return worth.ok ? worth.value.points.map((halves) => halves / 2) : worth.error.code;
};
const problem = (text: string, settings = {}) => {
  const why = outcomeProblem(config(settings), outcome(text), 2);
  return why?.code === 'impossible-score' ? why.details.problem : why?.code;
};

describe('match points', () => {
  test.each([
    [5, 3, [3, 0]],
    [4, 3, [2, 0]],
    [4, 4, [1.5, 1.5]],
    [2, 5, [0, 3]],
    [0, 0, [1.5, 1.5]],
    [0, 1, [0, 2]],
  ])('[SW-2] %i–%i gives %j', (first, second, given) => {
    expect(points(first, second)).toEqual(given);
  });

  test('[SW-1] each number is a setting; the official guide gives 1 for a loss on time', () => {
    expect(points(4, 3, { timedLoss: 1 })).toEqual([2, 1]);
    expect(points(5, 3, { timedLoss: 1 })).toEqual([3, 0]);
    const other = { target: 7, win: 10, timedWin: 6.5, draw: 4, loss: 1.5, timedLoss: 2 };
    expect(points(7, 5, other)).toEqual([10, 1.5]);
    expect(points(5, 6, other)).toEqual([2, 6.5]);
    expect(points(5, 5, other)).toEqual([4, 4]);
  });

  test('[SW-1] and says how it was won', () => {
    const how = (text: string) => worthOf(config(), outcome(text)).how;
    expect(['5-3', '3-4', '4-4', '+-', 'ff'].map(how)).toEqual([
      'win',
      'timed-win',
      'draw',
      'forfeit',
      'double-forfeit',
    ]);
  });

  test('[SW-1] 3-1-0: ahead when time is called is a full win, 1–1 a draw', () => {
    const settings = { target: 2, timedWin: 3, draw: 1 };
    expect([points(2, 1, settings), points(1, 0, settings), points(1, 1, settings)]).toEqual([
      [3, 0],
      [3, 0],
      [1, 1],
    ]);
  });

  test('[SW-2] where the first point wins, a game is won, drawn or lost', () => {
    const games = { ...swissPresets.games, tieBreaks: [] };
    const worth = (text: string) => worthOf(config(games), outcome(text)).points.map((halves) => halves / 2);
    expect(['1-0', '0.5-0.5', '0-1', '0-0'].map(worth)).toEqual([
      [1, 0],
      [0.5, 0.5],
      [0, 1],
      [0.5, 0.5],
    ]);
    expect(['1-0', '0.5-0.5', '1-1', '0.5-0', '2-0'].map((text) => problem(text, games))).toEqual([
      undefined,
      undefined,
      'both-at-target',
      'whole',
      'range',
    ]);
    expect(problem('0.5-0.5')).toBe('whole');
    expect(swissRulebook.results?.(config(games))).toEqual({ kind: 'one-point' });
  });

  test('[SW-2] what cannot be is refused, and says why', () => {
    expect(problem('5-5')).toBe('both-at-target');
    expect(problem('6-1')).toBe('range');
    expect(problem('1--1')).toBe('range');
    expect(problem('2.5-1')).toBe('whole');
    expect(problem('5-3')).toBeUndefined();
    expect(problem('4-4')).toBeUndefined();
    expect(points(5, 5)).toBe('impossible-score');
    const nonsense = matchPoints(config(), Number.NaN, 1);
    expect(nonsense).toMatchObject({ ok: false, error: { details: { problem: 'not-a-number' } } });
    const three = outcomeProblem(config(), { kind: 'scores', scores: [5000, 3000, 1000] }, 2);
    expect(three?.details).toEqual({ problem: 'count', seats: 2, most: 5 });
    const gap = outcomeProblem(config(), { kind: 'scores', scores: [5000, null] }, 2);
    expect(gap?.details).toMatchObject({ problem: 'not-a-number' });
    const places = { kind: 'places', places: [1, 2] } as const;
    expect(outcomeProblem(config(), places, 2)).toEqual({
      code: 'impossible-score',
      details: { problem: 'kind', seats: 2 },
    });
    expect(() => worthOf(config(), places)).toThrow();
    expect(outcomeProblem(config(), outcome('5-3'), 3)).toEqual({
      code: 'impossible-score',
      details: { problem: 'count', seats: 3 },
    });
    expect(outcomeProblem(config(), { kind: 'forfeit', seats: [2] }, 2)?.code).toBe('impossible-score');
  });

  test('[SW-13] a forfeit is a full win for who was there, with forfeitDifferential; nothing for who was not', () => {
    expect(worthOf(config(), outcome('+-'))).toMatchObject({
      how: 'forfeit',
      points: [6, 0],
      differential: [0, 0],
      winner: 0,
    });
    const settings = config({ forfeitDifferential: 3, loss: 1 });
    expect(worthOf(settings, outcome('-+'))).toMatchObject({
      how: 'forfeit',
      points: [0, 6],
      differential: [0, 3],
      winner: 1,
    });
    expect(worthOf(settings, outcome('ff'))).toEqual({ how: 'double-forfeit', points: [0, 0], differential: [0, 0] });
  });

  test('[SW-1] a table tells its points and who won', () => {
    const past = history('abcd', ['a-b 4-3, c-d 2-2']);
    const tallies = past.rounds[0]?.tables.map((table) => asked(swissRulebook).tally(past, table));
    expect(tallies).toEqual([
      { points: [{ halves: 4 }, { halves: 0 }], winners: [0] },
      { points: [{ halves: 3 }, { halves: 3 }], winners: [] },
    ]);
    const typed = history('ab', ['a-b 5-5']);
    expect(typed.rounds[0]?.tables.map((table) => asked(swissRulebook).tally(typed, table))).toEqual([
      { points: [0, 0], winners: [] },
    ]);
  });
});

test('[SW-3] the differential adds up over all games: 5–1 then 2–5 is +1', () => {
  const sheet = sheetOf(history('abcd', ['a-b 5-1, c-d 5-0', 'c-a 5-2, b-d 4-4'])).lines;
  expect([...sheet.values()].map((line) => line.differential)).toEqual([1, -4, 8, -5]);
});

test('[SW-12] a bye is worth a win and no differential', () => {
  const line = (settings = {}) => sheetOf(history('abc', ['a-b 5-1, (c)'], { config: settings })).lines.get('c');
  expect(line()).toMatchObject({ points: 6, differential: 0, byes: 1 });
  expect(line({ byePoints: 1.5 })).toMatchObject({ points: 3, differential: 0 });
  expect(line({ win: 4 })).toMatchObject({ points: 8 });
});
