import { createContext, createElement, type ReactNode, use, useContext, useEffect, useMemo, useState } from 'react';
import { fill, textAt } from '../../words/fill.ts';
import { type Language, languageFor, learn, learnFormat, numberText, speaksOf } from '../../words/index.ts';
import { common as en } from '../../words/pages/en/common.ts';
import type { CommonWords, OrganiserWords, PageWords, Table } from '../../words/pages/table.ts';
import { localeAmong } from './locale.ts';
import { orMissing } from './missing.ts';
import { kept } from './storage.ts';

/** Common words come along in English; what only organisers read is fetched with their pages. */
const tables = new Map<Language, Partial<PageWords>>([['en', en]]);

const commons: Readonly<Record<Exclude<Language, 'en'>, () => Promise<CommonWords>>> = {
  de: async () => (await import('../../words/pages/de/common.ts')).common,
  es: async () => (await import('../../words/pages/es/common.ts')).common,
  fr: async () => (await import('../../words/pages/fr/common.ts')).common,
};

const organisers: Readonly<Record<Language, () => Promise<OrganiserWords>>> = {
  en: async () => (await import('../../words/pages/en/organiser.ts')).organiser,
  de: async () => (await import('../../words/pages/de/organiser.ts')).organiser,
  es: async () => (await import('../../words/pages/es/organiser.ts')).organiser,
  fr: async () => (await import('../../words/pages/fr/organiser.ts')).organiser,
};

const add = (language: Language, words: Partial<PageWords>): void => {
  tables.set(language, { ...tables.get(language), ...words });
};

/** What this page has asked for besides the common words; another language loads it too. */
let forOrganisers = false;
const formatsSpokenOf = new Set<string>();

async function learnOrganisers(language: Language): Promise<void> {
  if (tables.get(language)?.desk === undefined) add(language, await organisers[language]());
}

/** For the pages of organisers. */
export function learnOrganiserWords(): Promise<void> {
  forOrganisers = true;
  return learnOrganisers(wantedLanguage());
}

/** Fetches what a language needs. Without a line the pages go on in English. */
export async function learnWords(language: Language): Promise<void> {
  if (language !== 'en' && tables.get(language)?.states === undefined) {
    const [words] = await Promise.all([commons[language](), learn(language)]);
    add(language, words);
  }
  if (forOrganisers) await learnOrganisers(language);
  await Promise.all([...formatsSpokenOf].map((format) => learnFormat(language, format)));
}

const fetching = new Map<string, Promise<void>>();

async function learnFormats(language: Language, formats: readonly string[]): Promise<void> {
  await orMissing(Promise.all(formats.map((format) => learnFormat(language, format))));
  for (const format of formats) formatsSpokenOf.add(format);
}

/** Waits until these formats and their stages have words in the reader's language. */
export function useFormatWords(formats: readonly string[]): void {
  const { language } = useSpeech();
  const key = [language, ...formats].join(' ');
  const isNew = !fetching.has(key) && formats.some((format) => !speaksOf(language, format));
  if (isNew) fetching.set(key, learnFormats(language, formats));
  const fetched = fetching.get(key);
  if (fetched) use(fetched);
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
  return textAt(tables.get(language) ?? {}, language, key, count) ?? textAt(tables.get('en') ?? en, 'en', key, count);
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

/** Each by its own name, for readers who do not know the other languages. */
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

export function SpeechProvider({ children }: { children: ReactNode }) {
  const [language, speak] = useState(wantedLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const speech = useMemo<Speech>(
    () => ({
      language,
      locale: localeAmong(navigator.languages, language),
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
