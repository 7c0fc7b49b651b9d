import * as z from 'zod/mini';
import { duration } from '../settings.ts';

const minute = 60_000;
const mostPoints = 1_000;

/** As people say them: whole or half points. */
const points = () => z.number().check(z.minimum(0), z.maximum(mostPoints), z.multipleOf(0.5));
const wholeUpTo = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** SW-4: what can break a tie on match points, in the order the organiser sets. */
const tieBreak = z.enum(['differential', 'head-to-head', 'opponents-points', 'opponents-differential', 'lot']);
const eachOnce = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

const settings = z.strictObject({
  /** SW-1: game points that win a game outright. */
  target: z._default(wholeUpTo(1, mostPoints), 5),
  win: z._default(points(), 3),
  timedWin: z._default(points(), 2),
  draw: z._default(points(), 1.5),
  loss: z._default(points(), 0),
  timedLoss: z._default(points(), 0),
  /** SW-12: a win's worth unless set. */
  byePoints: z.optional(points()),
  /** SW-13: what a forfeit adds to the differential of the one who was there. */
  forfeitDifferential: z._default(wholeUpTo(0, mostPoints), 0),
  tieBreaks: z._default(z.array(tieBreak).check(z.refine(eachOnce, 'must name each tie-break once')), ['differential']),
  /** SW-5: by the number of players unless set. */
  rounds: z.optional(wholeUpTo(1, 200)),
  /** SW-10. */
  firstRound: z._default(z.enum(['random', 'rating']), 'random'),
  /** SW-14: the last round that someone new can still play; any round unless set. */
  lateUntil: z.optional(wholeUpTo(1, 200)),
  lateAs: z._default(z.enum(['loss', 'bye']), 'loss'),
  /** SW-15. */
  roundClock: z._default(duration(24 * 60 * minute), 45 * minute),
  /** SW-16: how many go on to a knockout; nobody unless set. */
  topCut: z.optional(z.literal([2, 4, 8, 16, 32, 64, 128, 256, 512])),
});

export const swissSettings = z.pipe(
  settings,
  z.transform(({ byePoints, ...given }) => ({ byePoints: byePoints ?? given.win, ...given })),
);

export const swissInput = settings;
export type SwissConfig = z.output<typeof swissSettings>;
export type TieBreak = z.infer<typeof tieBreak>;

export const swissPresets = {
  /** The source's card game. */
  redemption: {
    target: 5,
    win: 3,
    timedWin: 2,
    draw: 1.5,
    loss: 0,
    timedLoss: 0,
    byePoints: 3,
    tieBreaks: ['differential'],
    roundClock: 45 * minute,
  },
  /** Other card games: the best of three, ahead when time is called is a win like any other. */
  '3-1-0': {
    target: 2,
    win: 3,
    timedWin: 3,
    draw: 1,
    loss: 0,
    timedLoss: 0,
    byePoints: 3,
    tieBreaks: ['opponents-points', 'differential'],
    roundClock: 50 * minute,
  },
} as const satisfies Record<string, z.input<typeof settings>>;
