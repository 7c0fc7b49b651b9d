import { fill, textAt } from '../fill.ts';
import { type Language, numberText } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/**
 * DK-21: the words of pages that are fetched when they are asked for. They are loaded with these pages in all languages,
 * so that nobody else carries them.
 */
type Table = typeof en;
export type EveningWords = { readonly [Part in keyof Table]: Readonly<Record<keyof Table[Part], string>> };

type Counted<Name> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;
type EveningKey = {
  [Part in keyof Table & string]: `${Part}.${Counted<keyof Table[Part] & string>}`;
}[keyof Table & string];

const tables: Readonly<Record<Language, EveningWords>> = { en, de, es, fr };

export type SayEvening = (key: EveningKey, figures?: Readonly<Record<string, string | number>>) => string;

export const eveningWords =
  (language: Language): SayEvening =>
  (key, figures = {}) => {
    const { count } = figures;
    const text = textAt(tables[language], language, key, typeof count === 'number' ? count : undefined) ?? key;
    return fill(text, (name) => {
      const figure = figures[name];
      return typeof figure === 'number' ? numberText(language, figure) : figure;
    });
  };
