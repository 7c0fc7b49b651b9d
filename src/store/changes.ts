import type { Change } from './event-store.ts';

/** Tells the listeners of this process. */
export interface Changes {
  subscribe(listener: (change: Change) => void): () => void;
  tell(change: Change): void;
}

/** A listener that throws is reported and holds up neither the others nor the append. */
export function changes(report: (error: unknown) => void): Changes {
  const listeners = new Set<{ hear: (change: Change) => void }>();
  return {
    subscribe(listener) {
      const entry = { hear: listener };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    tell(change) {
      for (const listener of [...listeners]) {
        try {
          listener.hear(change);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
