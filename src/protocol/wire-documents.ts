import * as z from 'zod';
import { eventInfo, metadata } from './commands.ts';
import { boardSchema } from './wire-board.ts';
import {
  absencesSchema,
  announcedByeSchema,
  criterionSchema,
  drawSchema,
  findingSchema,
  gamePlan,
  playerIdSchema,
  playerStateSchema,
  reasonSchema,
  roundClockSchema,
  roundStateSchema,
  sidesSchema,
} from './wire-nouns.ts';

/** The tournament as it is read: the whole, its slices, its draft. Values are as people say them: 1.5, not three halves. */

const whole = z.int();

const game = z.object({
  id: z.string().describe('Such as r1.t4.g1.'),
  ...gamePlan(playerIdSchema),
  result: z.string().exactOptional().describe('As it is reported, in seat order: 5-3, 1/2, places 1 2 2 4, +-.'),
  completedAt: whole.exactOptional(),
  arrivedAt: whole
    .exactOptional()
    .describe('Only where it arrived more than a minute after it was entered on a device.'),
});

const match = z
  .object({
    id: z.string().describe('Such as r1.t4.'),
    number: whole.describe(
      'The number in the id: it counts the matches of the round and never changes. Commands name it.',
    ),
    table: whole.describe('Where it is played.'),
    seats: z.array(playerIdSchema),
    group: whole.exactOptional(),
    match: whole.exactOptional().describe('Its number in a bracket.'),
    state: z.enum(['open', 'done', 'unplayed']).describe('Unplayed: the tournament was ended early.'),
    outcome: z
      .object({
        scores: z.array(z.number().nullable()),
        points: z.array(z.number()),
        how: z.enum(['played', 'forfeit', 'walkover', 'double-forfeit']),
      })
      .exactOptional(),
    winners: z.array(playerIdSchema),
    games: z.array(game),
    why: z.array(reasonSchema),
  })
  .meta({ id: 'Match' });

const numbersCalled = reasonSchema.describe('What the format calls the numbers that are entered.').exactOptional();

const resultForm = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('one-point'), moves: z.literal(true).exactOptional() }),
    z.object({ kind: z.literal('target'), target: whole, level: z.boolean() }),
    z.object({
      kind: z.literal('scores'),
      best: z.enum(['highest', 'lowest']),
      most: whole.describe('No seat can have more.').exactOptional(),
      label: numbersCalled,
    }),
    z.object({ kind: z.literal('places'), label: numbersCalled }),
  ])
  .describe('How results of this round are written.');

export const roundSchema = z
  .object({
    number: whole,
    edition: whole.describe('Rises when the round is drawn or shown anew; commands about a table carry it.'),
    label: reasonSchema,
    kind: z.string(),
    state: roundStateSchema,
    form: resultForm,
    sides: sidesSchema.exactOptional(),
    byes: z.array(playerIdSchema),
    byeReasons: z.array(reasonSchema),
    absent: z
      .array(z.object({ player: playerIdSchema, bye: announcedByeSchema }))
      .exactOptional()
      .describe('Those who are not in it as they had announced.'),
    byeWorth: z
      .enum(['win', 'draw', 'nothing', 'rest'])
      .describe('What a bye of this round counts for; in a round robin it is a rest, and no bye.'),
    matches: z.array(match),
    notes: z.array(reasonSchema),
    draw: drawSchema.exactOptional(),
    ratings: z
      .record(playerIdSchema, whole)
      .exactOptional()
      .describe('By player: the ratings the round was sorted by, where they are live.'),
    overrides: z.array(z.string()),
  })
  .meta({ id: 'Round' });

const player = {
  id: playerIdSchema,
  name: z.string(),
  club: z.string().exactOptional(),
  rating: whole.exactOptional(),
  plusMinus: whole.exactOptional().describe('GR-11: half the width of the interval in which the true rating lies.'),
  absences: absencesSchema.exactOptional().describe('Which rounds they announced to miss, and what those are worth.'),
};
export const playerSchema = z.object(player).meta({ id: 'Player' });

export const standingSchema = z
  .object({
    place: whole,
    player: playerIdSchema,
    state: playerStateSchema,
    moved: whole.exactOptional().describe('By how many places up, down if negative, since the round before.'),
    criteria: z.array(z.object({ name: z.string(), value: z.number() })).describe('In order of weight.'),
    adjustments: z
      .array(
        z.object({
          by: z.number().describe('0 is a warning.'),
          round: whole.exactOptional().describe('The round that it is for; without one it is for the event.'),
          reason: z.string().exactOptional().describe('Absent where only the desk reads it.'),
        }),
      )
      .exactOptional()
      .describe('What the desk gave, or took if negative; the criteria count it.'),
    why: z.array(reasonSchema),
  })
  .meta({ id: 'Standing' });

const ofRound = { round: whole, label: reasonSchema, of: whole.exactOptional().describe('How many rounds there are.') };

const counted = { unit: z.enum(['tables', 'games']), done: whole, all: whole };

/** DK-26. */
export const progressSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('waiting'), players: whole }),
    z.object({
      kind: z.literal('playing'),
      ...ofRound,
      ...counted,
      also: z
        .array(z.object({ round: whole, label: reasonSchema, ...counted }))
        .exactOptional()
        .describe('Of a bracket with two sides, what is being played on the other.'),
    }),
    z.object({ kind: z.literal('between'), ...ofRound }),
    z.object({ kind: z.literal('finished'), rounds: whole }),
  ])
  .meta({ id: 'Progress' });

const about = {
  id: z.string(),
  name: z.string(),
  format: z.string(),
  config: z.unknown().describe('Every setting of the format; GET /api/formats has their schemas.'),
  event: z.object(eventInfo).exactOptional().describe('What is announced of the event, where anything is.'),
  selfReport: z.boolean(),
  selfRegistration: z.boolean(),
  forecast: z.literal(true).exactOptional().describe('Everyone may see the forecast.'),
  status: z.enum(['registering', 'running', 'finished']),
  rulesVersion: whole,
  progress: progressSchema,
  headline: z.string().exactOptional().describe('The criterion that people follow; the first where nothing is said.'),
  fideSystem: z
    .string()
    .exactOptional()
    .describe('The code of FIDE’s table of tournament types, where it has one: FIDE_DUTCH_2026.'),
  winners: z.array(playerIdSchema),
  why: z.array(reasonSchema),
  through: z.array(playerIdSchema),
  secretHash: z.string(),
  secret: z.string().exactOptional().describe('When it is over: so that anyone can check every draw.'),
};

export const aboutSchema = z
  .object({
    ...about,
    rounds: z.array(
      z.object({ number: whole, edition: whole, label: reasonSchema, state: roundStateSchema, open: whole }),
    ),
  })
  .meta({ id: 'About' });

const head = z.string().describe('The short code of the log’s head, such as K7QF2-9XW4M.');

const tournament = z.object({
  ...about,
  version: whole.describe('How many entries the log has.'),
  head,
  players: z.array(z.object({ ...player, state: playerStateSchema })),
  rounds: z.array(roundSchema),
  standings: z.array(standingSchema),
  clock: roundClockSchema.nullable(),
});

export const tournamentSchema = tournament.meta({
  id: 'Tournament',
  description: 'The whole tournament as the public may read it.',
});

export const draftReviewSchema = z
  .object({
    round: whole,
    edition: whole,
    cost: z.array(criterionSchema),
    findings: z.array(findingSchema),
    stale: z.array(findingSchema).describe('Those it did not have when it was drawn, and that nobody accepted since.'),
  })
  .meta({ id: 'DraftReview' });

export const deskTournamentSchema = tournament
  .extend({
    draft: draftReviewSchema.nullable(),
    foreign: z
      .record(playerIdSchema, z.object({ externalId: z.string().exactOptional(), metadata: metadata.exactOptional() }))
      .describe('What another program keeps with its players, by our ids.'),
  })
  .meta({ id: 'DeskTournament', description: 'The same for the desk: drafts are among the rounds, and judged.' });

export const sliceSchema = z
  .union([
    z.object({ slice: z.literal('about'), version: whole, about: aboutSchema }),
    z.object({ slice: z.literal('players'), version: whole, players: z.array(playerSchema) }),
    z.object({ slice: z.templateLiteral(['round:', z.int()]), version: whole, round: roundSchema }),
    z.object({ slice: z.literal('standings'), version: whole, standings: z.array(standingSchema) }),
    z.object({ slice: z.literal('board'), version: whole, board: boardSchema }),
    z.object({ slice: z.literal('clock'), version: whole, clock: roundClockSchema.nullable() }),
  ])
  .meta({
    id: 'Slice',
    description: 'A part of the public view, whole, with the version at which it last changed.',
  });

export const sliceUpdateSchema = z
  .object({ version: whole, head, slices: z.array(sliceSchema) })
  .meta({ id: 'SliceUpdate', description: 'The slices that are newer than the version that was asked for.' });
