import { createInstance, type i18n } from 'i18next';
import { en } from './en/index.ts';
import { type Sentences, units } from './table.ts';

/** DK-21: every sentence goes through these tables. English comes along; the others are fetched when they are spoken. */
const others = {
  de: async (): Promise<Sentences> => (await import('./de/index.ts')).de,
  es: async (): Promise<Sentences> => (await import('./es/index.ts')).es,
  fr: async (): Promise<Sentences> => (await import('./fr/index.ts')).fr,
};

export type Language = 'en' | keyof typeof others;
export const languages: readonly Language[] = ['en', 'de', 'es', 'fr'];

const tables = new Map<Language, Sentences>([['en', en]]);

/** Fetches a language. Until then its sentences are said in English. */
export async function learn(language: Language): Promise<void> {
  if (language === 'en' || tables.has(language)) return;
  tables.set(language, await others[language]());
  instances.delete(language);
  lists.delete(language);
}

const tableOf = (language: Language): Sentences => tables.get(language) ?? en;

/** The nearest language there is for a wish such as «de-AT». */
export const languageFor = (wish: string | undefined): Language =>
  languages.find((language) => wish?.toLowerCase().split(/[-_]/)[0] === language) ?? 'en';

/** As people of that language write it: 1½, −3, 0.125. */
export function numberText(language: Language, value: number): string {
  const { half, point } = tableOf(language).number;
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  if (Number.isInteger(size * 2) && !Number.isInteger(size)) {
    return `${sign}${size < 1 ? '' : Math.trunc(size)}${half}`;
  }
  return `${sign}${String(size).replace('.', point)}`;
}

const isUnit = (format: string | undefined): boolean => units.some((unit) => unit === format);

function formatted(value: unknown, unit: string | undefined, language: string | undefined): string {
  const reader = languageFor(language);
  if (typeof value !== 'number') return value as string;
  return isUnit(unit) ? translate(reader, `count.${unit}`, { count: value }, value) : numberText(reader, value);
}

const instances = new Map<Language, i18n>();

function instanceFor(language: Language): i18n {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance().use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: formatted,
  });
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { sentences: { ...en } }, [language]: { sentences: { ...tableOf(language) } } },
    ns: 'sentences',
    defaultNS: 'sentences',
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    // A figure that a sentence asks for and nobody gave stays visible, and a test finds it.
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
  });
  instances.set(language, instance);
  return instance;
}

/** Names may hold anything, braces and «$t(» too: what is filled in is never read as syntax. */
export function translate(
  language: Language,
  key: string,
  figures: Readonly<Record<string, string | number>> = {},
  count?: number,
): string {
  return instanceFor(language).t(key, { replace: figures, nest: false, ...(count !== undefined && { count }) });
}

export const isWorded = (language: Language, key: string): boolean => instanceFor(language).exists(key);

const lists = new Map<Language, Intl.ListFormat>();

export function listText(language: Language, items: readonly string[]): string {
  const list =
    lists.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  lists.set(language, list);
  return list.format(items);
}
