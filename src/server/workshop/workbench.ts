import { Worker } from 'node:worker_threads';
import { BoundedPool } from '../operations/bounded-pool.ts';
import { RequestProblem } from '../problems.ts';

export interface Limits {
  /** Milliseconds that a job may take. */
  readonly longest: number;
  /** Of memory that a job may use. */
  readonly megabytes: number;
  readonly waiting: number;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * A thread that does one job at a time, with some waiting; further callers are told to come back. A job that takes too long or
 * too much memory is ended with its thread, and the next one has a new thread.
 */
export class Workbench<Job, Done> {
  readonly #pool: BoundedPool;
  #thread: Worker | undefined;

  constructor(
    private readonly file: URL,
    private readonly limits: Limits,
    /** Done here and now, where there is no thread to be had. */
    private readonly inPlace?: (job: Job) => Promise<Done> | undefined,
  ) {
    this.#pool = new BoundedPool(1, limits.waiting);
  }

  do(job: Job): Promise<Done> {
    return this.#pool.run(() => this.inPlace?.(job) ?? this.#done(job));
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #started(): Worker {
    const thread = new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes, maxYoungGenerationSizeMb: 32 },
    });
    this.#thread = thread;
    // Whoever waits hears of it; where nobody does, a thread that fails must not end the server.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }

  async #done(job: Job): Promise<Done> {
    const thread = this.#thread ?? this.#started();
    const listeners = new AbortController();
    try {
      return await this.#answer(thread, job, listeners.signal);
    } catch (error) {
      this.#thread = undefined;
      await thread.terminate();
      throw isOutOfMemory(error) ? new RequestProblem(422, 'too-much-work') : error;
    } finally {
      listeners.abort();
    }
  }

  /** The first event decides: a thread that fails also exits, in the same turn. */
  #answer(thread: Worker, job: Job, done: AbortSignal): Promise<Done> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new RequestProblem(422, 'too-much-work')), this.limits.longest);
      const exited = () => reject(new RequestProblem(503, 'stopping'));
      thread.once('message', resolve).once('error', reject).once('exit', exited);
      done.addEventListener('abort', () => {
        clearTimeout(late);
        thread.off('message', resolve).off('error', reject).off('exit', exited);
      });
      thread.postMessage(job);
    });
  }
}
