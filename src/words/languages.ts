import { isFormatName, stagesOf } from '../engine/index.ts';
import { en } from './en/index.ts';
import { fill, textAt, type WordTable } from './fill.ts';
import { formatWords } from './formats/on-demand.ts';
import { type Tables, withFormats } from './formats/with-formats.ts';
import { type Language, languages } from './language.ts';
import { stageWords } from './stages/on-demand.ts';
import type { Sentences } from './table.ts';

/** DK-21: every sentence goes through these tables. English comes along; the others are fetched when they are spoken. */
const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Sentences>>> = {
  de: async () => (await import('./de/index.ts')).de,
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
};

export { type Language, languages };

const tables = new Map<Language, Sentences>([['en', en]]);

/**
 * Fetches a language. Until then its sentences are in English.
 *
 * @example
 * await learn('de');
 * formatName('de', 'groups').length > 0; // true
 */
export async function learn(language: Language): Promise<void> {
  if (language === 'en' || tables.has(language)) return;
  tables.set(language, await others[language]());
  lists.delete(language);
}

/** A language that could not be fetched is spoken in English. */
const spoken = (language: Language): Language => (tables.has(language) ? language : 'en');

/** What a tournament needs that has no words yet: its format, and the shared stages that it may be played by. */
function unsaid(language: Language, format: string) {
  const { formats, stages } = tableOf(spoken(language));
  return {
    formats: isFormatName(format) && formats[format] === undefined ? [format] : [],
    stages: stagesOf(format).filter((stage) => stages[stage] === undefined),
  };
}

export function speaksOf(language: Language, format: string): boolean {
  const { formats, stages } = unsaid(language, format);
  return formats.length + stages.length === 0;
}

/** To the table as it is by then: several may be on their way. */
const add = (language: Language, words: Tables): void => {
  tables.set(language, withFormats(tableOf(language), words));
};

/** Fetches what a format and its stages say, where that does not come along with the language. */
export async function learnFormat(language: Language, format: string): Promise<void> {
  const one = spoken(language);
  const { formats, stages } = unsaid(language, format);
  await Promise.all([
    ...formats.map(async (name) => add(one, { formats: { [name]: await formatWords[name][one]() } })),
    ...stages.map(async (name) => add(one, { stages: { [name]: await stageWords[name][one]() } })),
  ]);
}

const english = (): Sentences => tables.get('en') ?? en;
const tableOf = (language: Language): Sentences => tables.get(language) ?? english();

/**
 * The nearest language there is for a wish such as “de-AT”.
 *
 * @example
 * languageFor('de-AT'); // 'de'
 */
export const languageFor = (wish: string | undefined): Language =>
  languages.find((language) => wish?.toLowerCase().split(/[-_]/)[0] === language) ?? 'en';

/**
 * As people of that language write it: 1½, −3, 0.125.
 *
 * @example
 * numberText('en', 1.5); // '1½'
 */
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
  return unit !== undefined && isWorded(language, `count.${unit}_other`)
    ? translate(language, `count.${unit}`, { count: value }, value)
    : numberText(language, value);
}

/** In the language, or in English where it has none. */
function worded(language: Language, key: string, count?: number): string | undefined {
  const table: WordTable = { ...tableOf(language) };
  return textAt(table, language, key, count) ?? textAt({ ...english() }, 'en', key, count);
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
