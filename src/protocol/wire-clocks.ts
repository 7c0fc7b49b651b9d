import * as z from 'zod';

/** Game clocks over the wire. */

const colour = z.enum(['white', 'black']);
const sides = z.object({ white: z.int(), black: z.int() });

export const pressSchema = z
  .strictObject({
    /** How many presses were on the screen. */
    seq: z.int().min(0),
    /** Chosen by the caller before the first attempt; a repeat is found by it, and counts once. */
    id: z.string().regex(/^[\w.:~-]{1,100}$/),
    /** The round's edition that was on the screen: a press never lands at a table that was paired again (DK-22). */
    edition: z.int().min(1).optional(),
    press: z.discriminatedUnion('kind', [
      /** Without `first`: whoever moves first in this format. */
      z.strictObject({ kind: z.literal('start'), first: colour.optional() }),
      z.strictObject({ kind: z.literal('move'), side: colour }),
      z.strictObject({ kind: z.literal('pause') }),
      z.strictObject({ kind: z.literal('resume') }),
      /** Time given by the desk, in milliseconds. */
      z.strictObject({
        kind: z.literal('give'),
        side: colour,
        by: z
          .int()
          .min(1)
          .max(30 * 86_400_000),
      }),
    ]),
  })
  .meta({ examples: [{ seq: 1, id: 'm1', press: { kind: 'move', side: 'black' } }] });
export type Press = z.input<typeof pressSchema>;

const side = z.object({
  player: z.string(),
  name: z.string(),
  base: z.int(),
  increment: z.int(),
  bonusAt40: z.int(),
});

const sideName = z.object({ rule: z.string(), code: z.string() });

export const gameClockSchema = z.object({
  game: z.string(),
  /** Whose words name the sides. */
  format: z.string(),
  edition: z.int(),
  kind: z.enum(['regular', 'sudden-death', 'armageddon']),
  attempt: z.int().optional(),
  white: side,
  black: side,
  /** Who moves first. */
  first: colour,
  /** What the sides are called, where they are not white and black. */
  sides: z.object({ white: sideName, black: sideName }).exactOptional(),
  /** How many presses there are. */
  seq: z.int(),
  /** The server's time at which `left` was true. */
  now: z.int(),
  /** Absent before the game has started. After the end it shows what it did then. */
  clock: z
    .object({
      toMove: colour,
      running: z.boolean(),
      moves: sides,
      left: sides,
      /** Whose time is out; the loss is recorded a moment later. */
      flag: colour.optional(),
      /** GR-18: without a first move by then, the side to move forfeits the game. */
      beginBy: z.int().optional(),
      /** Whose device stopped it; absent while it runs. */
      stoppedBy: z.enum(['white', 'black', 'desk']).optional(),
    })
    .optional(),
  /** The result, once there is one. */
  over: z.object({ winner: z.enum(['white', 'black', 'draw', 'nobody']), onTime: z.boolean() }).optional(),
  /** The game that is now played at this table (HK-24). */
  next: z.string().optional(),
  /** What the reader may do with it: press for these sides, stop it and go on, give time (DK-16). */
  may: z.object({ press: z.array(colour), pause: z.boolean(), give: z.boolean() }),
});
export type GameClock = z.output<typeof gameClockSchema>;

/** GR-2: the games of days that will run out within a day, the first of them first. */
export const runningOutSchema = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      toMove: colour,
      /** Who is to move, and loses at `dueAt`; and the other one. */
      player: z.string(),
      against: z.string(),
      dueAt: z.int(),
    }),
  ),
});
export type RunningOut = z.output<typeof runningOutSchema>;

export const startGamesSchema = z.strictObject({ first: colour.optional() }).meta({ examples: [{ first: 'black' }] });

export const startedGamesSchema = z.object({ started: z.array(z.string()) });
export type StartedGames = z.output<typeof startedGamesSchema>;
