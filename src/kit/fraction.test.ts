import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, exactly, fraction, fractionOf, minus, plus, sumOf, thousandthsOf, times } from './index.ts';

const anyFraction = fc
  .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 200 }))
  .map(([over, under]) => fraction(over, under));

test('is reduced, and its sign is above the line', () => {
  expect(exactly(fraction(6, -4))).toBe('-3/2');
  expect(exactly(fraction(0, 7))).toBe('0');
  expect(exactly(fraction(12, 4))).toBe('3');
  expect(() => fraction(1, 0)).toThrow('nought');
});

test('a third of a point three times is a point', () => {
  const third = fraction(1, 3);
  expect(exactly(plus(plus(third, third), third))).toBe('1');
});

test('is shown to three decimals, halves away from nought', () => {
  expect([fraction(37, 3), fraction(1, 2000), fraction(-1, 2000), fraction(2, 3)].map(thousandthsOf)).toEqual([
    12_333, 1, -1, 667,
  ]);
});

test('numbers as people say them', () => {
  expect([1.5, 0.1, 2, 0.125].map((said) => exactly(fractionOf(said)))).toEqual(['3/2', '1/10', '2', '1/8']);
});

test('sums and products in any order are the same', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      expect(plus(plus(a, b), c)).toEqual(plus(a, plus(c, b)));
      expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
      expect(minus(plus(a, b), b)).toEqual(a);
      expect(sumOf([a, b, c, a])).toEqual(plus(plus(a, b), plus(c, a)));
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      expect(compare(plus(a, c), plus(b, c))).toBe(compare(a, b));
    }),
  );
});
