import * as z from 'zod';
import type { Outlook, PlayerForecast } from '../engine/index.ts';
import { playerIdSchema, reasonSchema } from './wire-nouns.ts';

/** DK-29: where it is heading. */

const share = z.number().min(0).max(1);
const whole = z.int().min(0);
const points = z.number().describe('As people say it: 1.5.');

const likelihood = z
  .object({ share: share.describe('Of the playouts, from 0 to 1.'), error: z.number().describe('Its standard error.') })
  .meta({ id: 'Likelihood' });

const finish = z.union([
  z.object({ kind: z.enum(['won', 'drawn', 'lost']), timed: z.literal(true).exactOptional() }),
  z.object({ kind: z.literal('place'), place: whole, level: whole.describe('How many share it.') }),
]);

const condition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match'),
    round: whole,
    match: whole,
    table: whole,
    seats: z.array(playerIdSchema),
    needed: z.array(z.enum(['won', 'drawn', 'lost'])).describe('How it must end for its first seat.'),
  }),
  z.object({
    kind: z.literal('rival'),
    player: playerIdSchema,
    games: whole,
    most: points.describe('They may get no more out of the games they have left.'),
    all: z.boolean().describe('Only winning all of them is more.'),
  }),
]);

const need = z
  .object({
    player: playerIdSchema,
    goal: z.enum(['win', 'go-on', 'stay-in']),
    cases: z.array(
      z.object({
        finishes: z.array(finish).describe('How their one open game ends; empty where they have none or several.'),
        gain: z.object({ points, games: whole }).exactOptional(),
        verdict: z.enum(['through', 'out', 'on', 'depends']),
        condition: condition.exactOptional(),
        chance: likelihood.exactOptional(),
      }),
    ),
    missing: z.object({ points, label: reasonSchema }).exactOptional(),
  })
  .meta({ id: 'Need' });

const player = z
  .object({
    player: playerIdSchema,
    win: likelihood,
    podium: likelihood,
    outNext: likelihood,
    place: z.object({ mean: z.number(), error: z.number() }),
    reach: z.array(likelihood).describe('Still in at each of the rounds listed.'),
    given: z
      .record(z.string(), z.object({ times: whole, win: likelihood, stay: likelihood }))
      .exactOptional()
      .describe('After each result of their open games, and in how many playouts it was that.'),
    moved: z.number().exactOptional().describe('By how much the chance to win has changed since the forecast before.'),
  })
  .meta({ id: 'PlayerForecast' });

export const forecastSchema = z
  .object({
    version: whole.describe('The newest version of the public view.'),
    pending: z.boolean().describe('Newer figures are being worked out: ask again in a while.'),
    figures: z
      .object({
        version: whole.describe('The version these figures are of.'),
        since: whole.exactOptional().describe('The version of the forecast before.'),
        runs: whole.describe('How many playouts came to an end.'),
        seed: z.string(),
        rounds: z.array(reasonSchema),
        players: z.array(player),
        needs: z.array(need),
        upsets: z.array(
          z.object({ round: whole, match: whole, winner: playerIdSchema, loser: playerIdSchema, chance: share }),
        ),
        swings: z
          .array(z.object({ round: whole, player: playerIdSchema, before: share, after: share }))
          .describe('Whose chance to win the round has moved most, once it is over.'),
      })
      .nullable(),
  })
  .meta({ id: 'Forecast' });

/** As the server makes it: exactly what the engine says, and how it moved. */
export interface Forecasted {
  readonly version: number;
  readonly pending: boolean;
  readonly figures:
    | (Omit<Outlook, 'players'> & {
        readonly since?: number;
        readonly players: readonly (PlayerForecast & { readonly moved?: number })[];
      })
    | null;
}
