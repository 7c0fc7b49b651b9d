import type { en } from './en/index.ts';

/** DK-21: what the pages say, beside the engine's sentences. Every language has every entry of the English table. */
export type Table = typeof en;
export type PageWords = { readonly [Part in keyof Table]: Readonly<Record<keyof Table[Part], string>> };
