import * as z from 'zod';
import type { WireScore } from '../kit/index.ts';
import { thousandthsIn } from './wire-score.ts';

/** The wire form of commands. What the rules allow is the engine's part; this only says what can be read. */

/** What a schema gives, down to the last list, as nobody may change it. */
export type ReadOnly<T> = T extends number ? T : T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

const whole = z.int();
const playerId = z.string().min(1).max(40);
const name = z.string().max(2000);
const reason = z.string().max(2000);
const time = whole.min(0);

const matchPlace = { round: whole, edition: whole, match: whole };

export const placeSchema = z.strictObject({ ...matchPlace, game: whole }).meta({
  id: 'Place',
  description:
    'One game: its round with that round’s edition, the number of its match (3 in r2.t3; not the table where it is played), its number there.',
});

const seatNumbers = z.array(z.int().nullable()).max(16);

const outcomes = <Scores extends z.ZodType>(scores: Scores) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('scores'),
      scores,
      onTime: z.literal(true).exactOptional(),
      moves: z.int().min(1).max(9_999).exactOptional().describe('How many moves the game took.'),
    }),
    z.strictObject({ kind: z.literal('places'), places: seatNumbers }),
    z.strictObject({ kind: z.literal('forfeit'), seats: z.array(whole).max(16) }),
  ]);

const score = z
  .number()
  .min(-999_999_999.999)
  .max(999_999_999.999)
  .refine((value) => thousandthsIn(value) !== undefined, 'at most three decimal places') as z.ZodType as z.ZodType<
  WireScore,
  WireScore
>;

export const outcomeSchema = outcomes(z.array(score.nullable()).max(16)).meta({
  id: 'Outcome',
  description:
    'What came out, in seat order: scores as people say them (a draw is 0.5 each; at most three decimal places), places, or the seats that did not play. null: the player of that seat had left.',
  examples: [
    { kind: 'scores', scores: [5, 3] },
    { kind: 'scores', scores: [0.5, 0.5] },
    { kind: 'places', places: [1, 2, 2, 4] },
    { kind: 'forfeit', seats: [1] },
  ],
});

/** An outcome with scores as people say them. */
export type WireOutcome = ReadOnly<z.output<typeof outcomeSchema>>;

/** As it is hashed. */
export const loggedOutcomeSchema = outcomes(seatNumbers).meta({
  id: 'LoggedOutcome',
  description: 'An outcome as the log has it: scores in thousandths, a draw is 500 each.',
  examples: [{ kind: 'scores', scores: [5000, 3000] }],
});

const registration = { name, club: name.exactOptional(), rating: z.number().exactOptional() };
const externalId = z
  .string()
  .max(400)
  .describe('What another program calls this player: unique here, and never public.');
export const metadata = z
  .record(z.string().max(100), z.string().max(1000))
  .describe('A few words that another program wants back; never public.');
const newPlayer = z.strictObject({
  ...registration,
  externalId: externalId.exactOptional(),
  metadata: metadata.exactOptional(),
});
const settings = z.strictObject({
  selfReport: z.boolean().exactOptional(),
  selfRegistration: z.boolean().exactOptional(),
  approval: z.boolean().exactOptional(),
  listed: z.boolean().exactOptional(),
  shortNames: z.boolean().exactOptional().describe('The public reads “Kim L.” for “Kim Larsen”.'),
  forecast: z.boolean().exactOptional().describe('The public sees everyone’s chances.'),
});
/** DK-24. */
export const eventInfo = {
  firstDay: z.string().max(10).exactOptional().describe('A calendar day at the venue: 2027-03-14.'),
  lastDay: z.string().max(10).exactOptional(),
  startTime: z.string().max(5).exactOptional().describe('On the first day, by the clock on the wall there: 19:30.'),
  timeZone: z.string().max(50).exactOptional().describe('As the tz database calls it: Europe/Oslo.'),
  venue: reason.exactOptional(),
  description: z.string().max(10_000).exactOptional().describe('Plain text, which may hold addresses of pages.'),
};
const config = z.record(z.string(), z.unknown());
const entered = {
  enteredAt: time
    .exactOptional()
    .describe('When it was entered, by the device’s clock (with `sentAt` beside the command) or by the server’s.'),
};
const later = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('unwind'), confirm: name }),
]);
const returning = {
  reinstate: z
    .array(playerId)
    .max(20_000)
    .exactOptional()
    .describe('Who comes back because of it: accepted with the correction, or refused with it.'),
};
const pairOfPlayers = z.tuple([playerId, playerId]);
const draftChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('swap'), players: pairOfPlayers }),
  z.strictObject({ kind: z.literal('move'), player: playerId, match: whole }),
  z.strictObject({ kind: z.literal('bye'), player: playerId }),
  z
    .strictObject({
      kind: z.literal('arrange'),
      tables: z.array(z.array(playerId).max(20)).max(20_000),
      byes: z.array(playerId).max(20_000),
    })
    .describe('The whole draft, table by table, with the people who are in it.'),
]);
const of = <T extends string, F extends z.ZodRawShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });
const round = { round: whole };

const absence = z.strictObject({
  from: whole,
  to: whole.exactOptional().describe('The last round; without it until further notice.'),
  bye: z.enum(['nothing', 'half', 'full']).describe('What each of the rounds is worth.'),
});
const adjustPoints = <Points extends z.ZodType>(points: Points) =>
  of('AdjustPoints', {
    player: playerId,
    by: points,
    round: whole.exactOptional().describe('The round that it is for; without one it is for the event.'),
    reason,
    isPrivate: z.boolean().exactOptional().describe('Only the desk reads the reason; the points are public.'),
  });
export const adjustPointsSchema = adjustPoints(
  score.describe('Given, or taken if negative, in what the format counts; 0 is a warning.'),
);

function commands<Outcomes extends z.ZodType, Points extends z.ZodObject>(outcome: Outcomes, points: Points) {
  const report = { place: placeSchema, outcome, completedAt: time.exactOptional(), ...entered };
  return z.discriminatedUnion('type', [
    of('CreateTournament', {
      id: z.string().min(1).max(40),
      name,
      format: z.string().max(40),
      config,
      settings: settings.exactOptional(),
      secret: z.string().max(80).describe('In what desks read it is sha256: and its hash.'),
    }),
    of('Configure', {
      name: name.exactOptional(),
      format: z.string().max(40).exactOptional(),
      config: config.exactOptional(),
      settings: settings.exactOptional(),
    }),
    of('DescribeEvent', eventInfo),
    of('Start', {}),
    of('EndEarly', { confirm: name }),
    of('Reopen', {}),
    of('AddPlayers', { players: z.array(newPlayer).max(20_000) }),
    of('Register', { player: z.strictObject(registration) }),
    of('ApprovePlayer', { player: playerId }),
    of('EditPlayer', {
      player: playerId,
      name: name.exactOptional(),
      club: name.nullable().exactOptional(),
      rating: z.number().nullable().exactOptional(),
      externalId: externalId.nullable().exactOptional(),
      metadata: metadata.nullable().exactOptional(),
    }),
    of('RemovePlayer', { player: playerId }),
    of('RemovePlayers', { players: z.array(playerId).max(20_000) }),
    of('CheckIn', { players: z.array(playerId).max(20_000), present: z.boolean() }),
    of('DropPlayer', { player: playerId }),
    of('DropPlayers', { players: z.array(playerId).max(20_000) }),
    of('ReinstatePlayer', { player: playerId }),
    of('FixTable', { player: playerId, table: whole.nullable() }),
    of('KeepApart', { players: pairOfPlayers, apart: z.boolean() }),
    of('AnnounceAbsences', { player: playerId, absences: z.array(absence).max(200) }),
    points,
    of('SetSeeds', { seeds: z.array(playerId).max(20_000) }),
    of('PairRound', {}),
    of('PairAgain', round),
    of('AdjustDraft', { ...round, edition: whole, change: draftChange, override: reason.exactOptional() }),
    of('Override', { ...round, edition: whole, reason }),
    of('PublishRound', round),
    of('UnpublishRound', round),
    of('CloseRound', round),
    of('ReopenRound', round),
    of('AllowRematches', {}),
    of('CallFinalGame', {}),
    of('SetRounds', { rounds: whole }),
    of('MoveMatch', { ...matchPlace, table: whole }),
    of('UnwindToRound', { ...round, confirm: name }),
    of('StartRoundClock', { ...round, duration: whole }),
    of('PauseRoundClock', round),
    of('ExtendRoundClock', { ...round, by: whole }),
    of('RecordOutcome', report),
    of('RecordSeveral', { reports: z.array(z.strictObject(report)).max(20_000) }),
    of('Forfeit', { place: placeSchema, seats: z.array(whole).max(16), ...entered }),
    of('ProposeResult', { place: placeSchema, player: playerId, outcome, ...entered }),
    of('ConfirmResult', { place: placeSchema, player: playerId, ...entered }),
    of('DisputeResult', { place: placeSchema, player: playerId }),
    of('DismissReports', { place: placeSchema }),
    of('ContestOutcome', { place: placeSchema, outcome }),
    of('UpholdOutcome', { place: placeSchema }),
    of('CorrectOutcome', { place: placeSchema, outcome, replaces: outcome, later, ...returning }),
    of('RemoveOutcome', { place: placeSchema, replaces: outcome, later, ...returning }),
    of('ErasePerson', {
      player: playerId,
      from: whole.min(1),
      codes: z.array(z.string().max(20)).max(1_000_000),
      after: z.string().max(20),
    }),
    of('Undo', { version: whole }),
  ]);
}

export const commandSchema = commands(outcomeSchema, adjustPointsSchema).meta({
  id: 'Command',
  description: 'What someone asks of a tournament; accepted whole or refused whole.',
});

/** A command as clients send it, with scores as people say them. */
export type WireCommand = ReadOnly<z.output<typeof commandSchema>>;

/** As it is hashed. */
export const loggedCommandSchema = commands(loggedOutcomeSchema, adjustPoints(whole)).meta({
  id: 'LoggedCommand',
  description: 'A command as the log has it: scores in thousandths.',
});

/** An entry as a file has it. Events are checked by the engine, which knows their history. */
export const writtenEntrySchema = z.strictObject({
  version: whole.min(1),
  commandId: z.string().min(1).max(100),
  at: time,
  by: z.string().max(200),
  command: loggedCommandSchema,
  events: z.array(z.looseObject({ type: z.string(), v: whole.exactOptional() })),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/** DK-18: one document with the whole log. */
/** A megabyte as base64, and a little. */
const MAX_IMAGE_TEXT = 1_400_000;

/** DK-24: the picture of the event, beside the log. */
export const fileImageSchema = z.strictObject({
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  data: z.string().max(MAX_IMAGE_TEXT).describe('Base64.'),
});

/** DK-24: contact details of the organiser or of a player; one line, so that it fits where one line is shown. */
export const contactText = z.string().max(200);

export const tournamentFileSchema = z
  .strictObject({
    tiltyard: z.literal(1),
    entries: z.array(writtenEntrySchema),
    image: fileImageSchema.exactOptional(),
    contact: contactText.exactOptional(),
  })
  .meta({
    examples: [
      {
        tiltyard: 1,
        entries: [
          {
            version: 1,
            commandId: 'spring-2027',
            at: 1_800_000_000_000,
            by: 'owner',
            command: {
              type: 'CreateTournament',
              id: 'spring',
              name: 'Spring Cup',
              format: 'groups',
              config: {},
              secret: '0'.repeat(64),
            },
            events: [{ type: 'TournamentCreated', '…': 'as the engine decided' }],
            hash: '0'.repeat(64),
          },
        ],
      },
    ],
  });
