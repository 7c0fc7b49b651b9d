import * as z from 'zod/mini';
import { matchSettings, roundByRound, seeding, tenMinutes } from '../elimination-settings.ts';

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
