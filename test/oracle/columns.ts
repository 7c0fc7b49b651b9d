import type { Entry, Happened } from './facts.ts';

/** The tables of a drawn round as the log has them: by columns, what several have in common once. */
interface Columns {
  readonly seats: readonly unknown[];
  readonly numbers?: readonly number[];
  readonly groups?: readonly (number | null)[];
  readonly bracketMatches?: readonly (number | null)[];
  readonly games: readonly unknown[];
  readonly gamesOf?: readonly number[];
  readonly why: readonly unknown[];
  readonly whyOf?: readonly number[];
}

function tableAt(columns: Columns, at: number): unknown {
  const own = (lists: readonly unknown[], of?: readonly number[]) =>
    of ? lists[of[at] ?? -1] : lists.length === 1 ? lists[0] : lists[at];
  const [group, bracketMatch] = [columns.groups?.[at] ?? null, columns.bracketMatches?.[at] ?? null];
  return {
    match: at + 1,
    number: columns.numbers?.[at] ?? at + 1,
    seats: columns.seats[at],
    ...(group !== null && { group }),
    ...(bracketMatch !== null && { bracketMatch }),
    games: own(columns.games, columns.gamesOf),
    why: own(columns.why, columns.whyOf),
  };
}

function withTables(event: Happened): Happened {
  if (event.type !== 'RoundPaired') return event;
  const columns = event.tables as Columns;
  return { ...event, tables: columns.seats.map((_, at) => tableAt(columns, at)) };
}

/** The same with a list of tables in each drawn round. */
export const spelledOut = (entry: Entry): Entry => ({ ...entry, events: entry.events.map(withTables) });
