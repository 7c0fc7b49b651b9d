import type { DrawnTable, Game, Proposal, Recorded, Round, Table } from '../model.ts';
import type { Facts } from '../state.ts';

/**
 * Copies of what changes with every result. All fields are written out, those that are not there as undefined: to V8 all
 * rounds are then objects of one kind, and so are all tables. `{ ...round, tables }` costs ten times as much, and an object
 * that is copied first and given a further field later is of a kind of its own: whoever reads many such objects is slow,
 * and they are collected late. The types of what is also written to the log know no undefined, hence `as`.
 */

export const NO_PROPOSALS: readonly Proposal[] = [];

export const withRounds = (
  facts: Facts,
  rounds: Facts['rounds'],
  recorded = facts.recorded,
  lastCompletedAt = facts.lastCompletedAt,
): Facts => ({
  about: facts.about,
  event: facts.event,
  players: facts.players,
  started: facts.started,
  ended: facts.ended,
  stages: facts.stages,
  stage: facts.stage,
  rounds,
  lots: facts.lots,
  manualSeeds: facts.manualSeeds,
  keepApart: facts.keepApart,
  rematchesAllowedFor: facts.rematchesAllowedFor,
  finalGameAfter: facts.finalGameAfter,
  roundsSet: facts.roundsSet,
  clock: facts.clock,
  lastCompletedAt,
  recorded,
});

type RoundChange = Partial<Pick<Round, 'state' | 'edition' | 'publishedAt' | 'tables' | 'open'>>;

export const roundWith = (round: Round, change: RoundChange): Round => ({
  number: round.number,
  edition: change.edition ?? round.edition,
  stage: round.stage,
  kind: round.kind,
  state: change.state ?? round.state,
  tables: change.tables ?? round.tables,
  byes: round.byes,
  byeReasons: round.byeReasons,
  notes: round.notes,
  draw: round.draw,
  ratings: round.ratings,
  publishedAt: change.publishedAt ?? round.publishedAt,
  findings: round.findings,
  overrides: round.overrides,
  open: change.open ?? round.open,
});

export const tableWith = (
  table: DrawnTable & Pick<Table, 'openedAt'>,
  games: readonly Game[],
  proposals: readonly Proposal[],
  openedAt = table.openedAt,
): Table =>
  ({
    seats: table.seats,
    group: table.group,
    bracketMatch: table.bracketMatch,
    games,
    why: table.why,
    match: table.match,
    number: table.number,
    openedAt,
    proposals,
  }) as Table;

export const asTable = (drawn: DrawnTable): Table => tableWith(drawn, drawn.games, NO_PROPOSALS);

/** What was contested or taken back is settled with it. */
export function playedGame(game: Game, recorded: Recorded): Game {
  const { kind, attempt, white, black, clock, start } = game;
  if (isPlain(game)) return { kind, recorded };
  return { kind, attempt, white, black, clock, start, recorded } as Game;
}

export function reopenedGame(game: Game, first: Game['first']): Game {
  const { kind, attempt, white, black, clock, start } = game;
  if (isPlain(game)) return { kind, first };
  return { kind, attempt, white, black, clock, start, first } as Game;
}

/** Most formats plan nothing but a game. */
const isPlain = ({ white, attempt, start, clock }: Game): boolean =>
  white === undefined && attempt === undefined && start === undefined && clock === undefined;
