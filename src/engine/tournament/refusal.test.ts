import { expect, test } from 'vitest';
import { refusal, refuse } from './index.ts';

test('a refusal is a value: a code with exactly its details', () => {
  expect(refusal('unknown-round', { round: 3 })).toEqual({ code: 'unknown-round', details: { round: 3 } });
  expect(refuse('unknown-round', { round: 3 })).toEqual({
    ok: false,
    error: { code: 'unknown-round', details: { round: 3 } },
  });
});
