import { expect, test } from 'vitest';
import { spanText } from './spans.ts';

test('[DK-21] a span of time is said in the reader’s language, in two units at most', () => {
  expect(spanText('en', 600_000)).toBe('10 min');
  expect(spanText('en', 3 * 86_400_000)).toBe('3 days');
  expect(spanText('en', 90 * 60_000 + 5_000)).toBe('1 hr 30 min');
  expect(spanText('en', 251_100, 'long')).toBe('4 minutes 12 seconds');
  expect(spanText('de', 5_000)).toBe('5 Sek.');
  expect(spanText('en', 0, 'long')).toBe('0 seconds');
});
