import { type RawBuilder, sql } from 'kysely';
import type { StoredEntry } from './event-store.ts';
import { StoreRefusal } from './failure.ts';
import { knowsSchema, schemasOf } from './migrations.ts';
import { toEntry } from './stream-rows.ts';
import { chunks, type Database, TABLE_KEYS, type Tables, type Work } from './tables.ts';

const PAGE = 500;

export type Row = Record<string, unknown>;

/** Every row of every table as lines of JSON, as of one moment; the same from either database. */
export async function* dumpLines(db: Database): AsyncGenerator<string> {
  const reading = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const schema = (await schemasOf(reading)).at(-1) ?? '';
    // A backup of an older version has fewer tables.
    const present = new Set((await reading.introspection.getTables()).map((table) => table.name));
    yield JSON.stringify({ tiltyard: 'dump', schema });
    let count = 0;
    for (const [table, key] of TABLE_KEYS.filter(([name]) => present.has(name))) {
      for await (const row of rowsOf(reading, table, key)) {
        count += 1;
        yield JSON.stringify({ table, row });
      }
    }
    yield JSON.stringify({ end: true, rows: count });
  } finally {
    await reading.rollback().execute();
  }
}

async function* rowsOf(work: Work, table: keyof Tables, key: readonly string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const further: RawBuilder<unknown> =
      last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const page = await sql<Row>`select * from ${sql.table(table)} ${further} order by ${columns} limit ${PAGE}`.execute(
      work,
    );
    yield* page.rows;
    last = page.rows.length === PAGE ? page.rows.at(-1) : undefined;
  } while (last !== undefined);
}

/** Writes a dump into the database, all or nothing. Without `replace` the database must be empty. */
export async function loadLines(work: Work, lines: AsyncIterable<string>, replace: boolean): Promise<void> {
  // A key that was made at startup does not count as content.
  await work.deleteFrom('secrets').execute();
  for (const table of ['streams', 'accounts', 'organisation_tokens'] as const) {
    if (replace) await work.deleteFrom(table).execute();
    else if ((await work.selectFrom(table).select('id').limit(1).execute()).length > 0) {
      throw new StoreRefusal('not-empty', 'The database already holds tournaments or accounts; nothing was changed.');
    }
  }
  let begun = false;
  let ended = false;
  let count = 0;
  let waiting: { table: keyof Tables; rows: Row[] } | undefined;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const part = readPart(line);
    if (ended || begun === (part.kind === 'begin')) throw notADump();
    if (part.kind === 'begin') {
      checkSchema(part.schema);
      begun = true;
    } else if (part.kind === 'end') {
      if (part.rows !== count) throw incompleteDump();
      ended = true;
    } else {
      count += 1;
      if (waiting?.table !== part.table) {
        if (waiting !== undefined) await insertRows(work, waiting.table, waiting.rows);
        waiting = { table: part.table, rows: [] };
      }
      waiting.rows.push(part.row);
      if (waiting.rows.length === PAGE) {
        await insertRows(work, waiting.table, waiting.rows);
        waiting.rows = [];
      }
    }
  }
  if (!begun) throw notADump();
  if (!ended) throw incompleteDump();
  if (waiting !== undefined) await insertRows(work, waiting.table, waiting.rows);
  // What waited then has been sent since, or is no longer true: a restored store sends nothing of its past.
  await work
    .updateTable('outbox')
    .set({ state: 'set-aside', lease: null, leased_until: 0 })
    .where('state', '=', 'pending')
    .execute();
  await work.updateTable('deadlines').set({ leased_until: 0 }).execute();
}

export async function insertRows(work: Work, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  for (const some of chunks(rows)) {
    const columns = Object.keys(some[0] ?? {});
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      work,
    );
  }
}

/** Every entry of a backup, streams one after the other; throws if the backup is incomplete. */
export async function* entriesIn(lines: AsyncIterable<string>): AsyncGenerator<{ stream: string; entry: StoredEntry }> {
  let count = 0;
  let ended = false;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const part = readPart(line);
    if (part.kind === 'begin') continue;
    if (part.kind === 'end') {
      if (part.rows !== count) throw incompleteDump();
      ended = true;
      continue;
    }
    count += 1;
    if (part.table === 'entries') {
      const row = part.row as Tables['entries'];
      yield { stream: row.stream, entry: toEntry(row) };
    }
  }
  if (!ended) throw incompleteDump();
}

type Part =
  | { kind: 'begin'; schema: string }
  | { kind: 'row'; table: keyof Tables; row: Row }
  | { kind: 'end'; rows: number };

export function readPart(line: string): Part {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw notADump();
  }
  if (!isRow(value)) throw notADump();
  if (value.tiltyard === 'dump' && typeof value.schema === 'string') return { kind: 'begin', schema: value.schema };
  if (value.end === true && typeof value.rows === 'number') return { kind: 'end', rows: value.rows };
  const table = TABLE_KEYS.find(([name]) => name === value.table)?.[0];
  if (table === undefined || !isRow(value.row)) throw notADump();
  return { kind: 'row', table, row: value.row };
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

function checkSchema(schema: string): void {
  if (knowsSchema(schema)) return;
  throw new StoreRefusal(
    'newer-dump',
    `The backup was written by a newer version of Tiltyard (“${schema}”). Please use that version; nothing was changed.`,
  );
}

const notADump = (): StoreRefusal => new StoreRefusal('not-a-dump', 'This is no Tiltyard backup; nothing was changed.');
export const incompleteDump = (): StoreRefusal =>
  new StoreRefusal('incomplete-dump', 'The backup ends too early; nothing was changed.');
