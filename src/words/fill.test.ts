import { expect, test } from 'vitest';
import { endingsFor, fill, templateOf, textAt } from './fill.ts';

const table = {
  part: {
    plain: 'so',
    wins_one: 'one',
    wins_other: 'many',
    open_zero: 'none',
    open_other: 'some',
    'GR-7 a.b': 'dotted',
  },
};

/** The text for a count in a language: the first of its endings that is there. */
const counted = (language: string, key: string, count: number) =>
  endingsFor(language, count)
    .map((ending) => textAt(table, key + ending))
    .find((text) => text !== undefined);

test('[DK-21] a key is found in its part, a count by the plural of the language, none by its own text', () => {
  expect(textAt(table, 'part.plain')).toBe('so');
  expect(textAt(table, 'part.GR-7 a.b')).toBe('dotted');
  // Twice: the second time the plural is known.
  for (const _ of [1, 2]) {
    expect([0, 1, 2].map((count) => counted('en', 'part.wins', count))).toEqual(['many', 'one', 'many']);
    expect([0, 1, 2].map((count) => counted('fr', 'part.wins', count))).toEqual(['one', 'one', 'many']);
  }
  expect(counted('es', 'part.wins', 1_000_000)).toBe('many');
  expect(counted('fr', 'part.open', 0)).toBe('none');
  expect(counted('en', 'part.plain', 3)).toBe('so');
  expect([textAt(table, 'part.nothing'), textAt(table, 'nowhere.plain')]).toEqual([undefined, undefined]);
  expect(endingsFor('en', undefined)).toEqual(['']);
});

test('[DK-21] what is filled in is never read as syntax, and what nobody gave stays visible', () => {
  const figures: Readonly<Record<string, string>> = { name: '{{rule}} $& $t(x)', rule: 'GR-1' };
  expect(fill(templateOf('{{name}} by {{ rule }}'), (name) => figures[name])).toBe('{{rule}} $& $t(x) by GR-1');
  expect(fill(templateOf('{{who}} {{wins, wins}}'), (name, unit) => (name === 'wins' ? unit : undefined))).toBe(
    '{{who}} wins',
  );
});
