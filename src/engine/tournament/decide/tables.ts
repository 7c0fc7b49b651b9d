import { tableOf } from '../evolve/round.ts';
import type { DrawnTable, Player, PlayerId, Table, TablePlan } from '../model.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { type Facts, roundOf } from '../state.ts';
import type { Deciding } from './deciding.ts';

/** HK-10: at which table a match is played. */

type Players = ReadonlyMap<PlayerId, Player>;

export const isOpen = (table: Table): boolean => table.games.some((game) => !game.recorded);

/** The tables that no other match may take: those of open matches, and of a draft, which opens as it stands. */
function takenTables(facts: Facts): Set<number> {
  const taken = new Set<number>();
  for (const round of facts.rounds) {
    if (round.open === 0) continue;
    for (const table of round.tables) {
      if (isOpen(table)) taken.add(table.number);
    }
  }
  return taken;
}

function lowestFree(taken: ReadonlySet<number>, from = 1): number {
  let number = from;
  while (taken.has(number)) number++;
  return number;
}

/** DK-7: the table that someone at this match needs. A player with several games at once has no single table. */
const neededBy = (seats: readonly PlayerId[], players: Players, sitsOnce = (_id: PlayerId) => true): number[] =>
  seats.filter(sitsOnce).flatMap((id) => players.get(id)?.fixedTable ?? []);

/** DK-7: whether anyone does. */
const needsCertainTables = (players: Players): boolean =>
  [...players.values()].some(({ fixedTable }) => fixedTable !== undefined);

/** The matches of a round in their order, and where they are played if that is not at tables 1, 2, 3, … */
interface Placed {
  readonly tables: readonly TablePlan[];
  readonly numbers: readonly number[] | undefined;
}

/** A drawn round: fixed tables first, the others fill the free numbers in the order they were drawn. */
export function placed(facts: Facts, tables: readonly TablePlan[]): Placed {
  const { players } = facts;
  const seats = new Map<PlayerId, number>();
  // Usually nobody needs a particular table; then there is nothing to look up.
  const fixed = needsCertainTables(players);
  if (fixed) for (const table of tables) for (const id of table.seats) seats.set(id, (seats.get(id) ?? 0) + 1);
  const taken = takenTables(facts);
  if (!fixed && taken.size === 0) return { tables, numbers: undefined };
  const seated: { readonly number: number; readonly plan: TablePlan }[] = [];
  const rest: TablePlan[] = [];
  for (const plan of tables) {
    const number = fixed
      ? neededBy(plan.seats, players, (id) => seats.get(id) === 1).find((needed) => !taken.has(needed))
      : undefined;
    if (number === undefined) rest.push(plan);
    else {
      taken.add(number);
      seated.push({ number, plan });
    }
  }
  let number = 0;
  for (const plan of rest) {
    number = lowestFree(taken, number + 1);
    seated.push({ number, plan });
  }
  seated.sort((a, b) => a.number - b.number);
  const inOrder = seated.every((one, at) => one.number === at + 1);
  return {
    tables: seated.map(({ plan }) => plan),
    numbers: inOrder ? undefined : seated.map((one) => one.number),
  };
}

/** The same as tables. */
export function numbered(facts: Facts, plans: readonly TablePlan[]): DrawnTable[] {
  const { tables, numbers } = placed(facts, plans);
  return tables.map((plan, index) => ({ ...plan, match: index + 1, number: numbers?.[index] ?? index + 1 }));
}

/** A draft changed by hand keeps its matches and tables; a player who needs a table swaps it with the match that has it. */
export function renumbered(facts: Facts, tables: readonly DrawnTable[]): DrawnTable[] {
  const numbers = tables.map((table) => table.number);
  const settled = new Set<number>();
  for (const [at, table] of tables.entries()) {
    if (table.games.length > 1) continue;
    for (const needed of neededBy(table.seats, facts.players)) {
      const holder = numbers.indexOf(needed);
      if (settled.has(needed) || (holder < 0 && takenTables(facts).has(needed))) continue;
      if (holder >= 0) numbers[holder] = numbers[at] ?? needed;
      numbers[at] = needed;
      settled.add(needed);
      break;
    }
  }
  return tables.map((table, at) => ({ ...table, number: numbers[at] ?? table.number }));
}

/** One more match of a round: the table that someone at it needs, else the lowest that no open match has. */
export function opened(facts: Facts, round: number, plan: TablePlan): DrawnTable {
  const taken = takenTables(facts);
  const needed = neededBy(plan.seats, facts.players).find((number) => !taken.has(number));
  const match = (roundOf(facts, round)?.tables.length ?? 0) + 1;
  return { match, number: needed ?? lowestFree(taken), ...plan };
}

/** A match that opened again takes its old table if that is free, else the lowest free one. */
export function reseat(d: Deciding, round: number, match: number): void {
  const table = tableOf(roundOf(d.facts, round), match);
  if (!table || !isOpen(table)) return;
  const another = (other: Table) => other.number === table.number && other !== table && isOpen(other);
  if (!d.facts.rounds.some(({ open, tables }) => open > 0 && tables.some(another))) return;
  d.add({ type: 'MatchMoved', round, match, table: lowestFree(takenTables(d.facts)) });
}

export function tableProblem(table: number): Refusal | undefined {
  const good = Number.isInteger(table) && table >= 1 && table <= 9999;
  return good ? undefined : refusal('bad-table-number', { table });
}
