import * as z from 'zod';
import { gameClockSchema } from './wire-clocks.ts';
import { sliceSchema, sliceUpdateSchema } from './wire-documents.ts';
import { entryUpdateSchema } from './wire-log.ts';
import { reportSchema } from './wire-nouns.ts';

/** The events of the live streams. */

const whole = z.int();
const head = z.string().describe('What the log was called at this version.');

const fieldsPatch = z
  .object({
    set: z.record(z.string(), z.unknown()).optional().describe('Fields that have a new value.'),
    drop: z.array(z.string()).optional().describe('Fields that are gone.'),
    get in() {
      return z.record(z.string(), z.union([rowsPatch, fieldsPatch])).optional();
    },
  })
  .meta({ id: 'FieldsPatch', description: 'What changed in an object.' });

const path = z.array(z.union([z.string(), z.tuple([z.string(), z.string()])]));

const rowsPatch = z
  .object({
    by: z.string().describe('The field by whose value a row is known.'),
    drop: z.array(z.string()).optional(),
    get rows() {
      return z.record(z.string(), fieldsPatch).optional();
    },
    add: z.array(z.record(z.string(), z.unknown())).optional(),
    order: z
      .array(z.tuple([z.string(), z.string().nullable()]))
      .optional()
      .describe('Rows that moved or are new, each with the one it follows (null: it is the first), from the top down.'),
    shift: z
      .array(z.tuple([path, whole, whole, whole]))
      .optional()
      .describe('Where in the rows, the first and last of them, and by how much the number there, if any, is higher.'),
  })
  .meta({ id: 'RowsPatch', description: 'What changed in a list, in this order: drop, rows, add and order, shift.' });

const viewChanges = z
  .object({
    from: whole.describe('Apply it to exactly this version.'),
    version: whole,
    head,
    slices: z.array(sliceSchema),
    patches: z.array(z.object({ slice: z.string(), version: whole, patch: fieldsPatch.optional() })),
  })
  .meta({ id: 'ViewChanges' });

const topic = z.string().describe('As it was asked for: abc/public, abc/desk, abc/game/r1.t2.g1.');

const event = <Name extends string, Data extends z.ZodType>(name: Name, data: Data) =>
  z.object({ event: z.literal(name), id: whole.optional(), data });

const time = z.object({ now: whole.describe('The server’s clock, in milliseconds since 1970.') });
const pressed = z.object({ game: z.string(), seq: whole });

/** One tournament’s stream. `data` is JSON. */
export const tournamentEventSchema = z
  .discriminatedUnion('event', [
    event('slices', sliceUpdateSchema),
    event('entries', entryUpdateSchema),
    event('reports', z.array(reportSchema)),
    event('resume', z.object({ version: whole, head })),
    event('reload', z.object({ version: whole })),
    event('game', pressed),
    event('time', time),
    event('gone', z.object({})),
  ])
  .meta({ id: 'TournamentEvent', description: 'One event of a tournament’s live stream.' });

export const gameEventSchema = z
  .discriminatedUnion('event', [event('clock', gameClockSchema), event('time', time), event('gone', z.object({}))])
  .meta({ id: 'GameEvent', description: 'One event of a game’s live stream.' });

/** The stream of many topics. */
export const topicEventSchema = z
  .discriminatedUnion('event', [
    event('slices', sliceUpdateSchema.extend({ topic })),
    event('changes', viewChanges.extend({ topic })),
    event('entries', entryUpdateSchema.extend({ topic })),
    event('reports', z.object({ topic, reports: z.array(reportSchema) })),
    event('clock', z.object({ topic, clock: gameClockSchema })),
    event('reload', z.object({ topic, version: whole })),
    event('game', pressed.extend({ topic })),
    event('gone', z.object({ topic })),
    event('trouble', z.object({ topic, code: z.string() })),
    event('time', time),
  ])
  .meta({ id: 'TopicEvent', description: 'One event of the stream of many topics.' });
