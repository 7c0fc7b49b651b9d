import { describe, expect, test } from 'vitest';
import { placeholdersIn, textsOf } from '../tables.fixture.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { eveningWords } from './index.ts';

describe.each(Object.entries({ de, es, fr }))('[DK-21] what is said after a round in %s', (_, table) => {
  const [english, texts] = [textsOf(en), textsOf(table)];

  test('has every English text with the same figures, and is not left in English', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of texts) {
      expect(placeholdersIn(text), key).toEqual(placeholdersIn(english.get(key) ?? ''));
      if (text.split(' ').length > 3) expect(text, key).not.toBe(english.get(key));
      expect(text.trim(), key).not.toBe('');
    }
  });
});

test('[DK-21] figures are filled in, one and many are told apart', () => {
  const say = eveningWords('en');
  expect(say('between.took', { count: 1 })).toBe('one minute a round so far');
  expect(say('between.took', { count: 40 })).toBe('40 minutes a round so far');
  expect(say('between.ratings', { rating: 1640, against: 1890 })).toBe('1640 against 1890');
});
