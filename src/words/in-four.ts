import type { Language } from './language.ts';
import type { SameFigures, WordTable } from './texts.ts';

export type InFour<Table> = Readonly<Record<Language, Table>>;

/** Fetches a table in one of the languages. */
export type TableLoaders = InFour<() => Promise<WordTable>>;

/** One namespace in four languages. Other entries or figures than in English don't compile. */
export const tablesInFour = <
  English extends WordTable,
  German extends SameFigures<English, German> & WordTable,
  Spanish extends SameFigures<English, Spanish> & WordTable,
  French extends SameFigures<English, French> & WordTable,
>(
  en: English,
  de: German,
  es: Spanish,
  fr: French,
): InFour<WordTable> => ({ en, de, es, fr });

/** The same for tables that are loaded: a namespace, or what a format says. */
export const inFour = <
  English extends WordTable,
  German extends SameFigures<English, German> & WordTable,
  Spanish extends SameFigures<English, Spanish> & WordTable,
  French extends SameFigures<English, French> & WordTable,
>(
  en: () => Promise<English>,
  de: () => Promise<German>,
  es: () => Promise<Spanish>,
  fr: () => Promise<French>,
): TableLoaders => ({ en, de, es, fr });
