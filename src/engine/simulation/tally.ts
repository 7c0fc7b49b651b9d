import type { Derived, Formats, State } from '../tournament/index.ts';
import { type Played, playTournament, type Simulated } from './play.ts';
import type { SkillModel } from './skill.ts';

/** Whole sums over runs: adding them up in any order gives the same. */
export interface Tally {
  readonly runs: number;
  readonly finished: number;
  readonly rounds: Readonly<Record<number, number>>;
  readonly matches: number;
  readonly games: number;
  /** Everyone's games together: a game of four counts four times. */
  readonly seats: number;
  /** All players of all runs. */
  readonly entrants: number;
  /** Two who sat at one table in more than one round, counted once for each time after the first. */
  readonly rematches: number;
  readonly byes: number;
  /** The most that one player had in one tournament. */
  readonly mostByes: number;
  readonly joint: number;
  /** In parts of 1 / PARTS: joint winners share theirs. */
  readonly bestWins: number;
  readonly topThreeWins: number;
  readonly topTenthWins: number;
}

/** Divides by 1 to 16, so that shares of joint winners stay whole. */
const PARTS = 720_720;

export const noTally: Tally = {
  runs: 0,
  finished: 0,
  rounds: {},
  matches: 0,
  games: 0,
  seats: 0,
  entrants: 0,
  rematches: 0,
  byes: 0,
  mostByes: 0,
  joint: 0,
  bestWins: 0,
  topThreeWins: 0,
  topTenthWins: 0,
};

export function addTallies(one: Tally, other: Tally): Tally {
  const rounds: Record<number, number> = { ...one.rounds };
  for (const [count, times] of Object.entries(other.rounds))
    rounds[Number(count)] = (rounds[Number(count)] ?? 0) + times;
  return {
    runs: one.runs + other.runs,
    finished: one.finished + other.finished,
    rounds,
    matches: one.matches + other.matches,
    games: one.games + other.games,
    seats: one.seats + other.seats,
    entrants: one.entrants + other.entrants,
    rematches: one.rematches + other.rematches,
    byes: one.byes + other.byes,
    mostByes: Math.max(one.mostByes, other.mostByes),
    joint: one.joint + other.joint,
    bestWins: one.bestWins + other.bestWins,
    topThreeWins: one.topThreeWins + other.topThreeWins,
    topTenthWins: one.topTenthWins + other.topTenthWins,
  };
}

function metAgain(state: State): number {
  const last = new Map<string, number>();
  let again = 0;
  for (const round of state.facts.rounds) {
    for (const table of round.tables) {
      table.seats.forEach((one, at) => {
        for (const other of table.seats.slice(at + 1)) {
          const pair = one < other ? `${one} ${other}` : `${other} ${one}`;
          const before = last.get(pair);
          if (before !== undefined && before !== round.number) again++;
          last.set(pair, round.number);
        }
      });
    }
  }
  return again;
}

/** RR-1: a rest isn't a bye. */
function byesIn(derived: Derived): { readonly all: number; readonly most: number } {
  const { facts } = derived;
  const byes = new Map<string, number>();
  for (const { stage, byes: without } of facts.rounds) {
    if (derived.rulebook(stage).bye?.(facts.stages[stage]?.config) === 'rest') continue;
    for (const id of without) byes.set(id, (byes.get(id) ?? 0) + 1);
  }
  const counts = [...byes.values()];
  return { all: counts.reduce((sum, count) => sum + count, 0), most: Math.max(0, ...counts) };
}

/** How much of the win went to those who are at least as strong as number `best` of the field. */
function shareOf(played: Played, winners: readonly string[], best: number): number {
  const skillOf = (id: string): number => played.skills[Number(id.slice(1)) - 1] ?? 0;
  const limit = [...played.skills].sort((a, b) => b - a)[best - 1] ?? 0;
  const strong = winners.filter((id) => skillOf(id) >= limit).length;
  return winners.length === 0 ? 0 : Math.floor((PARTS * strong) / winners.length);
}

function tallyOf(played: Played, players: number): Tally {
  const { state, derived, finished } = played;
  const { rounds } = state.facts;
  const tables = rounds.flatMap((round) => round.tables).filter((table) => table.seats.length > 1);
  const winners = finished ? derived.verdict.winners : [];
  const { all, most } = byesIn(derived);
  return {
    runs: 1,
    finished: finished ? 1 : 0,
    rounds: { [rounds.length]: 1 },
    matches: tables.length,
    games: tables.reduce((sum, table) => sum + table.games.length, 0),
    seats: tables.reduce((sum, table) => sum + table.games.length * table.seats.length, 0),
    entrants: players,
    rematches: metAgain(state),
    byes: all,
    mostByes: most,
    joint: winners.length > 1 ? 1 : 0,
    bestWins: shareOf(played, winners, 1),
    topThreeWins: shareOf(played, winners, Math.min(3, players)),
    topTenthWins: shareOf(played, winners, Math.max(1, Math.floor(players / 10))),
  };
}

/**
 * Plays the runs from `first` to `last`, both included, with a skill model; tallies of parts add up to that of the whole.
 *
 * @example
 * const model = { draws: 100, spread: 200, equal: false, rated: false };
 * simulateRuns(formats, { format: 'strikes', config: {}, players: 12, model }, 'seed', 0, 3).runs > 0; // true
 */
export function simulateRuns(formats: Formats, simulated: Simulated, seed: string, first: number, last: number): Tally {
  let sum = noTally;
  for (let run = first; run <= last; run++) {
    sum = addTallies(sum, tallyOf(playTournament(formats, simulated, seed, run, 'by-rounds'), simulated.players));
  }
  return sum;
}

export interface Summary {
  readonly runs: number;
  readonly finished: number;
  readonly rounds: {
    readonly mean: number;
    readonly min: number;
    readonly max: number;
    readonly histogram: Readonly<Record<string, number>>;
  };
  readonly matches: { readonly mean: number };
  readonly games: { readonly mean: number };
  readonly gamesEach: { readonly mean: number };
  readonly rematches: number;
  readonly byes: { readonly mean: number; readonly max: number };
  /** Null where everyone is equally strong. */
  readonly bestPlayerWins: number | null;
  readonly topThreeWins: number | null;
  readonly topTenthWins: number | null;
  readonly jointWinners: number;
}

/**
 * Means per tournament and shares of all runs, to four decimals. For showing only.
 *
 * @example
 * summarised(noTally).runs; // 0
 */
export function summarised(tally: Tally, { equal }: Pick<SkillModel, 'equal'> = { equal: false }): Summary {
  const per = (sum: number): number => Math.round((sum * 10_000) / Math.max(1, tally.runs)) / 10_000;
  const counts = Object.keys(tally.rounds).map(Number);
  const played = counts.reduce((sum, count) => sum + count * (tally.rounds[count] ?? 0), 0);
  return {
    runs: tally.runs,
    finished: tally.finished,
    rounds: { mean: per(played), min: Math.min(...counts), max: Math.max(...counts), histogram: tally.rounds },
    matches: { mean: per(tally.matches) },
    games: { mean: per(tally.games) },
    gamesEach: { mean: Math.round((tally.seats * 10_000) / Math.max(1, tally.entrants)) / 10_000 },
    rematches: per(tally.rematches),
    byes: { mean: per(tally.byes), max: tally.mostByes },
    bestPlayerWins: equal ? null : per(tally.bestWins / PARTS),
    topThreeWins: equal ? null : per(tally.topThreeWins / PARTS),
    topTenthWins: equal ? null : per(tally.topTenthWins / PARTS),
    jointWinners: per(tally.joint),
  };
}
