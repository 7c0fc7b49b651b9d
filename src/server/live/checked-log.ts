import { readEntry } from '../../engine/index.ts';
import type { EntryText } from '../../store/index.ts';
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

  read(text: EntryText): NonNullable<ReturnType<typeof readEntry>> {
    const read = readEntry(this.#previous, text);
    if (!read) throw new DamagedLog(text.version);
    this.#previous = read.entry;
    return read;
  }
}
