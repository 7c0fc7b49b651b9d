import { useEffect, useRef, useState } from 'react';
import { newCommandId, ProblemError, TiltyardClient } from '../../../client/index.ts';
import type { Outcome, Place } from '../../../protocol/wire-views.ts';
import { pendingOn } from '../../shared/pending.ts';
import { useSpeech } from '../../shared/words.ts';

const AGAIN_AFTER = 2_000;

/** DK-22: results go out one by one, each with its own id, again and again until they are answered. */
export function useSending(id: string) {
  const { language } = useSpeech();
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState(0);
  const store = useRef(pendingOn(localStorage, id, 'score'));
  const queue = useRef(store.current.load());
  const busy = useRef(false);
  const flush = useRef(async (): Promise<void> => undefined);
  flush.current = async () => {
    if (busy.current) return;
    busy.current = true;
    const client = new TiltyardClient({ language });
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      try {
        type Wire = Parameters<TiltyardClient['send']>[1]['command'];
        await client.send(id, { commandId: next.commandId, command: next.command as Wire });
      } catch (error) {
        if (!(error instanceof ProblemError) || error.problem.status >= 500) break;
        setProblem(error.problem.detail);
      }
      queue.current = queue.current.slice(1);
      store.current.save(queue.current);
    }
    busy.current = false;
    setWaiting(queue.current.length);
  };
  useEffect(() => {
    void flush.current();
    const timer = setInterval(() => void flush.current(), AGAIN_AFTER);
    return () => clearInterval(timer);
  }, []);
  return {
    waiting,
    problem,
    send: (place: Place, outcome: Outcome) => {
      setProblem(undefined);
      const command = { type: 'RecordOutcome', place, outcome } as const;
      queue.current = [...queue.current, { commandId: newCommandId(), command, at: Date.now() }];
      store.current.save(queue.current);
      setWaiting(queue.current.length);
      void flush.current();
    },
  };
}
