import type { Language } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** DK-21: the server's own sentences. They are said by the server alone, so that no page brings them along. */
export type ProblemCode = keyof typeof en;
export type ProblemSentences = Readonly<Record<ProblemCode, string>>;

const tables: Readonly<Record<Language, ProblemSentences>> = { en, de, es, fr };

export const sayProblem = (language: Language, code: ProblemCode): string => tables[language][code];
