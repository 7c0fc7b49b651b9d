import type { Logger } from './logger.ts';

/** Work that is looked for again and again, never twice at once; a failure is logged and tried at the next turn. */
export class PeriodicWork {
  readonly #timer: NodeJS.Timeout;
  readonly #turn: () => void;
  #working: Promise<void> | undefined;

  constructor(name: string, every: number, log: Logger, work: () => Promise<void>) {
    this.#turn = () => {
      this.#working ??= work()
        .catch((error) => log.warn(error, name))
        .finally(() => {
          this.#working = undefined;
        });
    };
    this.#timer = setInterval(this.#turn, every);
    this.#timer.unref();
  }

  /** A turn at once. */
  now(): void {
    this.#turn();
  }

  /** No further turn; the one under way is finished. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }
}
