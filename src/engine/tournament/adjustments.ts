import { assertDefined, type RoundNumber, type Thousandths } from '../../kit/index.ts';
import type { EventOf } from './events.ts';
import type { Adjustment, PlayerId } from './model.ts';
import { because, type Reason } from './reasons.ts';
import type { Standing } from './rulebook.ts';
import { drawnRounds, type Facts, roundOf } from './state.ts';

/** DK-34: points that the desk gives and takes. Whoever counts them asks here; why somebody has them is said here. */

/** More than a report file has room for. */
export const MAX_ADJUSTMENT: Thousandths = 99_000;

export const isSameList = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/** Those of a stage that were given before this round was drawn. */
export const adjustmentsOf = (
  adjustments: readonly Adjustment[],
  stage: number,
  before = Number.POSITIVE_INFINITY,
): readonly Adjustment[] => adjustments.filter((one) => one.stage === stage && one.after < before);

/** From which round on it counts; one of the event: from that in which it was given. */
export const countsFrom = ({ round, after }: Adjustment): RoundNumber => round ?? after;

/** What players were given altogether, less what was taken from them. */
export function pointsGiven(adjustments: readonly Adjustment[]): ReadonlyMap<PlayerId, Thousandths> {
  const given = new Map<PlayerId, Thousandths>();
  for (const { player, by } of adjustments) given.set(player, (given.get(player) ?? 0) + by);
  return given;
}

/** The rows of the standings, each with the reasons of what its player was given and taken. */
export const withAdjustments = (
  standings: readonly Standing[],
  adjustments: readonly Adjustment[],
): readonly Standing[] =>
  adjustments.length === 0
    ? standings
    : standings.map((row) => {
        const own = adjustments.filter(({ player }) => player === row.player);
        return own.length === 0 ? row : { ...row, why: [...row.why, ...own.map(reasonOf)] };
      });

/** The reason that the desk gave is said where it is public. */
function reasonOf({ player, by, reason, isPrivate }: Adjustment): Reason {
  const note = isPrivate ? undefined : reason;
  if (by === 0)
    return note === undefined
      ? because('DK-34', 'warned', { player })
      : because('DK-34', 'warned-for', { player, note });
  const figures = { player, points: { thousandths: Math.abs(by) } };
  if (by > 0) {
    return note === undefined
      ? because('DK-34', 'points-given', figures)
      : because('DK-34', 'points-given-for', { ...figures, note });
  }
  return note === undefined
    ? because('DK-34', 'points-taken', figures)
    : because('DK-34', 'points-taken-for', { ...figures, note });
}

// What events do to them.

export function adjusted(facts: Facts, { type: _, ...given }: EventOf<'PointsAdjusted'>): readonly Adjustment[] {
  const stage = given.round === undefined ? facts.stage : assertDefined(roundOf(facts, given.round), 'round').stage;
  return [...facts.adjustments, { ...given, stage, after: drawnRounds(facts) }];
}

/** Given after no more rounds than are drawn now. */
export const givenNoLater = (adjustments: readonly Adjustment[], drawn: number): readonly Adjustment[] =>
  adjustments.some(({ after }) => after > drawn)
    ? adjustments.map((one) => (one.after > drawn ? { ...one, after: drawn } : one))
    : adjustments;

/** What was given for a round that is set aside goes with it. */
export const withoutLaterRounds = (adjustments: readonly Adjustment[], toRound: RoundNumber): readonly Adjustment[] =>
  givenNoLater(
    adjustments.some(({ round = 0 }) => round > toRound)
      ? adjustments.filter(({ round = 0 }) => round <= toRound)
      : adjustments,
    toRound,
  );
