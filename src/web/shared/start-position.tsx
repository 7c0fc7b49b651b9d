import { type ComponentProps, Suspense } from 'react';
import { part } from './part.tsx';

/** Only events whose games begin from a drawn position (HK-9) fetch what draws it. */
const Position = part(() => import('./start-board.tsx').then(({ StartPosition }) => StartPosition));
const Board = part(() => import('./start-board.tsx').then(({ StartBoard }) => StartBoard));

export function StartPosition(props: ComponentProps<typeof Position>) {
  return (
    <Suspense fallback={null}>
      <Position {...props} />
    </Suspense>
  );
}

export function StartBoard(props: ComponentProps<typeof Board>) {
  return (
    <Suspense fallback={null}>
      <Board {...props} />
    </Suspense>
  );
}
