import { fail, type HalfPoints, inHalves, ok, type Result } from '../../../kit/index.ts';
import { forfeitProblem, type Outcome, type Refusal, refusal } from '../../tournament/index.ts';
import type { SwissConfig } from './config.ts';

/** What a result is worth. Match points are counted in halves, game points in whole numbers. */

type Scoring = Pick<SwissConfig, 'target' | 'win' | 'timedWin' | 'draw' | 'loss' | 'timedLoss' | 'forfeitDifferential'>;

export interface Worth {
  readonly how: 'win' | 'timed-win' | 'draw' | 'forfeit' | 'double-forfeit';
  /** Per seat. */
  readonly points: readonly [HalfPoints, HalfPoints];
  readonly differential: readonly [number, number];
  /** The seat that won, where one did. */
  readonly winner?: 0 | 1;
}

/** SW-2: two whole numbers from 0 to the target, not both at it. */
function scoreProblem(target: number, scores: readonly unknown[]): Refusal | undefined {
  const problem = (problem: 'count' | 'not-a-number' | 'whole' | 'range' | 'both-at-target') =>
    refusal('impossible-score', { problem, seats: 2, most: target });
  if (scores.length !== 2) return problem('count');
  for (const score of scores) {
    if (typeof score !== 'number' || !Number.isFinite(score)) return problem('not-a-number');
    if (!Number.isInteger(score)) return problem('whole');
    if (score < 0 || score > target) return problem('range');
  }
  return scores[0] === target && scores[1] === target ? problem('both-at-target') : undefined;
}

/** SW-1: the points two scores come to; for pages that reckon while someone types. Scores as people say them: 5 and 3. */
export function matchPoints(config: Scoring, first: number, second: number): Result<Worth, Refusal> {
  const problem = scoreProblem(config.target, [first, second]);
  return problem ? fail(problem) : ok(worthOfScores(config, first, second));
}

function worthOfScores(config: Scoring, first: number, second: number): Worth {
  const differential = [first - second, second - first] as const;
  if (first === second) {
    const draw = inHalves(config.draw);
    return { how: 'draw', points: [draw, draw], differential };
  }
  const outright = Math.max(first, second) === config.target;
  const won = inHalves(outright ? config.win : config.timedWin);
  const lost = inHalves(outright ? config.loss : config.timedLoss);
  const winner = first > second ? 0 : 1;
  return {
    how: outright ? 'win' : 'timed-win',
    points: winner === 0 ? [won, lost] : [lost, won],
    differential,
    winner,
  };
}

/** SW-13: nothing for who was not there, a full win for who was. */
function worthOfForfeit(config: Scoring, absent: readonly number[]): Worth {
  if (absent.length !== 1) return { how: 'double-forfeit', points: [0, 0], differential: [0, 0] };
  const won = inHalves(config.win);
  const ahead = config.forfeitDifferential;
  return absent[0] === 1
    ? { how: 'forfeit', points: [won, 0], differential: [ahead, 0], winner: 0 }
    : { how: 'forfeit', points: [0, won], differential: [0, ahead], winner: 1 };
}

/** Outcomes carry thousandths; 2.5 is then refused as such. */
const saidOf = (score: number | null): number | null => (score === null ? null : score / 1000);

/** Why this cannot be the outcome of a table with this many seats. */
export function outcomeProblem(config: Scoring, outcome: Outcome, seats: number): Refusal | undefined {
  switch (outcome.kind) {
    case 'forfeit':
      return forfeitProblem(outcome, seats);
    case 'places':
      return refusal('impossible-score', { problem: 'kind', seats });
    case 'scores':
      if (seats !== 2) return refusal('impossible-score', { problem: 'count', seats });
      // Where the first point wins, a game is won, drawn or lost, and a draw is half a point each.
      if (config.target === 1 && outcome.scores.every((score) => score === 500)) return undefined;
      return scoreProblem(config.target, outcome.scores.map(saidOf));
  }
}

/** An accepted outcome between two seats. */
export function worthOf(config: Scoring, outcome: Outcome): Worth {
  switch (outcome.kind) {
    case 'forfeit':
      return worthOfForfeit(config, outcome.seats);
    case 'places':
      throw new Error('Places are no outcome of a game between two.');
    case 'scores': {
      const [first, second] = outcome.scores;
      return worthOfScores(config, Math.floor((first ?? 0) / 1000), Math.floor((second ?? 0) / 1000));
    }
  }
}
