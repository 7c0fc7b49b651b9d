import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { incompleteDump, insertRows, type Row, readPart } from './dump.ts';
import { StoreRefusal } from './failure.ts';
import { HALF_MOVED } from './migrations.ts';
import { type Database, TABLE_KEYS, type Tables, type Work } from './tables.ts';

// Another store's rows, in pieces: a move that was cut off goes on where it stopped. Until it is done the database has a
// table that keeps servers away, with how far it is: that many lines of the dump, which came to that hash.

const MAX_ROWS = 500;

interface Progress {
  readonly source: string;
  readonly lines: number;
  readonly hash: string;
}

interface Batch {
  readonly table: keyof Tables;
  readonly rows: Row[];
}

/** @param source what the sender is called; a move goes on only from the one where it began */
export async function receive(db: Database, source: string, dump: AsyncIterable<string>): Promise<void> {
  const before = await begun(db, source);
  const hash = createHash('sha256');
  let lines = 0;
  let ended = false;
  let batch: Batch | undefined;
  const write = async () => {
    const { table, rows } = batch ?? { table: 'streams', rows: [] };
    batch = undefined;
    if (rows.length === 0) return;
    const progress = { source, lines, hash: hash.copy().digest('hex') };
    await db.transaction().execute(async (work) => {
      await insertRows(work, table, rows);
      await note(work, progress);
    });
  };
  for await (const line of dump) {
    const part = readPart(line);
    ended = part.kind === 'end';
    if (part.kind !== 'row') continue;
    if (batch && (batch.table !== part.table || batch.rows.length === MAX_ROWS)) await write();
    hash.update(line);
    lines += 1;
    if (lines === before.lines && hash.copy().digest('hex') !== before.hash) throw changed();
    if (lines <= before.lines) continue;
    batch ??= { table: part.table, rows: [] };
    batch.rows.push(part.row);
  }
  if (!ended) throw incompleteDump();
  if (lines < before.lines) throw changed();
  await write();
}

/** Once it is known to be whole: servers may work on it. */
export async function received(db: Database): Promise<void> {
  await db.schema.dropTable(HALF_MOVED).execute();
}

export const changed = (): StoreRefusal =>
  new StoreRefusal(
    'source-changed',
    'The database has changed since its move began. Stop every server that works on it, and move it into an empty database.',
  );

async function begun(db: Database, source: string): Promise<Progress> {
  const present = await db.introspection.getTables();
  if (present.some(({ name }) => name === HALF_MOVED)) {
    const { rows } = await sql<Progress>`select source, lines, hash from ${sql.table(HALF_MOVED)}`.execute(db);
    const [found = { source, lines: 0, hash: '' }] = rows;
    if (found.source === source) return found;
    throw new StoreRefusal(
      'not-empty',
      `A move from ${found.source} into this database has begun; nothing was changed.`,
    );
  }
  const nothing = { source, lines: 0, hash: '' };
  await db.transaction().execute(async (work) => {
    for (const [table] of TABLE_KEYS) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(work);
      // Keys that were made at a start do not count as content.
      if (rows.length > 0 && table !== 'secrets')
        throw new StoreRefusal('not-empty', 'The database is not empty; nothing was changed.');
    }
    await work.deleteFrom('secrets').execute();
    await work.schema
      .createTable(HALF_MOVED)
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('lines', 'integer', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into ${sql.table(HALF_MOVED)} (source, lines, hash) values (${source}, 0, '')`.execute(work);
  });
  return nothing;
}

async function note(work: Work, { lines, hash }: Progress): Promise<void> {
  await sql`update ${sql.table(HALF_MOVED)} set lines = ${lines}, hash = ${hash}`.execute(work);
}
