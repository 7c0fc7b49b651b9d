import { expect, test } from 'vitest';
import { localeAmong } from './locale.ts';

test('dates are those of the reader’s country, where it speaks the language', () => {
  expect(localeAmong(['fr-CH', 'de-AT', 'de-DE'], 'de')).toBe('de-AT');
  expect(localeAmong(['fr-CH'], 'en')).toBe('en');
});

test('what a browser offers and is no language is passed over', () => {
  expect(localeAmong(['en-US@posix', 'en-GB'], 'en')).toBe('en-GB');
  expect(localeAmong(['en-US@posix'], 'en')).toBe('en');
});
