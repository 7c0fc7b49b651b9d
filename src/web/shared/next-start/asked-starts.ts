import type { TournamentPort } from '../../../client/index.ts';
import type { NextStart } from '../../../protocol/wire-wall.ts';

export type Start = NonNullable<NextStart['next']>;

const ASKED_EVERY = 5_000;

/** One question at a time for each tournament, however many parts of the page want to know. */
interface Asked {
  readonly listeners: Set<() => void>;
  next: Start | undefined;
  timer?: ReturnType<typeof setTimeout>;
}

const all = new Map<string, Asked>();

export const startKnown = (id: string): Start | undefined => all.get(id)?.next;

/** The desk that has just set it need not wait for the next request. */
export function tellStart(id: string, next: Start | undefined): void {
  const asked = all.get(id);
  if (!asked || (asked.next?.at === next?.at && asked.next?.round === next?.round)) return;
  asked.next = next;
  for (const listener of [...asked.listeners]) listener();
}

/** It is stored beside the log, so the live stream does not carry it. Asked for only while someone waits for a round. */
export function followStart(port: TournamentPort, id: string, listener: () => void): () => void {
  const asked = all.get(id) ?? begin(port, id);
  asked.listeners.add(listener);
  return () => {
    asked.listeners.delete(listener);
    if (asked.listeners.size > 0) return;
    clearTimeout(asked.timer);
    all.delete(id);
  };
}

function begin(port: TournamentPort, id: string): Asked {
  const asked: Asked = { listeners: new Set(), next: undefined };
  all.set(id, asked);
  const ask = async () => {
    // A phone in a pocket asks when it is looked at again.
    if (!document.hidden) {
      await port.nextStart(id).then(
        ({ next }) => all.get(id) === asked && tellStart(id, next),
        // Whatever is shown stays until the server answers again.
        () => undefined,
      );
    }
    if (all.get(id) === asked) asked.timer = setTimeout(() => void ask(), ASKED_EVERY);
  };
  void ask();
  return asked;
}
