import { useEffect, useState } from 'react';
import type { WallState } from '../../protocol/wire-wall.ts';
import { useTournamentPort } from '../shared/ports.tsx';

const ASKED_EVERY = 2_000;

/** What the desk wants shown. Asked for again and again: a hall has a screen or two, and nothing is lost by a restart. */
export function useWallState(id: string): WallState {
  const port = useTournamentPort();
  const [state, setState] = useState<WallState>({});
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = '';
    const ask = async () => {
      try {
        const answer = await port.wall(id);
        const text = JSON.stringify(answer);
        if (!over && text !== known) setState(answer);
        known = text;
      } catch {
        // Whatever is shown stays until the server answers again.
      }
      if (!over) timer = setTimeout(() => void ask(), ASKED_EVERY);
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [port, id]);
  return state;
}
