import { expect, test } from 'vitest';
import { placeIn, useQueryLocation } from './query-location.ts';

test('the address of a page is the first part of the query', () => {
  expect(placeIn('?/t/abc/desk&lang=de')).toBe('/t/abc/desk');
  expect(placeIn('')).toBe('/');
  expect(placeIn('?lang=de')).toBe('/');
});

test('what a page links to leads back to it', () => {
  expect(useQueryLocation.hrefs('/t/abc?lang=de#round')).toBe('?/t/abc&lang=de#round');
  expect(placeIn(useQueryLocation.hrefs('/docs/formats/swiss'))).toBe('/docs/formats/swiss');
});
