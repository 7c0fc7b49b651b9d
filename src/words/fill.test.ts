import { expect, test } from 'vitest';
import { fill, textAt } from './fill.ts';

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

test('[DK-21] a key is found in its part, a count by the plural of the language, none by its own text', () => {
  expect(textAt(table, 'en', 'part.plain')).toBe('so');
  expect(textAt(table, 'en', 'part.GR-7 a.b')).toBe('dotted');
  expect([0, 1, 2].map((count) => textAt(table, 'en', 'part.wins', count))).toEqual(['many', 'one', 'many']);
  expect([0, 1, 2].map((count) => textAt(table, 'fr', 'part.wins', count))).toEqual(['one', 'one', 'many']);
  expect(textAt(table, 'es', 'part.wins', 1_000_000)).toBe('many');
  expect(textAt(table, 'fr', 'part.open', 0)).toBe('none');
  expect(textAt(table, 'en', 'part.plain', 3)).toBe('so');
  expect([textAt(table, 'en', 'part.nothing'), textAt(table, 'en', 'nowhere.plain')]).toEqual([undefined, undefined]);
});

test('[DK-21] what is filled in is never read as syntax, and what nobody gave stays visible', () => {
  const figures: Readonly<Record<string, string>> = { name: '{{rule}} $& $t(x)', rule: 'GR-1' };
  expect(fill('{{name}} by {{ rule }}', (name) => figures[name])).toBe('{{rule}} $& $t(x) by GR-1');
  expect(fill('{{who}} {{wins, wins}}', (name, unit) => (name === 'wins' ? unit : undefined))).toBe('{{who}} wins');
});
