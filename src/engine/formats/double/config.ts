import * as z from 'zod/mini';
import type { EliminationConfig } from '../../stages/elimination.ts';
import { matchSettings, roundByRound, seeding, tenMinutes } from '../elimination-settings.ts';

/** The stage: the settings, and what the number of players makes of them. */
export interface DoubleConfig extends EliminationConfig {
  readonly reset: boolean;
}

/** DE-1: the winners' side as in KO-1. */
export const doubleSettings = z.strictObject({
  seeding,
  /** DE-2. */
  reset: z._default(z.boolean(), true),
  ...matchSettings,
  roundByRound,
});

export type DoubleSettings = z.output<typeof doubleSettings>;

export const doublePresets = {
  'second-chance': { ...tenMinutes, raceTo: 0.5, reset: true },
  'one-final': { ...tenMinutes, raceTo: 1.5, reset: false },
} as const satisfies Record<string, z.input<typeof doubleSettings>>;
