import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import type { SqliteDriver } from './drivers/index.ts';
import { codeOf, failureOf, StoreFailure, StoreRefusal } from './failure.ts';
import { OWNER_ONLY, withAccess } from './sqlite-file.ts';

/** Looks whether an open database file is still the one under its name, and throws where it is not. */
export interface FileWatch {
  check(outcome: 'nothing-written' | 'unknown'): void;
  /** Before anything is read or written; of many that come together, before the first. */
  checkNowAndThen(): void;
}

const EVERY_MS = 5;

export function fileWatch(file: string): FileWatch {
  const identity = () => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  };
  const opened = identity();
  let checkedAt = Number.NEGATIVE_INFINITY;
  const check: FileWatch['check'] = (outcome) => {
    // Without this, everything would be written into a file that nobody can find any more, and acknowledged.
    if (identity() !== opened) throw new StoreFailure('file-gone', outcome);
  };
  return {
    check,
    checkNowAndThen() {
      const now = performance.now();
      if (now - checkedAt < EVERY_MS) return;
      check('nothing-written');
      checkedAt = now;
    },
  };
}

/**
 * Holds a database file for one server: a second one would show what the first has written only after a restart. The
 * system lets go of the lock when the process ends, however it ends.
 */
export function holdFile(file: string, driver: SqliteDriver): () => void {
  const path = `${file}.lock`;
  withAccess(path, () => makeOwnersOnly(path));
  const lock = driver.open(path, { busyMs: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    const failure = failureOf(cause, false);
    if (failure instanceof StoreRefusal || failure.reason !== 'busy') throw failure;
    throw new StoreRefusal(
      'in-use',
      `The database ${file} is in use by another server. Please end that one first, or use PostgreSQL, which many servers can share.`,
      cause,
    );
  }
  return () => lock.close();
}

/**
 * Whoever can read a file can hold it, and so keep the server from starting. A file that is there is not opened for this:
 * the system ends all locks that a process has on a file when the process closes it.
 */
function makeOwnersOnly(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    accessSync(path, constants.R_OK | constants.W_OK);
    if ((statSync(path).mode & 0o777) !== OWNER_ONLY) chmodSync(path, OWNER_ONLY);
  }
}
