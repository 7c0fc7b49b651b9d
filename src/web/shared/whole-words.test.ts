import { expect, test } from 'vitest';
import { longestWord } from './whole-words.tsx';

test('a line breaks at spaces and after hyphens, so that is where the longest part ends', () => {
  expect(longestWord('Chukwuemeka-Thorvaldsen Ikechukwu')).toBe('Chukwuemeka-'.length);
  expect(longestWord('山田太郎')).toBe(4);
  expect(longestWord('🦄🦄')).toBe(2);
  expect(longestWord('')).toBe(0);
});
