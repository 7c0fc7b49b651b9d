import { createContext, useContext } from 'react';
import type { Spot } from './recording.ts';

interface Correction {
  /** `instead`: what was typed, in the order that is shown. */
  correct(spot: Pick<Spot, 'place'>, instead?: string): void;
}

export const CorrectionContext = createContext<Correction>({ correct: () => undefined });

export const useCorrection = (): Correction => useContext(CorrectionContext);
