import { fill } from '../fill.ts';
import type { Language } from '../language.ts';
import { listText, numberText } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type TakeOverWords = Readonly<Record<keyof typeof en, string>>;

/** What could not be taken over from another program's file, or why none of it could. */
export interface TakeOverNote {
  readonly code: keyof TakeOverWords;
  readonly figures: Readonly<Record<string, string | number | readonly string[]>>;
}

const tables: Readonly<Record<Language, TakeOverWords>> = { en, de, es, fr };

/** Said by the command line and the server alone, so that no page brings these sentences along. */
export const sayTakeOver = (language: Language, { code, figures }: TakeOverNote): string =>
  fill(tables[language][code], (name) => {
    const value = figures[name];
    if (typeof value === 'number') return numberText(language, value);
    return typeof value === 'object' ? listText(language, value) : value;
  });
