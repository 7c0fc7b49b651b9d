import { addWords, type Namespace } from './catalogue.ts';
import { en as core } from './en/index.ts';
import type { FormatWordLoaders } from './formats/words.ts';
import { inFour, type TableLoaders } from './in-four.ts';
import type { Language } from './language.ts';
import { common } from './pages/en/common.ts';

/** For pages: parts of the catalogue are loaded when they are needed, in the reader's language. Programs use all.ts. */

/** English comes along with the first two. */
export const pageLoaders = {
  core: inFour(
    async () => core,
    () => import('./de/index.ts').then(({ de }) => de),
    () => import('./es/index.ts').then(({ es }) => es),
    () => import('./fr/index.ts').then(({ fr }) => fr),
  ),
  common: inFour(
    async () => common,
    () => import('./pages/de/common.ts').then(({ common }) => common),
    () => import('./pages/es/common.ts').then(({ common }) => common),
    () => import('./pages/fr/common.ts').then(({ common }) => common),
  ),
  organiser: inFour(
    () => import('./pages/en/organiser.ts').then(({ organiser }) => organiser),
    () => import('./pages/de/organiser.ts').then(({ organiser }) => organiser),
    () => import('./pages/es/organiser.ts').then(({ organiser }) => organiser),
    () => import('./pages/fr/organiser.ts').then(({ organiser }) => organiser),
  ),
  care: inFour(
    () => import('./care/en.ts').then(({ en }) => en),
    () => import('./care/de.ts').then(({ de }) => de),
    () => import('./care/es.ts').then(({ es }) => es),
    () => import('./care/fr.ts').then(({ fr }) => fr),
  ),
  evening: inFour(
    () => import('./evening/en.ts').then(({ en }) => en),
    () => import('./evening/de.ts').then(({ de }) => de),
    () => import('./evening/es.ts').then(({ es }) => es),
    () => import('./evening/fr.ts').then(({ fr }) => fr),
  ),
  forecast: inFour(
    () => import('./forecast/en.ts').then(({ en }) => en),
    () => import('./forecast/de.ts').then(({ de }) => de),
    () => import('./forecast/es.ts').then(({ es }) => es),
    () => import('./forecast/fr.ts').then(({ fr }) => fr),
  ),
  proof: inFour(
    () => import('./proof/en.ts').then(({ en }) => en),
    () => import('./proof/de.ts').then(({ de }) => de),
    () => import('./proof/es.ts').then(({ es }) => es),
    () => import('./proof/fr.ts').then(({ fr }) => fr),
  ),
  here: inFour(
    () => import('./here/en.ts').then(({ en }) => en),
    () => import('./here/de.ts').then(({ de }) => de),
    () => import('./here/es.ts').then(({ es }) => es),
    () => import('./here/fr.ts').then(({ fr }) => fr),
  ),
} satisfies Readonly<Partial<Record<Namespace, TableLoaders>>>;

/** Namespaces that pages have. */
export type PageNamespace = keyof typeof pageLoaders;

const isNamespace = (name: string): name is PageNamespace => Object.hasOwn(pageLoaders, name);
export const pageNamespaces: readonly PageNamespace[] = Object.keys(pageLoaders).filter(isNamespace);

/** Something to load: a namespace, or what a format says. */
export type Loadable = PageNamespace | FormatPart;

interface FormatPart {
  readonly format: string;
  readonly words: TableLoaders;
}

/** What a tournament of this format needs, where the table has it. */
export function wordsOfFormat(table: Readonly<Record<string, FormatWordLoaders>>, format: string): readonly Loadable[] {
  const loaders = table[format];
  return loaders ? [{ format, words: loaders.words }] : [];
}

export const nameOf = (part: Loadable): string => (typeof part === 'string' ? part : `formats.${part.format}`);

/** The catalogue is one, and so is the record of what was put into it. */
const wanted = new Map<string, Loadable>([
  ['core', 'core'],
  ['common', 'common'],
]);
const loaded = new Set(['en core', 'en common']);
addWords('en', { sections: common });

export const hasWords = (language: Language, parts: readonly Loadable[]): boolean =>
  parts.every((part) => loaded.has(`${language} ${nameOf(part)}`));

async function load(language: Language, part: Loadable): Promise<void> {
  wanted.set(nameOf(part), part);
  if (hasWords(language, [part])) return;
  if (typeof part === 'string') addWords(language, { sections: await pageLoaders[part][language]() });
  else addWords(language, { formats: { [part.format]: await part.words[language]() } });
  loaded.add(`${language} ${nameOf(part)}`);
}

export const loadWords = async (language: Language, parts: Iterable<Loadable>): Promise<void> => {
  await Promise.all(Array.from(parts, (part) => load(language, part)));
};

/** All that has been asked for so far: for a reader who changes the language. */
export const loadLanguage = (language: Language): Promise<void> => loadWords(language, wanted.values());
