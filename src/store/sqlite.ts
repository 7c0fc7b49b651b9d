import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { linesOfSqliteFile, writeWhole } from './backup-files.ts';
import { changes } from './changes.ts';
import { dumpLines } from './dump.ts';
import { migrate } from './migrations.ts';
import { Remembered } from './remembered.ts';
import { sqlStore } from './sql-store.ts';
import { QuickCommits } from './sqlite-commit.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { copySqlite, openSqliteFile, openSqliteMemory } from './sqlite-file.ts';
import { type FileWatch, fileWatch, holdFile } from './sqlite-guard.ts';
import { ReadingDatabase } from './sqlite-reader.ts';
import type { Store, StoreOptions } from './store.ts';
import type { Tables } from './tables.ts';
import type { WriterOptions } from './writer.ts';

const MAX_PER_COMMIT = 200;

interface Opened {
  readonly db: Kysely<Tables>;
  readonly atOnce?: WriterOptions['atOnce'];
  close(): void;
}

/** Memory has no second door, and no disk. */
async function openedInMemory(raw: Sqlite.Database): Promise<Opened> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(raw) });
  await migrate(db);
  return { db, close: () => raw.close() };
}

async function openedOnDisk(raw: Sqlite.Database): Promise<Opened> {
  const watch = fileWatch(raw.name);
  const remembered = new Remembered(raw);
  let quick: QuickCommits | undefined;
  const guard: FileWatch = {
    check: watch.check,
    checkNowAndThen() {
      quick?.check();
      watch.checkNowAndThen();
    },
  };
  const db = new ReadingDatabase(sqliteDialect(raw, guard, remembered), raw.name, guard, remembered);
  const close = () => {
    db.closeReader();
    quick?.close();
    raw.close();
  };
  try {
    await migrate(db);
    const commits = new QuickCommits(raw);
    quick = commits;
    return {
      db,
      async atOnce(work) {
        const done = await db.connection().execute(async () => commits.commit(work));
        await commits.onDisk();
        // The file may have gone while this was under way.
        watch.check('unknown');
        return done;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
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
  const { db, atOnce, close } = await (raw.memory ? openedInMemory(raw) : openedOnDisk(raw));
  return sqlStore({
    kind: raw.memory ? 'memory' : 'sqlite',
    db,
    changes: changes(options.report ?? console.error),
    mostPerCommit: options.mostPerCommit ?? MAX_PER_COMMIT,
    shared: false,
    ...(atOnce && { atOnce }),
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
