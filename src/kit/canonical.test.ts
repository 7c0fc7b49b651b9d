import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';

/** The same said in one line a case, however long it takes. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${plainly(field)}`).join(',')}}`;
}

/** Any text, half letters too. */
const texts = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('canonical JSON', () => {
  test('is what sorting the fields of everything gives', () => {
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
        expect(canonicalJson(value)).toBe(plainly(value));
      }),
    );
  });

  test('tells names with line breaks in them apart, in whatever order they are met', () => {
    const alike = [{ 'b\na': 1, c: 2 }, { b: 1, 'a\nc': 2 }, { b: 1, a: 2, c: 3 }, { 'b\na\nc': 1 }];
    for (const value of [...alike, ...alike.toReversed()]) expect(canonicalJson(value)).toBe(plainly(value));
  });

  test('is the same for more kinds of objects than are remembered', () => {
    const begun = Array.from({ length: 50 }, (_, at) => ({ same: 1, [`z${at}`]: 2, a: 3 }));
    const others = Array.from({ length: 700 }, (_, at) => ({ [`field ${at}`]: 1, a: 2 }));
    const long = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`name ${999 - at}`, at]));
    for (const value of [...begun, ...others, long, ...begun, ...others, long]) {
      expect(canonicalJson(value)).toBe(plainly(value));
    }
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
