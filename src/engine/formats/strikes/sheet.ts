import { assertDefined, missing } from '../../../kit/index.ts';
import {
  backAfter,
  type Counted,
  enteredAfter,
  type History,
  isAway,
  type Player,
  type PlayerId,
  pointsGiven,
  type Round,
  roundsInCommon,
} from '../../tournament/index.ts';
import type { StrikesConfig } from './config.ts';
import { afterFinalGame, type Contender, type Ending, endingOf } from './ending.ts';
import { resultAt } from './strikes.ts';

export type StrikesHistory = History<StrikesConfig>;

export const FINAL_GAME = 'final-game';

/** One player's line of the strike sheet. */
export interface Line {
  readonly player: PlayerId;
  readonly strikes: number;
  readonly byes: number;
  /** The last round with a seat or the bye, counted from 1; 0 for none yet. */
  readonly lastIn: number;
  readonly state: 'in' | 'out' | 'withdrew';
}

/** Who has how many strikes and who is still in: all that follows from the results. */
export interface Sheet {
  readonly lines: ReadonlyMap<PlayerId, Line>;
  readonly survivors: readonly Line[];
  /** The rounds that give strikes; a final game is none of them (ST-15). */
  readonly rounds: readonly Round[];
  readonly finalGame?: Round;
  /** The first round that is not over yet; nothing is decided before it is. */
  readonly unfinished?: Round;
  /** After each of the rounds. */
  readonly accounts: readonly Accounts[];
}

/** The results are in and the desk has closed it; one taken back later opens it again (DK-5). */
export const isOver = (round: Round): boolean => round.state === 'closed' && round.open === 0;

/** The first round that is not over yet: one with an open game before one that is only to be closed. */
export const unfinishedIn = ({ rounds }: StrikesHistory): Round | undefined =>
  rounds.find((round) => round.open > 0) ?? rounds.find((round) => !isOver(round));

interface Account {
  readonly strikes: number;
  readonly byes: number;
  readonly lastIn: number;
}

interface Accounts {
  /** How many rounds are counted. */
  readonly rounds: number;
  readonly of: ReadonlyMap<PlayerId, Account>;
}

const NOTHING: Account = { strikes: 0, byes: 0, lastIn: 0 };
const AT_THE_START: Accounts = { rounds: 0, of: new Map() };

/** Strikes from all results (ST-2, ST-3), byes, and the last round each was in. */
function afterRound(before: Accounts, round: Round, { scoring }: StrikesConfig): Accounts {
  const lastIn = before.rounds + 1;
  const of = new Map(before.of);
  const add = (player: PlayerId, strikes: number, byes: number) => {
    const had = of.get(player) ?? NOTHING;
    of.set(player, { strikes: had.strikes + strikes, byes: had.byes + byes, lastIn });
  };
  for (const table of round.tables) {
    const strikes = resultAt(table, scoring)?.strikes;
    for (const [seat, player] of table.seats.entries()) add(player, strikes?.[seat] ?? 0, 0);
  }
  for (const player of round.byes) add(player, 0, 1);
  return { rounds: lastIn, of };
}

/**
 * DK-5: who was in a round is a fact, so whoever is missing from the last one drawn stays out, however results are
 * corrected, until the desk brings them back. Only the last round is judged by the strikes, and only when it is over.
 */
function stateOf(player: Player, account: Account, rounds: readonly Round[], eliminationAt: number): Line['state'] {
  if (isAway(player)) return 'withdrew';
  const last = rounds.at(-1);
  if (!last) return 'in';
  const playing = account.lastIn === rounds.length;
  const waiting =
    (backAfter(player) ?? -1) >= last.number || (account.lastIn === 0 && enteredAfter(player) >= last.number);
  if (!playing && !waiting) return 'out';
  return isOver(last) && account.strikes >= eliminationAt ? 'out' : 'in';
}

/** A round adds to the accounts before it: those of rounds that are as they were are taken over. */
export function sheetOf(history: StrikesHistory, previous?: Counted<StrikesConfig, Sheet>): Sheet {
  const { config } = history;
  const rounds = history.rounds.filter((round) => round.kind !== FINAL_GAME);
  const finalGame = history.rounds.find((round) => round.kind === FINAL_GAME);
  const common = previous?.history.config === config ? roundsInCommon(previous.sheet.rounds, rounds) : 0;
  const accounts = previous?.sheet.accounts.slice(0, common) ?? [];
  for (const round of rounds.slice(common)) accounts.push(afterRound(accounts.at(-1) ?? AT_THE_START, round, config));
  const all = (accounts.at(-1) ?? AT_THE_START).of;
  const given = pointsGiven(history.adjustments);
  const lines = new Map<PlayerId, Line>();
  for (const id of history.field) {
    const counted = all.get(id) ?? NOTHING;
    const account = { ...counted, strikes: counted.strikes + (given.get(id) ?? 0) / 1000 };
    const player = history.players.get(id) ?? missing(`player ${id}`);
    const state = stateOf(player, account, rounds, config.eliminationAt);
    lines.set(id, { player: id, strikes: account.strikes, byes: account.byes, lastIn: account.lastIn, state });
  }
  const unfinished = unfinishedIn(history);
  return {
    lines,
    survivors: [...lines.values()].filter((line) => line.state === 'in'),
    rounds,
    accounts,
    ...(finalGame && { finalGame }),
    ...(unfinished && { unfinished }),
  };
}

/** How it stands when every round is over (ST-11 to ST-15). */
export function endingAt(sheet: Sheet, config: StrikesConfig): Ending {
  const finalTable = sheet.finalGame?.tables[0];
  if (finalTable) return afterFinalGame(finalTable.seats, resultAt(finalTable, config.scoring)?.places ?? []);
  // ST-11: with three or more still in, nobody's last game needs to be looked at.
  if (sheet.survivors.length > 2) return { kind: 'another-round' };
  const last = sheet.rounds.at(-1);
  const games = new Map<PlayerId, Pick<Contender, 'place' | 'margin'>>();
  for (const table of last?.tables ?? []) {
    const result = resultAt(table, config.scoring);
    table.seats.forEach((player, seat) => {
      const place = result?.places[seat];
      const margin = result?.margins[seat];
      games.set(player, { ...(place !== undefined && { place }), ...(margin !== undefined && { margin }) });
    });
  }
  const contender = (line: Line): Contender => ({
    player: line.player,
    strikes: line.strikes,
    withdrew: line.state === 'withdrew',
    ...games.get(line.player),
  });
  return endingOf({
    tables: last?.tables.length ?? 0,
    survivors: sheet.survivors.map(contender),
    played: [...games.keys()].map((player) => contender(assertDefined(sheet.lines.get(player), player))),
  });
}

/** ST-15: two joint winners who have not played it out yet. */
export const jointWinnersOf = (ending: Ending): readonly PlayerId[] | undefined =>
  ending.kind === 'decided' && ending.mayPlayOn ? ending.winners : undefined;

/** ST-15: they play on where the setting says so, or the organiser has called the game. */
export const finalistsOf = (ending: Ending, history: StrikesHistory): readonly PlayerId[] | undefined =>
  history.config.finalGame || history.finalGameCalled ? jointWinnersOf(ending) : undefined;
