import { useEffect, useState } from 'react';
import { type FormatName, isFormatName } from '../../engine/index.ts';
import type { Reckoning } from '../shared/seat-so-far.ts';

/** What a table comes to while it is typed, where points add up (board `bars`): fetched with the first such table. */
const fetchers: Readonly<Partial<Record<FormatName, () => Promise<Reckoning>>>> = {
  strikes: () => import('./strikes-seats.ts').then(({ seatsSoFar }) => seatsSoFar),
};

const here = new Map<string, Reckoning>();

/** Until it is here, and without a line, a result is typed without it. */
export function useReckoning(format: string): Reckoning | undefined {
  const [, setFetched] = useState(0);
  useEffect(() => {
    const fetch = isFormatName(format) && !here.has(format) ? fetchers[format] : undefined;
    fetch?.().then(
      (found) => {
        here.set(format, found);
        setFetched((times) => times + 1);
      },
      () => undefined,
    );
  }, [format]);
  return here.get(format);
}
