import { translate } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { Figures } from '../texts.ts';
import type { en } from './en.ts';

/** What could not be taken over from another program's file, or why none of it could. */
export interface TakeOverNote {
  readonly code: keyof (typeof en)['takeOver'];
  readonly figures: Figures;
}

export const sayTakeOver = (language: Language, { code, figures }: TakeOverNote): string =>
  translate(language, `takeOver.${code}`, figures);
