import * as z from 'zod/mini';
import type { EliminationConfig } from '../elimination.ts';
import { matchSettings, roundByRound, seeding, tenMinutes } from '../elimination-settings.ts';

/** As a stage of other formats its configuration is made by them; as a format of its own, from the settings below. */
export interface KnockoutConfig extends EliminationConfig {
  readonly thirdPlace: boolean;
  /** What the first round is called (HK-2: Round 2); by its own number by default. */
  readonly firstRound?: number;
}

/** KO-1: as HK-3 and HK-19 to HK-25 have them. */
export const knockoutSettings = z.strictObject({
  seeding,
  ...matchSettings,
  thirdPlace: z._default(z.boolean(), false),
  roundByRound,
});

export type KnockoutSettings = z.output<typeof knockoutSettings>;

export const knockoutPresets = {
  cup: { ...tenMinutes, raceTo: 0.5 },
  'cup-of-two': { ...tenMinutes, raceTo: 1.5, thirdPlace: true },
} as const satisfies Record<string, z.input<typeof knockoutSettings>>;
