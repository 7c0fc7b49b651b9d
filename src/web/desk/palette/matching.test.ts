import { expect, test } from 'vitest';
import { nearest, numberIn } from './matching.ts';

const labels = ['Drop Kim Larsen', 'Go to Players', 'Publish Round 3', 'Go to Round 3', 'Drop Åke Ström'];
const found = (typed: string) =>
  nearest(
    labels.map((label) => ({ label })),
    typed,
  ).map(({ label }) => label);

test('beginnings of words find an action, in any order and without accents', () => {
  expect(found('drop ki')).toEqual(['Drop Kim Larsen']);
  expect(found('larsen drop')).toEqual(['Drop Kim Larsen']);
  expect(found('ake')).toEqual(['Drop Åke Ström']);
  expect(found('rop')).toEqual([]);
  expect(found('rounds')).toEqual(['Publish Round 3', 'Go to Round 3']);
});

test('the nearest comes first: whole words, and early ones', () => {
  expect(found('p')).toEqual(['Publish Round 3', 'Go to Players']);
  expect(found('round')).toEqual(['Publish Round 3', 'Go to Round 3']);
  expect(found('')).toEqual(labels);
});

test('a number that is typed is meant', () => {
  expect([numberIn('table 12'), numberIn('7'), numberIn('close')]).toEqual([12, 7, undefined]);
});
