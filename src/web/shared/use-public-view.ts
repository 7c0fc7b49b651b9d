import { useEffect, useState } from 'react';
import { type Reported, reportFromWire } from '../../protocol/scale.ts';
import type { AboutView, PlayerView, PublicView, RoundView, Slice, StandingView } from '../../protocol/wire-views.ts';
import { useServerPort, useTournamentPort } from './ports.tsx';

/** The slices put together, as pages use them. */
export interface Seen {
  readonly version: number;
  readonly about: AboutView;
  readonly players: readonly PlayerView[];
  readonly rounds: readonly RoundView[];
  readonly standings: readonly StandingView[];
  readonly board: Extract<Slice, { slice: 'board' }>['board'];
  readonly clock: Extract<Slice, { slice: 'clock' }>['clock'];
}

export type GuestLine = 'open' | 'waiting';

export interface LiveView {
  readonly view?: Seen;
  readonly reports: readonly Reported[];
  readonly line: GuestLine;
  readonly gone: boolean;
  /** By how much the server's clock is ahead of this device's. */
  readonly ahead: number;
  /** Without a line: when what is shown was last known to be so, by this device's clock. */
  readonly asOf?: number | undefined;
}

function seenIn({ version, slices }: PublicView): Seen | undefined {
  const all = Object.values(slices);
  const one = <Name extends Slice['slice']>(name: Name) =>
    all.find((slice): slice is Extract<Slice, { slice: Name }> => slice.slice === name);
  const about = one('about')?.about;
  if (!about) return undefined;
  return {
    version,
    about,
    players: one('players')?.players ?? [],
    rounds: all.flatMap((slice) => ('round' in slice ? [slice.round] : [])).sort((a, b) => a.number - b.number),
    standings: one('standings')?.standings ?? [],
    board: one('board')?.board ?? { kind: 'none' },
    clock: one('clock')?.clock ?? null,
  };
}

export type ReadAs = 'public' | 'player' | 'scorekeeper';

/** A line that brings nothing for so long is none. */
const SHOW_KEPT_AFTER = 4_000;

/** DK-23: only a secure context can open a page without a line; what scorekeepers may do needs one, and so do other sites. */
const mayKeep = (as: ReadAs): boolean =>
  as !== 'scorekeeper' && 'serviceWorker' in navigator && window.parent === window;

/** Fetched once there is something to keep or to show; without a line it comes from where the pages are kept. */
const offline = () => import('./offline.ts');

/** The public view, live; while the line is down it keeps showing the last state (DK-22). */
export function usePublicView(id: string, as: ReadAs = 'public', longestWait?: number): LiveView {
  const port = useTournamentPort();
  const isServed = useServerPort() !== undefined;
  const [live, setLive] = useState<LiveView>({ line: 'open', gone: false, ahead: 0, reports: [] });
  useEffect(() => {
    let shown = false;
    let over = false;
    const name = `${as} ${id}`;
    // What the browser itself holds needs no second copy.
    const keeps = isServed && mayKeep(as);
    const showKept = () => {
      if (!keeps || shown) return;
      offline()
        .then(({ keptState }) => keptState(name))
        .then((kept) => {
          const last = kept && seenIn(kept.view);
          // What the live stream has brought in the meantime is newer.
          if (over || !last || shown) return;
          setLive((old) => ({ ...old, view: last, line: 'waiting', asOf: kept.at }));
        })
        .catch(() => undefined);
    };
    const late = setTimeout(showKept, SHOW_KEPT_AFTER);
    const line = port.live(id, {
      as,
      ...(longestWait !== undefined && { longestWait }),
      onView: (view) => {
        shown = true;
        const seen = seenIn(view);
        setLive((old) => ({ ...old, ...(seen && { view: seen }), line: 'open', asOf: undefined }));
        if (keeps && seen) {
          offline()
            .then(({ keepState }) => keepState(name, view))
            .catch(() => undefined);
        }
      },
      onReports: (reports) => setLive((old) => ({ ...old, reports: reports.map(reportFromWire) })),
      onTime: (now) => setLive((old) => ({ ...old, ahead: now - Date.now() })),
      onReload: () => {
        shown = false;
      },
      onGone: () => {
        setLive((old) => ({ ...old, gone: true }));
        if (keeps) {
          offline()
            .then(({ forget }) => forget(name))
            .catch(() => undefined);
        }
      },
      // An internal error: the boundary around the page reports it and says “Reload”.
      onFault: (error) =>
        setLive(() => {
          throw error;
        }),
      onLine: (now) => {
        const asOf = now === 'waiting' ? Date.now() : undefined;
        setLive((old) => ({ ...old, line: now, asOf: asOf && (old.asOf ?? asOf) }));
        if (now === 'waiting') showKept();
      },
    });
    return () => {
      over = true;
      clearTimeout(late);
      line.close();
    };
  }, [port, isServed, id, as, longestWait]);
  return live;
}
