import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const flags = ['--rounds', '--tie-breaks', '--top-cut', '--target'];

test.each([
  ['--round', '--rounds'],
  ['--ruonds', '--rounds'],
  ['--tiebreaks', '--tie-breaks'],
  ['--TOP-CUT', '--top-cut'],
  ['--tarjet', '--target'],
])('%s is nearly %s', (word, suggestion) => {
  expect(nearest(word, flags)).toBe(suggestion);
  expect(didYouMean(word, flags)).toBe(` Did you mean ${suggestion}?`);
});

test('a word unlike all of them gets no suggestion', () => {
  expect(nearest('--players', flags)).toBeUndefined();
  expect(didYouMean('xyz', flags)).toBe('');
  expect(nearest('x', [])).toBeUndefined();
});
