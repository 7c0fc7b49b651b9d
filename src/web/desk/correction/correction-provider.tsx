import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Place } from '../../../engine/index.ts';
import { part } from '../../shared/part.tsx';
import { CorrectionContext } from '../results/use-correction.ts';

const CorrectionSheet = part(() => import('./correction-sheet.tsx').then(({ CorrectionSheet }) => CorrectionSheet));

/** DK-4: every result, of every round, from anywhere at the desk. */
export function CorrectionProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>();
  const value = useMemo(() => ({ correct: (spot: { readonly place: Place }) => setPlace(spot.place) }), []);
  return (
    <CorrectionContext.Provider value={value}>
      {children}
      {place && (
        <Suspense fallback={null}>
          <CorrectionSheet key={JSON.stringify(place)} place={place} onClose={() => setPlace(undefined)} />
        </Suspense>
      )}
    </CorrectionContext.Provider>
  );
}
