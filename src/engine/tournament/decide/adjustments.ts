import { MAX_ADJUSTMENT } from '../adjustments.ts';
import type { Command } from '../commands.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { roundOf } from '../state.ts';
import { advanceStage } from './advance.ts';
import type { Deciding } from './deciding.ts';

/** DK-34: it counts at once in standings, and in pairing from the next draw on. */
export function adjustPoints(d: Deciding, command: Extract<Command, { type: 'AdjustPoints' }>): Refusal | undefined {
  const { player, by, round: number } = command;
  if (!d.facts.players.get(player)?.approved) return refusal('unknown-player', { player });
  if (d.facts.stages.length === 0) return refusal('not-started', {});
  const round = number === undefined ? undefined : roundOf(d.facts, number);
  if (number !== undefined && !round) return refusal('unknown-round', { round: number });
  if (round?.state === 'draft') return refusal('round-is-draft', { round: round.number });
  const { pointStep } = d.derived.rulebook(round?.stage);
  if (pointStep === undefined) return refusal('nothing-counted', {});
  const step = pointStep / 1000;
  const most = MAX_ADJUSTMENT / 1000;
  if (Math.abs(by) > MAX_ADJUSTMENT) return refusal('bad-adjustment', { problem: 'range', step, most });
  // Not a number is in no steps either.
  if (by % pointStep !== 0) return refusal('bad-adjustment', { problem: 'step', step, most });
  const reason = command.reason.trim();
  if (reason === '') return refusal('no-reason-given', {});
  d.add({
    type: 'PointsAdjusted',
    player,
    by,
    ...(number !== undefined && { round: number }),
    reason,
    ...(command.isPrivate && { isPrivate: true as const }),
  });
  advanceStage(d);
  return undefined;
}
