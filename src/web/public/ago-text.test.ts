import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

const minutes = 60_000;

test.each([
  [0, 'now'],
  [59_000, 'now'],
  [4 * minutes, '4 minutes ago'],
  [119 * minutes, '1 hour ago'],
  [30 * 60 * minutes, 'yesterday'],
  [80 * 60 * minutes, '3 days ago'],
])('[DK-27] %i ms ago is «%s»', (ago, text) => {
  expect(agoText('en', ago)).toBe(text);
});

test('[DK-27] a result that came in by a clock that runs ahead is now, not in the future', () => {
  expect(agoText('en', -5_000)).toBe('now');
});

test('[DK-21] in the reader’s language', () => {
  expect(agoText('de', 4 * minutes)).toBe('vor 4 Minuten');
});
