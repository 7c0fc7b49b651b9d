import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const known = ['--rounds', '--tie-breaks', '--top-cut', '--target'];

test.each([
  ['--round', '--rounds'],
  ['--ruonds', '--rounds'],
  ['--tiebreaks', '--tie-breaks'],
  ['--TOP-CUT', '--top-cut'],
  ['--tarjet', '--target'],
])('%s is nearly %s', (word, meant) => {
  expect(nearest(word, known)).toBe(meant);
  expect(didYouMean(word, known)).toBe(` Did you mean ${meant}?`);
});

test('what is like none of them is not guessed at', () => {
  expect(nearest('--players', known)).toBeUndefined();
  expect(didYouMean('xyz', known)).toBe('');
  expect(nearest('x', [])).toBeUndefined();
});
