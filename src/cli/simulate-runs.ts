import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addTallies, type Formats, noTally, type Simulated, simulateRuns, type Tally } from '../engine/index.ts';

/** The runs that one thread plays at a time. */
export interface Share {
  readonly simulated: Simulated;
  readonly seed: string;
  readonly first: number;
  readonly last: number;
}

export interface Runs {
  readonly formats: Formats;
  readonly simulated: Simulated;
  readonly seed: string;
  readonly runs: number;
  readonly threads: number;
  readonly progress: (done: number) => void;
}

const shareSize = 20;

/** Threads start from a built file; straight from the sources there is only this one. */
const isSource = import.meta.url.endsWith('.ts');

/** More threads than processors, or than there are shares, only wait for each other. */
export const usefulThreads = (runs: number): number =>
  Math.max(1, Math.min(availableParallelism(), Math.ceil(runs / shareSize)));

function sharesOf({ simulated, seed, runs }: Runs): Share[] {
  const count = Math.ceil(runs / shareSize);
  return Array.from({ length: count }, (_, at) => ({
    simulated,
    seed,
    first: at * shareSize + 1,
    last: Math.min(runs, (at + 1) * shareSize),
  }));
}

/** Every run has its own chance, and tallies are sums: the number of threads changes the time and nothing else. */
export async function playRuns(wanted: Runs): Promise<Tally> {
  const shares = sharesOf(wanted);
  let tally = noTally;
  const add = (part: Tally): void => {
    tally = addTallies(tally, part);
    wanted.progress(tally.runs);
  };
  if (wanted.threads <= 1 || isSource) {
    for (const share of shares) add(simulateRuns(wanted.formats, share.simulated, share.seed, share.first, share.last));
    return tally;
  }
  const threads = Array.from({ length: Math.min(wanted.threads, shares.length) }, () => thread(shares, add));
  await Promise.all(threads);
  return tally;
}

function thread(shares: Share[], add: (part: Tally) => void): Promise<void> {
  const worker = new Worker(new URL('./simulate-worker.js', import.meta.url));
  return new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const share = shares.shift();
      if (share) worker.postMessage(share);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (part: Tally) => {
      add(part);
      next();
    });
    next();
  }).finally(() => worker.terminate());
}
