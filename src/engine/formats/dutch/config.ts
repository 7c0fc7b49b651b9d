import * as z from 'zod/mini';
import { duration, inOrder, unratedAs } from '../settings.ts';
import { swissTieBreaks } from '../tie-breaks.ts';

const day = 86_400_000;
const minute = 60_000;

export const dutchSettings = z.strictObject({
  /** DU-3: the last round is a declared one. */
  rounds: z._default(z.int().check(z.minimum(1), z.maximum(50)), 5),
  /** DU-4. */
  initialColour: z._default(z.enum(['lot', 'white', 'black']), 'lot'),
  /** DU-9: what can break a tie on points, in the order the organiser sets. */
  tieBreaks: z._default(inOrder(swissTieBreaks), [
    'buchholz-cut-1',
    'buchholz',
    'sonneborn-berger',
    'direct-encounter',
  ]),
  unratedAs,
  /** Each game's clock; none unless set. */
  base: z.optional(duration(365 * day, 1_000)),
  increment: z._default(duration(30 * day), 0),
  bonusAt40: z._default(duration(day), 0),
  roundClock: z._default(duration(24 * 60 * minute), 120 * minute),
});

export type DutchConfig = z.output<typeof dutchSettings>;

export const dutchPresets = {
  chess: { rounds: 5, base: 60 * minute, increment: 30_000, roundClock: 180 * minute },
  rapid: { rounds: 7, base: 15 * minute, increment: 10_000, roundClock: 60 * minute },
} as const satisfies Record<string, z.input<typeof dutchSettings>>;
