import { expect, test } from 'vitest';
import { partsOf } from './linked-names.ts';

const players = new Map([
  ['Al', 'p1'],
  ['Al Grant', 'p2'],
  ['Zoë', 'p3'],
]);

test('[DK-28] names in a sentence are found, the longer one first, the rest stays as it is', () => {
  expect(partsOf('Al Grant beat Al, and Zoë left.', players)).toEqual([
    { player: 'p2', name: 'Al Grant' },
    ' beat ',
    { player: 'p1', name: 'Al' },
    ', and ',
    { player: 'p3', name: 'Zoë' },
    ' left.',
  ]);
});

test('[DK-28] a name is a whole word: Also is not Al, and Zoës is not Zoë', () => {
  expect(partsOf('Also Royal, Zoës', players)).toEqual(['Also Royal, Zoës']);
  expect(partsOf('', players)).toEqual([]);
});
