import type { common } from './en/common.ts';
import type { organiser } from './en/organiser.ts';

/** DK-21: what the pages say, beside the engine's sentences. Every language has every entry of the English table. */
type Worded<English> = { readonly [Part in keyof English]: Readonly<Record<keyof English[Part], string>> };

export type Table = typeof common & typeof organiser;
export type CommonWords = Worded<typeof common>;
export type OrganiserWords = Worded<typeof organiser>;
export type PageWords = CommonWords & OrganiserWords;
