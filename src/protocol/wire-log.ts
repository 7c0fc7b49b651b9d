import * as z from 'zod';
import {
  contactText,
  eventInfo,
  fileImageSchema,
  loggedCommandSchema,
  loggedOutcomeSchema,
  metadata,
} from './commands.ts';
import {
  absencesSchema,
  drawSchema,
  gamePlan,
  loggedFindingSchema,
  loggedReasonSchema,
  playerIdSchema,
} from './wire-nouns.ts';

/** The log as the desk reads it: entries with their commands and events. */

const whole = z.int();

const rating = z.object({ rating: whole, deviation: whole.exactOptional(), volatility: whole.exactOptional() });
const settings = z.object({
  selfReport: z.boolean(),
  selfRegistration: z.boolean(),
  approval: z.boolean(),
  listed: z.boolean(),
  shortNames: z.boolean().exactOptional(),
  forecast: z.boolean().exactOptional(),
});
const plannedGame = z.object(gamePlan(whole));
const table = z.object({
  match: whole,
  number: whole,
  seats: z.array(playerIdSchema),
  group: whole.exactOptional(),
  bracketMatch: whole.exactOptional(),
  games: z.array(plannedGame),
  why: z.array(loggedReasonSchema),
});
const tableColumns = z
  .object({
    seats: z.array(z.array(playerIdSchema)).describe('Of match 1, 2, 3, …'),
    numbers: z.array(whole).exactOptional().describe('The tables, where they are not 1, 2, 3, …'),
    groups: z.array(whole.nullable()).exactOptional(),
    bracketMatches: z.array(whole.nullable()).exactOptional(),
    games: z
      .array(z.array(plannedGame))
      .describe('Each list once. Without gamesOf there is one for all, or one for each match.'),
    gamesOf: z.array(whole).exactOptional().describe('Which of the lists each match has, counted from 0.'),
    why: z.array(z.array(loggedReasonSchema)).describe('As with games.'),
    whyOf: z.array(whole).exactOptional(),
  })
  .meta({ id: 'TableColumns', description: 'The tables of a drawn round, by columns.' });
const override = z.object({ reason: z.string(), accepted: z.array(loggedFindingSchema) });
const player = {
  name: z.string(),
  club: z.string().exactOptional(),
  rating: rating.exactOptional(),
  externalId: z.string().exactOptional(),
  metadata: metadata.exactOptional(),
};
const at = { round: whole, match: whole, game: whole };
const ofPlayer = { player: playerIdSchema };
const ofRound = { round: whole };

const event = <T extends string, F extends z.ZodRawShape>(type: T, fields: F) =>
  z.object({ type: z.literal(type), ...fields });

export const eventSchema = z
  .discriminatedUnion('type', [
    event('TournamentCreated', {
      id: z.string(),
      name: z.string(),
      format: z.string(),
      config: z.unknown(),
      settings,
      secret: z.string(),
      rulesVersion: whole,
    }),
    event('Configured', { name: z.string(), format: z.string().exactOptional(), config: z.unknown(), settings }),
    event('EventDescribed', eventInfo),
    event('Started', {}),
    event('EndedEarly', {}),
    event('Reopened', {}),
    event('PlayersAdded', { players: z.array(z.object({ id: playerIdSchema, ...player, approved: z.boolean() })) }),
    event('PlayerApproved', ofPlayer),
    event('PlayerEdited', { ...ofPlayer, ...player }),
    event('PlayerRemoved', ofPlayer),
    event('CheckedIn', { players: z.array(playerIdSchema), present: z.boolean() }),
    event('PlayerDropped', ofPlayer),
    event('PlayerReinstated', ofPlayer),
    event('TableFixed', { ...ofPlayer, table: whole.nullable() }),
    event('KeptApart', { players: z.tuple([playerIdSchema, playerIdSchema]), apart: z.boolean() }),
    event('AbsencesAnnounced', { ...ofPlayer, absences: absencesSchema }),
    event('PointsAdjusted', {
      ...ofPlayer,
      by: whole.describe('In thousandths.'),
      round: whole.exactOptional(),
      reason: z.string(),
      isPrivate: z.literal(true).exactOptional(),
    }),
    event('SeedsSet', { seeds: z.array(playerIdSchema) }),
    event('StagesPlanned', { stages: z.array(z.object({ rulebook: z.string(), config: z.unknown() })) }),
    event('LotsDrawn', { purpose: z.string(), order: z.array(playerIdSchema), after: whole, draw: drawSchema }),
    event('HandedOver', { stage: whole, seeds: z.array(playerIdSchema) }),
    event('RoundPaired', {
      v: z.literal(2).exactOptional().describe('2: tables by columns. Older entries have a list, and no v.'),
      ...ofRound,
      edition: whole,
      stage: whole,
      kind: z.string(),
      tables: z.union([z.array(table), tableColumns]),
      byes: z.array(playerIdSchema),
      byeReasons: z.array(loggedReasonSchema),
      notes: z.array(loggedReasonSchema),
      ratings: z.record(z.string(), rating).exactOptional(),
      findings: z.array(loggedFindingSchema),
      draw: drawSchema,
    }),
    event('DraftAdjusted', {
      ...ofRound,
      tables: z.array(table),
      byes: z.array(playerIdSchema),
      findings: z.array(loggedFindingSchema),
      override: override.exactOptional(),
    }),
    event('Overridden', { ...ofRound, override }),
    event('DraftDiscarded', ofRound),
    event('RoundPublished', { ...ofRound, edition: whole, at: whole }),
    event('RoundUnpublished', ofRound),
    event('TableOpened', {
      ...ofRound,
      edition: whole,
      stage: whole,
      roundKind: z.string(),
      at: whole,
      table,
      draw: drawSchema.exactOptional(),
    }),
    event('GameAdded', { ...ofRound, match: whole, game: plannedGame }),
    event('GamesCancelled', { ...ofRound, match: whole, from: whole }),
    event('MatchMoved', { ...ofRound, match: whole, table: whole }),
    event('RoundClosed', ofRound),
    event('RoundReopened', ofRound),
    event('RematchesAllowed', ofRound),
    event('FinalGameCalled', { after: whole }),
    event('RoundsSet', { rounds: whole }),
    event('Unwound', { toRound: whole }),
    event('RoundClockStarted', { ...ofRound, at: whole, duration: whole }),
    event('RoundClockPaused', { ...ofRound, at: whole }),
    event('RoundClockExtended', { ...ofRound, at: whole, by: whole }),
    event('OutcomeRecorded', {
      ...at,
      outcome: loggedOutcomeSchema,
      completedAt: whole,
      arrivedAt: whole.exactOptional(),
    }),
    event('OutcomeCorrected', { ...at, outcome: loggedOutcomeSchema }),
    event('OutcomeRemoved', { ...at, at: whole }),
    event('OutcomeContested', { ...at, outcome: loggedOutcomeSchema }),
    event('OutcomeUpheld', at),
    event('ResultProposed', {
      ...at,
      ...ofPlayer,
      outcome: loggedOutcomeSchema,
      at: whole,
      enteredAt: whole.exactOptional(),
    }),
    event('ResultDisputed', { ...at, ...ofPlayer, at: whole }),
    event('ReportsDismissed', at),
    event('PersonErased', { ...ofPlayer, before: z.string(), after: z.string() }),
    event('EntryUndone', { version: whole }),
  ])
  .meta({ id: 'Event', description: 'What a command led to: a fact or a draw, never a conclusion.' });

export const entrySchema = z
  .object({
    version: whole,
    commandId: z.string(),
    at: whole.describe('Milliseconds since 1970.'),
    by: z.string(),
    command: loggedCommandSchema,
    events: z.array(eventSchema),
    hash: z.string().describe('Over everything in the entry and the hash of the one before.'),
  })
  .meta({ id: 'Entry', description: 'One accepted command and what came of it.' });

export const entryUpdateSchema = z
  .object({ version: whole, head: z.string(), entries: z.array(entrySchema) })
  .meta({ id: 'EntryUpdate' });

/** DK-18: one document with the whole log. */
export const exportedFileSchema = z
  .object({
    tiltyard: z.literal(1),
    entries: z.array(entrySchema),
    image: fileImageSchema.exactOptional(),
    contact: contactText.exactOptional(),
  })
  .meta({ id: 'TournamentFile' });
