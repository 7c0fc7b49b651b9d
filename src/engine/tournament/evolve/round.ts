import { assertDefined, missing, type RoundNumber } from '../../../kit/index.ts';
import { withoutLaterRounds } from '../adjustments.ts';
import { tablesIn } from '../columns.ts';
import type { Event, EventOf } from '../events.ts';
import type { DrawnTable, Game, Outcome, Round, Table } from '../model.ts';
import { leftAfterClosing, noLaterThan } from '../presence.ts';
import type { Facts } from '../state.ts';

/** Folding one round: the path from the facts down to one game is copied, all else is shared. */

const openGamesAt = (table: Table): number => {
  let open = 0;
  for (const game of table.games) if (!game.recorded) open++;
  return open;
};

export const openCount = (tables: readonly Table[]): number => {
  let open = 0;
  for (const table of tables) open += openGamesAt(table);
  return open;
};

/** HK-10: matches are kept in the order of their numbers, which count from 1. */
export const tableOf = (round: Round | undefined, match: number): Table | undefined => round?.tables[match - 1];

const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] => {
  const copy = list.slice();
  copy[index] = item;
  return copy;
};

export function withRound(facts: Facts, number: RoundNumber, change: (round: Round) => Round): Facts {
  const before = facts.rounds[number - 1] ?? missing(`round ${number}`);
  return { ...facts, rounds: replaced(facts.rounds, number - 1, change(before)) };
}

type At = { readonly round: RoundNumber; readonly match: number };
type GameAt = At & { readonly game: number };

export const withTable = (facts: Facts, at: At, change: (table: Table) => Table): Facts =>
  withRound(facts, at.round, (round) => {
    const before = tableOf(round, at.match) ?? missing(`match ${at.match} of round ${at.round}`);
    const after = change(before);
    const open = round.open + openGamesAt(after) - openGamesAt(before);
    return { ...round, tables: replaced(round.tables, at.match - 1, after), open };
  });

function withGame(table: Table, number: number, change: (game: Game) => Game): Table {
  const before = table.games[number - 1] ?? missing(`game ${number}`);
  return { ...table, games: replaced(table.games, number - 1, change(before)) };
}

export type ResultEvent = EventOf<'OutcomeRecorded' | 'OutcomeCorrected' | 'OutcomeRemoved'>;

export const isResult = (event: Event): event is ResultEvent =>
  event.type === 'OutcomeRecorded' || event.type === 'OutcomeCorrected' || event.type === 'OutcomeRemoved';

/** HK-11: a result that is taken back and entered again keeps its first time and its place in the order. */
function gameAfter({ recorded, first, contested: _, ...game }: Game, event: ResultEvent, sequence: number): Game {
  if (event.type === 'OutcomeRecorded') {
    const { outcome, completedAt, arrivedAt } = event;
    const completed = { outcome, completedAt, sequence: first?.sequence ?? sequence };
    return { ...game, recorded: arrivedAt === undefined ? completed : { ...completed, arrivedAt } };
  }
  const before = assertDefined(recorded, 'recorded outcome');
  if (event.type === 'OutcomeCorrected') return { ...game, recorded: { ...before, outcome: event.outcome } };
  const { completedAt, sequence: place } = before;
  return { ...game, first: { completedAt, sequence: place, reopenedAt: event.at } };
}

/**
 * Results of one round, written down, corrected or taken back in this order; each settles what was reported at its table.
 * The list of tables is copied once for all of them. Copied for each result, it made opening 73,000 entries about a round
 * of 7,320 tables take 2 s of processor time, four times as long.
 */
export function withResults(facts: Facts, number: RoundNumber, events: readonly ResultEvent[]): Facts {
  let { recorded, lastCompletedAt } = facts;
  const after = withRound(facts, number, (round) => {
    const tables = round.tables.slice();
    let { open } = round;
    for (const event of events) {
      if (event.type === 'OutcomeRecorded') {
        recorded += 1;
        lastCompletedAt = Math.max(lastCompletedAt, event.completedAt);
      }
      const before = tables[event.match - 1] ?? missing(`match ${event.match} of round ${number}`);
      const table = { ...withGame(before, event.game, (game) => gameAfter(game, event, recorded)), proposals: [] };
      tables[event.match - 1] = table;
      open += openGamesAt(table) - openGamesAt(before);
    }
    return { ...round, tables, open };
  });
  return { ...after, recorded, lastCompletedAt };
}

/** DK-10: another result for a recorded game; undefined where it is settled. */
export const withContest = (facts: Facts, at: GameAt, contested: Outcome | undefined): Facts =>
  withTable(facts, at, (table) =>
    withGame(table, at.game, ({ contested: _, ...game }) => (contested ? { ...game, contested } : game)),
  );

/** A drawn table, at which nobody has reported anything yet. */
export const tableDrawn = (drawn: DrawnTable): Table => ({ ...drawn, proposals: [] });

export function pairedRound({ type: _, v: __, round, ...drawn }: EventOf<'RoundPaired'>): Round {
  const tables = tablesIn(drawn.tables).map(tableDrawn);
  return { ...drawn, number: round, state: 'draft', tables, overrides: [], open: openCount(tables) };
}

export function withOpenedTable(facts: Facts, event: EventOf<'TableOpened'>): Facts {
  const table: Table = { ...tableDrawn(event.table), openedAt: event.at };
  const open = openGamesAt(table);
  if (facts.rounds.length >= event.round) {
    return withRound(facts, event.round, (round) => ({
      ...round,
      state: 'published',
      tables: [...round.tables, table],
      open: round.open + open,
    }));
  }
  const opened: Round = {
    number: event.round,
    edition: event.edition,
    stage: event.stage,
    kind: event.roundKind,
    state: 'published',
    tables: [table],
    byes: [],
    byeReasons: [],
    notes: [],
    draw: event.draw,
    publishedAt: event.at,
    findings: [],
    overrides: [],
    open,
  };
  return { ...facts, rounds: [...facts.rounds, opened] };
}

/** Players who left after it was closed now count as having left before that. */
export const reopened = (facts: Facts, number: RoundNumber): Facts => ({
  ...withRound(facts, number, (round) => ({ ...round, state: 'published' })),
  players: leftAfterClosing(facts.players, number - 1),
});

/** Later rounds are set aside whole; what concerns people stays (names, entries, drops). */
export function unwound(facts: Facts, toRound: RoundNumber): Facts {
  const rounds = facts.rounds
    .slice(0, toRound)
    .map((round): Round => (round.number === toRound ? { ...round, state: 'published' } : round));
  const stage = rounds.at(-1)?.stage ?? 0;
  const players = leftAfterClosing(noLaterThan(facts.players, toRound), Math.max(0, toRound - 1));
  const { rematchesAllowedFor = 0, finalGameAfter = 0, clock } = facts;
  return {
    ...facts,
    rematchesAllowedFor: rematchesAllowedFor <= toRound ? facts.rematchesAllowedFor : undefined,
    finalGameAfter: finalGameAfter < toRound ? facts.finalGameAfter : undefined,
    clock: clock && clock.round <= toRound ? clock : undefined,
    players,
    adjustments: withoutLaterRounds(facts.adjustments, toRound),
    rounds,
    stage,
    stages: facts.stages.map(({ seeds, ...plan }, at) => (seeds && at <= stage ? { ...plan, seeds } : plan)),
    lots: facts.lots.filter((lots) => lots.after < toRound),
    ended: false,
  };
}
