import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqliteDriver } from './drivers/index.ts';
import { type StartWriter, threadFromSource, type WriterStart } from './writer-thread.ts';

/** Places in the memory that the test and the writer thread share. */
const PLACES = { hangs: 0, fails: 1, syncs: 2 } as const;

export interface SlowDiskStart extends WriterStart {
  readonly disk: SharedArrayBuffer;
}

/** A disk under an SQLite file whose syncs wait, or fail, at the test's word. */
export class SlowDisk {
  readonly #memory = new SharedArrayBuffer(4 * Object.keys(PLACES).length);
  readonly #places = new Int32Array(this.#memory);

  readonly startWriter: StartWriter = (start) =>
    threadFromSource('slow-disk-worker.fixture.ts', { ...start, disk: this.#memory } satisfies SlowDiskStart);

  /** From now on a sync takes until `goOn`. */
  hang(): void {
    Atomics.store(this.#places, PLACES.hangs, 1);
  }

  goOn(): void {
    Atomics.store(this.#places, PLACES.hangs, 0);
    Atomics.notify(this.#places, PLACES.hangs);
  }

  /** The next sync fails. */
  failOnce(): void {
    Atomics.store(this.#places, PLACES.fails, 1);
  }

  /** How many syncs have begun. */
  get syncs(): number {
    return Atomics.load(this.#places, PLACES.syncs);
  }

  /** Waits until so many have begun, while this thread goes on. */
  async reached(syncs: number): Promise<void> {
    while (this.syncs < syncs) await nextTurn();
  }
}

/** The same driver on such a disk: what SQLite would wait for at the end of a commit is waited for before it. */
export function onSlowDisk(driver: SqliteDriver, memory: SharedArrayBuffer): SqliteDriver {
  const places = new Int32Array(memory);
  const sync = () => {
    Atomics.add(places, PLACES.syncs, 1);
    Atomics.wait(places, PLACES.hangs, 1);
    if (Atomics.exchange(places, PLACES.fails, 0) === 1) {
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
    }
  };
  return {
    ...driver,
    open(file, options) {
      const raw = driver.open(file, options);
      let inTransaction = false;
      return {
        ...raw,
        prepare(sql) {
          const statement = raw.prepare(sql);
          const around = <T>(work: () => T): T => {
            if (sql === 'commit' || (!inTransaction && /^(insert|update|delete|with)/.test(sql))) sync();
            const done = work();
            if (/^(begin|commit|rollback)/.test(sql)) inTransaction = sql.startsWith('begin');
            return done;
          };
          return {
            all: (values) => around(() => statement.all(values)),
            run: (values) => around(() => statement.run(values)),
          };
        },
      };
    },
  };
}
