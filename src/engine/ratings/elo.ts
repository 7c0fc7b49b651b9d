import { exp, ln } from '../../kit/index.ts';

/** By the kit's logarithm, which is the same on every machine. */
const LN_10 = ln(10);
/** Beyond it an expected score would be 0 or 1 exactly. */
const FARTHEST = 10_000;

/** The score to be expected from this many points above the opponent: 1 / (1 + 10^(−d/400)). */
export function expectedScore(lead: number): number {
  const d = Math.max(-FARTHEST, Math.min(FARTHEST, lead));
  return 1 / (1 + exp((-d * LN_10) / 400));
}

/** Halves go away from nought. */
export const roundedAway = (value: number): number => (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5));
