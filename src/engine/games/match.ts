import type { StartPosition } from './positions.ts';
import { checkControl, type SideClock, type TimeControl } from './time-control.ts';

/** player1 sits at 0, player2 at 1. */
export type Seat = 0 | 1;

/** In seat order, never by colour. */
export type GameResult = 'first' | 'second' | 'draw';

export type GameKind = 'regular' | 'sudden-death' | 'armageddon';

export interface RaceRules {
  /** Doubled like all points here: a race to ½ is 1. */
  readonly raceTo: number;
  /** A drawn race goes on with sudden death (the knockout) instead of standing (the league). */
  readonly decisive: boolean;
  readonly control: TimeControl;
  /** The round's start position, where it has one. */
  readonly start?: StartPosition;
}

/** What the players are told before a game (HK-24). */
export interface AnnouncedGame {
  /** Counts from 1 through the whole match. */
  readonly number: number;
  readonly kind: GameKind;
  /** Of sudden death: 1 to 10. */
  readonly attempt?: number;
  readonly white: Seat;
  readonly black: Seat;
  readonly clock: { readonly white: SideClock; readonly black: SideClock };
  readonly start?: StartPosition;
}

/** Doubled points by seat over the games that count; a draw in Armageddon is counted as the win it is. */
export type MatchPoints = readonly [number, number];

/** `games` says how many of the given results count: after a correction, later ones may no longer belong to the match. */
export type MatchProgress =
  | { readonly state: 'decided'; readonly winner: Seat | 'drawn'; readonly games: number; readonly points: MatchPoints }
  | { readonly state: 'open'; readonly next: AnnouncedGame; readonly games: number; readonly points: MatchPoints };

const SUDDEN_DEATH_ATTEMPTS = 10;
const SUDDEN_DEATH_FLOOR = 30_000;
const ARMAGEDDON = {
  white: { base: 300_000, increment: 0, bonusAt40: 0 },
  black: { base: 240_000, increment: 0, bonusAt40: 0 },
};

/** Doubled points of a game as it was played. */
export function gamePoints(result: GameResult): MatchPoints {
  if (result === 'draw') return [1, 1];
  return result === 'first' ? [2, 0] : [0, 2];
}

/** The result that doubled points stand for; undefined if they are not a possible result. */
export function gameResultOf(points: readonly number[]): GameResult | undefined {
  if (points.length !== 2) return undefined;
  const results: readonly GameResult[] = ['first', 'second', 'draw'];
  return results.find((result) => gamePoints(result).every((value, seat) => value === points[seat]));
}

/**
 * Where a match stands, and which game comes next (HK-20 to HK-23).
 *
 * @example
 * const control = { base: 600_000, increment: 0, bonusAt40: 0 };
 * progress({ raceTo: 1, decisive: true, control }, ['first']) !== undefined; // true
 */
export const progress = (rules: RaceRules, results: readonly GameResult[]): MatchProgress =>
  raceOf(rules, results).progress;

/**
 * The games of a match that count, in order, and after them the open one if there is one.
 *
 * @example
 * const control = { base: 600_000, increment: 0, bonusAt40: 0 };
 * announcedGames({ raceTo: 1, decisive: true, control }, ['draw']).at(-1).kind; // 'sudden-death'
 */
export const announcedGames = (rules: RaceRules, results: readonly GameResult[]): readonly AnnouncedGame[] =>
  raceOf(rules, results).plans;

/** Both in one. */
export function raceOf(
  rules: RaceRules,
  results: readonly GameResult[],
): { plans: readonly AnnouncedGame[]; progress: MatchProgress } {
  if (!Number.isSafeInteger(rules.raceTo) || rules.raceTo < 1) throw new Error(`Not a race: ${rules.raceTo}`);
  checkControl(rules.control);

  const plans: AnnouncedGame[] = [];
  const points: [number, number] = [0, 0];
  let raceGames: number | undefined;

  const decided = (winner: Seat | 'drawn'): { plans: readonly AnnouncedGame[]; progress: MatchProgress } => ({
    plans,
    progress: { state: 'decided', winner, games: plans.length, points },
  });

  for (const result of results) {
    const plan = planGame(rules, plans.length + 1, raceGames);
    plans.push(plan);
    const scored = countedPoints(plan, result);
    points[0] += scored[0];
    points[1] += scored[1];

    if (plan.kind !== 'regular') {
      if (scored[0] !== scored[1]) return decided(scored[0] > scored[1] ? 0 : 1);
      continue;
    }
    const reached = points.map((value) => value >= rules.raceTo);
    if (reached[0] && reached[1]) {
      if (!rules.decisive) return decided('drawn');
      raceGames = plan.number;
    } else if (reached[0] || reached[1]) return decided(reached[0] ? 0 : 1);
  }

  const next = planGame(rules, plans.length + 1, raceGames);
  plans.push(next);
  return { plans, progress: { state: 'open', next, games: results.length, points } };
}

/** HK-22: a draw in Armageddon is a win for black. */
function countedPoints(plan: AnnouncedGame, result: GameResult): MatchPoints {
  if (plan.kind !== 'armageddon' || result !== 'draw') return gamePoints(result);
  return gamePoints(plan.black === 0 ? 'first' : 'second');
}

/** `raceGames`: how many games the race had, once it has been drawn. */
function planGame(rules: RaceRules, number: number, raceGames: number | undefined): AnnouncedGame {
  // HK-8, HK-23: player1 begins with white, and colours alternate through every kind of game.
  const white: Seat = number % 2 === 1 ? 0 : 1;
  const colours = { white, black: white === 0 ? 1 : 0 } as const;
  // HK-9: sudden death and Armageddon keep the round's position.
  const start = rules.start === undefined ? {} : { start: rules.start };

  if (raceGames === undefined) {
    return { number, kind: 'regular', ...colours, clock: { white: rules.control, black: rules.control }, ...start };
  }
  const attempt = number - raceGames;
  if (attempt <= SUDDEN_DEATH_ATTEMPTS) {
    const side = suddenDeathClock(rules.control, attempt);
    return { number, kind: 'sudden-death', attempt, ...colours, clock: { white: side, black: side }, ...start };
  }
  return { number, kind: 'armageddon', ...colours, clock: ARMAGEDDON, ...start };
}

/** HK-21: halved per attempt in whole milliseconds, rounded down; not under 30 s, nor over a base that is shorter. */
function suddenDeathClock(control: TimeControl, attempt: number): SideClock {
  let halved = control.base;
  for (let halving = 0; halving < attempt; halving++) halved = Math.floor(halved / 2);
  return { base: Math.max(halved, Math.min(control.base, SUDDEN_DEATH_FLOOR)), increment: 0, bonusAt40: 0 };
}
