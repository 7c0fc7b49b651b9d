import { expect, test } from 'vitest';
import { byte, float, int, item, short } from './rows.ts';

test('a place beyond a row is an error, a zero is not', () => {
  expect(int(new Int32Array(2), 1)).toBe(0);
  expect(item([0], 0)).toBe(0);
  expect(() => int(new Int32Array(2), 2)).toThrow('There is no place 2 in a row of 2.');
  expect(() => float(new Float64Array(1), -1)).toThrow(RangeError);
  expect(() => byte(new Uint8Array(0), 0)).toThrow(RangeError);
  expect(() => short(new Uint16Array(3), 1.5)).toThrow(RangeError);
  expect(() => item([], 0)).toThrow(RangeError);
});
