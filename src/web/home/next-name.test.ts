import { expect, test } from 'vitest';
import { nextName } from './next-name.ts';

test.each([
  ['Friday', [], 'Friday 2'],
  ['Friday', ['Friday', 'Friday 2', 'Friday 3'], 'Friday 4'],
  ['Evening 6', ['Evening 6'], 'Evening 7'],
  ['Spring Open 2026', [], 'Spring Open 2027'],
  ['Chess 960', [], 'Chess 960 2'],
  ['7', [], '7 2'],
  ['x'.repeat(80), [], `${'x'.repeat(75)} 2`],
])('[DK-32] after %s comes the next', (name, taken, next) => {
  expect(nextName(name, taken)).toBe(next);
});
