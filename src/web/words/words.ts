import { createInstance, type i18n } from 'i18next';
import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { type Language, languageFor, numberText } from '../../protocol/sentences/index.ts';
import { en } from './en.ts';

/** DK-21: what the pages say, beside the sentences of protocol. A further language is one more line here. */
type Table = typeof en;
export type Words = { readonly [Part in keyof Table]: Readonly<Record<keyof Table[Part], string>> };
const tables: Readonly<Record<Language, Words>> = { en };

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
    resources: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, { pages: { ...table } }])),
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

export interface Speech {
  readonly language: Language;
  readonly t: Translate;
  /** For names that come from the engine, such as presets; undefined where the table has none. */
  maybe(key: string): string | undefined;
  setLanguage(language: Language): void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);
const KEPT = 'tiltyard.language';

export function SpeechProvider({ children }: { children: ReactNode }) {
  const [language, choose] = useState(() => languageFor(localStorage.getItem(KEPT) ?? navigator.language));
  const speech = useMemo<Speech>(
    () => ({
      language,
      t: translator(language),
      maybe: (key) => (instanceFor(language).exists(key) ? instanceFor(language).t(key) : undefined),
      setLanguage: (chosen) => {
        localStorage.setItem(KEPT, chosen);
        document.documentElement.lang = chosen;
        choose(chosen);
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
