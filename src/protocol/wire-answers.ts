import * as z from 'zod';
import { meanings } from './player-lists/index.ts';
import { findingSchema, playerIdSchema, playerStateSchema, reasonSchema } from './wire-nouns.ts';

/** What questions are answered with: why, what if, what would it look like. */

const whole = z.int();
const players = z.array(playerIdSchema);

/** DK-9. */
export const explanationSchema = z
  .object({
    subject: z.string(),
    about: z.enum(['match', 'player', 'tournament']),
    reasons: z.array(z.object({ round: reasonSchema.exactOptional(), why: z.array(reasonSchema) })),
  })
  .meta({ id: 'Explanation' });

/** DK-4, DK-5: what a correction would change if later rounds are kept, and what unwinding would set aside instead. */
export const consequencesSchema = z.object({
  keep: z.object({
    moved: z.array(z.object({ player: playerIdSchema, from: whole, to: whole })),
    states: z.array(z.object({ player: playerIdSchema, from: playerStateSchema, to: playerStateSchema })),
    winners: z.object({ from: players, to: players }),
    finished: z.object({ from: z.boolean(), to: z.boolean() }),
    through: z.object({ from: players, to: players }),
    faults: z
      .array(z.object({ round: whole, table: whole.exactOptional(), finding: findingSchema }))
      .describe('Later pairings that have faults they did not have before.'),
    mayReinstate: players,
    cancelledGames: whole,
    ratings: z
      .array(z.object({ player: playerIdSchema, from: whole, to: whole }))
      .describe('Those that change the next draw.'),
  }),
  unwind: z.object({ rounds: z.array(whole), outcomes: whole }),
});

export const previewedSchema = consequencesSchema
  .extend({ version: whole.describe('Confirm the correction with it as expectedVersion.') })
  .meta({ id: 'Consequences' });

const values = z.record(z.string(), z.unknown());

export const formatSchema = z
  .object({
    name: z.string(),
    settings: values.describe('JSON Schema of the settings.'),
    presets: z.record(z.string(), values),
    filledIn: z.record(z.string(), values).describe('Each preset with every setting that the engine adds to it.'),
    defaultPreset: z.string(),
  })
  .meta({ id: 'Format' });

/** DK-30: how a list was read, and what in it was not understood; nobody is added by it. */
export const readListSchema = z
  .object({
    players: z.array(
      z.object({ name: z.string(), club: z.string().exactOptional(), rating: z.number().exactOptional() }),
    ),
    columns: z.array(
      z.object({
        at: whole,
        heading: z.string(),
        meaning: z.enum([...meanings, 'contact']),
        sample: z.array(z.string()),
      }),
    ),
    rows: z.array(z.object({ line: whole, cells: z.array(z.string()) })),
    problems: z.array(z.object({ code: z.string(), line: whole, text: z.string() })),
    skipped: whole,
  })
  .meta({ id: 'PlayerList' });

/** What the engine makes of settings: those given, and what it uses for the rest. */
export const filledInSchema = z.object({ config: values }).meta({ id: 'FilledInSettings' });

export const formatListSchema = z.object({ formats: z.array(formatSchema) });

/** A format adds what it has to say: groups their sizes, Swiss its rounds, a bracket its matches. */
export const planAnswerSchema = z.looseObject({ format: z.string(), players: whole }).meta({
  id: 'Plan',
  examples: [
    { format: 'groups', players: 17, groups: [6, 6, 5], games: 80 },
    {
      format: 'strikes',
      players: 26,
      random: [5, 5, 4, 4, 4, 4],
      split: [
        [5, 4, 4],
        [5, 4, 4],
      ],
    },
    { format: 'swiss', players: 40, rounds: 6 },
  ],
});

/** What a draw was made from; its history is the engine's own, without names and words of the desk. */
export const drawInputSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('input'),
      rulebook: z.string(),
      rulesVersion: z.int(),
      history: z
        .record(z.string(), z.unknown())
        .describe('Settings, field, players with ratings and the rounds before, as the engine holds them.'),
    }),
    z.object({ kind: z.literal('private') }).describe('The desk keeps players apart; whom is told to nobody.'),
    z.object({ kind: z.literal('no-draw') }).describe('Its tables were opened as matches before them ended.'),
  ])
  .meta({ id: 'DrawSource' });
