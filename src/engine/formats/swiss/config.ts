import * as z from 'zod/mini';
import { duration, inOrder, onlyWith, unratedAs } from '../settings.ts';
import { type HandbookTieBreak, swissTieBreaks } from '../tie-breaks.ts';

const minute = 60_000;
const mostPoints = 1_000;

/** As people say them: whole or half points. */
const points = () => z.number().check(z.minimum(0), z.maximum(mostPoints), z.multipleOf(0.5));
const wholeUpTo = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** SW-4: what can break a tie on match points. */
const ownTieBreaks = ['differential', 'head-to-head', 'opponents-points', 'opponents-differential', 'lot'] as const;
type OwnTieBreak = (typeof ownTieBreaks)[number];
export type TieBreak = OwnTieBreak | HandbookTieBreak;
export const isOwn = (name: TieBreak): name is OwnTieBreak => ownTieBreaks.some((own) => own === name);

/** DU-9: the handbook's tie-breaks add up 1, ½ and 0. */
const inChess = { win: 1, timedWin: 1, draw: 0.5, loss: 0, timedLoss: 0 } as const;

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
  /** SW-4: in the order the organiser sets; the handbook's (DU-9) where results count 1, ½, 0. */
  tieBreaks: z._default(inOrder([...ownTieBreaks, ...swissTieBreaks]).check(onlyWith(inChess, swissTieBreaks)), [
    'differential',
  ]),
  unratedAs,
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

const countsAsInChess = (given: z.output<typeof settings>): boolean =>
  (Object.keys(inChess) as (keyof typeof inChess)[]).every((name) => given[name] === inChess[name]);

export const swissSettings = z.pipe(
  settings.check(
    z.refine((given) => countsAsInChess(given) || given.tieBreaks.every(isOwn), {
      path: ['tieBreaks'],
      message: `must be one of ${ownTieBreaks.join(', ')} unless results count 1, ½ and 0`,
    }),
  ),
  z.transform(({ byePoints, ...given }) => ({ byePoints: byePoints ?? given.win, ...given })),
);

export const swissInput = settings;
export type SwissConfig = z.output<typeof swissSettings>;

export const swissPresets = {
  /** The source's card game. */
  redemption: {
    target: 5,
    win: 3,
    timedWin: 2,
    draw: 1.5,
    loss: 0,
    timedLoss: 0,
  },
  /** Other card games: the best of three, ahead when time is called is a win like any other. */
  '3-1-0': {
    target: 2,
    win: 3,
    timedWin: 3,
    draw: 1,
    tieBreaks: ['opponents-points', 'differential'],
    roundClock: 50 * minute,
  },
  /** Games that are only won, drawn or lost, as in chess: nothing is scored in them. */
  games: {
    target: 1,
    win: 1,
    timedWin: 1,
    draw: 0.5,
    tieBreaks: ['opponents-points'],
  },
} as const satisfies Record<string, z.input<typeof settings>>;
