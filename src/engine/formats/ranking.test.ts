import { describe, expect, test } from 'vitest';
import { because, type Criterion, type History } from '../tournament/index.ts';
import { playerTold } from '../tournament/presence.fixture.ts';
import { byLot, isUndrawn, lotsAtEnd, numbered, type Rank, runs, standingsOf } from './ranking.ts';

interface Line {
  readonly player: string;
  readonly active: boolean;
}

const lines = (players: string): Line[] => [...players].map((player) => ({ player, active: true }));
const rank = (number: number, players: string, ...criteria: Criterion[]): Rank<Line> => ({
  number,
  lines: lines(players),
  criteria,
});
const points = (value: number): Criterion => ({ name: 'points', value });
const wins = (value: number): Criterion => ({ name: 'wins', value });

const historyOf = (change: Partial<History> = {}): History =>
  ({ roundsBefore: 0, rounds: [{}], lots: [], players: new Map(), ...change }) as unknown as History;

const order = { order: 'SW-4', dropped: 'SW-14' };
const own = ({ player }: Line) => because('SW-4', 'dropped', { player, round: 0 });
/** What is said of each row, without what everybody has of their own. */
const whys = (ranking: readonly Rank<Line>[], history = historyOf()) =>
  standingsOf(history, ranking, order, own).map(({ why }) => why.slice(1));

describe('runs of equal figures', () => {
  test('come highest first, and within a run the order stays', () => {
    expect(runs(['bb', 'a', 'cc', 'dddd', 'e'], (word) => word.length)).toEqual([
      { value: 4, lines: ['dddd'] },
      { value: 2, lines: ['bb', 'cc'] },
      { value: 1, lines: ['a', 'e'] },
    ]);
    expect(runs([], () => 0)).toEqual([]);
  });

  test('are numbered by how many stand above', () => {
    const levels = [{ lines: ['a'] }, { lines: ['b', 'c', 'd'] }, { lines: ['e'] }];
    expect(numbered(levels)).toEqual([
      { number: 1, lines: ['a'] },
      { number: 2, lines: ['b', 'c', 'd'] },
      { number: 5, lines: ['e'] },
    ]);
  });
});

describe('lots', () => {
  const lot = (purpose: string, after: number, ...drawn: string[]) => ({ purpose, after, order: drawn });
  const drawn = (...lots: object[]) => lotsAtEnd(historyOf({ roundsBefore: 2, rounds: [{}, {}, {}], lots } as never));

  test('count when they were drawn for the standings after the last round; the newest of them does', () => {
    expect(drawn(lot('standings', 5, 'a', 'b'))).toEqual(['a', 'b']);
    expect(drawn(lot('standings', 5, 'a', 'b'), lot('standings', 5, 'b', 'a'))).toEqual(['b', 'a']);
    expect(drawn(lot('standings', 4, 'a', 'b'))).toBeUndefined();
    expect(drawn(lot('bye', 5, 'a', 'b'))).toBeUndefined();
    expect(drawn(lot('standings', 5, 'a', 'b'), lot('bye', 5, 'c'), lot('standings', 3, 'd'))).toEqual(['a', 'b']);
    expect(drawn()).toBeUndefined();
  });

  test('put the first drawn on top; a player alone on a place needs none', () => {
    const level = lines('abcd');
    expect(level.map(byLot(['c', 'a', 'b'], level))).toEqual([2, 1, 3, 0]);
    expect(lines('c').map(byLot(['c', 'a', 'b'], lines('c')))).toEqual([0]);
    expect(level.map(byLot(undefined, level))).toEqual([0, 0, 0, 0]);
  });

  test('are missing where some who share a place have none', () => {
    expect(isUndrawn(new Set('ab'), rank(1, 'ab'))).toBe(false);
    expect(isUndrawn(new Set('a'), rank(1, 'ab'))).toBe(true);
    expect(isUndrawn(new Set(), rank(1, 'ab'))).toBe(true);
    expect(isUndrawn(new Set(), rank(1, 'a'))).toBe(false);
  });
});

describe('the rows of a ranking', () => {
  test('say place, player, state and criteria; before the first round there is nothing to explain', () => {
    const ranking = [rank(1, 'ab', points(3)), { ...rank(3, '', points(1)), lines: [{ player: 'c', active: false }] }];
    expect(standingsOf(historyOf({ rounds: [] }), ranking, order, own)).toEqual([
      { place: 1, player: 'a', state: 'active', criteria: [points(3)], why: [] },
      { place: 1, player: 'b', state: 'active', criteria: [points(3)], why: [] },
      { place: 3, player: 'c', state: 'dropped', criteria: [points(1)], why: [] },
    ]);
  });

  test('say what each has, and by which criterion it stands behind the last above, or the first ahead of the next', () => {
    const ranking = [
      rank(1, 'a', points(3), wins(1)),
      rank(2, 'b', points(2), wins(2)),
      rank(3, 'c', points(2), wins(0)),
    ];
    expect(standingsOf(historyOf(), ranking, order, own).map(({ why }) => why[0])).toEqual(lines('abc').map(own));
    expect(whys(ranking)).toEqual([
      [because('SW-4', 'ahead-by', { player: 'a', opponent: 'b', criterion: 'points', value: 3, other: 2 })],
      [because('SW-4', 'behind-by', { player: 'b', opponent: 'a', criterion: 'points', value: 2, other: 3 })],
      [because('SW-4', 'behind-by', { player: 'c', opponent: 'b', criterion: 'wins', value: 0, other: 2 })],
    ]);
  });

  test('compare with the nearest of a shared place, and say how many share one', () => {
    const shares = (player: string) => because('SW-4', 'shares-place', { player, place: 2, level: 2 });
    const behind = (player: string) =>
      because('SW-4', 'behind-by', { player, opponent: 'b', criterion: 'points', value: 1, other: 2 });
    const above = { ...rank(1, 'ab', points(2)), number: 1 };
    expect(whys([above, rank(2, 'cd', points(1))]).slice(2)).toEqual([
      [behind('c'), shares('c')],
      [behind('d'), shares('d')],
    ]);
    expect(whys([rank(1, 'a', points(2)), rank(2, 'cd', points(1))])[0]).toEqual([
      because('SW-4', 'ahead-by', { player: 'a', opponent: 'c', criterion: 'points', value: 2, other: 1 }),
    ]);
  });

  test('one place alone is compared with nobody, nor are places that differ in no figure', () => {
    expect(whys([rank(1, 'a', points(2))])).toEqual([[]]);
    expect(whys([rank(1, 'a', points(2)), rank(2, 'b', points(2))])).toEqual([[], []]);
  });

  test('are told apart by the figures where they say more than the criteria', () => {
    const ranking = [
      { ...rank(1, 'a', points(2)), figures: [points(2), wins(3)] },
      { ...rank(2, 'b', points(2)), figures: [points(2), wins(1)] },
    ];
    const told = { criterion: 'wins', value: 3, other: 1 };
    expect(whys(ranking)[0]).toEqual([because('SW-4', 'ahead-by', { player: 'a', opponent: 'b', ...told })]);
    // Halves are compared as people say them.
    const halves = [rank(1, 'a', { name: 'points', value: { halves: 4 } }), rank(2, 'b', points(2))];
    expect(whys(halves)).toEqual([[], []]);
  });

  test('two places that were not told by the same criteria are a defect', () => {
    expect(() => whys([rank(1, 'a', points(2)), rank(2, 'b', wins(1))])).toThrow('points of both places');
    expect(() => whys([rank(1, 'a', points(2), wins(1)), rank(2, 'b', points(2))])).toThrow('wins of both places');
  });

  test('say after which round a player has left', () => {
    const players = new Map([
      ['a', playerTold('a', { droppedAfter: 2 })],
      ['b', playerTold('b')],
    ]);
    const left = historyOf({ players } as never);
    expect(whys([rank(1, 'abc', points(2))], left).map((why) => why.slice(1))).toEqual([
      [because('SW-14', 'dropped', { player: 'a', round: 2 })],
      [],
      [],
    ]);
  });
});
