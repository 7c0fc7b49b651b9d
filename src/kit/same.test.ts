import { expect, test } from 'vitest';
import { isSame } from './same.ts';

const rows = [{ id: 'a', points: [1, 2], club: undefined }, { id: 'b' }, null];

test.each<[unknown, unknown]>([
  [rows, [{ points: [1, 2], id: 'a' }, { id: 'b' }, null]],
  [{ a: undefined }, {}],
  ['', ''],
  [null, null],
])('%j and %j are the same', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([true, true]);
});

test.each<[unknown, unknown]>([
  [rows, rows.slice(1)],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, {}],
  [{ a: null }, {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [[], null],
  [0, '0'],
])('%j and %j differ', (one, other) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([false, false]);
});
