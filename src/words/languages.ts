import { en } from './en/index.ts';
import { fill, textAt, type WordTable } from './fill.ts';
import type { Sentences } from './table.ts';

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

function formatted(language: Language, value: string | number, unit: string | undefined): string {
  if (typeof value !== 'number') return value;
  return unit !== undefined && isWorded('en', `count.${unit}_other`)
    ? translate(language, `count.${unit}`, { count: value }, value)
    : numberText(language, value);
}

/** In the language, or in English where it has none. */
function worded(language: Language, key: string, count?: number): string | undefined {
  const table: WordTable = { ...tableOf(language) };
  return textAt(table, language, key, count) ?? textAt({ ...en }, 'en', key, count);
}

export function translate(
  language: Language,
  key: string,
  figures: Readonly<Record<string, string | number>> = {},
  count?: number,
): string {
  return fill(worded(language, key, count) ?? key, (name, unit) => {
    const figure = figures[name];
    return figure === undefined ? undefined : formatted(language, figure, unit);
  });
}

export const isWorded = (language: Language, key: string): boolean => worded(language, key) !== undefined;

const lists = new Map<Language, Intl.ListFormat>();

export function listText(language: Language, items: readonly string[]): string {
  const list =
    lists.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  lists.set(language, list);
  return list.format(items);
}
