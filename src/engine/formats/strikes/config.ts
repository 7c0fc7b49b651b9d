import * as z from 'zod/mini';

/** The settings of accumulated strikes. */
export const strikesConfig = z.strictObject({
  /** ST-1: this many strikes and a player is out. */
  eliminationAt: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 35),
  maxTable: z._default(z.literal([5, 4]), 5),
  /** ST-10: what five players left do where tables seat four at most. */
  fiveLeft: z._default(z.enum(['4+bye', '3+2']), '4+bye'),
  /** ST-4: how the numbers of a result are read. */
  scoring: z._default(z.enum(['highest-wins', 'lowest-wins', 'places']), 'highest-wins'),
  /** ST-8: random plans drawn for each seating. */
  plans: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 30),
  /** ST-9: whether the best plan is improved by swaps. */
  improve: z._default(z.boolean(), true),
  /** ST-15: whether two joint winners play it out. */
  finalGame: z._default(z.boolean(), false),
});

export type StrikesConfig = z.infer<typeof strikesConfig>;

/** The czapski presets are the source's method to the letter (ST-9). */
export const strikesPresets = {
  strikes: { eliminationAt: 35, improve: true },
  'czapski-short': { eliminationAt: 23, improve: false },
  czapski: { eliminationAt: 35, improve: false },
  'czapski-long': { eliminationAt: 47, improve: false },
} as const satisfies Record<string, Partial<StrikesConfig>>;
