import { Suspense } from 'react';
import { part } from '../part.tsx';
import type { DialogProps } from './dialog-frame.tsx';

const DialogFrame = part(() => import('./dialog-frame.tsx').then(({ DialogFrame }) => DialogFrame));

/** Dialogs are rare on this desk, so what they need is fetched with the first one. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
