import { en as core } from './en/index.ts';
import { endingsFor, fill, type Template, templateOf, textAt } from './fill.ts';
import type { Language } from './language.ts';
import type { AllOf, Figure, Figures, FiguresFor, KeyOf, PlainKeyOf, WordTable } from './texts.ts';

/**
 * DK-21: every sentence comes from this one catalogue. A namespace is what is loaded at once, in one language: sections
 * of entries, so that a key is `section.entry`. A section belongs to one namespace. English says which keys there are.
 *
 * Programs have all of it from the start (all.ts), pages what they need (load.ts). The core comes along in English, which
 * also stands in for what hasn't been loaded.
 */
export interface Namespaces {
  readonly core: typeof core;
  readonly common: typeof import('./pages/en/common.ts').common;
  readonly organiser: typeof import('./pages/en/organiser.ts').organiser;
  readonly care: typeof import('./care/en.ts').en;
  readonly evening: typeof import('./evening/en.ts').en;
  readonly forecast: typeof import('./forecast/en.ts').en;
  readonly proof: typeof import('./proof/en.ts').en;
  readonly here: typeof import('./here/en.ts').en;
  readonly chat: typeof import('./chat/en.ts').en;
  readonly problems: typeof import('./problems/en.ts').en;
  readonly takeOver: typeof import('./takeover/en.ts').en;
}

export type Namespace = keyof Namespaces;
type Tables<Name extends Namespace> = AllOf<Namespaces[Name]>;
type KeyIn<Name extends Namespace> = { [One in Name]: KeyOf<Namespaces[One]> }[Name];

/** Keys that ask for no figures. */
export type PlainKey<Name extends Namespace> = { [One in Name]: PlainKeyOf<Namespaces[One]> }[Name];

/** `t('guest.table', { table: 7 })`: the key decides which figures have to come along. */
export type Translate<Name extends Namespace = Namespace> = <Key extends KeyIn<Name>>(
  key: Key,
  ...figures: FiguresFor<Tables<Name>, Key>
) => string;

interface Words {
  /** Sections of all namespaces. */
  readonly sections: WordTable;
  /** What each format says, with the stages that it shares with others. */
  readonly formats: Readonly<Record<string, WordTable>>;
}

interface LanguageWords extends Words {
  /** What was looked up, found or not: the standings of a large field have the same few sentences a thousand times. */
  readonly lookedUp: Map<string, Template | undefined>;
  /** Figures with their units, as they are said: “3 wins”. */
  readonly counted: Map<string, string>;
}

const nothing: Words = { sections: {}, formats: {} };
const newWords = (words: Words): LanguageWords => ({ ...words, lookedUp: new Map(), counted: new Map() });
const catalogue: Record<Language, LanguageWords> = {
  en: newWords({ ...nothing, sections: core }),
  de: newWords(nothing),
  es: newWords(nothing),
  fr: newWords(nothing),
};

export function addWords(language: Language, { sections, formats }: Partial<Words>): void {
  const before = catalogue[language];
  catalogue[language] = newWords({
    sections: { ...before.sections, ...sections },
    formats: { ...before.formats, ...formats },
  });
  // English stands in for what other languages lack.
  for (const { counted } of Object.values(catalogue)) counted.clear();
}

/** All that a language has so far. */
export const wordsIn = (language: Language): Words => {
  const { sections, formats } = catalogue[language];
  return { sections, formats };
};

/** Sections to which formats contribute, by the name that the contribution has there. */
const contributions: Readonly<Record<string, string>> = {
  reason: 'reasons',
  finding: 'findings',
  publicFinding: 'publicFindings',
  criterion: 'criteria',
  count: 'counts',
};

const isTable = (words: WordTable[string]): words is WordTable => typeof words === 'object';

/** A format's own words, then those of the stages that it shares with others. */
const withStages = (words: WordTable): readonly WordTable[] =>
  isTable(words.stages) ? [words, ...Object.values(words.stages).filter(isTable)] : [words];

/** Of each language: codes that nobody has worded come from logs, as figures do, and there is no end to either. */
const MAX_KEPT = 20_000;

function templateIn(language: Language, key: string): Template | undefined {
  const { lookedUp } = catalogue[language];
  if (lookedUp.has(key)) return lookedUp.get(key);
  if (lookedUp.size === MAX_KEPT) lookedUp.clear();
  const text = find(catalogue[language], key);
  const template = text === undefined ? undefined : templateOf(text);
  lookedUp.set(key, template);
  return template;
}

function find({ sections, formats }: Words, key: string): string | undefined {
  const common = textAt({ ...sections, formats }, key);
  if (common !== undefined) return common;
  const dot = key.indexOf('.');
  const section = contributions[key.slice(0, dot)];
  if (section === undefined) return undefined;
  for (const words of Object.values(formats).flatMap(withStages)) {
    const text = textAt(words, section + key.slice(dot));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** In the language, or in English where it has none; where there is a count, its plural. */
function templateFor(language: Language, key: string, count?: number): Template | undefined {
  for (const one of [language, 'en'] as const) {
    for (const ending of endingsFor(one, count)) {
      const template = templateIn(one, key + ending);
      if (template) return template;
    }
  }
  return undefined;
}

export const isWorded = (language: Language, key: string): boolean => templateFor(language, key) !== undefined;

/**
 * As people of that language write it: 1½, −3, 0.125.
 *
 * @example
 * numberText('en', 1.5); // '1½'
 */
export function numberText(language: Language, value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  if (Number.isInteger(size)) return `${sign}${size}`;
  if (Number.isInteger(size * 2)) {
    return `${sign}${size < 1 ? '' : Math.trunc(size)}${templateFor(language, 'number.half')?.text}`;
  }
  return `${sign}${String(size).replace('.', templateFor(language, 'number.point')?.text ?? '.')}`;
}

/** Making a formatter takes longer than all else about a list. */
const lists = new Map<Language, Intl.ListFormat>();

/**
 * @example
 * listText('en', ['Ana', 'Ben', 'Cy']); // 'Ana, Ben and Cy'
 */
export function listText(language: Language, items: readonly string[]): string {
  const list =
    lists.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  lists.set(language, list);
  return list.format(items);
}

function figureText(language: Language, figure: Figure, unit: string | undefined): string {
  if (typeof figure === 'string') return figure;
  if (typeof figure === 'object') return listText(language, figure);
  return unit === undefined ? numberText(language, figure) : countText(language, figure, unit);
}

/** The number alone where nobody has worded its unit. */
function countText(language: Language, count: number, unit: string): string {
  const { counted } = catalogue[language];
  const name = `${count} ${unit}`;
  const earlier = counted.get(name);
  if (earlier !== undefined) return earlier;
  const text = isWorded(language, `count.${unit}_other`)
    ? translate(language, `count.${unit}`, { count })
    : numberText(language, count);
  if (counted.size === MAX_KEPT) counted.clear();
  counted.set(name, text);
  return text;
}

/**
 * For keys that are made of a code from the log or the wire; `translator` is for keys that stand in the source. An entry
 * that counts goes by the figure called `count`. A key without a text is shown as it is, and a test finds it.
 */
export const translate = (language: Language, key: string, figures: Figures = {}): string =>
  translateWith(language, key, (name) => figures[name]);

/** The same where figures take some work: only those that the sentence has a place for are asked for. */
export function translateWith(language: Language, key: string, figureOf: (name: string) => Figure | undefined): string {
  const count = figureOf('count');
  const template = templateFor(language, key, typeof count === 'number' ? count : undefined);
  if (!template) return key;
  return fill(template, (name, unit) => {
    const figure = figureOf(name);
    return figure === undefined ? undefined : figureText(language, figure, unit);
  });
}

/** The `t` of a language. */
export const translator =
  <Name extends Namespace = Namespace>(language: Language): Translate<Name> =>
  (key, ...[figures]) =>
    translate(language, key, figures);
