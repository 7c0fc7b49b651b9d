import * as z from 'zod';
import { gameClockSchema } from './wire-clocks.ts';
import { sliceSchema, sliceUpdateSchema } from './wire-documents.ts';
import { entryUpdateSchema } from './wire-log.ts';
import { reportSchema } from './wire-nouns.ts';

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

const rowsPatch = z
  .object({
    by: z.string().describe('The field whose value identifies a row.'),
    removed: z.array(z.string()).optional(),
    get updated() {
      return z.record(z.string(), fieldsPatch).optional();
    },
    added: z.array(z.record(z.string(), z.unknown())).optional(),
    order: z
      .array(z.tuple([z.string(), z.string().nullable()]))
      .optional()
      .describe('Rows that moved or are new, each with the one it follows (null: it is the first), from the top down.'),
  })
  .meta({ id: 'RowsPatch', description: 'What changed in a list, in this order: removed, updated, added, order.' });

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
  z.object({ event: z.literal(name), data });

/** One that moves the reader to a version. */
const versionEvent = <Name extends string, Data extends z.ZodType>(name: Name, data: Data) =>
  event(name, data).extend({
    id: z.string().describe('How to ask for what follows: abc/public@57.K7QF2-9XW4M.'),
  });

/** Every live stream has these events, whatever the number of its topics. */
export const topicEventSchema = z
  .discriminatedUnion('event', [
    versionEvent('slices', sliceUpdateSchema.extend({ topic })),
    versionEvent('changes', viewChanges.extend({ topic })),
    versionEvent('entries', entryUpdateSchema.extend({ topic })),
    event('reports', z.object({ topic, reports: z.array(reportSchema) })),
    event('clock', z.object({ topic, clock: gameClockSchema })),
    event('reload', z.object({ topic })),
    event('game', z.object({ topic, game: z.string(), seq: whole })),
    event('gone', z.object({ topic })),
    event('trouble', z.object({ topic, code: z.string() })),
    event('time', z.object({ now: whole.describe('The server’s clock, in milliseconds since 1970.') })),
  ])
  .meta({ id: 'TopicEvent', description: 'One event of a live stream. `data` is JSON.' });
