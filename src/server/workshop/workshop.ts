import { existsSync } from 'node:fs';
import type { Formats } from '../../engine/index.ts';
import { type Done, type Job, perform } from './jobs.ts';
import { type Limits, Workbench } from './workbench.ts';

/** Threads are started from a file of their own, which there is when it is built. */
const isSource = import.meta.url.endsWith('.ts');
const threadFile = new URL(isSource ? '../../../dist/cli/workshop-worker.js' : './workshop-worker.js', import.meta.url);

/**
 * From the sources work is done in place, by what was loaded; only a forecast, which would hold up everyone for seconds,
 * goes to the thread that was built, if there is one.
 */
const inPlace =
  (formats: Formats) =>
  (job: Job): Promise<Done> | undefined =>
    isSource && (job.kind !== 'forecast' || !existsSync(threadFile)) ? perform(formats, job) : undefined;

const benchFor = (formats: Formats, limits: Limits) => new Workbench<Job, Done>(threadFile, limits, inPlace(formats));

/** A field of a thousand takes its time; nobody waits for it. */
export const forecastBench = (formats: Formats) => benchFor(formats, { longest: 120_000, megabytes: 512, waiting: 30 });

/** Whose work it is. */
export type Client = 'stranger' | 'player' | 'organiser';

/**
 * Work that would hold up everyone else, done on separate threads. Strangers, players and organisers have a thread and a queue
 * each, so that nobody waits for what strangers ask. No job of a size that is allowed takes nearly as long as it may.
 */
export class Workshop {
  readonly #benches: Readonly<Record<Client, Workbench<Job, Done>>>;

  constructor(formats: Formats) {
    this.#benches = {
      stranger: benchFor(formats, { longest: 10_000, megabytes: 128, waiting: 30 }),
      player: benchFor(formats, { longest: 20_000, megabytes: 256, waiting: 30 }),
      organiser: benchFor(formats, { longest: 60_000, megabytes: 512, waiting: 30 }),
    };
  }

  do(job: Job, client: Client): Promise<Done> {
    return this.#benches[client].do(job);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#benches).map((bench) => bench.close()));
  }
}
