import type { Finding, Reason } from '../engine/index.ts';
import { type Language, type Names, say, sayFinding } from '../words/index.ts';

/** Sentences beside the codes of reasons, labels and findings. */

const isReason = (value: object): value is Reason => 'rule' in value && 'code' in value && 'figures' in value;

const isFinding = (value: object): value is Finding => 'code' in value && 'hard' in value && 'size' in value;

/** For JSON.stringify: each reason and finding with its sentence. */
export const saying =
  (language: Language, names: Names) =>
  (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isReason(value)) return { ...value, sentence: say(language, value, names) };
    if (isFinding(value)) return { ...value, sentence: sayFinding(language, value, names, 'desk') };
    return value;
  };

/** A small answer with its sentences. */
export const said = <T>(answer: T, language: Language, names: Names): T =>
  JSON.parse(JSON.stringify(answer, saying(language, names)));
