import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { languageFor, languages, learn, listText, numberText, translate } from './languages.ts';
import { de as deProblems } from './problems/de.ts';
import { en as enProblems } from './problems/en.ts';
import { es as esProblems } from './problems/es.ts';
import { fr as frProblems } from './problems/fr.ts';
import { placeholdersIn, textsOf } from './tables.fixture.ts';

const english = textsOf(en);
const others = { de, es, fr };
const problemTables = [enProblems, deProblems, esProblems, frProblems];

/** Words that are the same in another language; whole sentences never are. */
const longestCognate = 3;
/** Figures are the same in every language. */
const wordsOf = (text: string): string[] => text.replace(/\{\{.*?\}\}/g, '').match(/\p{L}+/gu) ?? [];

describe.each(Object.entries(others))('[DK-21] the table of %s', (_, table) => {
  const texts = textsOf(table);

  test('has a sentence for each of English, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has no empty sentence and no syntax that names could abuse', () => {
    expect([...texts].filter(([, text]) => text.trim() === '' || text.includes('$t('))).toEqual([]);
  });

  test('fills in the same figures as English', () => {
    const differing = [...texts].filter(
      ([key, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('is not left in English', () => {
    const same = [...texts].filter(([key, text]) => text === english.get(key) && wordsOf(text).length > longestCognate);
    expect(same).toEqual([]);
  });
});

test('rules of formats may be cited to people, numbers of the repository may not', () => {
  const tables = [en, de, es, fr, ...problemTables];
  const numbered = tables.flatMap((table) => [...textsOf(table)].filter(([, text]) => /\bDK-\d/.test(text)));
  expect(numbered).toEqual([]);
});

test('[DK-21] a wish finds its language, an unknown one English', () => {
  expect(languages.map(languageFor)).toEqual(languages);
  expect(['de-AT', 'fr_CA', 'ES-mx', 'nl', undefined].map(languageFor)).toEqual(['de', 'fr', 'es', 'en', 'en']);
});

test('[DK-21] a language is English until it is learnt, then it speaks with its own numbers and lists', async () => {
  vi.resetModules(); // another test of this process may have learnt it
  const fresh = await import('./languages.ts');
  expect(fresh.translate('de', 'status.running')).toBe(en.status.running);
  for (const language of languages) await learn(language);
  for (const [language, table] of Object.entries(others)) {
    expect(translate(languageFor(language), 'status.running')).toBe(table.status.running);
  }
  expect(numberText('de', 0.125)).toBe('0,125');
  expect(numberText('fr', 1.5)).toBe('1½');
  expect(listText('de', ['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo und Cy');
  expect(listText('es', ['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo y Cy');
  expect(translate('de', 'count.players', { count: 1 }, 1)).toBe(de.count.players_one.replace('{{count}}', '1'));
});

test('[DK-21] German says «Sie» on every page', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[/\\])de([/\\].+)?\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(15);
  const familiar = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => /(^|[^\p{L}])(du|dich|dir|dein(e|em|en|er|es)?)(?!\p{L})/iu.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(familiar).toEqual([]);
});
