import { certain, missing, type RoundNumber } from '../../../kit/index.ts';
import { tablesIn } from '../columns.ts';
import type { EventOf } from '../events.ts';
import type { Game, Outcome, Round, Table } from '../model.ts';
import type { Facts } from '../state.ts';
import { NO_PROPOSALS, reopenedGame, roundWith, tableWith, withRounds } from './copies.ts';
import { type Owned, Unseen } from './owned.ts';

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

function roundsWith(facts: Facts, number: RoundNumber, change: (round: Round) => Round): Round[] {
  const before = facts.rounds[number - 1] ?? missing(`round ${number}`);
  const rounds = facts.rounds.slice();
  rounds[number - 1] = change(before);
  return rounds;
}

export const withRound = (facts: Facts, number: RoundNumber, change: (round: Round) => Round): Facts =>
  withRounds(facts, roundsWith(facts, number, change));

const missingMatch = (at: { round: RoundNumber; match: number }): never =>
  missing(`match ${at.match} of round ${at.round}`);

export function withTable(
  facts: Facts,
  at: { readonly round: RoundNumber; readonly match: number },
  owned: Owned | undefined,
  change: (table: Table) => Table,
): Facts {
  const round = facts.rounds[at.round - 1] ?? missing(`round ${at.round}`);
  const tables = owned ? owned.tables(round) : round.tables.slice();
  const before = tables[at.match - 1] ?? missingMatch(at);
  const after = change(before);
  tables[at.match - 1] = after;
  const rounds = owned ? owned.rounds(facts.rounds) : facts.rounds.slice();
  rounds[at.round - 1] = roundWith(round, { tables, open: round.open + openGamesAt(after) - openGamesAt(before) });
  return withRounds(facts, rounds);
}

interface GamePlace {
  readonly round: RoundNumber;
  readonly match: number;
  readonly game: number;
}

export const gameOf = (facts: Facts, at: GamePlace): Game => {
  const round = facts.rounds[at.round - 1] ?? missing(`round ${at.round}`);
  const table = tableOf(round, at.match) ?? missingMatch(at);
  return table.games[at.game - 1] ?? missing(`game ${at.game}`);
};

const isOpen = (game: Game): number => (game.recorded ? 0 : 1);

/** With another game in its place. */
export function withGame(
  facts: Facts,
  at: GamePlace,
  owned: Owned | undefined,
  after: Game,
  proposals?: Table['proposals'],
  recorded = facts.recorded,
  lastCompletedAt = facts.lastCompletedAt,
): Facts {
  const before = gameOf(facts, at);
  const round = facts.rounds[at.round - 1] as Round;
  const table = tableOf(round, at.match) as Table;
  const reports = proposals ?? table.proposals;
  const open = round.open + isOpen(after) - isOpen(before);
  const rounds = owned ? owned.rounds(facts.rounds) : facts.rounds.slice();
  if (owned instanceof Unseen) {
    rounds[at.round - 1] = owned.withGame(round, at.match, at.game, after, reports, open);
    return owned.facts(facts, rounds, recorded, lastCompletedAt);
  }
  const games = table.games.slice();
  games[at.game - 1] = after;
  const tables = owned ? owned.tables(round) : round.tables.slice();
  tables[at.match - 1] = tableWith(table, games, reports);
  rounds[at.round - 1] = roundWith(round, { tables, open });
  return withRounds(facts, rounds, recorded, lastCompletedAt);
}

/** Takes it away. HK-11: what is entered again keeps its first time. */
export function withoutOutcome(facts: Facts, event: EventOf<'OutcomeRemoved'>, owned: Owned | undefined): Facts {
  const before = gameOf(facts, event);
  const { completedAt, sequence } = certain(before.recorded, 'recorded outcome');
  const after = reopenedGame(before, { completedAt, sequence, reopenedAt: event.at });
  return withGame(facts, event, owned, after, NO_PROPOSALS);
}

/** DK-10: another result for a recorded game; undefined: there is none any more. */
export function withContest(
  facts: Facts,
  at: GamePlace,
  owned: Owned | undefined,
  contested: Outcome | undefined,
): Facts {
  const { contested: _, ...game } = gameOf(facts, at);
  return withGame(facts, at, owned, contested ? { contested, ...game } : game);
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
