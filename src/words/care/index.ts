import type { Language } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CareWords } from './table.ts';

export type { CareWords } from './table.ts';

/** All languages at once: the reader waits for one file, not for two. */
export const careWords: Readonly<Record<Language, CareWords>> = { en, de, es, fr };
