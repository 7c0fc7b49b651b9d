import { certain, missing, type RoundNumber } from '../../../kit/index.ts';
import { tablesIn } from '../columns.ts';
import type { EventOf } from '../events.ts';
import type { Game, Outcome, Recorded, Round, Table } from '../model.ts';
import type { Facts } from '../state.ts';
import { NO_PROPOSALS, playedGame, reopenedGame, roundWith, tableWith, withRounds } from './copies.ts';

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

/**
 * The lists of rounds and tables that a fold has made and shows to nobody before it ends: it writes into them instead of
 * copying. Without it a round of five thousand tables would be copied five thousand times.
 */
export type Owned = Set<readonly object[]>;

function ownList<Item extends object>(list: readonly Item[], owned: Owned | undefined): Item[] {
  if (owned?.has(list)) return list as Item[];
  const copy = list.slice();
  owned?.add(copy);
  return copy;
}

function roundsWith(facts: Facts, number: RoundNumber, owned: Owned | undefined, change: (round: Round) => Round) {
  const before = facts.rounds[number - 1] ?? missing(`round ${number}`);
  const after = change(before);
  const rounds = ownList(facts.rounds, owned);
  rounds[number - 1] = after;
  return rounds;
}

export const withRound = (facts: Facts, number: RoundNumber, change: (round: Round) => Round): Facts =>
  withRounds(facts, roundsWith(facts, number, undefined, change));

function roundsWithTable(
  facts: Facts,
  number: RoundNumber,
  match: number,
  owned: Owned | undefined,
  change: (table: Table) => Table,
): Round[] {
  return roundsWith(facts, number, owned, (round) => {
    const before = tableOf(round, match) ?? missing(`match ${match} of round ${number}`);
    const after = change(before);
    const tables = ownList(round.tables, owned);
    tables[match - 1] = after;
    return roundWith(round, { tables, open: round.open + openGamesAt(after) - openGamesAt(before) });
  });
}

export const withTable = (
  facts: Facts,
  number: RoundNumber,
  match: number,
  owned: Owned | undefined,
  change: (table: Table) => Table,
): Facts => withRounds(facts, roundsWithTable(facts, number, match, owned, change));

/** The rounds with a game's outcome written; reports of players are settled with it. */
export const withOutcome = (
  facts: Facts,
  at: { round: RoundNumber; match: number; game: number },
  owned: Owned | undefined,
  change: (game: Game) => Recorded,
): Round[] =>
  roundsWithTable(facts, at.round, at.match, owned, (table) => {
    const before = table.games[at.game - 1] ?? missing(`game ${at.game}`);
    const games = table.games.slice();
    games[at.game - 1] = playedGame(before, change(before));
    return tableWith(table, games, NO_PROPOSALS);
  });

/** Takes it away. HK-11: what is entered again keeps its first time. */
export function withoutOutcome(facts: Facts, event: EventOf<'OutcomeRemoved'>, owned: Owned | undefined): Facts {
  return withTable(facts, event.round, event.match, owned, (table) => {
    const before = certain(table.games[event.game - 1], `game ${event.game}`);
    const { completedAt, sequence } = certain(before.recorded, 'recorded outcome');
    const games = table.games.slice();
    games[event.game - 1] = reopenedGame(before, { completedAt, sequence, reopenedAt: event.at });
    return tableWith(table, games, NO_PROPOSALS);
  });
}

/** DK-10: another result for a recorded game; undefined: there is none any more. */
export function withContest(
  facts: Facts,
  at: { round: RoundNumber; match: number; game: number },
  owned: Owned | undefined,
  contested: Outcome | undefined,
): Facts {
  return withTable(facts, at.round, at.match, owned, (table) => {
    const { contested: _, ...game } = certain(table.games[at.game - 1], `game ${at.game}`);
    const games = table.games.slice();
    games[at.game - 1] = contested ? { contested, ...game } : game;
    return tableWith(table, games, table.proposals);
  });
}

export function pairedRound(event: EventOf<'RoundPaired'>): Round {
  const tables = tablesIn(event.tables);
  return {
    number: event.round,
    edition: event.edition,
    stage: event.stage,
    kind: event.kind,
    state: 'draft',
    tables,
    byes: event.byes,
    byeReasons: event.byeReasons,
    notes: event.notes,
    draw: event.draw,
    ratings: event.ratings,
    publishedAt: undefined,
    findings: event.findings,
    overrides: [],
    open: openCount(tables),
  };
}

export function withOpenedTable(facts: Facts, event: EventOf<'TableOpened'>): Facts {
  const table = tableWith(event.table, event.table.games, NO_PROPOSALS, event.at);
  if (facts.rounds.length >= event.round) {
    return withRound(facts, event.round, (round) =>
      roundWith(round, {
        state: 'published',
        tables: [...round.tables, table],
        open: round.open + openGamesAt(table),
      }),
    );
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
    ratings: undefined,
    publishedAt: event.at,
    findings: [],
    overrides: [],
    open: openGamesAt(table),
  };
  return withRounds(facts, [...facts.rounds, opened]);
}

/** Players who left after it was closed now count as having left before that. */
export function reopened(facts: Facts, number: RoundNumber): Facts {
  const players = new Map(facts.players);
  for (const [id, player] of players) {
    if ((player.droppedClosed ?? 0) >= number) players.set(id, { ...player, droppedClosed: number - 1 });
  }
  return { ...withRound(facts, number, (round) => roundWith(round, { state: 'published' })), players };
}

/** Players came, left or came back after no more rounds than are drawn now. */
export function noLaterThan(facts: Facts, drawn: number): Facts {
  const players = new Map(
    [...facts.players].map(([id, player]) => [
      id,
      {
        ...player,
        enteredAfter: Math.min(player.enteredAfter, drawn),
        ...(player.droppedAfter !== undefined && { droppedAfter: Math.min(player.droppedAfter, drawn) }),
        ...(player.reinstatedAfter !== undefined && { reinstatedAfter: Math.min(player.reinstatedAfter, drawn) }),
      },
    ]),
  );
  return { ...facts, players };
}

/** Later rounds are set aside whole; what concerns people stays (names, entries, drops). */
export function unwound(facts: Facts, toRound: RoundNumber): Facts {
  const rounds = facts.rounds
    .slice(0, toRound)
    .map((round): Round => (round.number === toRound ? roundWith(round, { state: 'published' }) : round));
  const stage = rounds.at(-1)?.stage ?? 0;
  const players = new Map(
    [...noLaterThan(facts, toRound).players].map(([id, player]) => [
      id,
      {
        ...player,
        ...(player.droppedClosed !== undefined && {
          droppedClosed: Math.min(player.droppedClosed, Math.max(0, toRound - 1)),
        }),
      },
    ]),
  );
  const { rematchesAllowedFor = 0, finalGameAfter = 0, clock } = facts;
  return {
    ...facts,
    rematchesAllowedFor: rematchesAllowedFor <= toRound ? facts.rematchesAllowedFor : undefined,
    finalGameAfter: finalGameAfter < toRound ? facts.finalGameAfter : undefined,
    clock: clock && clock.round <= toRound ? clock : undefined,
    players,
    rounds,
    stage,
    stages: facts.stages.map(({ seeds, ...plan }, at) => (seeds && at <= stage ? { ...plan, seeds } : plan)),
    lots: facts.lots.filter((lots) => lots.after < toRound),
    ended: false,
  };
}
