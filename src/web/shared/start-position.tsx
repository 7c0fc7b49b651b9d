import { type ComponentProps, lazy, Suspense } from 'react';

/** Only events whose games begin from a drawn position (HK-9) fetch what draws it. */
const Position = lazy(() => import('./start-board.tsx').then(({ StartPosition }) => ({ default: StartPosition })));
const Board = lazy(() => import('./start-board.tsx').then(({ StartBoard }) => ({ default: StartBoard })));

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
