import { usePendingQueue } from '../shared/use-pending-queue.ts';
import type { GuestLine } from '../shared/use-public-view.ts';

/** DK-22: what waited on this phone goes out, whichever page is opened first. There is nothing to see. */
export function Outbox({ id, line }: { id: string; line: GuestLine }) {
  usePendingQueue(id, 'player', line);
  return null;
}
