import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { fill, textAt } from '../../words/fill.ts';
import { type Language, languageFor, learn, numberText } from '../../words/index.ts';
import { en } from '../../words/pages/en/index.ts';
import type { PageWords, Table } from '../../words/pages/table.ts';
import { kept } from './storage.ts';

const tables = new Map<Language, PageWords>([['en', en]]);

const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<PageWords>>> = {
  de: async () => (await import('../../words/pages/de/index.ts')).de,
  es: async () => (await import('../../words/pages/es/index.ts')).es,
  fr: async () => (await import('../../words/pages/fr/index.ts')).fr,
};

/** Fetches what a language needs. Without a line the pages go on in English. */
export async function learnWords(language: Language): Promise<void> {
  if (language === 'en' || tables.has(language)) return;
  const [words] = await Promise.all([others[language](), learn(language)]);
  tables.set(language, words);
}

export type Counted<Name> = Name extends `${infer Base}_zero` | `${infer Base}_one` | `${infer Base}_other`
  ? Base
  : Name;
export type WordKey = {
  [Part in keyof Table & string]: `${Part}.${Counted<keyof Table[Part] & string>}`;
}[keyof Table & string];
export type Figures = Readonly<Record<string, string | number>>;
export type Translate = (key: WordKey, figures?: Figures) => string;

/** In the language, or in English until it is learnt. */
function worded(language: Language, key: string, count?: number): string | undefined {
  return textAt(tables.get(language) ?? en, language, key, count) ?? textAt(en, 'en', key, count);
}

export const translator =
  (language: Language): Translate =>
  (key, figures = {}) => {
    const { count } = figures;
    return fill(worded(language, key, typeof count === 'number' ? count : undefined) ?? key, (name) => {
      const figure = figures[name];
      return typeof figure === 'number' && name !== 'count' ? numberText(language, figure) : figure?.toString();
    });
  };

/** Each by its own name: who looks for it may not read the others. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};

export interface Speech {
  readonly language: Language;
  /** For dates and times: the reader's own country, where it speaks the language. */
  readonly locale: string;
  readonly t: Translate;
  setLanguage(language: Language): void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);
const KEPT = 'tiltyard.language';

/** What this browser asked for the last time, or what it speaks. */
export const wantedLanguage = (): Language => languageFor(kept(KEPT) ?? navigator.language);

const localeFor = (language: Language): string =>
  navigator.languages.find((one) => one.split('-')[0] === language) ?? language;

export function SpeechProvider({ children }: { children: ReactNode }) {
  const [language, speak] = useState(wantedLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo<Speech>(
    () => ({
      language,
      locale: localeFor(language),
      t: translator(language),
      setLanguage: (chosen) => {
        localStorage.setItem(KEPT, chosen);
        learnWords(chosen).then(
          () => speak(chosen),
          () => undefined,
        );
      },
    }),
    [language],
  );
  return createElement(SpeechContext.Provider, { value: speech }, children);
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('Words are asked for outside of their provider.');
  return speech;
}

export const useT = (): Translate => useSpeech().t;
