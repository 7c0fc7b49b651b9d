import { createRequire, isBuiltin } from 'node:module';
import { betterSqlite3 } from './better-sqlite3.ts';
import type { SqliteDriver } from './driver.ts';
import { nodeSqlite } from './node.ts';

export { pragma, type SqliteDatabase, type SqliteDriver, type SqliteRow, type SqliteStatement } from './driver.ts';

const require = createRequire(import.meta.url);

/** Node's own SQLite; from 22.13 on it needs no flag. */
export const nodesDriver = (): SqliteDriver | undefined =>
  isBuiltin('node:sqlite') ? nodeSqlite(withoutItsWarning(() => require('node:sqlite'))) : undefined;

/** The package that stands in for it; throws where it is not installed or does not load. */
export function packageDriver(): SqliteDriver {
  const driver = betterSqlite3(require('better-sqlite3'));
  // Only now is what was compiled loaded.
  driver.open(':memory:').close();
  return driver;
}

/** For a thread, which gets the name of the library that the program uses. */
export const driverNamed = (name: SqliteDriver['name']): SqliteDriver =>
  (name === 'node:sqlite' ? nodesDriver() : undefined) ?? packageDriver();

/** Node 22 prints that its SQLite is experimental, once, when it is loaded. All other warnings are left alone. */
function withoutItsWarning<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]): void => {
    if (rest[0] !== 'ExperimentalWarning') Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
