import { Kysely, PostgresDialect, sql } from 'kysely';
import { writeLines, writeWhole } from './backup-files.ts';
import { changes } from './changes.ts';
import { dumpLines } from './dump.ts';
import { failureOf } from './failure.ts';
import { CHANNEL, listenForChanges } from './listener.ts';
import { migrate } from './migrations.ts';
import { postgresPool } from './postgres-pool.ts';
import { sqlStore } from './sql-store.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';
import { withTypedFailures } from './typed-failures.ts';

const MAX_PER_COMMIT = 200;
const MAX_LINES = 10;

export async function openPostgres(connectionString: string, options: StoreOptions = {}): Promise<Store> {
  const report = options.report ?? console.error;
  await bringUpToDate(connectionString, report, options);
  const pool = postgresPool(connectionString, { report, patient: options.patient ?? false, most: MAX_LINES });
  let poolWaits = 0;
  const counted = {
    connect: () => {
      const client = pool.connect();
      // The queue also holds, for a moment, those for whom there is a connection or room for one.
      if (pool.waitingCount > pool.idleCount + MAX_LINES - pool.totalCount) poolWaits++;
      return client;
    },
    end: () => pool.end(),
  };
  const db = new Kysely<Tables>({ dialect: withTypedFailures(new PostgresDialect({ pool: counted })) });
  const hub = changes(report);
  try {
    const listener = await listenForChanges(connectionString, hub.tell);
    return sqlStore({
      kind: 'postgres',
      db,
      changes: hub,
      mostPerCommit: options.mostPerCommit ?? MAX_PER_COMMIT,
      shared: true,
      poolWaits: () => poolWaits,
      async announce(work, made) {
        const payloads = made.map((change) => JSON.stringify(change));
        await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(work);
      },
      // Rows that were overwritten go with the next vacuum, which the database does by itself.
      scrub: () => Promise.resolve(),
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

/** On its own connection that may take its time: migrating a large database does not mean that it is frozen. */
async function bringUpToDate(
  connectionString: string,
  report: (error: unknown) => void,
  options: StoreOptions,
): Promise<void> {
  const pool = postgresPool(connectionString, { report, patient: true, most: 1 });
  const db = new Kysely<Tables>({ dialect: withTypedFailures(new PostgresDialect({ pool })) });
  try {
    await migrate(db, options);
  } catch (error) {
    throw failureOf(error, false);
  } finally {
    await db.destroy();
  }
}
