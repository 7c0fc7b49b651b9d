import * as z from 'zod';
import { accessListSchema } from './wire-accesses.ts';
import { standingSchema } from './wire-documents.ts';
import { absencesSchema } from './wire-nouns.ts';
import { sessionListSchema, tokenListSchema } from './wire-roles.ts';

/** DK-31: what is stored about a person, for that person. Moments are milliseconds since 1970. */

const accesses = accessListSchema.shape.accesses;

export const playerDataSchema = z.object({
  tournament: z.object({ id: z.string(), name: z.string() }),
  player: z.object({
    id: z.string(),
    name: z.string(),
    club: z.string().exactOptional(),
    rating: z.number().exactOptional().describe('On entry.'),
    externalId: z.string().exactOptional(),
    metadata: z.record(z.string(), z.string()).exactOptional(),
    approved: z.boolean(),
    checkedIn: z.boolean(),
    fixedTable: z.int().exactOptional(),
  }),
  contact: z.string().exactOptional(),
  keptApartFrom: z.int().describe('From how many others the desk keeps them apart; who they are is not said.'),
  place: z.int().exactOptional(),
  adjustments: standingSchema.shape.adjustments,
  absences: absencesSchema.exactOptional(),
  matches: z
    .array(
      z.object({
        round: z.int(),
        table: z.int(),
        with: z.array(z.string()).describe('The others at the table.'),
        results: z.array(z.string()).describe('Of each game, in seat order, as it was reported.'),
      }),
    )
    .describe('Of rounds that were published.'),
  links: z.array(
    z.object({ createdAt: z.int(), expiresAt: z.int().exactOptional(), revokedAt: z.int().exactOptional() }),
  ),
  accesses: accesses.describe('When and from where their private link was opened.'),
});
export type PlayerData = z.output<typeof playerDataSchema>;

export const accountDataSchema = z.object({
  account: z.object({ name: z.string(), createdAt: z.int() }),
  sessions: sessionListSchema.shape.sessions,
  tokens: tokenListSchema.shape.tokens,
  accesses,
  identities: z.array(z.object({ issuer: z.string(), subject: z.string() })),
  tournaments: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
});
export type AccountData = z.output<typeof accountDataSchema>;
