import { createContext, useContext } from 'react';
import type { Spot } from './recording.ts';

interface Correction {
  correct(spot: Pick<Spot, 'place'>): void;
}

export const CorrectionContext = createContext<Correction>({ correct: () => undefined });

export const useCorrection = (): Correction => useContext(CorrectionContext);
