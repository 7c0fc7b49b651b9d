import { expect, test } from 'vitest';
import { readNumber } from './number.ts';

test.each([
  ['5', 5],
  [' 1520 ', 1520],
  ['-2.5', -2.5],
  ['−3', -3],
  ['12,125', 12.125],
  ['½', 0.5],
  ['1/2', 0.5],
  ['1½', 1.5],
  ['.5', 0.5],
  ['', undefined],
  ['-', undefined],
  ['1e3', undefined],
  ['1.2.3', undefined],
  ['abc', undefined],
])('«%s» is %s', (text, number) => expect(readNumber(text)).toBe(number));
