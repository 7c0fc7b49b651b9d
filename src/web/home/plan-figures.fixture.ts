import { formats } from '../../engine/formats/index.ts';
import { formatNamed, planned } from '../../engine/index.ts';
import { type Language, translator } from '../../words/index.ts';
import type { Speech } from '../shared/words.ts';
import { planFigures } from './plan-figures.ts';

const speechIn = (language: Language): Speech => ({
  language,
  locale: language,
  t: translator(language),
  setLanguage: () => undefined,
});

/** What “New tournament” says of a plan. */
export const figuresIn = (language: Language, format: string, players: number): string[] => {
  const known = formatNamed(formats, format);
  const plan = known && planned(known, {}, players);
  return planFigures(speechIn(language), format, plan?.ok ? plan.value : {}).map((figure) => figure.join(': '));
};
