import type { Store } from '../../store/index.ts';
import type { Logger } from './logger.ts';

const HOUR = 3_600_000;
const KEPT_DELIVERIES = 30 * 24 * HOUR;

/** Forgets what nobody asks for any more: sessions that ran out, old deliveries. */
export class Housekeeping {
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, now: () => number, log: Logger, accessDays: number) {
    this.#timer = setInterval(() => {
      const work = [
        store.sessions.prune(now()),
        store.attempts.prune(now()),
        store.outbox.prune(now() - KEPT_DELIVERIES),
        store.accesses.prune(now() - accessDays * 24 * HOUR),
      ];
      Promise.all(work).catch((error) => log.warn(error, 'housekeeping'));
    }, HOUR);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }
}
