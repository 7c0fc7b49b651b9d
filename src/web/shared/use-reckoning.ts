import { useEffect, useState } from 'react';
import { useFormatTables } from './formats.ts';
import type { Reckoning } from './seat-so-far.ts';

/** What was fetched stays while the page is open: a phone may lose its connection between two tables. */
const here = new Map<string, Reckoning>();

/** Fetched with the first table that needs it. Until it is here, and without a line, a result is typed without it. */
export function useReckoning(format: string): Reckoning | undefined {
  const { loadPages } = useFormatTables();
  const [, setFetched] = useState(0);
  useEffect(() => {
    if (here.has(format)) return;
    const load = async () => (await loadPages())[format]?.loadReckoning?.();
    load().then(
      (found) => {
        if (!found) return;
        here.set(format, found);
        setFetched((times) => times + 1);
      },
      () => undefined,
    );
  }, [format, loadPages]);
  return here.get(format);
}
