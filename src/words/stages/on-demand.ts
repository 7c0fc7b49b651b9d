import type { StageName } from '../../engine/index.ts';
import type { Language } from '../language.ts';
import type { AnyStageWords } from './words.ts';

/** What a shared stage says is fetched by itself, like the words of a format. */
export const stageWords: Readonly<Record<StageName, Readonly<Record<Language, () => Promise<AnyStageWords>>>>> = {
  knockout: {
    en: () => import('./knockout/en.ts').then(({ en }) => en),
    de: () => import('./knockout/de.ts').then(({ de }) => de),
    es: () => import('./knockout/es.ts').then(({ es }) => es),
    fr: () => import('./knockout/fr.ts').then(({ fr }) => fr),
  },
};
