import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonPieces, LONGEST_PIECE, NotJson } from './json-pieces.ts';

/** The object that the pieces add up to. */
function together(text: string): Record<string, unknown> {
  const whole: [string, unknown][] = [];
  const lists = new Map<string, unknown[]>();
  for (const { kind, name, value } of jsonPieces(text)) {
    if (kind === 'field') whole.push([name, value]);
    else lists.set(name, [...(lists.get(name) ?? []), value]);
  }
  return Object.fromEntries([...whole, ...lists]);
}

/** An empty list has no elements to speak of. */
const told = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => !Array.isArray(field) || field.length > 0));

describe('a file of JSON in pieces', () => {
  test('they add up to what JSON.parse makes of the whole', () => {
    const object = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }));
    fc.assert(
      fc.property(object, fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const parsed: object = JSON.parse(text);
        expect(together(text)).toEqual(told(parsed));
      }),
      { numRuns: 50 },
    );
  });

  test('what JSON.parse refuses is refused', () => {
    const text = '{"tiltyard": 1, "entries": [{"a": "b\\"]}"}, [1, 2], "x", null, true, -1.5e3]}';
    expect(together(text)).toEqual(JSON.parse(text));
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(3),
        fc.constantFrom('', '"', '}', ']', '[', '{', ',', ':', '\\', 'x', ' '),
        (at, cut, put) => {
          const broken = text.slice(0, at) + put + text.slice(at + cut);
          let parsed: unknown;
          try {
            parsed = JSON.parse(broken);
          } catch {
            expect(() => together(broken)).toThrow(NotJson);
            return;
          }
          expect(together(broken)).toEqual(told(parsed as object));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    '',
    '[]',
    '"x"',
    'null',
    '{} {}',
    '{"a":1,}',
    '{"a":[1,]}',
    '{"a":[}',
    '{,}',
    '{"a" 1}',
    `{"a":${'['.repeat(1000)}`,
  ])('no object: %s', (text) => {
    expect(() => together(text)).toThrow(NotJson);
  });

  test.each([
    ['an open string of escaped quotes', `{"a":["${'\\"'.repeat(4_000_000)}`],
    ['an open string in brackets', `{"a":[{"b":"${'\\"'.repeat(4_000_000)}`],
    ['an open name', `{"${'\\"'.repeat(4_000_000)}`],
    ['brackets without end', `{"a":[${'['.repeat(8_000_000)}`],
    ['a number without end', `{"a":[${'1'.repeat(8_000_000)}`],
    ['quotes without end', `{"a":[{${'"x",'.repeat(2_000_000)}`],
    ['blanks', `{"a":${' '.repeat(8_000_000)}1}`],
  ])('%s of 8 MB is refused, each character looked at once', (_, text) => {
    // A pattern that begins anew at each quote needs days for these; the test's own time limit is the proof.
    expect(() => together(text)).toThrow(NotJson);
  });

  test('a piece that is too long to be read without a pause is refused', () => {
    expect(() => together(`{"a":["${'x'.repeat(LONGEST_PIECE)}"]}`)).toThrow(/too long/);
    expect(together(`{"a":["${'x'.repeat(LONGEST_PIECE - 2)}"]}`)).toHaveProperty('a');
  });
});
