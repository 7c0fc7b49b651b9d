import { useCallback, useState } from 'react';
import { underBase } from '../shared/base.ts';

const DAYS = 30;
const DAY = 86_400_000;

/** The pages of this tournament are told, so that the table comes with their first bytes; where the browser can (not on plain http). */
function tellPages(tournament: string, player: string | undefined): void {
  if (!('cookieStore' in window)) return;
  const cookie = { name: `tiltyard-me-${tournament}`, path: underBase(`/t/${tournament}`) };
  const told =
    player === undefined
      ? window.cookieStore.delete(cookie)
      : window.cookieStore.set({ ...cookie, value: player, expires: Date.now() + DAYS * DAY, sameSite: 'lax' });
  told.catch(() => undefined);
}

/** Whose phone this is, remembered here; the server stores nothing of it. */
export function useMyName(tournament: string): [string | undefined, (player: string | undefined) => void] {
  const key = `tiltyard.me.${tournament}`;
  const [player, setPlayer] = useState<string | undefined>(() => localStorage.getItem(key) ?? undefined);
  const choose = useCallback(
    (chosen: string | undefined) => {
      if (chosen === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, chosen);
      tellPages(tournament, chosen);
      setPlayer(chosen);
    },
    [key, tournament],
  );
  return [player, choose];
}
