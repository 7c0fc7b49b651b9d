import type { FormatName } from '../../engine/index.ts';

export type Words = Readonly<Record<string, string>>;

/** What a stage brings into every language. Its codes are those of its rulebook; what several say is in the common tables. */
export type StageWords = {
  /** By code, or by rule and code where another says the same code otherwise. */
  readonly reasons: Words;
  readonly criteria?: Words;
  /** Units of its own, with the language's plurals: `strikes_one`, `strikes_other`. */
  readonly counts?: Words;
};

export type FormatWords = StageWords & {
  readonly name: string;
  /** In one sentence, for those who choose. */
  readonly about: string;
  readonly presets: Words;
  readonly settings: Words;
  /** What settings can be set to. */
  readonly choices: Words;
};

export type FormatTables = Readonly<Record<FormatName, FormatWords>>;
