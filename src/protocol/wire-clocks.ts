import { z } from 'zod';

/** Game clocks over the wire. */

const colour = z.enum(['white', 'black']);
const sides = z.object({ white: z.int(), black: z.int() });

export const pressSchema = z
  .strictObject({
    /** How many presses were on the screen. */
    seq: z.int().min(0),
    /** Chosen by the caller; a repeat is found by it. */
    id: z.string().regex(/^[\w.:~-]{1,100}$/),
    press: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('start'), first: colour.default('white') }),
      z.strictObject({ kind: z.literal('move'), side: colour }),
      z.strictObject({ kind: z.literal('pause') }),
      z.strictObject({ kind: z.literal('resume') }),
    ]),
  })
  .meta({ examples: [{ seq: 1, id: 'm1', press: { kind: 'move', side: 'black' } }] });
export type Press = z.input<typeof pressSchema>;

export const gameClockSchema = z.object({
  game: z.string(),
  seq: z.int(),
  /** The server's time at which `left` was true. */
  now: z.int(),
  /** Absent before the game has started. */
  clock: z.object({ toMove: colour, running: z.boolean(), moves: sides, left: sides }).optional(),
});
export type GameClock = z.output<typeof gameClockSchema>;

export const startGamesSchema = z.strictObject({ first: colour.default('white') });
