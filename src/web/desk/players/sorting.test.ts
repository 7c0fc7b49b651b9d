import { expect, test } from 'vitest';
import type { Player } from '../../../engine/index.ts';
import { plainName } from '../../../words/plain-name.ts';
import { sorted, sortingAfter } from './sorting.ts';

const player = (name: string, rating?: number, club?: string): Player => ({
  id: name,
  name,
  approved: true,
  checkedIn: name < 'c',
  stays: [{ after: 0 }],
  ...(rating !== undefined && { rating: { rating: rating * 100 } }),
  ...(club !== undefined && { club }),
});
const people = [player('ç', 1500, 'Oslo'), player('b'), player('A', 1800), player('d', 1700, 'Åre')];
const names = (by: Parameters<typeof sorted>[1]) =>
  sorted(people, by, ({ name }) => name, 'en')
    .map(({ name }) => name)
    .join('');

test('[DK-7] a column sorts, and turned round those without come last all the same', () => {
  expect(names({ by: 'entry', descending: false })).toBe('çbAd');
  expect(names({ by: 'name', descending: false })).toBe('Abçd');
  expect(names({ by: 'rating', descending: true })).toBe('Adçb');
  expect(names({ by: 'rating', descending: false })).toBe('çdAb');
  expect(names({ by: 'club', descending: false }).slice(0, 2)).toBe('dç');
  expect(names({ by: 'here', descending: false })).toBe('bAçd');
});

test('[DK-7] a press on a column sorts by it, ratings from the top; the next turns it round', () => {
  const entry = { by: 'entry', descending: false } as const;
  expect(sortingAfter(entry, 'rating')).toEqual({ by: 'rating', descending: true });
  expect(sortingAfter(entry, 'name')).toEqual({ by: 'name', descending: false });
  expect(sortingAfter({ by: 'name', descending: false }, 'name')).toEqual({ by: 'name', descending: true });
});

test('[DK-11] names are found without their accents and in any case', () => {
  expect(['Inès', 'Großmann', 'Håkon Åsbø', 'ŁUKASZ'].map(plainName)).toEqual([
    'ines',
    'grossmann',
    'hakon asbo',
    'lukasz',
  ]);
});
