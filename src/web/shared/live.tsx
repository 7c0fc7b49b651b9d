import type { ReactNode } from 'react';
import { useFontsLater } from './fonts.ts';
import { Gone, Loading, useFirstViewOver } from './states.tsx';
import { type LiveView, type ReadAs, type Seen, usePublicView } from './use-public-view.ts';
import { useFormatWords } from './words.ts';

export type WithView = LiveView & { readonly view: Seen };

interface LiveProps {
  readonly id: string;
  readonly as?: ReadAs;
  /** How long it may take to come back to a server that was restarted, in milliseconds. */
  readonly longestWait?: number;
  readonly children: (live: WithView) => ReactNode;
}

export function Live({ id, as, longestWait, children }: LiveProps) {
  const live = usePublicView(id, as, longestWait);
  useFontsLater(live.view !== undefined);
  if (live.gone) return <Gone />;
  const { view } = live;
  return view ? <InWords {...live} view={view} show={children} /> : <Loading />;
}

/** What the format calls things comes with the first tournament of it. */
function InWords({ show, ...live }: WithView & { readonly show: (live: WithView) => ReactNode }) {
  useFormatWords([live.view.about.format]);
  useFirstViewOver();
  return show(live);
}
