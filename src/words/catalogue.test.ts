import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { isWorded, listText, type Namespaces, numberText, translate, translator, wordsIn } from './catalogue.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import * as formats from './formats/all.ts';
import { fr } from './fr/index.ts';
import { languageFor, languages } from './language.ts';
import { common as commonInFrench } from './pages/fr/common.ts';
import { placeholdersIn, textsOf } from './tables.fixture.ts';
import type { FiguresFor, SameFigures, Translation } from './texts.ts';

const english = textsOf(wordsIn('en'));
const others = languages.filter((language) => language !== 'en');

/** Words that are the same in another language; whole sentences never are. */
const MAX_COGNATES = 3;
/** Figures are the same in every language. */
const wordsOf = (text: string): string[] => text.replace(/\{\{.*?\}\}/g, '').match(/\p{L}+/gu) ?? [];

describe.each(others)('[DK-21] the catalogue in %s', (language) => {
  const texts = textsOf(wordsIn(language));

  test('has every text of English with the same figures, and no other', () => {
    expect(texts.size).toBeGreaterThan(2_000);
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    const differing = [...texts].filter(
      ([key, text]) => placeholdersIn(text).join() !== placeholdersIn(english.get(key) ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test('has no empty text and no syntax that names could abuse', () => {
    const empty = [...texts].filter(([key, text]) => text.trim() === '' && english.get(key) !== '');
    expect(empty).toEqual([]);
    expect([...texts].filter(([, text]) => text.includes('$t('))).toEqual([]);
  });

  test('is not left in English', () => {
    const same = [...texts].filter(([key, text]) => text === english.get(key) && wordsOf(text).length > MAX_COGNATES);
    expect(same).toEqual([]);
  });
});

describe('[DK-21] a table that differs from English does not compile', () => {
  interface English {
    readonly part: { readonly won: '{{player}} wins by {{points, points}}.'; readonly open: 'open' };
  }
  interface Same {
    readonly part: { readonly won: '{{points, points}}: {{player}}'; readonly open: 'offen' };
  }
  interface OneFigureLess {
    readonly part: { readonly won: '{{player}} gewinnt.'; readonly open: 'offen' };
  }
  interface OneFigureMore {
    readonly part: { readonly won: '{{points, points}}: {{player}}'; readonly open: 'offen: {{table}}' };
  }
  interface OneTextLess {
    readonly part: { readonly won: '{{points, points}}: {{player}}' };
  }

  test('by its entries and their figures, and a key asks for its figures', () => {
    expectTypeOf<Same>().toExtend<Translation<English> & SameFigures<English, Same>>();
    expectTypeOf<OneFigureLess>().not.toExtend<Translation<English>>();
    expectTypeOf<OneTextLess>().not.toExtend<Translation<English>>();
    expectTypeOf<OneFigureMore>().toExtend<Translation<English>>();
    expectTypeOf<OneFigureMore>().not.toExtend<SameFigures<English, OneFigureMore>>();
    interface Tables {
      readonly part: {
        readonly plain: 'so';
        readonly named: '{{name}} and {{wins, wins}}';
        readonly left_one: 'one of {{all}}';
        readonly left_other: '{{count}} of {{all}}';
      };
    }
    type Figure = string | number | readonly string[];
    expectTypeOf<FiguresFor<Tables, 'part.plain'>>().toEqualTypeOf<readonly []>();
    expectTypeOf<FiguresFor<Tables, 'part.named'>[0]>().toEqualTypeOf<{
      readonly name: Figure;
      readonly wins: Figure;
    }>();
    expectTypeOf<FiguresFor<Tables, 'part.left'>[0]>().toEqualTypeOf<{
      readonly count: number;
      readonly all: Figure;
    }>();
    const t = translator('en');
    expectTypeOf(t).parameter(0).extract<'guest.standings'>().not.toBeNever();
    expectTypeOf(t).parameter(0).extract<'guest.nothing-like-it'>().toBeNever();
    expect(t('guest.standings')).toBe('Standings');
  });
});

test('[DK-21] a section belongs to one namespace', () => {
  type Sections = { [Name in keyof Namespaces]: keyof Namespaces[Name] };
  type Shared = { [Name in keyof Sections]: Extract<Sections[Name], Sections[Exclude<keyof Sections, Name>]> };
  expectTypeOf<Shared[keyof Shared]>().toBeNever();
  expect(Object.keys(wordsIn('en').sections).length).toBeGreaterThan(100);
});

test('what only one format counts is in its own words: a page that is everyone’s does not speak of strikes', () => {
  const units = Object.values(formats).flatMap((words) => Object.values('counts' in words.en ? words.en.counts : {}));
  const words = units.map((unit) => unit.replace('{{count}}', '').trim());
  expect(words.length).toBeGreaterThan(0);
  const unit = new RegExp(`\\b(${words.join('|')})\\b`, 'i');
  expect([...textsOf(wordsIn('en').sections)].filter(([, text]) => unit.test(text))).toEqual([]);
});

test('rules of formats may be cited to people, numbers of the repository may not', () => {
  const numbered = languages.flatMap((language) =>
    [...textsOf(wordsIn(language))].filter(([, text]) => /\bDK-\d/.test(text)),
  );
  expect(numbered).toEqual([]);
});

test('[DK-21] a wish finds its language, an unknown one English', () => {
  expect(languages.map(languageFor)).toEqual(languages);
  expect(['de-AT', 'fr_CA', 'ES-mx', 'nl', undefined].map(languageFor)).toEqual(['de', 'fr', 'es', 'en', 'en']);
});

test('[DK-21] figures are filled in as the language writes them, one and many are told apart', () => {
  const t = translator('en');
  expect(t('between.took', { count: 1 })).toBe('one minute a round so far');
  expect(t('between.took', { count: 40 })).toBe('40 minutes a round so far');
  expect(t('between.ratings', { rating: 1640, against: 1890 })).toBe('1640 against 1890');
  expect(translator('fr')('chat.bye', { players: ['Ana', 'Bo'] })).toBe('Exempt : Ana et Bo');
  expect(numberText('de', 0.125)).toBe('0,125');
  expect(numberText('fr', 1.5)).toBe('1½');
  expect(listText('de', ['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo und Cy');
  expect(listText('es', ['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo y Cy');
  expect(translate('de', 'count.players', { count: 1 })).toBe(de.count.players_one.replace('{{count}}', '1'));
});

test('[DK-21] pages speak English until a language is loaded, and load for it what they have asked for', async () => {
  vi.resetModules();
  const [pages, words, table] = await Promise.all([
    import('./load.ts'),
    import('./catalogue.ts'),
    import('./formats/loaders.ts'),
  ]);
  const swiss = pages.wordsOfFormat(table, 'swiss');
  expect(words.translator('fr')('site.theme')).toBe(words.translator('en')('site.theme'));
  expect(words.isWorded('en', 'formats.swiss.name')).toBe(false);
  expect(words.translate('en', 'desk.home')).toBe('desk.home');
  await pages.loadWords('en', ['organiser', ...swiss]);
  expect(words.translate('en', 'formats.swiss.name')).toBe('Swiss');
  expect(words.isWorded('en', 'reason.label-final')).toBe(true);
  expect(words.isWorded('en', 'formats.groups.name')).toBe(false);
  expect(pages.hasWords('fr', ['common', 'organiser'])).toBe(false);
  await pages.loadLanguage('fr');
  expect(pages.hasWords('fr', ['core', 'common', 'organiser', ...swiss])).toBe(true);
  expect(words.translator('fr')('site.theme')).toBe(commonInFrench.site.theme);
  expect(words.translate('fr', 'status.running')).toBe(fr.status.running);
  expect(words.isWorded('es', 'status.running')).toBe(true);
  expect(words.translate('es', 'status.running')).toBe(en.status.running);
  expect(pages.wordsOfFormat(table, 'chess-boxing')).toEqual([]);
});

test('[DK-21] programs have every language from the start', () => {
  for (const [language, table] of Object.entries({ en, de, es, fr })) {
    expect(translate(languageFor(language), 'status.running')).toBe(table.status.running);
    expect(isWorded(languageFor(language), 'problem.not-found')).toBe(true);
  }
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
