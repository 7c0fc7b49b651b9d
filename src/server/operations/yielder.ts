import { setImmediate as otherTurns } from 'node:timers/promises';

/** How long a piece of long work goes on, in milliseconds, before others have their turn. */
const LONGEST = 5;

/** For work that may take seconds: results are entered and pages served between its pieces. */
export class Yielder {
  #since = performance.now();

  /** To be awaited after each small piece. */
  async pause(): Promise<void> {
    if (performance.now() - this.#since < LONGEST) return;
    await otherTurns();
    this.#since = performance.now();
  }
}
