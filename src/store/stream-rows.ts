import type { StoredEntry } from './event-store.ts';
import { chunks, type Tables, type Work } from './tables.ts';
import type { WriteJob } from './write-job.ts';

/** What the database holds about the streams, commands and games of some jobs. */
export interface Known {
  readonly heads: Map<string, Tables['streams']>;
  /** Entries of commands that were accepted before, by stream and command id. */
  readonly commands: Map<string, StoredEntry>;
  /** How far the games are, by stream and game. */
  readonly presses: Map<string, number>;
}

/** Afterwards the streams are held against other processes until the transaction ends. */
export async function lookUp(work: Work, jobs: readonly WriteJob[], locks: boolean): Promise<Known> {
  const heads = await headsOf(work, new Set(jobs.map((job) => job.stream)), locks);
  await createStreams(work, jobs, heads, locks);
  return { heads, commands: await knownCommands(work, jobs, heads), presses: await pressHeads(work, jobs) };
}

export async function updateHeads(work: Work, heads: readonly Tables['streams'][]): Promise<void> {
  await work
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
    )
    .execute();
}

async function headsOf(work: Work, streams: Iterable<string>, locks: boolean): Promise<Map<string, Tables['streams']>> {
  const heads = new Map<string, Tables['streams']>();
  // Every process takes the rows in one order, so that no two wait for each other.
  for (const some of chunks([...streams].sort())) {
    const rows = await work
      .selectFrom('streams')
      .selectAll()
      .where('id', 'in', some)
      .orderBy('id')
      .$if(locks, (query) => query.forNoKeyUpdate())
      .execute();
    for (const row of rows) heads.set(row.id, row);
  }
  return heads;
}

/** Makes rows for streams that a job begins. Where another process was quicker, its row is the head that counts. */
async function createStreams(
  work: Work,
  jobs: readonly WriteJob[],
  heads: Map<string, Tables['streams']>,
  locks: boolean,
): Promise<void> {
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
  if (created.size === 0) return;
  for (const id of [...created.keys()].sort()) {
    const row = created.get(id);
    if (row === undefined) continue;
    await work
      .insertInto('streams')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const [id, head] of await headsOf(work, created.keys(), locks)) heads.set(id, head);
}

async function knownCommands(
  work: Work,
  jobs: readonly WriteJob[],
  heads: ReadonlyMap<string, Tables['streams']>,
): Promise<Map<string, StoredEntry>> {
  const streams = new Set<string>();
  const commands: string[] = [];
  for (const job of jobs) {
    if (job.kind !== 'entries' || (heads.get(job.stream)?.version ?? 0) === 0) continue;
    streams.add(job.stream);
    for (const entry of job.entries) commands.push(entry.commandId);
  }
  const known = new Map<string, StoredEntry>();
  for (const some of chunks(commands)) {
    const rows = await work
      .selectFrom('entries')
      .selectAll()
      .where('stream', 'in', [...streams])
      .where('command_id', 'in', some)
      .execute();
    for (const row of rows) known.set(`${row.stream} ${row.command_id}`, toEntry(row));
  }
  return known;
}

async function pressHeads(work: Work, jobs: readonly WriteJob[]): Promise<Map<string, number>> {
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

export const toEntryRow = ({ stream, entry }: { stream: string; entry: StoredEntry }): Tables['entries'] => ({
  stream,
  version: entry.version,
  command_id: entry.commandId,
  at: entry.at,
  by: entry.by,
  command: JSON.stringify(entry.command),
  events: JSON.stringify(entry.events),
  hash: entry.hash,
});
