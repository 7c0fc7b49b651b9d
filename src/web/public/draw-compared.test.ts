import { expect, test } from 'vitest';
import type { RoundView } from '../../protocol/wire-views.ts';
import { compared } from './draw-compared.ts';

const round = (tables: readonly string[], byes = '', byDesk: readonly number[] = []): RoundView =>
  ({
    matches: tables.map((seats, at) => ({
      seats: [...seats],
      why: byDesk.includes(at) ? [{ rule: 'DK-2', code: 'placed-by-desk', figures: {} }] : [],
    })),
    byes: [...byes],
  }) as unknown as RoundView;

const again = {
  tables: [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ],
  byes: ['g'],
};
const verdicts = (published: RoundView) => compared(again, published).map(({ verdict }) => verdict);

test('a round that was published as it was drawn, its tables in any order', () => {
  expect(verdicts(round(['ef', 'ab', 'cd'], 'g'))).toEqual(['same', 'same', 'same']);
});

test('a difference that someone planted is found, and which tables it is about', () => {
  expect(compared(again, round(['ac', 'bd', 'ef'], 'g'))).toEqual([
    { drawn: ['a', 'b'], published: ['a', 'c'], verdict: 'differs' },
    { drawn: ['c', 'd'], published: ['b', 'd'], verdict: 'differs' },
    { drawn: ['e', 'f'], published: ['e', 'f'], verdict: 'same' },
  ]);
  expect(verdicts(round(['ba', 'cd', 'ef'], 'g'))).toEqual(['sides', 'same', 'same']);
  expect(verdicts(round(['ab', 'cd', 'eg'], 'f'))).toEqual(['same', 'same', 'differs', 'differs']);
  expect(verdicts(round(['ab', 'cd'], 'g'))).toEqual(['same', 'same', 'differs']);
  expect(verdicts(round(['ab', 'cd', 'ef', 'xy'], 'g'))).toEqual(['same', 'same', 'same', 'differs']);
});

test('[GR-3] two who meet twice, once on each side, are two tables', () => {
  const twice = {
    tables: [
      ['a', 'b'],
      ['b', 'a'],
    ],
    byes: [],
  };
  expect(compared(twice, round(['ba', 'ab'])).map(({ verdict }) => verdict)).toEqual(['same', 'same']);
  expect(compared(twice, round(['ab', 'ab'])).map(({ verdict }) => verdict)).toEqual(['same', 'sides']);
});

test('[DK-2] what the desk changed in the draft is called that, as its tables say', () => {
  expect(verdicts(round(['ac', 'bd', 'ef'], 'g', [0, 1]))).toEqual(['by-desk', 'by-desk', 'same']);
  expect(verdicts(round(['ba', 'cd', 'ef'], 'g', [0]))).toEqual(['by-desk', 'same', 'same']);
});
