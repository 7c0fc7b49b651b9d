import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SqliteDriver } from './drivers/index.ts';
import { failureOf, StoreFailure } from './failure.ts';
import type { SqliteConnection, Statement, StatementResult } from './sqlite-statements.ts';
import type { FromThread, ToThread } from './write-statements.ts';

/** What the thread needs to know to begin. */
export interface WriterStart {
  readonly file: string;
  readonly driver: SqliteDriver['name'];
}

/** Starts the thread's program; a test may start one whose disk is slow. */
export type StartWriter = (start: WriterStart) => Worker;

const startWriter: StartWriter = (start) =>
  import.meta.url.endsWith('.ts')
    ? threadFromSource('writer-worker.ts', start)
    : new Worker(new URL('./store-writer.js', import.meta.url), { workerData: start });

/** A thread that runs a file of this folder, where nothing was built. */
export const threadFromSource = (file: string, workerData: unknown): Worker =>
  new Worker(new URL('../../scripts/ts-thread.mjs', import.meta.url), {
    argv: [fileURLToPath(new URL(file, import.meta.url))],
    workerData,
  });

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: unknown): void;
}

/**
 * The only connection that writes to an SQLite file, in a thread of its own: a commit waits for the disk, and nobody else
 * waits with it.
 */
export class WriterThread implements SqliteConnection {
  readonly #thread: Worker;
  /** In the order in which they were handed in, which is the order of the answers. */
  readonly #waiting: Waiting[] = [];
  readonly #gone: Promise<void>;
  #failure: StoreFailure | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (answer: FromThread) => this.#answer(answer));
    thread.on('error', (error) => this.#end(failureOf(error, true)));
    this.#gone = new Promise((resolve) => {
      thread.once('exit', () => {
        this.#end(new StoreFailure('closed', 'unknown'));
        resolve();
      });
    });
    thread.unref();
  }

  static async open(file: string, driver: SqliteDriver, start = startWriter): Promise<WriterThread> {
    const thread = new WriterThread(start({ file, driver: driver.name }));
    // Answered when the file is open.
    await thread.run({ sql: 'select 1', values: [], counts: false });
    return thread;
  }

  run(statement: Statement): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      this.#waiting.push({ resolve, reject });
      // A program may end while its writer has nothing to do, and not before.
      this.#thread.ref();
      this.#send(statement);
    });
  }

  async close(): Promise<void> {
    if (!this.#failure) {
      this.#failure = new StoreFailure('closed', 'nothing-written');
      this.#thread.ref();
      this.#send('close');
    }
    await this.#gone;
  }

  #send(message: ToThread): void {
    this.#thread.postMessage(message);
  }

  #answer(answer: FromThread): void {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0 && !this.#failure) this.#thread.unref();
    if ('error' in answer) {
      const { message, code } = answer.error;
      waiting?.reject(Object.assign(new Error(message), { code }));
    } else waiting?.resolve(answer);
  }

  #end(failure: StoreFailure | Error): void {
    this.#failure ??= failure instanceof StoreFailure ? failure : new StoreFailure('other', 'unknown', failure);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
