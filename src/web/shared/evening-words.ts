import { useMemo } from 'react';
import { eveningWords, type SayEvening } from '../../words/evening/index.ts';
import { useSpeech } from './words.ts';

/** The words of pages that are fetched when they are asked for. */
export function useEvening(): SayEvening {
  const { language } = useSpeech();
  return useMemo(() => eveningWords(language), [language]);
}
