import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { linesOfSqliteFile, writeWhole } from './backup-files.ts';
import { changes } from './changes.ts';
import { dumpLines } from './dump.ts';
import { migrate } from './migrations.ts';
import { sqlStore } from './sql-store.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { copySqlite, openSqliteFile, openSqliteMemory } from './sqlite-file.ts';
import { fileWatch, holdFile } from './sqlite-guard.ts';
import { ReadingDatabase } from './sqlite-reader.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';

const MAX_PER_COMMIT = 200;

function withReader(raw: Sqlite.Database): ReadingDatabase {
  const watch = fileWatch(raw.name);
  return new ReadingDatabase(sqliteDialect(raw, watch), raw.name, watch);
}

export async function openSqlite(file: string, options: StoreOptions = {}): Promise<Store> {
  if (!options.exclusive) return sqliteStore(openSqliteFile(file), options);
  mkdirSync(dirname(file), { recursive: true });
  const letGo = holdFile(file);
  try {
    return await sqliteStore(openSqliteFile(file), options, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

/** The same tables and the same code, kept in memory and gone at the end. */
export const openMemory = (options: StoreOptions = {}): Promise<Store> => sqliteStore(openSqliteMemory(), options);

export async function sqliteStore(
  raw: Sqlite.Database,
  options: StoreOptions,
  letGo: () => void = () => undefined,
): Promise<Store> {
  // Memory has no second door.
  const db = raw.memory ? new Kysely<Tables>({ dialect: sqliteDialect(raw) }) : withReader(raw);
  const close = () => {
    if (db instanceof ReadingDatabase) db.closeReader();
    raw.close();
  };
  try {
    await migrate(db);
  } catch (error) {
    close();
    throw error;
  }
  return sqlStore({
    kind: raw.memory ? 'memory' : 'sqlite',
    db,
    changes: changes(options.report ?? console.error),
    mostPerCommit: options.mostPerCommit ?? MAX_PER_COMMIT,
    shared: false,
    announce: () => Promise.resolve(),
    backup: (toFile) => writeWhole(toFile, (partial) => copySqlite(raw, partial)),
    // The write-ahead log still has the pages as they were.
    scrub: () => void raw.pragma('wal_checkpoint(TRUNCATE)'),
    // A reader of its own sees one moment of the file and holds up nobody.
    dump: () => (raw.memory ? dumpLines(db) : linesOfSqliteFile(raw.name)),
    async close() {
      close();
      letGo();
    },
  });
}
