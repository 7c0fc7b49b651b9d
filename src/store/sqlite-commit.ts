import fs from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { failureOf, StoreFailure } from './failure.ts';
import type { AtOnce } from './prepared.ts';

/**
 * Commits whose wait for the disk holds up nobody: SQLite writes them into the write-ahead log, another thread waits
 * until that is on the disk, and only then are they acknowledged. Other commits wait within SQLite as always; where one
 * comes in between, the disk has everything before it too.
 */
export class QuickCommits {
  readonly #raw: Sqlite.Database;
  readonly #log: number;
  readonly #statements = new Map<string, Sqlite.Statement>();
  #lost: unknown;
  #closed = false;

  /** The database is open, and has its write-ahead log. */
  constructor(raw: Sqlite.Database) {
    this.#raw = raw;
    this.#log = fs.openSync(`${raw.name}-wal`, 'r+');
  }

  /** The disk did not take what was written: nobody can tell what a later success would mean. */
  check(): void {
    if (this.#lost !== undefined) throw new StoreFailure('disk-failed', 'nothing-written', this.#lost);
  }

  /** All of it in this turn. */
  commit<T>(work: (run: AtOnce) => T): T {
    const raw = this.#raw;
    let committing = false;
    raw.pragma('synchronous = NORMAL');
    try {
      this.#run('begin immediate', []);
      const done = work(({ sql, parameters }) => this.#run(sql, parameters) as never[]);
      committing = true;
      this.#run('commit', []);
      return done;
    } catch (error) {
      // A full disk has undone it already.
      if (raw.inTransaction) this.#run('rollback', []);
      throw failureOf(error, committing);
    } finally {
      raw.pragma('synchronous = FULL');
    }
  }

  onDisk(): Promise<void> {
    return new Promise((resolve, reject) => {
      fs.fdatasync(this.#log, (error) => {
        if (!error) return resolve();
        this.#lost = error;
        reject(new StoreFailure('disk-failed', 'unknown', error));
      });
    });
  }

  close(): void {
    if (!this.#closed) fs.closeSync(this.#log);
    this.#closed = true;
  }

  #run(sql: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.#statements.get(sql) ?? this.#raw.prepare(sql);
    this.#statements.set(sql, statement);
    if (statement.reader) return statement.all(parameters);
    statement.run(parameters);
    return [];
  }
}
