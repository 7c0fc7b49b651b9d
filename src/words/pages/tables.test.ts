import { describe, expect, test } from 'vitest';
import { learnWords, translator } from '../../web/shared/words.ts';
import { careWords } from '../care/index.ts';
import { en as formats } from '../formats/en.ts';
import { placeholdersIn, textsOf } from '../tables.fixture.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';

/** Words that are the same in another language; whole sentences never are. */
const longestCognate = 3;

const { en: care, ...careInOthers } = careWords;
const tables = [
  ...Object.entries({ de, es, fr }).map(([language, table]) => [language, en, table] as const),
  ...Object.entries(careInOthers).map(
    ([language, table]) => [`${language}, of people and accounts`, care, table] as const,
  ),
];

describe.each(tables)('[DK-21] what the pages say in %s', (_, inEnglish, table) => {
  const texts = textsOf(table);
  const english = textsOf(inEnglish);

  test('is there for every English text, and for no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('is never empty', () => {
    expect([...texts].filter(([key, text]) => text.trim() === '' && english.get(key) !== '')).toEqual([]);
  });

  test('fills in the same figures as English', () => {
    const differing = [...texts].filter(
      ([key, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('is not left in English', () => {
    const same = [...texts].filter(
      ([key, text]) => text === english.get(key) && text.split(' ').length > longestCognate,
    );
    expect(same).toEqual([]);
  });
});

test('what only one format counts is in its own words: a page that is everyone’s does not speak of strikes', () => {
  const units = Object.values(formats).flatMap(({ counts = {} }) => Object.values(counts));
  const words = units.map((unit) => unit.replace('{{count}}', '').trim());
  expect(words.length).toBeGreaterThan(0);
  const said = new RegExp(`\\b(${words.join('|')})\\b`, 'i');
  expect([...textsOf(en)].filter(([, text]) => said.test(text))).toEqual([]);
});

test('[DK-21] the pages speak another language once it is fetched', async () => {
  expect(translator('fr')('site.theme')).toBe(en.site.theme);
  await learnWords('fr');
  expect(translator('fr')('site.theme')).toBe(fr.site.theme);
  expect(translator('en')('site.theme')).toBe(en.site.theme);
});
