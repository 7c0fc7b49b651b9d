import * as z from 'zod/mini';
import { duration } from '../settings.ts';

const day = 86_400_000;
const hour = 3_600_000;

const settings = z.strictObject({
  /** GR-4, GR-5. */
  arrangement: z._default(z.enum(['fixed', 'balanced']), 'fixed'),
  groupSize: z.optional(z.int().check(z.minimum(2), z.maximum(64))),
  gamesPerPairing: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
  /** GR-2: main time, and what each move adds. */
  base: z._default(duration(365 * day, 1_000), 3 * day),
  increment: z._default(duration(30 * day), 6 * hour),
  /** GR-2: publishing a round starts the clocks of its games, or somebody does, or there are none. */
  gameClocks: z.optional(z.enum(['with-round', 'by-hand', 'off'])),
  autoAdvance: z.optional(z.boolean()),
  ratings: z._default(z.enum(['fixed', 'glicko2']), 'fixed'),
});

/** Filled in: the group size is 4 or at most 8 (GR-4, GR-5), where games last days clocks and rounds start by themselves (GR-2, GR-10). */
export const groupsSettings = z.pipe(
  settings,
  z.transform(({ groupSize, gameClocks, autoAdvance, ...given }) => ({
    groupSize: groupSize ?? (given.arrangement === 'fixed' ? 4 : 8),
    gameClocks: gameClocks ?? (given.base >= day ? 'with-round' : 'by-hand'),
    autoAdvance: autoAdvance ?? given.base >= day,
    ...given,
  })),
);

export const groupsInput = settings;
export type GroupsConfig = z.output<typeof groupsSettings>;

export const groupsPresets = {
  hnefatafl: { arrangement: 'fixed', groupSize: 4, base: 3 * day, increment: 6 * hour, gameClocks: 'with-round' },
  'hnefatafl-balanced': {
    arrangement: 'balanced',
    groupSize: 8,
    base: 3 * day,
    increment: 6 * hour,
    gameClocks: 'with-round',
  },
} as const;
