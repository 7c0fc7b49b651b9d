import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type PlainKey, type Translate as TranslateOf, translator } from '../../words/catalogue.ts';
import { type Language, languageFor } from '../../words/index.ts';
import {
  hasWords,
  type Loadable,
  loadLanguage,
  loadWords,
  nameOf,
  type PageNamespace,
  wordsOfFormat,
} from '../../words/load.ts';
import { useFormatTables } from './formats.ts';
import { localeAmong } from './locale.ts';
import { orMissing } from './missing.ts';
import { askedFor, kept } from './storage.ts';

/** What a page has without asking: the words of everyone, and on their own pages those of organisers. */
type Usual = 'common' | 'organiser';

export type Translate<Name extends PageNamespace = Usual> = TranslateOf<Name>;
/** A key that asks for no figures. */
export type WordKey = PlainKey<Usual>;

/** A part of the pages together with words that only it needs. */
export const withWords =
  <Props>(names: readonly PageNamespace[], fetch: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [found] = await Promise.all([fetch(), loadWords(wantedLanguage(), names)]);
    return found;
  };

/** `use` must get the same promise in every render. */
const fetching = new Map<string, Promise<void>>();

/** Waits until these words are here in the reader's language. */
function useWords(names: readonly Loadable[]): void {
  const { language } = useSpeech();
  const key = [language, ...names.map(nameOf)].join(' ');
  if (!fetching.has(key) && !hasWords(language, names)) fetching.set(key, orMissing(loadWords(language, names)));
  const fetched = fetching.get(key);
  if (fetched) use(fetched);
}

/** Waits until these formats and their stages have words in the reader's language. */
export const useFormatWords = (formats: readonly string[]): void => {
  const { words } = useFormatTables();
  useWords(formats.flatMap((format) => wordsOfFormat(words, format)));
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

/** What the address asks for, what this browser asked for the last time, or what it speaks. */
export const wantedLanguage = (): Language => languageFor(askedFor('lang') ?? kept(KEPT) ?? navigator.language);

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
        loadLanguage(chosen).then(
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

/** `useT('evening')`: with the words of a namespace that pages don't have without asking. */
export function useT<Name extends PageNamespace = never>(...names: readonly Name[]): Translate<Usual | Name> {
  const { language } = useSpeech();
  useWords(names);
  return useMemo(() => translator(language), [language]);
}
