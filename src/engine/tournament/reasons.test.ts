import { expect, test } from 'vitest';
import { because } from './index.ts';

test('[DK-9] a reason is data: the rule, a code, and the figures behind it', () => {
  expect(because('SW-4', 'above', { points: 3 })).toEqual({ rule: 'SW-4', code: 'above', figures: { points: 3 } });
  expect(because('SW-4', 'alone').figures).toEqual({});
});
