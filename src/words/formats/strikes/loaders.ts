import { inFour } from '../../in-four.ts';
import type { FormatWordLoaders } from '../words.ts';

export const strikes: FormatWordLoaders = {
  words: inFour(
    () => import('./en.ts').then(({ en }) => en),
    () => import('./de.ts').then(({ de }) => de),
    () => import('./es.ts').then(({ es }) => es),
    () => import('./fr.ts').then(({ fr }) => fr),
  ),
  how: () => import('./how.ts').then(({ strikesHow }) => strikesHow),
};
