import { useEffect } from 'react';

/** A table that another part of the desk asks to enter next, such as the palette; kept until the page takes it. */
let requested: number | undefined;
const listeners = new Set<() => void>();

export function requestTable(table: number): void {
  requested = table;
  for (const listener of listeners) listener();
}

export function useRequestedTable(choose: (table: number) => void): void {
  useEffect(() => {
    const take = () => {
      if (requested === undefined) return;
      const table = requested;
      requested = undefined;
      // After the palette has given the focus back.
      setTimeout(() => choose(table), 50);
    };
    take();
    listeners.add(take);
    return () => {
      listeners.delete(take);
    };
  }, [choose]);
}
