import { describe, expect, test } from 'vitest';
import { Hall, outcome } from '../../../../test/hall.ts';
import { added, factsOf, paired, published, recorded, tableOfTwo, when } from '../given.fixture.ts';
import type { Command, Event } from '../index.ts';
import { isOpen, numbered, opened, renumbered, tableProblem } from './tables.ts';

const players = added('a', 'b', 'c', 'd', 'e', 'f');
const fixed = (player: string, table: number): Event => ({ type: 'TableFixed', player, table });
const plan = (seats: string) => ({ seats: [...seats], games: [{ kind: 'regular' } as const], why: [] });
const shown = (tables: readonly { match: number; number: number; seats: readonly string[] }[]) =>
  tables.map(({ match, number, seats }) => `${match}: ${seats.join('')} at ${number}`);
/** Round 1 with ab at table 1 (over) and cd at table 2 (open). */
const played = [players, paired(1, ['ab', 'cd']), published(1), recorded(1, 1, outcome('1-0'), 5)];

describe('[HK-10] a drawn round', () => {
  test('takes the free tables in the order it was drawn', () => {
    expect(shown(numbered(factsOf(players), ['ab', 'cd', 'ef'].map(plan)))).toEqual([
      '1: ab at 1',
      '2: cd at 2',
      '3: ef at 3',
    ]);
    expect(shown(numbered(factsOf(...played), ['ab', 'ef'].map(plan)))).toEqual(['1: ab at 1', '2: ef at 3']);
  });

  test('leaves the tables of a draft to it', () => {
    expect(shown(numbered(factsOf(players, paired(1, ['ab', 'cd'])), [plan('ef')]))).toEqual(['1: ef at 3']);
  });

  test('keeps the group and the bracket’s number of each match', () => {
    const plans = [plan('ab'), { ...plan('cd'), group: 2 }, { ...plan('ef'), group: 3, bracketMatch: 5 }];
    for (const facts of [factsOf(players), factsOf(players, fixed('b', 1))]) {
      expect(numbered(facts, plans)).toStrictEqual(plans.map((one, at) => ({ ...one, match: at + 1, number: at + 1 })));
    }
  });

  test('[DK-7] who needs a table has it; the matches are numbered by their tables', () => {
    const facts = factsOf(players, fixed('c', 1), fixed('f', 9));
    expect(shown(numbered(facts, ['ab', 'cd', 'ef'].map(plan)))).toEqual(['1: cd at 1', '2: ab at 2', '3: ef at 9']);
    expect(shown(numbered(factsOf(added('a', 'b'), fixed('a', 4), fixed('b', 4)), [plan('ab')]))).toEqual([
      '1: ab at 4',
    ]);
  });

  test('[DK-7] one that is taken, by an open match or by another who needs it, is not given twice', () => {
    const facts = factsOf(...played, fixed('a', 2), fixed('e', 1), fixed('f', 1));
    expect(shown(numbered(facts, ['ae', 'bf'].map(plan)))).toEqual(['1: ae at 1', '2: bf at 3']);
  });

  test('[DK-7] whoever plays several games at once sits at no one table', () => {
    const facts = factsOf(players, fixed('a', 5));
    expect(shown(numbered(facts, ['ab', 'ac'].map(plan)))).toEqual(['1: ab at 1', '2: ac at 2']);
  });
});

describe('a draft changed by hand', () => {
  const drawn = ['ab', 'cd', 'ef'].map((seats, at) => tableOfTwo(seats, at + 1));

  test('keeps its matches and tables; who needs a table swaps it with the match that has it', () => {
    expect(shown(renumbered(factsOf(players), drawn))).toEqual(['1: ab at 1', '2: cd at 2', '3: ef at 3']);
    expect(shown(renumbered(factsOf(players, fixed('f', 1)), drawn))).toEqual([
      '1: ab at 3',
      '2: cd at 2',
      '3: ef at 1',
    ]);
    expect(shown(renumbered(factsOf(players, fixed('f', 8)), drawn))).toEqual([
      '1: ab at 1',
      '2: cd at 2',
      '3: ef at 8',
    ]);
  });

  test('the first who needs it has it; a table of an open match is nobody’s', () => {
    const both = factsOf(players, fixed('a', 3), fixed('c', 3));
    expect(shown(renumbered(both, drawn))).toEqual(['1: ab at 3', '2: cd at 2', '3: ef at 1']);
    const second = factsOf(players, fixed('c', 3), fixed('d', 7), fixed('a', 3));
    expect(shown(renumbered(second, drawn))).toEqual(['1: ab at 3', '2: cd at 7', '3: ef at 1']);
    const taken = factsOf(...played, fixed('e', 2));
    expect(shown(renumbered(taken, [tableOfTwo('ef', 1)]))).toEqual(['1: ef at 1']);
  });

  test('of two tables that a match needs it has one; a table of the draft itself is not taken', () => {
    const both = factsOf(players, fixed('a', 3), fixed('b', 5));
    expect(shown(renumbered(both, drawn))).toEqual(['1: ab at 3', '2: cd at 2', '3: ef at 1']);
    const itself = factsOf(players, paired(1, ['ab', 'cd', 'ef']), fixed('e', 1));
    expect(shown(renumbered(itself, drawn))).toEqual(['1: ab at 3', '2: cd at 2', '3: ef at 1']);
  });

  test('of several games at once nobody sits at one table', () => {
    const games = [{ kind: 'regular' } as const, { kind: 'regular' } as const];
    expect(renumbered(factsOf(players, fixed('a', 7)), [{ ...tableOfTwo('ab', 1), games }])[0]?.number).toBe(1);
  });
});

describe('one more match of a round', () => {
  test('has the next number, and the table that someone needs or the lowest free one', () => {
    expect(shown([opened(factsOf(...played), 1, plan('ef'))])).toEqual(['3: ef at 1']);
    expect(shown([opened(factsOf(...played, fixed('f', 7)), 1, plan('ef'))])).toEqual(['3: ef at 7']);
    expect(shown([opened(factsOf(...played, fixed('f', 2)), 1, plan('ef'))])).toEqual(['3: ef at 1']);
    expect(shown([opened(factsOf(...played), 2, plan('ef'))])).toEqual(['1: ef at 1']);
  });
});

describe('a match that opens again', () => {
  const manual = { config: { autoAdvance: false } };
  const takeBack = (desk: Hall, match: number, text = '1-0'): Command => ({
    type: 'RemoveOutcome',
    place: desk.place(match),
    replaces: outcome(text),
    later: { kind: 'keep' },
  });

  test('has its old table where that is free, else the lowest free one', () => {
    const desk = new Hall('groups', 'abc', manual).begin();
    for (const match of [1, 2]) {
      desk.must({ type: 'RecordOutcome', place: desk.place(match), outcome: outcome('1-0') });
    }
    expect(when(desk, takeBack(desk, 1))).toMatchObject([{ type: 'OutcomeRemoved' }]);
    desk.must({ type: 'MoveMatch', round: 1, edition: 1, match: 3, table: 1 });
    expect(when(desk, takeBack(desk, 1))).toMatchObject([
      { type: 'OutcomeRemoved' },
      { type: 'MatchMoved', round: 1, match: 1, table: 2 },
    ]);
    expect(when(desk, takeBack(desk, 2))).toMatchObject([{ type: 'OutcomeRemoved' }]);
    // One that stays over needs no table.
    const corrected: Command = { ...takeBack(desk, 1), type: 'CorrectOutcome', outcome: outcome('0-1') } as Command;
    expect(when(desk, corrected)).toMatchObject([{ type: 'OutcomeCorrected' }]);
  });
});

test('a table is open while one of its games is', () => {
  const tables = factsOf(...played).rounds[0]?.tables ?? [];
  expect(tables.map(isOpen)).toEqual([false, true]);
  const more: Event = { type: 'GameAdded', round: 1, match: 1, game: { kind: 'regular' } };
  expect(factsOf(...played, more).rounds[0]?.tables.map(isOpen)).toEqual([true, true]);
});

test('tables are numbered from 1 to 9999', () => {
  for (const table of [1, 9999]) expect(tableProblem(table)).toBeUndefined();
  for (const table of [0, -1, 1.5, 10_000, Number.NaN]) {
    expect(tableProblem(table)).toEqual({ code: 'bad-table-number', details: { table } });
  }
});
