import { RequestProblem } from '../problems.ts';

/** When it is full: after how many seconds it is worth asking again. */
const RETRY_SECONDS = 2;

/**
 * Work that takes more than a moment: a limited number at once, a limited number waiting, and further callers are told to come back.
 * Strangers cannot pile it up.
 */
export class BoundedPool {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** A place that is kept until it is given back; giving it back twice does no harm. */
  async enter(): Promise<() => void> {
    if (this.#busy < this.#atOnce) this.#busy += 1;
    else await this.#turn();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    };
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new RequestProblem(503, 'busy', { seconds: RETRY_SECONDS });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
