import type * as Library from 'node:sqlite';
import { BUSY_MS, ONE_MOMENT, type SqliteDatabase, type SqliteDriver } from './driver.ts';

/** Node's own SQLite. */
export function nodeSqlite(library: typeof Library): SqliteDriver {
  const opened = (file: string, readOnly: boolean, busyMs: number): Library.DatabaseSync => {
    const raw = new library.DatabaseSync(file, { readOnly });
    // There is an option for it from 22.16 on only.
    raw.exec(`pragma busy_timeout = ${busyMs}`);
    return raw;
  };

  const driver: SqliteDriver = {
    name: 'node:sqlite',

    open(file, { readOnly = false, busyMs = BUSY_MS } = {}): SqliteDatabase {
      const raw = named(() => opened(file, readOnly, busyMs));
      let isOpen = true;
      return {
        driver,
        file: file === ':memory:' ? undefined : file,
        readOnly,
        prepare(sql) {
          const statement = named(() => raw.prepare(sql));
          return {
            all: (values) => named(() => statement.all(...values)),
            run: (values) => named(() => Number(statement.run(...values).changes)),
          };
        },
        exec: (sql) => named(() => raw.exec(sql)),
        close() {
          if (isOpen) raw.close();
          isOpen = false;
        },
      };
    },

    async copy(file, toFile) {
      const reader = named(() => opened(file, true, BUSY_MS));
      try {
        if (library.backup) {
          named(() => reader.exec(ONE_MOMENT));
          await library.backup(reader, toFile).catch(rename);
        } else named(() => reader.prepare('vacuum into ?').run(toFile));
      } finally {
        reader.close();
      }
    },
  };
  return driver;
}

/** SQLite's primary result codes that anybody asks about, by their numbers. */
const NAMES: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return rename(error);
  }
}

/** Node numbers SQLite's faults; the lowest byte is the primary code. */
function rename(error: unknown): never {
  if (!(error instanceof Error && 'errcode' in error)) throw error;
  const code = NAMES[Number(error.errcode) & 0xff] ?? `SQLITE_${error.errcode}`;
  throw Object.assign(new Error(error.message, { cause: error }), { code });
}
