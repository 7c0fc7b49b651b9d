import type { FormatName } from '../../engine/index.ts';
import type { Language } from '../language.ts';
import type { AnyFormatWords } from './words.ts';

/** What a format says is fetched by itself, in the reader's language, where it does not come along (en.ts, de.ts, …). */
export const formatWords: Readonly<Record<FormatName, Readonly<Record<Language, () => Promise<AnyFormatWords>>>>> = {
  double: {
    en: () => import('./double/en.ts').then(({ en }) => en),
    de: () => import('./double/de.ts').then(({ de }) => de),
    es: () => import('./double/es.ts').then(({ es }) => es),
    fr: () => import('./double/fr.ts').then(({ fr }) => fr),
  },
  groups: {
    en: () => import('./groups/en.ts').then(({ en }) => en),
    de: () => import('./groups/de.ts').then(({ de }) => de),
    es: () => import('./groups/es.ts').then(({ es }) => es),
    fr: () => import('./groups/fr.ts').then(({ fr }) => fr),
  },
  hybrid: {
    en: () => import('./hybrid/en.ts').then(({ en }) => en),
    de: () => import('./hybrid/de.ts').then(({ de }) => de),
    es: () => import('./hybrid/es.ts').then(({ es }) => es),
    fr: () => import('./hybrid/fr.ts').then(({ fr }) => fr),
  },
  knockout: {
    en: () => import('./knockout/en.ts').then(({ en }) => en),
    de: () => import('./knockout/de.ts').then(({ de }) => de),
    es: () => import('./knockout/es.ts').then(({ es }) => es),
    fr: () => import('./knockout/fr.ts').then(({ fr }) => fr),
  },
  robin: {
    en: () => import('./robin/en.ts').then(({ en }) => en),
    de: () => import('./robin/de.ts').then(({ de }) => de),
    es: () => import('./robin/es.ts').then(({ es }) => es),
    fr: () => import('./robin/fr.ts').then(({ fr }) => fr),
  },
  strikes: {
    en: () => import('./strikes/en.ts').then(({ en }) => en),
    de: () => import('./strikes/de.ts').then(({ de }) => de),
    es: () => import('./strikes/es.ts').then(({ es }) => es),
    fr: () => import('./strikes/fr.ts').then(({ fr }) => fr),
  },
  swiss: {
    en: () => import('./swiss/en.ts').then(({ en }) => en),
    de: () => import('./swiss/de.ts').then(({ de }) => de),
    es: () => import('./swiss/es.ts').then(({ es }) => es),
    fr: () => import('./swiss/fr.ts').then(({ fr }) => fr),
  },
};
