import type { en } from './en.ts';

type Table = typeof en;

/** Every language has every entry of the English table. */
export type CareWords = { readonly [Part in keyof Table]: Readonly<Record<keyof Table[Part], string>> };
