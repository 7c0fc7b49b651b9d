import type Sqlite from 'better-sqlite3';
import { BUSY_MS, ONE_MOMENT, type SqliteDatabase, type SqliteDriver } from './driver.ts';

/** For Node 20, which has no SQLite of its own. Version 12 aborts the process on Node 24; version 13 needs Node 22. */
export function betterSqlite3(library: typeof Sqlite): SqliteDriver {
  const driver: SqliteDriver = {
    name: 'better-sqlite3',

    open(file, { readOnly = false, busyMs = BUSY_MS } = {}): SqliteDatabase {
      const raw = new library(file, { readonly: readOnly, timeout: busyMs });
      return {
        driver,
        file: raw.memory ? undefined : file,
        readOnly,
        prepare(sql) {
          const statement = raw.prepare<unknown[], Record<string, unknown>>(sql);
          const run = (values: readonly unknown[]) => statement.run(...values).changes;
          if (statement.reader) return { all: (values) => statement.all(...values), run };
          return {
            all(values) {
              statement.run(...values);
              return [];
            },
            run,
          };
        },
        exec: (sql) => void raw.exec(sql),
        close: () => void raw.close(),
      };
    },

    async copy(file, toFile) {
      const reader = new library(file, { readonly: true, timeout: BUSY_MS });
      try {
        reader.exec(ONE_MOMENT);
        await reader.backup(toFile);
      } finally {
        reader.close();
      }
    },
  };
  return driver;
}
