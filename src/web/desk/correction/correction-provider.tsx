import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Place } from '../../../engine/index.ts';
import { part } from '../../shared/part.tsx';
import { CorrectionContext } from '../results/use-correction.ts';

const CorrectionSheet = part(() => import('./correction-sheet.tsx').then(({ CorrectionSheet }) => CorrectionSheet));

/** DK-4: every result, of every round, from anywhere at the desk. */
export function CorrectionProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly place: Place; readonly instead: string }>();
  const value = useMemo(
    () => ({
      correct: ({ place }: { readonly place: Place }, instead = '') => setAsked({ place, instead }),
    }),
    [],
  );
  return (
    <CorrectionContext.Provider value={value}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <CorrectionSheet key={JSON.stringify(asked)} {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </CorrectionContext.Provider>
  );
}
