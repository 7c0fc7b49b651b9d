import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { StoreFailure, StoreRefusal } from './failure.ts';

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
export function holdFile(file: string): () => void {
  const lock = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    throw new StoreRefusal(
      'in-use',
      `The database ${file} is in use by another server. Please end that one first, or use PostgreSQL, which many servers can share.`,
      cause,
    );
  }
  return () => lock.close();
}
