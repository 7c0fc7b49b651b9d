import { useEffect, useState, useSyncExternalStore } from 'react';
import { pendingOn, tabName } from './pending.ts';
import { PendingQueue, type QueueSnapshot } from './pending-queue.ts';
import { useTournamentPort } from './ports.tsx';
import { useUnsent } from './use-page.ts';
import type { GuestLine } from './use-public-view.ts';

export type Queue = QueueSnapshot & Pick<PendingQueue, 'add' | 'dismiss'>;

/** DK-22: what players and scorekeepers entered on this device; left over from a reload, it goes out at once. */
export function usePendingQueue(id: string, page: 'player' | 'score', line: GuestLine): Queue {
  const port = useTournamentPort();
  const [queue] = useState(() => new PendingQueue(id, port, pendingOn(localStorage, id, page, tabName())));
  useEffect(() => {
    const wake = () => queue.wake();
    queue.open();
    window.addEventListener('online', wake);
    return () => {
      window.removeEventListener('online', wake);
      queue.close();
    };
  }, [queue]);
  useEffect(() => {
    if (line === 'open') queue.lineIsOpen();
  }, [queue, line]);
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot);
  useUnsent(snapshot.pending.length);
  return { ...snapshot, add: (...args) => queue.add(...args), dismiss: (one) => queue.dismiss(one) };
}
