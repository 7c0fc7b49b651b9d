import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Place } from '../../../engine/index.ts';
import type { Spot } from '../round/recording.ts';
import { CorrectionSheet } from './correction-sheet.tsx';

interface Correction {
  correct(spot: Pick<Spot, 'place'>): void;
}

const CorrectionContext = createContext<Correction>({ correct: () => undefined });

export const useCorrection = (): Correction => useContext(CorrectionContext);

/** DK-4: any result, of any round, from anywhere at the desk. */
export function CorrectionProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>();
  const value = useMemo(() => ({ correct: (spot: Pick<Spot, 'place'>) => setPlace(spot.place) }), []);
  return (
    <CorrectionContext.Provider value={value}>
      {children}
      {place && <CorrectionSheet key={JSON.stringify(place)} place={place} onClose={() => setPlace(undefined)} />}
    </CorrectionContext.Provider>
  );
}
