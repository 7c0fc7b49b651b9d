import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { BoundedPool } from '../operations/bounded-pool.ts';
import { RequestProblem } from '../problems.ts';
import { type Done, type Job, perform } from './jobs.ts';

const MAX_WAITING = 30;
/** No job of a size that is allowed takes nearly as long. */
const USUAL_LONGEST = 20_000;

/** Threads are started from a file of their own, which there is when it is built. */
const isSource = import.meta.url.endsWith('.ts');
const threadFile = new URL(isSource ? '../../../dist/cli/workshop-worker.js' : './workshop-worker.js', import.meta.url);

/**
 * From the sources work is done in place, by what was loaded; only a forecast, which would hold up everyone for seconds,
 * goes to the thread that was built, if there is one.
 */
const isDoneInPlace = ({ kind }: Job): boolean => isSource && (kind !== 'forecast' || !existsSync(threadFile));

/**
 * Work that would hold up everyone else, done on a separate thread: one job at a time, some waiting, and further callers
 * are told to come back.
 */
export class Workshop {
  readonly #pool = new BoundedPool(1, MAX_WAITING);
  #thread: Worker | undefined;

  constructor(private readonly longest = USUAL_LONGEST) {}

  do(job: Job): Promise<Done> {
    return this.#pool.run(() => (isDoneInPlace(job) ? perform(job) : this.#done(job)));
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #started(): Worker {
    const thread = new Worker(threadFile);
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
    const waiting = new AbortController();
    const { signal } = waiting;
    const late = setTimeout(() => waiting.abort(), this.longest);
    try {
      // Rejects when the thread fails or takes too long.
      const heard = once(thread, 'message', { signal });
      thread.postMessage(job);
      const [done] = (await heard) as [Done];
      return done;
    } catch (error) {
      this.#thread = undefined;
      await thread.terminate();
      throw signal.aborted ? new RequestProblem(503, 'busy') : error;
    } finally {
      clearTimeout(late);
    }
  }
}
