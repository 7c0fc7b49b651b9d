import type { ReactNode } from 'react';
import { Loading, Message } from './states.tsx';
import { type LiveView, type ReadAs, type Seen, usePublicView } from './use-public-view.ts';
import { useT } from './words.ts';

export type WithView = LiveView & { readonly view: Seen };

interface LiveProps {
  readonly id: string;
  readonly as?: ReadAs;
  /** How long it may take to come back to a server that was restarted, in milliseconds. */
  readonly longestWait?: number;
  readonly children: (live: WithView) => ReactNode;
}

export function Live({ id, as, longestWait, children }: LiveProps) {
  const t = useT();
  const live = usePublicView(id, as, longestWait);
  if (live.gone) {
    return (
      <Message title={t('states.notFound')}>
        <p>{t('states.goneHint')}</p>
      </Message>
    );
  }
  const { view } = live;
  return view ? children({ ...live, view }) : <Loading />;
}
