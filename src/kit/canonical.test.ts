import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';

/** The same value with the fields of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, reversed(field)] as const);
  return Object.fromEntries(fields.toReversed());
}

/** Any text, half letters too. */
const texts = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('canonical JSON', () => {
  test('reads back as the same value, whatever the order of its fields', () => {
    const keys = fc.oneof(texts, fc.constantFrom('10', '9', 'ä', 'Z', 'a', '__proto__', ''));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        texts,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree')),
        fc.dictionary(keys, fc.option(tie('tree'), { nil: undefined })),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });

  test('sorts names by their code units at every depth', () => {
    const value = { b: [{ 9: 1, 10: 2 }], a: { ä: 1, Z: 2, '': 3 }, Z: 'line\nbreak' };
    expect(canonicalJson(value)).toBe('{"Z":"line\\nbreak","a":{"":3,"Z":2,"ä":1},"b":[{"10":2,"9":1}]}');
  });

  test('refuses what JSON cannot hold', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, [undefined], { a: () => 1 }, 1n]) {
      expect(() => canonicalJson(value)).toThrow(/written down/);
    }
    expect(canonicalJson({ b: undefined, a: -0 })).toBe('{"a":0}');
    expect(canonicalJson({})).toBe('{}');
    expect(canonicalJson([])).toBe('[]');
  });
});
