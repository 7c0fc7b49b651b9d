import { sql } from 'kysely';
import { canonicalJson } from '../kit/index.ts';
import type { EntryText, StoredEntry } from './event-store.ts';
import { chunks, type Database, type Tables, type Work } from './tables.ts';
import type { StreamJob } from './write-job.ts';

/** What the database holds about the streams, commands and games of some jobs, before these are decided. */
export interface StoredBefore {
  readonly heads: Map<string, Tables['streams']>;
  /** Entries of commands that were accepted before, by stream and command id. */
  readonly commands: Map<string, StoredEntry>;
  /** How far the games are, by stream and game. */
  readonly presses: Map<string, number>;
}

/** @param locks afterwards the streams are held against other processes until the transaction ends */
export async function lookUp(work: Work, jobs: readonly StreamJob[], locks: boolean): Promise<StoredBefore> {
  const heads = await headsOf(work, new Set(jobs.map((job) => job.stream)), locks);
  for (const [id, head] of await createStreams(work, jobs, heads, locks)) heads.set(id, head);
  return { heads, commands: await commandsOf(work, jobs, heads), presses: await pressHeads(work, jobs) };
}

async function headsOf(work: Work, streams: Iterable<string>, locks: boolean): Promise<StoredBefore['heads']> {
  const heads: StoredBefore['heads'] = new Map();
  // Every process takes the rows in one order, so that no two wait for each other.
  for (const ids of chunks([...streams].sort())) {
    const rows = await work
      .selectFrom('streams')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(locks, (query) => query.forNoKeyUpdate())
      .execute();
    for (const row of rows) heads.set(row.id, row);
  }
  return heads;
}

/** The commands that are repeats. */
async function commandsOf(
  work: Work,
  jobs: readonly StreamJob[],
  heads: StoredBefore['heads'],
): Promise<StoredBefore['commands']> {
  const allPairs = jobs.flatMap((job) =>
    job.kind === 'entries' && (heads.get(job.stream)?.version ?? 0) > 0
      ? job.entries.map(({ commandId }) => sql`(${job.stream}, ${commandId})`)
      : [],
  );
  const found: StoredBefore['commands'] = new Map();
  // As pairs: combining every stream of a group with every command of it would make thousands of conditions.
  for (const pairs of chunks(allPairs)) {
    const rows = await work
      .selectFrom('entries')
      .selectAll()
      .where(sql<boolean>`(stream, command_id) in (values ${sql.join(pairs)})`)
      .execute();
    for (const row of rows) found.set(`${row.stream} ${row.command_id}`, toEntry(row));
  }
  return found;
}

export const withHeads = (db: Database, heads: readonly Tables['streams'][]) =>
  db
    .insertInto('streams')
    .values(heads)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        name: eb.ref('excluded.name'),
        format: eb.ref('excluded.format'),
        listed: eb.ref('excluded.listed'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    );

/** Makes rows for streams that a job begins. Where another process was quicker, its row is the head that counts. */
async function createStreams(
  work: Work,
  jobs: readonly StreamJob[],
  heads: StoredBefore['heads'],
  locks: boolean,
): Promise<StoredBefore['heads']> {
  const created = new Map<string, Tables['streams']>();
  for (const job of jobs) {
    if (job.kind !== 'entries' || job.expectedVersion !== 0 || heads.has(job.stream)) continue;
    const { stream, attachments, entries } = job;
    const first = entries[0];
    if (attachments.about === undefined || first === undefined || created.has(stream)) continue;
    const { name, format, listed = true } = attachments.about;
    const at = { created_at: first.at, updated_at: first.at };
    created.set(stream, { id: stream, version: 0, name, format, listed: Number(listed), ...at });
  }
  for (const id of [...created.keys()].sort()) {
    const row = created.get(id);
    if (row === undefined) continue;
    await work
      .insertInto('streams')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return headsOf(work, created.keys(), locks);
}

async function pressHeads(work: Work, jobs: readonly StreamJob[]): Promise<Map<string, number>> {
  const pressed = jobs.filter((job) => job.kind === 'presses');
  const places = new Map<string, number>();
  if (pressed.length === 0) return places;
  const rows = await work
    .selectFrom('presses')
    .select((eb) => ['stream', 'game', eb.fn.max('seq').as('seq')])
    .where('stream', 'in', [...new Set(pressed.map((job) => job.stream))])
    .where('game', 'in', [...new Set(pressed.map((job) => job.game))])
    .groupBy(['stream', 'game'])
    .execute();
  for (const row of rows) places.set(`${row.stream} ${row.game}`, row.seq);
  return places;
}

export const toEntry = (row: Tables['entries']): StoredEntry => ({
  version: row.version,
  commandId: row.command_id,
  at: row.at,
  by: row.by,
  command: JSON.parse(row.command),
  events: JSON.parse(row.events),
  hash: row.hash,
});

export const toEntryText = (row: Tables['entries']): EntryText => ({
  version: row.version,
  commandId: row.command_id,
  at: row.at,
  by: row.by,
  command: row.command,
  events: row.events,
  hash: row.hash,
});

/** In canonical texts, over which the engine takes its hashes: whoever opens the log can check them as they are. */
export const toEntryRow = ({ stream, entry }: { stream: string; entry: StoredEntry }): Tables['entries'] => ({
  stream,
  version: entry.version,
  command_id: entry.commandId,
  at: entry.at,
  by: entry.by,
  command: canonicalJson(entry.command),
  events: canonicalJson(entry.events),
  hash: entry.hash,
});
