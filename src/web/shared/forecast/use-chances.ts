import { useEffect, useState } from 'react';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';
import { loadWords } from '../../../words/load.ts';
import type { BoardChance } from '../boards/player-pages.tsx';
import type { Column } from '../boards/standings-table.tsx';
import { useTournamentPort } from '../ports.tsx';
import { useSpeech } from '../words.ts';

export interface Chances {
  /** Undefined for who can no longer win. */
  readonly of: (player: string) => BoardChance | undefined;
  /** For the standings: a bar, the figure, and how it moved. */
  readonly column: Column;
}

type Kit = typeof import('./chances.tsx');

/** Everyone's chance to win, fetched beside a page that does not wait for it; undefined where it is not shown. */
export function useChances(id: string, version: number, shown: boolean): Chances | undefined {
  const { language } = useSpeech();
  const port = useTournamentPort();
  const [kit, setKit] = useState<Kit>();
  const [told, setTold] = useState<Forecasted>();
  useEffect(() => {
    if (!shown) return undefined;
    let over = false;
    let stop = () => {
      over = true;
    };
    Promise.all([import('./chances.tsx'), loadWords(language, ['forecast'])]).then(
      ([fetched]) => {
        if (over) return;
        setKit(fetched);
        stop = fetched.watchForecast(port, id, version, setTold);
      },
      () => undefined, // without a line the page is as it was
    );
    return () => stop();
  }, [port, id, version, shown, language]);
  return shown && kit && told ? kit.chancesOf(language, told) : undefined;
}
