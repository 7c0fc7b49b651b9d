import { expect, test } from 'vitest';
import { inLargestType, inParts, linesIn, onSheets, rowHeight } from './paper-pages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('[DK-15] rows are shared out among sheets, none of them empty, none lost', () => {
  expect(onSheets(rows(25))).toEqual([rows(25)]);
  expect(onSheets(rows(26)).map((sheet) => sheet.length)).toEqual([25, 1]);
  expect(onSheets(rows(60)).flat()).toEqual(rows(60));
  expect(onSheets([])).toEqual([[]]);
});

test('[DK-15] few rows are set in larger type, never on more sheets; long ones not so large that they need them', () => {
  const plain = (count: number) => inLargestType(rows(count), () => 1);
  expect(plain(10)).toEqual({ size: 2, sheets: [rows(10)] });
  expect(plain(14).size).toBe(1.7);
  expect(plain(25)).toEqual({ size: 1, sheets: [rows(25)] });
  expect(plain(30).sheets).toHaveLength(2);
  const long = inLargestType(rows(10), (_row, size) => rowHeight(linesIn('x'.repeat(60), 68 / size)));
  expect([long.size, long.sheets.length]).toEqual([1.4, 1]);
});

test('[DK-15] tall rows and what stands above the list leave room for fewer', () => {
  expect(onSheets(rows(20), () => rowHeight(3)).map((sheet) => sheet.length)).toEqual([11, 9]);
  expect(onSheets(rows(26), () => 1, { first: 6 }).map((sheet) => sheet.length)).toEqual([19, 7]);
  expect(linesIn('Kim', 34)).toBe(1);
  expect(linesIn('x'.repeat(80), 34)).toBe(3);
});

test('[DK-15] a word that does not fit into the rest of a line begins the next', () => {
  const long = 'x'.repeat(80);
  expect(linesIn('', 68)).toBe(1);
  expect(linesIn(`${'x'.repeat(30)} ${'x'.repeat(37)}`, 68)).toBe(1);
  expect(linesIn(`${'x'.repeat(30)} ${'x'.repeat(38)}`, 68)).toBe(2);
  // Ana –, then the long word on two lines of its own; two such words do not share a line either.
  expect(linesIn(`Ana – ${long}`, 68)).toBe(3);
  expect(linesIn(`${long} – ${long}`, 68)).toBe(4);
  expect(linesIn(`${long} – Ana`, 68)).toBe(2);
  expect(linesIn('x'.repeat(68), 68)).toBe(1);
});

test('[DK-15] columns that do not fit beside each other are parts of about the same width, none lost', () => {
  const columns = Array.from({ length: 23 }, (_, at) => at + 1);
  const parts = inParts(columns, 10);
  expect(parts.map((part) => part.length)).toEqual([8, 8, 7]);
  expect(parts.flat()).toEqual(columns);
  expect(inParts(columns.slice(0, 10), 10)).toHaveLength(1);
  expect(inParts([], 10)).toEqual([[]]);
});
