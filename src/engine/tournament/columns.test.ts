import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { columnsOf, sayTheSame, tablesIn } from './columns.ts';
import type { EventOf } from './events.ts';
import { paired } from './given.fixture.ts';
import { audit, checkChain, type DrawnTable, type Entry, fold, submit, type TablePlan, upcast } from './index.ts';

const GAMES = [{ kind: 'regular' }] as const;
const reasons = (code: string) => [{ rule: 'SW-7', code, figures: {} }];

describe('the tables of a round by columns', () => {
  const level = reasons('level');
  const floated = reasons('floated');
  const plan = (seats: string, why = level, more: Partial<TablePlan> = {}): TablePlan => ({
    seats: [...seats],
    games: GAMES,
    why,
    ...more,
  });

  test('what all have in common is there once, and nothing says which', () => {
    const columns = columnsOf([plan('ab'), plan('cd')], undefined);
    expect(columns).toStrictEqual({ seats: [[...'ab'], [...'cd']], games: [GAMES], why: [level] });
  });

  test('what some have in common is there once, with which of them each has', () => {
    const { why, whyOf } = columnsOf([plan('ab'), plan('cd', floated), plan('ef'), plan('gh', floated)], undefined);
    expect({ why, whyOf }).toEqual({ why: [level, floated], whyOf: [0, 1, 0, 1] });
  });

  test('what each has for itself is in their order', () => {
    const columns = columnsOf([plan('ab'), plan('cd', floated)], undefined);
    expect(columns).toStrictEqual({ seats: [[...'ab'], [...'cd']], games: [GAMES], why: [level, floated] });
  });

  test('groups, matches of a bracket and tables are there where any has one', () => {
    const walkover = plan('c', level, { bracketMatch: 7, games: [] });
    const columns = columnsOf([plan('ab', level, { group: 2 }), walkover], [4, 9]);
    expect(columns).toStrictEqual({
      seats: [['a', 'b'], ['c']],
      numbers: [4, 9],
      groups: [2, null],
      bracketMatches: [null, 7],
      games: [GAMES, []],
      why: [level],
    });
    expect(tablesIn(columns)).toEqual([
      { ...plan('ab'), group: 2, match: 1, number: 4 },
      { ...walkover, match: 2, number: 9 },
    ]);
  });

  test('a round without tables has no lists', () => {
    expect(columnsOf([], undefined)).toEqual({ seats: [], games: [], why: [] });
    expect(tablesIn(columnsOf([], undefined))).toEqual([]);
  });

  test('read back they are the same tables, those written as a list too', () => {
    const whys = [[], level, floated];
    const games = [GAMES, [], [{ kind: 'sudden-death' as const, attempt: 2 }]];
    const table = fc.record(
      {
        seats: fc.array(fc.string()),
        games: fc.constantFrom(...games),
        why: fc.oneof(fc.constantFrom(...whys), fc.string().map(reasons)),
        group: fc.nat(),
        bracketMatch: fc.nat(),
      },
      { requiredKeys: ['seats', 'games', 'why'] },
    );
    fc.assert(
      fc.property(fc.array(table), fc.boolean(), (plans, elsewhere) => {
        const numbers = plans.map((_, at) => (elsewhere ? 2 * at + 5 : at + 1));
        const list = plans.map((one, at): DrawnTable => ({ ...one, match: at + 1, number: numbers[at] ?? 0 }));
        const columns = columnsOf(plans, elsewhere ? numbers : undefined);
        const written = JSON.parse(JSON.stringify(columns));
        expect(tablesIn(written)).toEqual(list);
        expect(tablesIn(columns)).toStrictEqual(tablesIn(list));
      }),
    );
  });

  test('every field of a drawn table has a column: one that is added to the type does not compile here', () => {
    const table: Required<DrawnTable> = { ...plan('ab'), match: 1, number: 7, group: 3, bracketMatch: 5 };
    expect(tablesIn(columnsOf([table], [7]))).toStrictEqual([table]);
  });

  test.each([{ whyOf: [0, 2] }, { gamesOf: [0, -1] }, { whyOf: [0] }, { why: [] }])('%j names no list', (wrong) => {
    const columns = columnsOf([plan('ab'), plan('cd')], undefined);
    expect(() => tablesIn({ ...columns, ...wrong })).toThrow(/list of table/);
  });
});

describe('events that say the same', () => {
  const list = paired(1, ['ab', 'cd']);
  const columns = (seats: readonly string[]): EventOf<'RoundPaired'> => ({
    ...list,
    v: 2,
    tables: columnsOf(tablesIn(paired(1, seats).tables), undefined),
  });

  test('may be written in different shapes', () => {
    expect(sayTheSame([list], [columns(['ab', 'cd'])])).toBe(true);
    expect(sayTheSame([columns(['ab', 'cd'])], [columns(['ab', 'cd'])])).toBe(true);
    expect(sayTheSame([{ type: 'Started' }, list], [{ type: 'Started' }, columns(['ab', 'cd'])])).toBe(true);
  });

  test('name the same people, rounds and reasons', () => {
    expect(sayTheSame([list], [columns(['ab', 'ce'])])).toBe(false);
    expect(sayTheSame([list], [{ ...columns(['ab', 'cd']), round: 2 }])).toBe(false);
    expect(sayTheSame([list], [{ ...columns(['ab', 'cd']), byes: ['e'] }])).toBe(false);
    expect(sayTheSame([list], [])).toBe(false);
  });
});

test('a log that was begun with lists of tables opens, goes on with columns, and is sound as a whole', () => {
  const path = join(import.meta.dirname, '../../../examples/swiss-top-cut.json');
  const recorded: readonly Entry[] = JSON.parse(readFileSync(path, 'utf8')).entries.map(upcast);
  const shapes = (entries: readonly Entry[]) =>
    entries.flatMap(({ events }) => events.flatMap((event) => (event.type === 'RoundPaired' ? [event.v ?? 1] : [])));
  expect(new Set(shapes(recorded))).toEqual(new Set([1]));
  const last = recorded.findLastIndex((entry) => shapes([entry]).length > 0);
  const { commandId, at, by, command, events } = assertDefined(recorded[last], 'entry');
  const before = fold(recorded.slice(0, last));
  const anew = submit(formats, before, { commandId, at, by, command });
  if (!anew.ok) throw new Error(anew.error.code);
  const { state, entry } = anew.value;
  expect(shapes([entry])).toEqual([2]);
  expect(sayTheSame(entry.events, events)).toBe(true);
  expect(state.facts).toEqual(fold(recorded.slice(0, last + 1)).facts);
  // As it is saved and opened again.
  const log: readonly Entry[] = JSON.parse(JSON.stringify(state.log.slice()));
  expect(checkChain(log)).toBeUndefined();
  expect(audit(formats, log).differences).toEqual([]);
  const undone = submit(formats, fold(log), {
    commandId: 'undo',
    at,
    by,
    command: { type: 'Undo', version: last + 1 },
  });
  expect(undone.ok && undone.value.state.facts).toEqual(before.facts);
});
