import { Kysely, sql } from 'kysely';
import { linesOfSqliteFile, writeWhole } from './backup-files.ts';
import { changes } from './changes.ts';
import { dumpLines } from './dump.ts';
import { migrate } from './migrations.ts';
import { type SqlDatabase, sqlStore } from './sql-store.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import {
  checkFile,
  copySqlite,
  dataVersionOn,
  mustBeWritable,
  openSqliteMemory,
  realFile,
  sqliteDriver,
} from './sqlite-file.ts';
import { fileWatch, holdFile } from './sqlite-guard.ts';
import { localConnection } from './sqlite-statements.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Database, Tables } from './tables.ts';
import { WriterThread } from './writer-thread.ts';

const MAX_PER_COMMIT = 200;

/** What a database in memory and one on the disk have in common. */
const common = (db: Database, options: StoreOptions) =>
  ({
    db,
    changes: changes(options.report ?? console.error),
    mostPerCommit: options.mostPerCommit ?? MAX_PER_COMMIT,
    shared: false,
    announce: () => Promise.resolve(),
    // The write-ahead log still has the pages as they were.
    scrub: async () => void (await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db)),
  }) satisfies Partial<SqlDatabase>;

/** The same tables and the same code, kept in memory and gone at the end: one connection, and no disk to wait for. */
export async function openMemory(options: StoreOptions = {}): Promise<Store> {
  const raw = openSqliteMemory(options.driver);
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer: localConnection(raw) }) });
  await migrate(db, options);
  return sqlStore({
    ...common(db, options),
    kind: 'memory',
    backup: (toFile) => writeWhole(toFile, async (partial) => void (await sql`vacuum into ${partial}`.execute(db))),
    dump: () => dumpLines(db),
    close: async () => raw.close(),
  });
}

export async function openSqlite(path: string, options: StoreOptions = {}): Promise<Store> {
  const { driver = sqliteDriver(), exclusive, startWriter } = options;
  const file = realFile(path);
  mustBeWritable(file);
  const letGo = exclusive ? holdFile(file, driver) : () => undefined;
  try {
    checkFile(file, driver);
    return await sqliteStore(file, await WriterThread.open(file, driver, startWriter), { ...options, driver }, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

/** @param letGo called at the end */
export async function sqliteStore(
  file: string,
  writer: WriterThread,
  options: StoreOptions,
  letGo: () => void = () => undefined,
): Promise<Store> {
  const { driver = sqliteDriver() } = options;
  const reader = driver.open(file, { readOnly: true });
  const close = async () => {
    // The last to close a file tidies up, which one that only reads cannot.
    reader.close();
    await writer.close();
  };
  try {
    const dialect = sqliteDialect({ writer, reader: localConnection(reader), watch: fileWatch(file) });
    const db = new Kysely<Tables>({ dialect });
    await migrate(db, options);
    return sqlStore({
      ...common(db, options),
      kind: 'sqlite',
      dataVersion: dataVersionOn(reader),
      backup: (toFile) => writeWhole(toFile, (partial) => copySqlite(file, partial, driver)),
      // A reader of its own sees one snapshot of the file and blocks nobody.
      dump: () => linesOfSqliteFile(file, driver),
      async close() {
        await close();
        letGo();
      },
    });
  } catch (error) {
    await close();
    throw error;
  }
}
