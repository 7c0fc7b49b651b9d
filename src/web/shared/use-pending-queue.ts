import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TiltyardClient } from '../../client/index.ts';
import { pendingOn, tabName } from './pending.ts';
import { PendingQueue, type QueueSnapshot } from './pending-queue.ts';
import type { GuestLine } from './use-public-view.ts';
import { useSpeech } from './words.ts';

/** On a phone someone stands and waits: a connection that hangs this long is as good as none. */
const ANSWER_WITHIN = 6_000;

export type Queue = QueueSnapshot & Pick<PendingQueue, 'add' | 'dismiss'>;

/** DK-22: what players and scorekeepers entered on this device; left over from a reload, it goes out at once. */
export function usePendingQueue(id: string, page: 'player' | 'score', line: GuestLine): Queue {
  const { language } = useSpeech();
  const spoken = useRef(language);
  spoken.current = language;
  const [queue] = useState(() => {
    const send: TiltyardClient['send'] = (...args) =>
      new TiltyardClient({ language: spoken.current, answerWithin: ANSWER_WITHIN }).send(...args);
    return new PendingQueue(id, { send }, pendingOn(localStorage, id, page, tabName()));
  });
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
  return { ...snapshot, add: (...args) => queue.add(...args), dismiss: (one) => queue.dismiss(one) };
}
