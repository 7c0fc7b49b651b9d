import { randomUUID } from 'node:crypto';
import { eraseFrom, type WrittenEntry } from '../../engine/index.ts';

/**
 * DK-31: whoever was erased is taken out of an older log that comes back, in a restore or an import. Undefined where
 * nothing is said of them in it.
 */
export function erasedAgain(entries: readonly WrittenEntry[], player: string, now: number) {
  const erased = eraseFrom(entries, player, { commandId: `erase-${randomUUID()}`, at: now, by: 'restore' });
  return erased.ok ? erased.value : undefined;
}
