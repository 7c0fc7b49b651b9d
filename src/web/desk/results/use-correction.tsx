import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import type { Place } from '../../../engine/index.ts';
import type { Spot } from './recording.ts';

const CorrectionSheet = lazy(() =>
  import('../correction/correction-sheet.tsx').then(({ CorrectionSheet }) => ({ default: CorrectionSheet })),
);

interface Correction {
  correct(spot: Pick<Spot, 'place'>): void;
}

const CorrectionContext = createContext<Correction>({ correct: () => undefined });

export const useCorrection = (): Correction => useContext(CorrectionContext);

/** DK-4: every result, of every round, from anywhere at the desk. */
export function CorrectionProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>();
  const value = useMemo(() => ({ correct: (spot: Pick<Spot, 'place'>) => setPlace(spot.place) }), []);
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
