import { StoreFailure } from './failure.ts';

/** Jobs that come in while a commit is under way wait for the next one and share it. */
export interface GroupCommit<Job> {
  submit(job: Job): void;
  /** Finishes what was handed in and takes nothing more. */
  close(): Promise<void>;
}

export interface Answerable {
  reject(error: unknown): void;
}

/**
 * @param commit writes the jobs in their order in one transaction; it answers, after the commit, with what tells each
 * job its own answer. When it throws, all jobs of the group are rejected: none of them was written.
 * @param most the most jobs that share a commit
 */
export function groupCommit<Job extends Answerable>(
  commit: (jobs: readonly Job[]) => Promise<() => void>,
  most: number,
): GroupCommit<Job> {
  let waiting: Job[] = [];
  let running: Promise<void> | undefined;
  let closed = false;

  async function drain(): Promise<void> {
    // One turn of the loop, so that requests which arrived together are written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const jobs = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const answer = await commit(jobs);
        answer();
      } catch (error) {
        for (const job of jobs) job.reject(error);
      }
    }
    running = undefined;
  }

  return {
    submit(job) {
      if (closed) {
        job.reject(new StoreFailure('closed', 'nothing-written'));
        return;
      }
      waiting.push(job);
      running ??= drain();
    },
    async close() {
      closed = true;
      await running;
    },
  };
}
