import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const row = (place: number, state = 'active') => ({ place, state });

test('a place that everyone still in shares is none: in a bracket they are in, and that is all', () => {
  const placesIn = (standings: readonly ReturnType<typeof row>[], winners: readonly string[] = []) =>
    standings.map(placesOf(standings, winners));
  const out = row(3, 'eliminated');
  expect(placesIn([row(1), row(1), out])).toEqual([undefined, undefined, 3]);
  expect(placesIn([row(1), row(2), out])).toEqual([1, 2, 3]);
  expect(placesIn([row(1), out])).toEqual([1, 3]);
  expect(placesIn([row(1), row(1)], ['a', 'b'])).toEqual([1, 1]);
});
