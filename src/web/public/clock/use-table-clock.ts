import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import type { ClockPort } from '../../../client/index.ts';
import { type Face, faceOf, type Side } from '../../shared/game-face.ts';
import { type Sight, TableClock } from './table-clock.ts';

export interface Watched {
  readonly sight: Sight;
  readonly press: (what: Parameters<TableClock['press']>[0]) => void;
  readonly face: (side: Side) => Face | undefined;
}

const nothing: Sight = { line: 'open', gone: false, sending: 'no', refused: undefined };
const noSubscription = () => () => undefined;

/** A game's clock, and what it shows, redrawn exactly when that changes. */
export function useTableClock(port: ClockPort, id: string, game: string): Watched {
  const [device, setDevice] = useState<TableClock>();
  useEffect(() => {
    const opened = new TableClock(port, id, game, localStorage);
    opened.open();
    setDevice(opened);
    return () => opened.close();
  }, [port, id, game]);
  const sight = useSyncExternalStore(device?.subscribe ?? noSubscription, () => device?.sight ?? nothing);
  const press = useCallback((what: Parameters<TableClock['press']>[0]) => device?.press(what), [device]);
  const tenths = !useReducedMotion();
  const now = device?.time.now() ?? 0;
  const face = (side: Side) => (sight.game ? faceOf(sight.game, side, now, tenths) : undefined);
  useTick(face('white')?.changesIn ?? face('black')?.changesIn);
  useScreenOn(sight.game?.clock?.running === true);
  return { sight, press, face };
}

function useTick(wait: number | undefined): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(tick, wait);
    return () => clearTimeout(timer);
  });
}

function useReducedMotion(): boolean {
  const [query] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)'));
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}

/** Where the browser lets us (never on plain http, DK-23) the screen stays on; the clock does not depend on it. */
function useScreenOn(running: boolean): void {
  useEffect(() => {
    if (!running || !('wakeLock' in navigator)) return undefined;
    const asked = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void asked.then((lock) => lock?.release());
  }, [running]);
}
