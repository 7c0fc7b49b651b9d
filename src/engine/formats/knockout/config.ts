import * as z from 'zod/mini';
import type { EliminationConfig } from '../elimination.ts';
import type { Play } from '../match.ts';
import { duration } from '../settings.ts';

/** As a stage of other formats its configuration is made by them; as a format of its own, from the settings below. */
export interface KnockoutConfig extends EliminationConfig {
  readonly thirdPlace: boolean;
  /** What the first round is called (HK-2: Round 2); by its own number where nothing is said. */
  readonly firstRound?: number;
}

const day = 86_400_000;
const minute = 60_000;

/** KO-1: as HK-3 and HK-19 to HK-25 have them. */
export const knockoutSettings = z.strictObject({
  seeding: z._default(z.enum(['rating', 'entry', 'random', 'manual']), 'rating'),
  variant: z._default(z.enum(['chess960', 'standard']), 'standard'),
  /** HK-20: as people say it, ½ for a single game. */
  raceTo: z._default(z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(50)), 0.5),
  base: z._default(duration(365 * day, 1_000), 10 * minute),
  increment: z._default(duration(day), 0),
  bonusAt40: z._default(duration(day), 0),
  thirdPlace: z._default(z.boolean(), false),
  roundByRound: z._default(z.boolean(), false),
});

export type KnockoutSettings = z.output<typeof knockoutSettings>;

export const knockoutPresets = {
  cup: { variant: 'standard', raceTo: 0.5, base: 10 * minute, increment: 0, bonusAt40: 0 },
  'cup-of-two': { variant: 'standard', raceTo: 1.5, base: 10 * minute, increment: 0, bonusAt40: 0, thirdPlace: true },
} as const satisfies Record<string, z.input<typeof knockoutSettings>>;

export function playOf({ base, increment, bonusAt40, variant, raceTo }: KnockoutSettings): Play {
  return { kind: 'games', raceTo: Math.round(2 * raceTo), control: { base, increment, bonusAt40 }, variant };
}
