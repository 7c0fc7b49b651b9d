import type { StagePlan } from '../../tournament/index.ts';
import type { EliminationConfig } from '../elimination.ts';

/** Formats make it of their settings and the number of players. */
export interface KnockoutConfig extends EliminationConfig {
  readonly thirdPlace: boolean;
  /** What the first round is called (HK-2: Round 2); by its own number by default. */
  readonly firstRound?: number;
}

/** A knockout as a stage of any format. */
export const knockoutPlan = (config: KnockoutConfig): StagePlan => ({ rulebook: 'knockout', config });
