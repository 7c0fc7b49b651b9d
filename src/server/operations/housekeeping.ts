import type { Store } from '../../store/index.ts';
import type { Logger } from './logger.ts';
import { PeriodicWork } from './periodic-work.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEPT_DELIVERIES = 30 * DAY;

/** Deletes what nobody asks for any more: expired sessions, old deliveries and accesses. */
export async function deleteOld(store: Store, now: number, accessDays: number): Promise<void> {
  await Promise.all([
    store.sessions.prune(now),
    store.attempts.prune(now),
    store.outbox.prune(now - KEPT_DELIVERIES),
    store.accesses.prune(now - accessDays * DAY),
  ]);
}

export const housekeeping = (store: Store, now: () => number, log: Logger, accessDays: number): PeriodicWork =>
  new PeriodicWork('housekeeping', HOUR, log, () => deleteOld(store, now(), accessDays));
