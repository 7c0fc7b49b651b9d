import * as z from 'zod';
import { playerIdSchema, reasonSchema, roundStateSchema, sidesSchema } from './wire-nouns.ts';

/** The format's own picture of the whole: groups with their cross tables, a race for places, a bracket. */

const whole = z.int();

const member = z.object({
  player: playerIdSchema,
  wins: whole,
  losses: whole,
  draws: whole,
  score: z.number(),
  rating: whole.exactOptional().describe('When the round was drawn.'),
  ratingNow: whole.exactOptional().describe('Where ratings are live.'),
  wentOn: z.boolean().exactOptional(),
  winner: z.boolean(),
});

const crossCell = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('self') }),
  z.object({
    kind: z.literal('games'),
    games: z.array(
      z.object({ match: z.string(), result: z.string().describe('1, ½, 0 or –; empty while it is open.') }),
    ),
  }),
]);

const groupRound = z.object({
  round: whole,
  label: reasonSchema,
  state: roundStateSchema,
  sides: sidesSchema.exactOptional().describe('Rows have the side that moves first.'),
  groups: z.array(
    z.object({
      group: whole.exactOptional(),
      members: z.array(member),
      cross: z.array(z.array(crossCell)).describe('Row by row in the order of the members.'),
    }),
  ),
});

const race = z.object({
  places: whole,
  threshold: z.number(),
  over: z.boolean(),
  phases: z.array(z.object({ round: whole, label: reasonSchema })),
  rows: z.array(
    z.object({
      player: playerIdSchema,
      seed: whole.exactOptional(),
      points: z.number(),
      matches: whole,
      byes: whole,
      qualified: z.object({ phase: whole, at: whole.exactOptional() }).exactOptional(),
      dropped: z.boolean(),
      phases: z.array(
        z.object({
          round: whole,
          result: z.enum(['win', 'draw', 'loss', 'bye', 'open', 'absent']),
          opponent: playerIdSchema.exactOptional(),
          points: z.number(),
        }),
      ),
    }),
  ),
});

const side = { seed: whole.exactOptional(), score: z.number().exactOptional(), won: z.boolean() };
const slot = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('player'), player: playerIdSchema, ...side }),
  z.object({ kind: z.literal('winner-of'), match: whole, ...side }),
  z.object({ kind: z.literal('loser-of'), match: whole, ...side }),
  z.object({ kind: z.literal('nobody'), ...side }),
]);

const bracket = z.object({
  stage: whole,
  rows: z.number(),
  columns: z.array(
    z.object({
      round: whole,
      label: reasonSchema,
      side: z.string().describe('`winners`, `losers`, `final`, or a word of the format’s own.').exactOptional(),
      sideLabel: reasonSchema.exactOptional(),
      matches: z.array(
        z.object({
          match: whole,
          id: z.string().exactOptional(),
          table: whole.exactOptional(),
          state: z.enum(['waiting', 'open', 'done', 'walkover', 'void']),
          purpose: z.string().describe('`round`, `final`, `third-place`, `reset`, or a word of the format’s own.'),
          title: reasonSchema.exactOptional(),
          aside: z.literal(true).describe('Beside the tree: nothing leads on from it.').exactOptional(),
          slots: z.tuple([slot, slot]),
          winner: playerIdSchema.exactOptional(),
          how: z.string().exactOptional(),
          from: z.array(whole),
          row: z.number(),
        }),
      ),
    }),
  ),
});

const label = reasonSchema.describe('What the format calls it.').exactOptional();

export const boardSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('cross-tables'),
      label,
      whole: z.boolean().describe('Everyone is in one table, not in that of a group.'),
      rounds: z.array(groupRound),
    }),
    z.object({
      kind: z.literal('bars'),
      label,
      limit: z.number(),
      rounds: z.array(whole),
      needs: z
        .array(z.object({ player: playerIdSchema, place: whole, seats: whole }))
        .describe('The last place, shared with nobody, that keeps those who still play under the limit.'),
    }),
    z.object({ kind: z.literal('bracket'), label, race: race.exactOptional(), bracket: bracket.exactOptional() }),
    z.object({ kind: z.literal('none'), label }),
  ])
  .meta({ id: 'Board' });
