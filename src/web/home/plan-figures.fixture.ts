import { formatNamed, planned } from '../../engine/index.ts';
import { fill, textAt } from '../../words/fill.ts';
import type { Language } from '../../words/index.ts';
import { de } from '../../words/pages/de/index.ts';
import { en } from '../../words/pages/en/index.ts';
import type { Speech } from '../shared/words.ts';
import { planFigures } from './plan-figures.ts';

/** The whole table: these words are fetched with the page. */
const speechIn = (language: Language): Speech => ({
  language,
  locale: language,
  t: (key, figures = {}) =>
    fill(
      textAt(language === 'de' ? de : en, language, key, Number(figures.count)) ?? key,
      (name) => `${figures[name]}`,
    ),
  setLanguage: () => undefined,
});

/** What “New tournament” says of a plan. */
export const figuresIn = (language: Language, format: string, players: number): string[] => {
  const known = formatNamed(format);
  const plan = known && planned(known, {}, players);
  return planFigures(speechIn(language), format, plan?.ok ? plan.value : {}).map((figure) => figure.join(': '));
};
