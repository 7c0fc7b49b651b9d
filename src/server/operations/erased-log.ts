import { randomUUID } from 'node:crypto';
import { eraseFrom, type Formats, type WrittenEntry } from '../../engine/index.ts';

/**
 * DK-31: erased people are removed from an older log that comes back in a restore or an import. Undefined if the log
 * says nothing about them.
 */
export function erasedAgain(formats: Formats, entries: readonly WrittenEntry[], player: string, now: number) {
  const erased = eraseFrom(formats, entries, player, { commandId: `erase-${randomUUID()}`, at: now, by: 'restore' });
  return erased.ok ? erased.value : undefined;
}
