import * as z from 'zod/mini';
import type { EliminationConfig } from '../elimination.ts';
import type { Play } from '../match.ts';
import { duration } from '../settings.ts';

/** The stage: the settings, and what the number of players makes of them. */
export interface DoubleConfig extends EliminationConfig {
  readonly reset: boolean;
}

const day = 86_400_000;
const minute = 60_000;

/** DE-1: the winners' side as in KO-1. */
export const doubleSettings = z.strictObject({
  seeding: z._default(z.enum(['rating', 'entry', 'random', 'manual']), 'rating'),
  /** DE-2. */
  reset: z._default(z.boolean(), true),
  variant: z._default(z.enum(['chess960', 'standard']), 'standard'),
  /** HK-20: as people say it, ½ for a single game. */
  raceTo: z._default(z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(50)), 0.5),
  base: z._default(duration(365 * day, 1_000), 10 * minute),
  increment: z._default(duration(day), 0),
  bonusAt40: z._default(duration(day), 0),
  roundByRound: z._default(z.boolean(), false),
});

export type DoubleSettings = z.output<typeof doubleSettings>;

export const doublePresets = {
  'second-chance': { variant: 'standard', raceTo: 0.5, base: 10 * minute, increment: 0, bonusAt40: 0, reset: true },
  'one-final': { variant: 'standard', raceTo: 1.5, base: 10 * minute, increment: 0, bonusAt40: 0, reset: false },
} as const satisfies Record<string, z.input<typeof doubleSettings>>;

export function playOf({ base, increment, bonusAt40, variant, raceTo }: DoubleSettings): Play {
  return { kind: 'games', raceTo: Math.round(2 * raceTo), control: { base, increment, bonusAt40 }, variant };
}
