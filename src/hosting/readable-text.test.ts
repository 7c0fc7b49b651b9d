import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReadable } from './readable-text.ts';

test('whatever people write can be read', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/\\u0000|\\ud[89a-f]|"__proto__":/i.test(text));
      expect(() => checkReadable(value)).not.toThrow();
    }),
  );
});

test.each([
  ['a NUL', { name: 'a\0b' }],
  ['half a character', ['\ud83d']],
  ['a NUL in a name of a field', { 'a\0': 1 }],
  ['a field called __proto__', JSON.parse('{"a":[{"__proto__":1}]}')],
])('%s cannot', (_, value) => {
  expect(() => checkReadable(value)).toThrow();
});

test('nesting has an end', () => {
  let value: unknown = 1;
  for (let depth = 0; depth < 100_000; depth++) value = [value];
  expect(() => checkReadable(value)).toThrow();
});
