import * as z from 'zod';
import type { ProgressView } from '../engine/index.ts';
import { commandExamples } from './command-examples.ts';
import {
  adjustPointsSchema,
  commandSchema,
  contactText,
  fileImageSchema,
  outcomeSchema,
  placeSchema,
  type ReadOnly,
} from './commands.ts';
import { meanings } from './player-lists/index.ts';
import { progressSchema } from './wire-documents.ts';
import { entrySchema } from './wire-log.ts';
import { playerIdSchema, reportSchema, roundClockSchema } from './wire-nouns.ts';
import type { Entry, TableReport } from './wire-views.ts';

/** The bodies of the HTTP API. Both sides read them from here: the server checks with them, the client is typed by them. */

const text = (most: number) => z.string().max(most);

export const tournamentIdSchema = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('The short id of a tournament, as in its public address.');

/** Chosen by the caller; the same id is applied once, for ever. */
export const commandIdSchema = z
  .string()
  .regex(/^[\w.:~-]{1,100}$/)
  .describe('Chosen by the caller, unique: a repeat is answered with the first answer and changes nothing.');

export const roles = ['owner', 'desk', 'scorekeeper', 'player', 'public'] as const;
export type Role = (typeof roles)[number];

/** DK-24: as JSON like everything else that is sent, so that no form of another page can send it. */
export const imageUploadSchema = z
  .strictObject({
    data: fileImageSchema.shape.data.describe('The picture as base64: PNG, JPEG or WebP, at most 1 MB.'),
  })
  .meta({ examples: [{ data: 'iVBORw0KGgo…' }] });

/** DK-24, DK-28: how to reach someone: an address, a number, a page. An empty one takes it away. */
export const contactSchema = z
  .strictObject({ contact: contactText })
  .meta({ examples: [{ contact: 'desk@club.example' }] });
export type Contact = z.output<typeof contactSchema>;

/** An answer that has nothing to say. */
export const nothingSchema = z.undefined().describe('Done.');

const settingsSchema = z.strictObject({
  selfReport: z.boolean().exactOptional(),
  selfRegistration: z.boolean().exactOptional(),
  approval: z.boolean().exactOptional(),
  listed: z.boolean().exactOptional(),
  shortNames: z.boolean().exactOptional().describe('The public reads “Kim L.” for “Kim Larsen”.'),
  forecast: z.boolean().exactOptional().describe('The public sees everyone’s chances.'),
});

export const createTournamentSchema = z
  .strictObject({
    commandId: commandIdSchema.optional(),
    name: text(2000),
    format: text(40),
    config: z.record(z.string(), z.unknown()).default({}),
    settings: settingsSchema.optional(),
  })
  .meta({
    examples: [
      {
        commandId: 'spring-2027',
        name: 'Spring Cup',
        format: 'groups',
        config: { groupSize: 4 },
        settings: { selfReport: true },
      },
    ],
  });
export type CreateTournament = z.input<typeof createTournamentSchema>;

export const useAgainSchema = z
  .strictObject({ commandId: commandIdSchema.optional(), name: text(2000).describe('What the new one is called.') })
  .meta({ examples: [{ commandId: 'spring-2028', name: 'Spring Cup 2028' }] });

export const createdSchema = z.object({
  id: z.string(),
  version: z.int(),
  /** The public address, under this server. */
  path: z.string(),
});
export type Created = z.output<typeof createdSchema>;

export const submitSchema = z
  .strictObject({
    commandId: commandIdSchema.optional().describe('May come as the header Idempotency-Key instead.'),
    command: commandSchema,
    expectedVersion: z
      .int()
      .min(0)
      .optional()
      .describe('For commands that act on the whole picture: the version that was on the screen.'),
    sentAt: z
      .int()
      .min(0)
      .optional()
      .describe('What the device’s clock shows now: moments of entry in the command are set right by it (HK-11).'),
  })
  .meta({
    examples: [
      {
        commandId: 'players-1',
        command: { type: 'AddPlayers', players: [{ name: 'Ada' }, { name: 'Ben', rating: 1500 }] },
      },
      {
        commandId: 'r1-t1-g1',
        command: {
          type: 'RecordOutcome',
          place: { round: 1, edition: 1, match: 1, game: 1 },
          outcome: { kind: 'scores', scores: [5, 3] },
        },
      },
      { commandId: 'close-1', expectedVersion: 57, command: { type: 'CloseRound', round: 1 } },
      ...commandExamples.map((command) => ({ commandId: `example-${command.type}`, command })),
    ],
  });
export type Submit = ReadOnly<z.input<typeof submitSchema>>;

export const submittedSchema = z.object({
  version: z.int(),
  repeated: z.boolean().describe('It was applied before; nothing was changed now.'),
  entry: entrySchema.exactOptional().describe('For the desk only: it may hold a draft.'),
});
export type Submitted = Omit<z.output<typeof submittedSchema>, 'entry'> & { readonly entry?: Entry };

export const previewSchema = z
  .strictObject({
    place: placeSchema,
    outcome: outcomeSchema.exactOptional(),
    reinstate: z.array(playerIdSchema).max(20_000).exactOptional(),
  })
  .meta({
    examples: [{ place: { round: 1, edition: 1, match: 1, game: 1 }, outcome: { kind: 'scores', scores: [3, 5] } }],
  });

/** DK-34. */
export const adjustmentSchema = adjustPointsSchema.omit({ type: true }).meta({
  examples: [{ player: 'p1', by: -1, round: 1, reason: 'Late for the round' }],
});

export type Adjusting = ReadOnly<z.output<typeof adjustmentSchema>>;

/** DK-31: the codes of the log's head before and after; notes of the old one are recognised by an audit. */
export const erasedSchema = z
  .object({ version: z.int(), before: z.string(), after: z.string() })
  .meta({ id: 'Erased', examples: [{ version: 42, before: 'K7QF2-9XW4M', after: 'G11WJ-BWT27' }] });
export type Erased = z.output<typeof erasedSchema>;

/** DK-8. */
export const removalSchema = z
  .strictObject({ confirm: z.string().max(2000).describe('The tournament’s name.') })
  .meta({ examples: [{ confirm: 'Spring Cup' }] });

export const playerListSchema = z
  .strictObject({
    text: z.string().max(500_000).describe('A list as people have it: lines, CSV, TSV, a FIDE rating list or TRF.'),
    columns: z
      .record(z.string().regex(/^\d{1,4}$/), z.enum(meanings))
      .default({})
      .describe('What columns mean, by their place from 0, where the reader knows better.'),
  })
  .meta({ examples: [{ text: 'Name;DWZ;Verein\nJürgen Großmann;1500;Köln', columns: {} }] });

export type PlayerListText = z.output<typeof playerListSchema>;

export const chosenSettingsSchema = z
  .strictObject({ format: text(40), config: z.record(z.string(), z.unknown()).default({}) })
  .meta({ examples: [{ format: 'groups', config: { base: 600_000 } }] });

export const planSchema = z
  .strictObject({
    format: text(40),
    players: z.int().min(0).max(999_999_999),
    config: z.record(z.string(), z.unknown()).default({}),
  })
  .meta({ examples: [{ format: 'groups', players: 17, config: { arrangement: 'balanced' } }] });

export const listedTournamentSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.string(),
  status: z.enum(['registering', 'running', 'finished']),
  players: z.int(),
  listed: z.boolean(),
  firstDay: z
    .string()
    .exactOptional()
    .describe('The calendar day at the venue on which it begins, where it is announced.'),
  createdAt: z.int(),
  updatedAt: z.int(),
  version: z.int(),
  role: z.enum(roles),
  progress: progressSchema,
  clock: roundClockSchema.nullable(),
  winners: z.array(z.string()).describe('Their names, once there are any.'),
});
export type ListedTournament = Omit<z.output<typeof listedTournamentSchema>, 'progress'> & {
  readonly progress: ProgressView;
};

export const tournamentListSchema = z.object({
  tournaments: z.array(listedTournamentSchema),
  next: z.string().optional(),
});
export interface TournamentList {
  readonly tournaments: readonly ListedTournament[];
  readonly next?: string | undefined;
}

/** Who is asking, in one tournament: what a link allows (DK-16). */
export const meSchema = z.object({
  role: z.enum(roles),
  label: z.string(),
  /** Whose link it is, for players. */
  player: z.string().exactOptional(),
  /** The commands this role may send. */
  may: z.array(z.string()),
  /** DK-12: for players, what was reported at their own tables and is not settled yet. */
  reports: z.array(reportSchema).exactOptional(),
});
export type Me = Omit<z.output<typeof meSchema>, 'reports'> & { readonly reports?: readonly TableReport[] };

/** RFC 9457, with the engine's code and details. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string().describe('For programs: the engine’s refusal, or what the server says no to.'),
    detail: z.string().describe('A sentence for people, in the language of Accept-Language where there is one.'),
    details: z.unknown().optional().describe('The figures behind it; which ones depends on the code.'),
  })
  .meta({
    id: 'Problem',
    description: 'Why not (RFC 9457).',
    examples: [
      {
        type: 'urn:tiltyard:too-few-players',
        title: 'Unprocessable Entity',
        status: 422,
        code: 'too-few-players',
        detail: 'It takes at least 2 players; you have 1.',
        details: { have: 1, need: 2 },
      },
    ],
  });
export type Problem = z.output<typeof problemSchema>;
