import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { writeLines, writeWhole } from './backup-files.ts';
import { changes } from './changes.ts';
import { dumpLines } from './dump.ts';
import { failureOf } from './failure.ts';
import { CHANNEL, listenForChanges } from './listener.ts';
import { migrate } from './migrations.ts';
import { sqlStore } from './sql-store.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';
import { withTypedFailures } from './typed-failures.ts';

const MOST_PER_COMMIT = 200;
const INT8 = 20;

export async function openPostgres(connectionString: string, options: StoreOptions = {}): Promise<Store> {
  const report = options.report ?? console.error;
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number); // moments in milliseconds and counts: far below 2^53
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    // A process that hangs in the middle of its work must not hold the others' rows for ever.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'tiltyard',
  });
  pool.on('error', report);
  const db = new Kysely<Tables>({ dialect: withTypedFailures(new PostgresDialect({ pool })) });
  const hub = changes(report);
  try {
    await migrate(db);
    const listener = await listenForChanges(connectionString, hub.tell);
    return sqlStore({
      kind: 'postgres',
      db,
      changes: hub,
      mostPerCommit: options.mostPerCommit ?? MOST_PER_COMMIT,
      shared: true,
      async announce(work, made) {
        const payloads = made.map((change) => JSON.stringify(change));
        await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(work);
      },
      backup: (toFile) => writeWhole(toFile, (partial) => writeLines(partial, dumpLines(db))),
      dump: () => dumpLines(db),
      async close() {
        await listener.close();
        await pool.end();
      },
    });
  } catch (error) {
    await pool.end();
    throw failureOf(error, false);
  }
}
