import { expect, test } from 'vitest';
import { formatNamed, planned } from '../../engine/index.ts';
import { fill, textAt } from '../../words/fill.ts';
import { type Language, learn } from '../../words/index.ts';
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

const figuresIn = (language: Language, format: string, players: number): string[] => {
  const known = formatNamed(format);
  const plan = known && planned(known, {}, players);
  return planFigures(speechIn(language), format, plan?.ok ? plan.value : {}).map((figure) => figure.join(': '));
};

test('what to expect is said in the words of each format', () => {
  expect(figuresIn('en', 'groups', 12)).toEqual(['3 groups of: 3 × 4', 'games in round 1: 36']);
  expect(figuresIn('en', 'strikes', 17)).toEqual(['4 tables of: 5, 3 × 4', 'once split by strikes: 5, 3 × 4']);
  expect(figuresIn('en', 'swiss', 12)).toEqual(['rounds: 4']);
  expect(figuresIn('en', 'robin', 6)).toEqual(['rounds: 5', 'games: 15', 'games each: 5']);
  expect(figuresIn('en', 'knockout', 13)).toEqual(['walkovers in round 1: 3', 'knockout of 16: 4 rounds']);
  expect(figuresIn('en', 'double', 8)).toEqual(['matches: 14–15', 'both sides: 9 rounds']);
  expect(figuresIn('en', 'hybrid', 20)).toEqual(['qualify: 8', 'points to qualify: 7', 'knockout of 8: 3 rounds']);
});

test('[DK-21] and in the reader’s language', async () => {
  await learn('de');
  expect(figuresIn('de', 'double', 8)).toEqual(['Matches: 14–15', 'beide Seiten: 9 Runden']);
});
