import * as z from 'zod/mini';
import { duration, inOrder, unratedAs } from '../settings.ts';

const day = 86_400_000;
const minute = 60_000;

/** As people say them: whole or half points. */
const points = () => z.number().check(z.minimum(0), z.maximum(1_000), z.multipleOf(0.5));

/** RR-4: what can break a tie on points; among them the handbook's (DU-9), without Buchholz. */
const tieBreaks = [
  'points-among',
  'wins',
  'differential',
  'scored',
  'sonneborn-berger',
  'lot',
  'direct-encounter',
  'progressive',
  'wins-with-black',
  'games-with-black',
  'average-rating',
  'performance',
  'koya',
] as const;
export type TieBreak = (typeof tieBreaks)[number];

const settings = z.strictObject({
  /** RR-1: how often everyone meets everyone. */
  legs: z._default(z.int().check(z.minimum(1), z.maximum(2)), 1),
  order: z._default(z.enum(['random', 'rating', 'entry']), 'random'),
  /** RR-3. */
  results: z._default(z.enum(['one-point', 'scores']), 'one-point'),
  win: z._default(points(), 3),
  draw: z._default(points(), 1),
  loss: z._default(points(), 0),
  /** In the order the organiser sets. */
  tieBreaks: z.optional(inOrder(tieBreaks)),
  unratedAs,
  /** RR-5. */
  publish: z._default(z.enum(['round-by-round', 'all-at-once']), 'round-by-round'),
  /** Each game's clock; none unless set. */
  base: z.optional(duration(365 * day, 1_000)),
  increment: z._default(duration(30 * day), 0),
  bonusAt40: z._default(duration(day), 0),
  roundClock: z._default(duration(24 * 60 * minute), 60 * minute),
});

/** RR-4: the differential is of use where there are scores. */
const usualTieBreaks: Readonly<Record<'one-point' | 'scores', readonly TieBreak[]>> = {
  'one-point': ['points-among', 'wins'],
  scores: ['points-among', 'wins', 'differential'],
};

export const robinSettings = z.pipe(
  settings,
  z.transform(({ tieBreaks, ...given }) => ({ tieBreaks: tieBreaks ?? usualTieBreaks[given.results], ...given })),
);

export const robinInput = settings;
export type RobinConfig = z.output<typeof robinSettings>;

export const robinPresets = {
  league: { legs: 1, results: 'one-point', win: 3, draw: 1, loss: 0 },
  chess: {
    legs: 1,
    results: 'one-point',
    win: 1,
    draw: 0.5,
    loss: 0,
    tieBreaks: ['points-among', 'sonneborn-berger', 'wins'],
    base: 15 * minute,
    increment: 10_000,
  },
  scores: {
    legs: 2,
    results: 'scores',
    win: 3,
    draw: 1,
    loss: 0,
    tieBreaks: ['points-among', 'wins', 'differential', 'scored'],
  },
} as const satisfies Record<string, z.input<typeof settings>>;
