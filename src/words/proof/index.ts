import { fill, textAt } from '../fill.ts';
import type { Language } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export type ProofWords = Readonly<Record<keyof typeof en, string>>;

const tables: Readonly<Record<Language, ProofWords>> = { en, de, es, fr };

type Counted<Name> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;

/** A sentence of the page of the draws. */
export const sayProof = (language: Language, key: Counted<keyof ProofWords>, count?: number): string =>
  fill(textAt({ ...tables[language] }, language, key, count) ?? key, () => count?.toString());
