import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-frame.tsx';

const DialogFrame = lazy(() => import('./dialog-frame.tsx').then(({ DialogFrame }) => ({ default: DialogFrame })));

/** Dialogs are rare on this desk, so what they need is fetched with the first one. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
