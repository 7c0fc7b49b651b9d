import { createInstance, type i18n } from 'i18next';
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Language, languageFor, learn, numberText } from '../../words/index.ts';
import { en } from '../../words/pages/en/index.ts';
import type { PageWords, Table } from '../../words/pages/table.ts';

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
  instances.delete(language);
}

type Counted<Name> = Name extends `${infer Base}_zero` | `${infer Base}_one` | `${infer Base}_other` ? Base : Name;
export type WordKey = {
  [Part in keyof Table & string]: `${Part}.${Counted<keyof Table[Part] & string>}`;
}[keyof Table & string];
export type Figures = Readonly<Record<string, string | number>>;
export type Translate = (key: WordKey, figures?: Figures) => string;

const instances = new Map<Language, i18n>();

function instanceFor(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { pages: { ...en } }, [language]: { pages: { ...(tables.get(language) ?? en) } } },
    ns: 'pages',
    defaultNS: 'pages',
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  instances.set(language, instance);
  return instance;
}

export const translator =
  (language: Language): Translate =>
  (key, figures = {}) => {
    const { count } = figures;
    const shown = Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'number' && name !== 'count' ? numberText(language, figure) : figure,
    ]);
    return instanceFor(language).t(key, {
      replace: Object.fromEntries(shown),
      nest: false,
      ...(typeof count === 'number' && { count }),
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
  /** For names that come from the engine, such as presets; undefined where the table has none. */
  maybe(key: string): string | undefined;
  setLanguage(language: Language): void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);
const KEPT = 'tiltyard.language';

/** What this browser asked for the last time, or what it speaks. */
export const wantedLanguage = (): Language => languageFor(localStorage.getItem(KEPT) ?? navigator.language);

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
      maybe: (key) => (instanceFor(language).exists(key) ? instanceFor(language).t(key) : undefined),
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
