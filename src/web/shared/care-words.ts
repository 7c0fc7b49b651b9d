import { type CareWords, careWords } from '../../words/care/index.ts';
import { fill, textAt } from '../../words/fill.ts';
import { type Counted, type Figures, useSpeech } from './words.ts';

type CareKey = {
  [Part in keyof CareWords & string]: `${Part}.${Counted<keyof CareWords[Part] & string>}`;
}[keyof CareWords & string];

/** For parts that are fetched when they are needed: their words come along with them. */
export function useCare(): (key: CareKey, figures?: Figures) => string {
  const { language } = useSpeech();
  return (key, figures = {}) => {
    const { count } = figures;
    const text = textAt(careWords[language], language, key, typeof count === 'number' ? count : undefined);
    return fill(text ?? key, (name) => figures[name]?.toString());
  };
}
