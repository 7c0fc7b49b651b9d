import * as z from 'zod/mini';
import { duration, onePlayer, somePlayers } from '../settings.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** GR-14: what decides between players who are level for the last place that goes on. */
const tieBreak = z.enum(['head-to-head', 'sonneborn-berger', 'shorter-wins']);
export type TieBreak = z.infer<typeof tieBreak>;
const eachOnce = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

const settings = z.strictObject({
  /** GR-4, GR-5, GR-15. */
  arrangement: z._default(z.enum(['fixed', 'balanced', 'mixed']), 'fixed'),
  groupSize: z.optional(z.int().check(z.minimum(2), z.maximum(64))),
  gamesPerPairing: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
  /** GR-2: main time, and what each move adds. */
  base: z._default(duration(365 * day, 1_000), 3 * day),
  increment: z._default(duration(30 * day), 6 * hour),
  /** GR-2: publishing a round starts the clocks of its games, or somebody does, or there are none. */
  gameClocks: z.optional(z.enum(['with-round', 'by-hand', 'off'])),
  /** GR-18: how long a player may leave the first move of a game undone; no limit of its own unless set. */
  noShow: z.optional(duration(30 * day, 1_000)),
  autoAdvance: z.optional(z.boolean()),
  ratings: z._default(z.enum(['fixed', 'glicko2']), 'fixed'),
  /** GR-14: everyone level on top of a group (unless set), or so many of the best. */
  advance: z.optional(z.enum(['winners', 'best'])),
  best: z.optional(z.int().check(z.minimum(1), z.maximum(63))),
  /** GR-16: the attacker unless set. */
  movesFirst: z.optional(z.enum(['attacker', 'defender'])),
  /** GR-17: who enters in round 2, and who in the final. */
  seeded: somePlayers,
  champion: onePlayer,
  tieBreaks: z.optional(z.array(tieBreak).check(z.refine(eachOnce, 'must name each tie-break once'))),
});

type Given = z.output<typeof settings>;
const groupSizeOf = ({ groupSize, arrangement }: Given): number => groupSize ?? (arrangement === 'fixed' ? 4 : 8);
const bestOf = ({ best = 2 }: Given): number => best;

/** GR-14: somebody of a full group goes out. */
const sendsSomebodyHome = (given: Given): boolean => given.advance !== 'best' || bestOf(given) < groupSizeOf(given);

/** GR-18: it is the clock that says when a player should have moved, and after the main time the game is lost anyway. */
const hasClockForNoShow = ({ noShow, gameClocks, base }: Given): boolean =>
  noShow === undefined || (gameClocks !== 'off' && noShow < base);

/** Filled in: the group size is 4 or at most 8 (GR-4, GR-5), where games last days clocks and rounds start by themselves (GR-2, GR-10). */
export const groupsSettings = z.pipe(
  settings.check(
    z.refine(sendsSomebodyHome, { path: ['best'], message: 'must be less than the number of players in a group' }),
    z.refine(hasClockForNoShow, {
      path: ['noShow'],
      message: 'must be less than the main time of a game with a clock',
    }),
  ),
  z.transform(({ groupSize: _size, gameClocks, autoAdvance, ...given }) => ({
    groupSize: groupSizeOf({ groupSize: _size, ...given }),
    gameClocks: gameClocks ?? (given.base >= day ? 'with-round' : 'by-hand'),
    autoAdvance: autoAdvance ?? given.base >= day,
    ...given,
    ...(given.advance === 'best' && {
      best: bestOf(given),
      tieBreaks: given.tieBreaks ?? (['head-to-head', 'sonneborn-berger'] satisfies TieBreak[]),
    }),
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
  /** As championships of tafl are played: mixed groups, from which the best two go on. */
  'tafl-championship': {
    arrangement: 'mixed',
    groupSize: 6,
    advance: 'best',
    best: 2,
    tieBreaks: ['head-to-head', 'sonneborn-berger', 'shorter-wins'],
    base: 3 * day,
    increment: 6 * hour,
    gameClocks: 'with-round',
  },
} as const satisfies Record<string, z.input<typeof settings>>;
