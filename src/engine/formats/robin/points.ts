import { type HalfPoints, inHalves, type Thousandths } from '../../../kit/index.ts';
import {
  duelOf,
  forfeitProblem,
  type Outcome,
  onePointProblem,
  type Refusal,
  refusal,
} from '../../tournament/index.ts';
import type { RobinConfig } from './config.ts';

/** What a result is worth. Points are counted in halves, scores in thousandths. */

const mostScored = 9_999;

export type SideResult = 'won' | 'lost' | 'drawn' | 'neither';

export interface Worth {
  readonly result: SideResult;
  readonly points: HalfPoints;
  /** A forfeit adds nothing. */
  readonly scored: Thousandths;
  readonly conceded: Thousandths;
}

/** RR-3: whole numbers, the higher wins. */
function scoresProblem(outcome: Outcome): Refusal | undefined {
  if (outcome.kind === 'forfeit') return forfeitProblem(outcome, 2);
  const problem = (problem: 'kind' | 'count' | 'not-a-number' | 'whole' | 'range') =>
    refusal('impossible-score', { problem, seats: 2, most: mostScored });
  if (outcome.kind !== 'scores') return problem('kind');
  if (outcome.scores.length !== 2) return problem('count');
  for (const score of outcome.scores) {
    if (score === null) return problem('not-a-number');
    if (score % 1000 !== 0) return problem('whole');
    if (score < 0 || score > 1000 * mostScored) return problem('range');
  }
  return undefined;
}

export const outcomeProblem = ({ results }: RobinConfig, outcome: Outcome): Refusal | undefined =>
  results === 'scores' ? scoresProblem(outcome) : onePointProblem(outcome);

/** RR-5: a forfeit is a win for who was there and nothing for who was not. */
export function forfeited(config: RobinConfig, wasThere: boolean): Worth {
  const result = wasThere ? 'won' : 'lost';
  return { result, points: wasThere ? inHalves(config.win) : 0, scored: 0, conceded: 0 };
}

export const nothing: Worth = { result: 'neither', points: 0, scored: 0, conceded: 0 };

/** An accepted outcome, for one of the two seats. */
export function worthAt(config: RobinConfig, outcome: Outcome, seat: 0 | 1): Worth {
  const duel = duelOf(outcome);
  if (duel === 'neither') return nothing;
  if (outcome.kind !== 'scores') return forfeited(config, (duel === 'first') === (seat === 0));
  const scored = outcome.scores[seat] ?? 0;
  const conceded = outcome.scores[1 - seat] ?? 0;
  const result = duel === 'draw' ? 'drawn' : (duel === 'first') === (seat === 0) ? 'won' : 'lost';
  const said = { won: config.win, drawn: config.draw, lost: config.loss }[result];
  return { result, points: inHalves(said), scored, conceded };
}
