import { expect, test } from 'vitest';
import { because, refusal, refuse } from './index.ts';

test('a refusal is a value: a code with exactly its details', () => {
  expect(refusal('unknown-round', { round: 3 })).toEqual({ code: 'unknown-round', details: { round: 3 } });
  expect(refuse('unknown-round', { round: 3 })).toEqual({
    ok: false,
    error: { code: 'unknown-round', details: { round: 3 } },
  });
});

test('[DK-9] a reason is one, too: the rule, a code, and the figures behind it', () => {
  expect(because('SW-4', 'above', { points: 3 })).toEqual({ rule: 'SW-4', code: 'above', figures: { points: 3 } });
  expect(because('SW-4', 'alone').figures).toEqual({});
});
