import { useCallback, useState } from 'react';

/** Whose phone this is, remembered here and nowhere else. */
export function useMyName(tournament: string): [string | undefined, (player: string | undefined) => void] {
  const key = `tiltyard.me.${tournament}`;
  const [player, setPlayer] = useState<string | undefined>(() => localStorage.getItem(key) ?? undefined);
  const choose = useCallback(
    (chosen: string | undefined) => {
      if (chosen === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, chosen);
      setPlayer(chosen);
    },
    [key],
  );
  return [player, choose];
}
