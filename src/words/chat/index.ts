import { fill } from '../fill.ts';
import type { Language } from '../language.ts';
import { listText } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type ChatWords = Readonly<Record<keyof typeof en, string>>;

const tables: Readonly<Record<Language, ChatWords>> = { en, de, es, fr };

/** Said by the server alone. */
export const sayChat = (
  language: Language,
  key: keyof ChatWords,
  figures: Readonly<Record<string, string | number | readonly string[]>> = {},
): string =>
  fill(tables[language][key], (name) => {
    const value = figures[name];
    return typeof value === 'object' ? listText(language, value) : value?.toString();
  });
