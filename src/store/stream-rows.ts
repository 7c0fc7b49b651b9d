import { sql } from 'kysely';
import { canonicalJson } from '../kit/index.ts';
import type { EntryText, StoredEntry } from './event-store.ts';
import { type AtOnce, preparedForList } from './prepared.ts';
import type { Database, Tables, Work } from './tables.ts';
import type { WriteJob } from './write-job.ts';

/** What the database holds about the streams, commands and games of some jobs. */
export interface Known {
  readonly heads: Map<string, Tables['streams']>;
  /** Entries of commands that were accepted before, by stream and command id. */
  readonly commands: Map<string, StoredEntry>;
  /** How far the games are, by stream and game. */
  readonly presses: Map<string, number>;
}

/** The statements of the write path. */
export interface StreamRows {
  /** Afterwards the streams are held against other processes until the transaction ends. */
  lookUp(work: Work, jobs: readonly WriteJob[]): Promise<Known>;
  updateHeads(work: Work, heads: readonly Tables['streams'][]): Promise<void>;
  addEntries(work: Work, entries: readonly Tables['entries'][]): Promise<void>;
  /** The same without a turn for others, where all streams are there already and nothing but entries is added. */
  readonly atOnce: {
    lookUp(run: AtOnce, jobs: readonly WriteJob[]): Known;
    write(run: AtOnce, heads: readonly Tables['streams'][], entries: readonly Tables['entries'][]): void;
  };
}

type HeadsOf = (work: Work, streams: Iterable<string>) => Promise<Map<string, Tables['streams']>>;

const listOf = <T>(length: number, item: (at: number) => T): T[] => Array.from({ length }, (_, at) => item(at));

export function streamRows(db: Database, locks: boolean): StreamRows {
  const heads = preparedForList<string, Tables['streams']>((length, blank) =>
    db
      .selectFrom('streams')
      .selectAll()
      .where(
        'id',
        'in',
        listOf(length, (at) => blank((ids) => ids[at] ?? '')),
      )
      .orderBy('id')
      .$if(locks, (query) => query.forNoKeyUpdate()),
  );
  // As pairs: every stream of a group with every command of it would be thousands of questions.
  const commands = preparedForList<{ stream: string; command: string }, Tables['entries']>((length, blank) =>
    db
      .selectFrom('entries')
      .selectAll()
      .where(
        sql<boolean>`(stream, command_id) in (values ${sql.join(
          listOf(
            length,
            (at) => sql`(${blank((pairs) => pairs[at]?.stream)}, ${blank((pairs) => pairs[at]?.command)})`,
          ),
        )})`,
      ),
  );
  const updates = preparedForList<Tables['streams'], unknown>((length, blank) =>
    withHeads(
      db,
      listOf(length, (at) => blanksOf(HEAD, at, blank)),
    ),
  );
  const additions = preparedForList<Tables['entries'], unknown>((length, blank) =>
    db.insertInto('entries').values(listOf(length, (at) => blanksOf(ENTRY, at, blank))),
  );
  const headsOf: HeadsOf = async (work, streams) => {
    // Every process takes the rows in one order, so that no two wait for each other.
    return byId(await heads.ask(work, [...streams].sort()));
  };

  return {
    async lookUp(work, jobs) {
      const heads = await headsOf(work, streamsOf(jobs));
      await createStreams(work, jobs, heads, headsOf);
      const known = byCommand(await commands.ask(work, commandsOf(jobs, heads)));
      return { heads, commands: known, presses: await pressHeads(work, jobs) };
    },
    async updateHeads(work, rows) {
      await updates.ask(work, rows);
    },
    async addEntries(work, rows) {
      await additions.ask(work, rows);
    },
    atOnce: {
      lookUp(run, jobs) {
        const known = byId(heads.askAtOnce(run, [...streamsOf(jobs)]));
        return {
          heads: known,
          commands: byCommand(commands.askAtOnce(run, commandsOf(jobs, known))),
          presses: new Map(),
        };
      },
      write(run, heads, entries) {
        updates.askAtOnce(run, heads);
        additions.askAtOnce(run, entries);
      },
    },
  };
}

const streamsOf = (jobs: readonly WriteJob[]): ReadonlySet<string> => new Set(jobs.map((job) => job.stream));

const byId = (rows: readonly Tables['streams'][]): Known['heads'] => new Map(rows.map((row) => [row.id, row]));

const byCommand = (rows: readonly Tables['entries'][]): Known['commands'] =>
  new Map(rows.map((row) => [`${row.stream} ${row.command_id}`, toEntry(row)]));

/** The commands of jobs that may be repeats. */
const commandsOf = (
  jobs: readonly WriteJob[],
  known: Known['heads'],
): { readonly stream: string; readonly command: string }[] =>
  jobs.flatMap((job) =>
    job.kind === 'entries' && (known.get(job.stream)?.version ?? 0) > 0
      ? job.entries.map(({ commandId }) => ({ stream: job.stream, command: commandId }))
      : [],
  );

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

const HEAD = ['id', 'version', 'name', 'format', 'listed', 'created_at', 'updated_at'] as const;
const ENTRY = ['stream', 'version', 'command_id', 'at', 'by', 'command', 'events', 'hash'] as const;

/** A row to be filled in with the one that stands at that place. */
const blanksOf = <Row>(
  columns: readonly (keyof Row & string)[],
  at: number,
  blank: <Value>(valueIn: (rows: readonly Row[]) => Value) => Value,
): Row => Object.fromEntries(columns.map((column) => [column, blank((rows) => rows[at]?.[column])])) as Row;

/** Makes rows for streams that a job begins. Where another process was quicker, its row is the head that counts. */
async function createStreams(
  work: Work,
  jobs: readonly WriteJob[],
  heads: Map<string, Tables['streams']>,
  headsOf: HeadsOf,
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
  for (const [id, head] of await headsOf(work, created.keys())) heads.set(id, head);
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
