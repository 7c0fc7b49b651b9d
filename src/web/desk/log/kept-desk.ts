import type { Me } from '../../../protocol/wire.ts';
import type { KeptDesk } from '../../shared/offline.ts';
import { fetchAllParts } from '../../shared/part.tsx';
import type { DeskLog } from './desk-log.ts';

/**
 * DK-22: without a connection every tab of an open desk still opens; in a secure context so does the desk itself, with the
 * log as it was last stored. Entries that wait are kept in any case (shared/pending.ts).
 */

/** The page that is wanted now comes first. */
const FETCH_AFTER = 1_000;
/** Longer logs are not written down again with every result. */
const MAX_ENTRIES = 5_000;

const isKept = 'serviceWorker' in navigator;
const offline = () => import('../../shared/offline.ts');

/** Keeps this desk for as long as it is open; answers how to stop. */
export function keepDesk(log: DeskLog, me: Me): () => void {
  let over = false;
  const fetching = setTimeout(async () => {
    await fetchAllParts();
    if (isKept && !over) await offline().then(({ keepDeskPages }) => keepDeskPages());
  }, FETCH_AFTER);
  let kept: unknown;
  const save = async () => {
    const { stored, gone } = log.snapshot();
    if (over || stored === kept) return;
    kept = stored;
    const { keepDesk, forgetDesk } = await offline();
    if (gone || stored.log.length > MAX_ENTRIES) await forgetDesk(log.id);
    else if (stored.log.length > 0) keepDesk(log.id, { me, entries: stored.log.slice() });
  };
  const unsubscribe = isKept ? log.subscribe(() => void save().catch(() => undefined)) : () => undefined;
  return () => {
    over = true;
    clearTimeout(fetching);
    unsubscribe();
  };
}

export async function keptDesk(id: string): Promise<KeptDesk | undefined> {
  return isKept ? (await offline()).keptDesk(id).catch(() => undefined) : undefined;
}

/** It is not, or no longer, for this browser. */
export async function forgetDesk(id: string): Promise<void> {
  if (isKept) await (await offline()).forgetDesk(id).catch(() => undefined);
}
