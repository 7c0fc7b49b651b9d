import { chainHash, type Entry, upcast, type WrittenEntry } from '../../engine/index.ts';
import type { StoredEntry } from '../../store/index.ts';
import { RequestProblem } from '../problems.ts';

/** A stored entry is not the one that was written: nothing is shown of such a log, and nothing is built on it. */
class DamagedLog extends RequestProblem {
  constructor(version: number) {
    super(500, 'damaged-log', { version });
  }
}

export const isDamage = (error: unknown): boolean => error instanceof DamagedLog;

/** Reads stored entries one after the other; each must follow from the one before by its hash. */
export class CheckedLog {
  #previous: { readonly version: number; readonly hash: string } | undefined;

  constructor(previous?: { readonly version: number; readonly hash: string }) {
    this.#previous = previous;
  }

  read(stored: StoredEntry): Entry {
    // The chain is over the events as they were written, before any upcaster.
    const written = stored as WrittenEntry;
    const { version } = written;
    if (version !== (this.#previous?.version ?? 0) + 1 || chainHash(this.#previous, written) !== written.hash) {
      throw new DamagedLog(version);
    }
    this.#previous = written;
    return upcast(written);
  }
}
