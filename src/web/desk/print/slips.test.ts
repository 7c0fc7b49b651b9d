import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipsInOrder, slipsOnPage } from './slips.ts';

test('[DK-15] seven slips, three to a page: the piles of the three places, one after the other, are in order', () => {
  expect(slipsInOrder([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
    [1, 4, 7],
    [2, 5, undefined],
    [3, 6, undefined],
  ]);
});

test('[DK-15] no slip is lost, and cutting gives the order back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 8 }), (count, perPage) => {
      const slips = Array.from({ length: count }, (_, at) => at);
      const pages = slipsInOrder(slips, perPage);
      const piles = Array.from({ length: perPage }, (_, place) => pages.map((page) => page[place])).flat();
      expect(piles.filter((slip) => slip !== undefined)).toEqual(slips);
    }),
  );
});

test('[DK-15] as many slips on a page as fit: fewer with more seats, fewer with codes', () => {
  expect([2, 3, 4, 5].map((seats) => slipsOnPage(seats, false))).toEqual([5, 4, 3, 2]);
  expect([2, 3, 4, 5].map((seats) => slipsOnPage(seats, true))).toEqual([3, 3, 3, 2]);
});
