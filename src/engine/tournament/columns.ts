import { assertDefined, canonicalJson } from '../../kit/index.ts';
import type { Event } from './events.ts';
import type { DrawnTable, GamePlan, PlayerId, TablePlan } from './model.ts';
import type { Reason } from './reasons.ts';

/**
 * The tables of a round as they are written down: by columns, in the order of their matches, which count from 1. What many
 * tables have in common is written once. A list of tables repeats every field's name and most reasons thousands of times,
 * and writing that down and hashing it takes longer than any draw.
 */
export interface TableColumns {
  readonly seats: readonly (readonly PlayerId[])[];
  /** Where they are played, unless that is at tables 1, 2, 3, … */
  readonly numbers?: readonly number[];
  /** Where any table has one. */
  readonly groups?: readonly (number | null)[];
  readonly bracketMatches?: readonly (number | null)[];
  /** The lists of games there are, and which of them each table has, counted from 0. Without that: all have the only one, or each has its own. */
  readonly games: readonly (readonly GamePlan[])[];
  readonly gamesOf?: readonly number[];
  readonly why: readonly (readonly Reason[])[];
  readonly whyOf?: readonly number[];
}

/** The lists there are, each once: tables have one in common if it is the same object. */
function inCommon<Item>(tables: readonly TablePlan[], listOf: (table: TablePlan) => readonly Item[]) {
  const numbers = new Map<readonly Item[], number>();
  const of: number[] = [];
  let last: readonly Item[] | undefined;
  let number = 0;
  for (const table of tables) {
    const list = listOf(table);
    if (list !== last) {
      number = numbers.get(list) ?? numbers.size;
      numbers.set(list, number);
      last = list;
    }
    of.push(number);
  }
  const each = [...numbers.keys()];
  return { each, of: each.length === 1 || each.length === tables.length ? undefined : of };
}

const whereAny = (tables: readonly TablePlan[], own: (table: TablePlan) => number | undefined) =>
  tables.some((table) => own(table) !== undefined) ? tables.map((table) => own(table) ?? null) : undefined;

/** Tables in the order of their matches; `numbers` where they are not played at tables 1, 2, 3, … */
export function columnsOf(tables: readonly TablePlan[], numbers: readonly number[] | undefined): TableColumns {
  const groups = whereAny(tables, ({ group }) => group);
  const bracketMatches = whereAny(tables, ({ bracketMatch }) => bracketMatch);
  const games = inCommon(tables, (table) => table.games);
  const why = inCommon(tables, (table) => table.why);
  return {
    seats: tables.map(({ seats }) => seats),
    ...(numbers && { numbers }),
    ...(groups && { groups }),
    ...(bracketMatches && { bracketMatches }),
    games: games.each,
    ...(games.of && { gamesOf: games.of }),
    why: why.each,
    ...(why.of && { whyOf: why.of }),
  };
}

const isList = (tables: readonly DrawnTable[] | TableColumns): tables is readonly DrawnTable[] => Array.isArray(tables);

const listAt = <Item>(lists: readonly (readonly Item[])[], of: readonly number[] | undefined, at: number) =>
  assertDefined(lists[of ? (of[at] ?? -1) : lists.length === 1 ? 0 : at], `list of table ${at + 1}`);

/** The tables of a drawn round, however they were written down. */
export function tablesIn(tables: readonly DrawnTable[] | TableColumns): readonly DrawnTable[] {
  if (isList(tables)) return tables;
  const { numbers, groups, bracketMatches, games, gamesOf, why, whyOf } = tables;
  return tables.seats.map((seats, index) => {
    const match = index + 1;
    const group = groups?.[index] ?? undefined;
    const bracketMatch = bracketMatches?.[index] ?? undefined;
    const number = numbers?.[index] ?? match;
    const drawn = { seats, games: listAt(games, gamesOf, index), why: listAt(why, whyOf, index), match, number };
    const grouped = group === undefined ? drawn : { ...drawn, group };
    return bracketMatch === undefined ? grouped : { ...grouped, bracketMatch };
  });
}

const spelledOut = (event: Event): unknown =>
  event.type === 'RoundPaired' ? { ...event, v: undefined, tables: tablesIn(event.tables) } : event;

/** Whether two lists of events say the same, in whatever shape they were written. */
export const sayTheSame = (some: readonly Event[], others: readonly Event[]): boolean =>
  canonicalJson(some) === canonicalJson(others) ||
  canonicalJson(some.map(spelledOut)) === canonicalJson(others.map(spelledOut));
