import { assertDefined, type HalfPoints, type Millis } from '../../kit/index.ts';
import { type AnnouncedGame, type GameResult, raceOf, type TimeControl } from '../games/index.ts';
import {
  duelOf,
  forfeitProblem,
  type GamePlan,
  type History,
  leftAfter,
  type Outcome,
  onePointProblem,
  type PlayerId,
  type Refusal,
  refusal,
  type Step,
  type Table,
} from '../tournament/index.ts';

/** Matches between two, as the league, its playoffs and every knockout play them (HK-20 to HK-25). */

export type Play =
  | {
      readonly kind: 'games';
      readonly raceTo: HalfPoints;
      readonly control: TimeControl;
      readonly variant: 'chess960' | 'standard';
    }
  /** One game to this many game points, without colours or clocks; whoever is ahead on time wins, and if level they play on (SW-16). */
  | { readonly kind: 'target'; readonly target: number };

export type MatchRules = Play & {
  /** A drawn race goes on with sudden death instead of standing. */
  readonly decisive: boolean;
};

/** The seat that won, or that nobody did: drawn, or forfeited by both. */
export type MatchResult = 0 | 1 | 'drawn' | 'nobody';

export interface MatchState {
  /** Undefined while it is being played. */
  readonly result: MatchResult | undefined;
  readonly how: 'played' | 'forfeit' | 'double-forfeit' | 'walkover';
  /** The games that belong to it, the open one included. */
  readonly games: readonly GamePlan[];
  /** Doubled points by seat; in game points where the game is played to a target. */
  readonly points: readonly [number, number];
  /** When the game that decided it was completed (HK-11). */
  readonly completedAt: Millis;
}

const plain = ({ number: _, ...plan }: AnnouncedGame): GamePlan => plan;

/** The first game of a match. */
export const openingGame = (rules: MatchRules, start?: GamePlan['start']): GamePlan =>
  rules.kind === 'target' ? { kind: 'regular' } : assertDefined(byRace(rules, start, []).games[0], 'first game');

const resultOf = (outcome: Outcome): GameResult => {
  const duel = duelOf(outcome);
  return duel === 'neither' ? 'draw' : duel;
};

export function matchState(rules: MatchRules, table: Table): MatchState {
  if (table.games.length === 0) return { result: 0, how: 'walkover', games: [], points: [0, 0], completedAt: 0 };
  const unplayed = table.games.findIndex((game) => !game.recorded);
  const recorded = table.games.slice(0, unplayed < 0 ? undefined : unplayed).flatMap((game) => game.recorded ?? []);
  const forfeited = recorded.findIndex(({ outcome }) => outcome.kind === 'forfeit');
  const played = forfeited < 0 ? recorded : recorded.slice(0, forfeited);
  const results = played.map(({ outcome }) => resultOf(outcome));
  const { games, winner, points } =
    rules.kind === 'target'
      ? byTarget(played.map(({ outcome }) => outcome))
      : byRace(rules, table.games[0]?.start, results);
  const completedAt = recorded[games.length - 1]?.completedAt ?? 0;
  const forfeit = recorded[forfeited]?.outcome;
  if (winner !== undefined || forfeit?.kind !== 'forfeit')
    return { result: winner, how: 'played', games, points, completedAt };
  if (forfeit.seats.length !== 1) return { result: 'nobody', how: 'double-forfeit', games, points, completedAt };
  return { result: forfeit.seats[0] === 0 ? 1 : 0, how: 'forfeit', games, points, completedAt };
}

interface Score extends Pick<MatchState, 'games' | 'points'> {
  readonly winner: 0 | 1 | 'drawn' | undefined;
}

function byRace(
  rules: Extract<MatchRules, { kind: 'games' }>,
  start: GamePlan['start'],
  results: readonly GameResult[],
): Score {
  const { plans, progress } = raceOf(start ? { start, ...rules } : rules, results);
  const winner = progress.state === 'decided' ? progress.winner : undefined;
  return { games: plans.map(plain), winner, points: progress.points };
}

function byTarget([outcome]: readonly Outcome[]): Score {
  const games: readonly GamePlan[] = [{ kind: 'regular' }];
  if (outcome?.kind !== 'scores') return { games, winner: undefined, points: [0, 0] };
  const [a, b] = outcome.scores.map((score) => (2 * (score ?? 0)) / 1000);
  return { games, winner: (a ?? 0) > (b ?? 0) ? 0 : 1, points: [a ?? 0, b ?? 0] };
}

/** HK-24: the next game appears by itself. After a correction, games that no longer belong to the match go. */
export function matchStep(rules: MatchRules, round: number, table: Table): Step | undefined {
  const { games } = matchState(rules, table);
  const differs = table.games.findIndex(
    (game, at) => game.kind !== games[at]?.kind || game.attempt !== games[at]?.attempt,
  );
  if (differs >= 0) return { kind: 'cancel-games', round, match: table.match, from: differs + 1 };
  const next = games[table.games.length];
  return next && { kind: 'add-game', round, match: table.match, game: next };
}

export function gameProblem(play: Play, outcome: Outcome): Refusal | undefined {
  if (play.kind === 'games') return onePointProblem(outcome);
  if (outcome.kind === 'forfeit') return forfeitProblem(outcome, 2);
  const problem = (problem: 'kind' | 'count' | 'whole' | 'range' | 'both-at-target' | 'draw') =>
    refusal('impossible-score', { problem, seats: 2, most: play.target });
  if (outcome.kind !== 'scores') return problem('kind');
  const scores = outcome.scores.map((score) => score ?? -1);
  if (scores.length !== 2) return problem('count');
  if (scores.some((score) => score % 1000 !== 0)) return problem('whole');
  if (scores.some((score) => score < 0 || score > 1000 * play.target)) return problem('range');
  if (scores.every((score) => score === 1000 * play.target)) return problem('both-at-target');
  // SW-16: level, the next game point decides; only then is there a result.
  return scores[0] === scores[1] ? problem('draw') : undefined;
}

/** HK-25: a player who leaves forfeits their open match. */
export const forfeitsOf = (history: History, player: PlayerId) =>
  history.rounds.flatMap((round) =>
    round.tables.flatMap((table) => {
      const game = table.games.findIndex(({ recorded }) => !recorded) + 1;
      const seat = table.seats.indexOf(player);
      const outcome: Outcome = { kind: 'forfeit', seats: [seat] };
      return game > 0 && seat >= 0 ? [{ round: round.number, match: table.match, game, outcome }] : [];
    }),
  );

/** Out by now; `before` what this history knows nothing of, they were still in. */
export function hasLeft(history: History, id: PlayerId): boolean {
  const left = leftAfter(history.players.get(id));
  return left !== undefined && left <= history.roundsBefore + history.rounds.length;
}

/** HK-9: the Chess960 positions that were used. */
export function usedPositions(history: History): ReadonlySet<number> {
  const used = new Set<number>();
  for (const round of [...history.earlier, ...history.rounds]) {
    for (const table of round.tables) {
      const [game] = table.games;
      if (game?.start) used.add(game.start.number);
    }
  }
  return used;
}
