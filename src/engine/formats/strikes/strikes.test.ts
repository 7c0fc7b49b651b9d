import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arePlaces, marginOf, placesOf, type Scoring, type SeatScore, strikesOf } from './strikes.ts';

const cost = (scores: readonly SeatScore[], scoring: Scoring = 'highest-wins') => strikesOf(placesOf(scores, scoring));

describe('strikes by place', () => {
  test.each([
    [5, [0, 6, 12, 18, 24]],
    [4, [0, 8, 16, 24]],
    [3, [0, 12, 24]],
    [2, [0, 24]],
  ])('[ST-2] at a table of %i they are %j', (seats, strikes) => {
    expect(strikesOf(Array.from({ length: seats }, (_, at) => at + 1))).toEqual(strikes);
  });

  test('[ST-3] a three-way tie for second at a table of five costs 12 each', () => {
    expect(cost([50, 42, 42, 42, 31])).toEqual([0, 12, 12, 12, 24]);
  });

  test('[ST-3] a tie for first is shared like the others', () => {
    expect(cost([50, 50, 40, 30, 20])).toEqual([3, 3, 12, 18, 24]);
    expect(cost([50, 50, 40, 30])).toEqual([4, 4, 16, 24]);
    expect(cost([50, 50, 40])).toEqual([6, 6, 24]);
  });

  test('[ST-3] all level share everything', () => {
    expect([5, 4, 3, 2].map((seats) => cost(Array.from({ length: seats }, () => 7)))).toEqual([
      [12, 12, 12, 12, 12],
      [12, 12, 12, 12],
      [12, 12, 12],
      [12, 12],
    ]);
  });

  test('[ST-3] every share is a whole number, never less for a worse score, and a table adds up to 12 a seat', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 5 }), (scores) => {
        const strikes = cost(scores);
        expect(strikes.every(Number.isInteger)).toBe(true);
        expect(strikes.reduce((sum, one) => sum + one, 0)).toBe(12 * scores.length);
        scores.forEach((score, a) => {
          scores.forEach((other, b) => {
            if (score > other) expect(strikes[a] ?? 0).toBeLessThan(strikes[b] ?? 0);
            if (score === other) expect(strikes[a]).toBe(strikes[b]);
          });
        });
      }),
    );
  });
});

describe('places', () => {
  test('[ST-4] the highest score wins unless the settings say otherwise', () => {
    const scores = [50_000, 42_000, 42_000, -31_500];
    expect(placesOf(scores, 'highest-wins')).toEqual([1, 2, 2, 4]);
    expect(placesOf(scores, 'lowest-wins')).toEqual([4, 2, 2, 1]);
    expect(placesOf([1, 2, 2, 4], 'places')).toEqual([1, 2, 2, 4]);
  });

  test('[ST-4] three decimals make a difference', () => {
    expect(placesOf([1_001, 1_000, 999], 'highest-wins')).toEqual([1, 2, 3]);
  });

  test('[ST-12] a place is one more than the number of strictly better scores', () => {
    expect(placesOf([9, 9, 9, 1, 1], 'highest-wins')).toEqual([1, 1, 1, 4, 4]);
  });

  test('[ST-17] one who withdrew takes the last place, two share the last two', () => {
    expect(placesOf([10, 'withdrawn', -5, 0], 'highest-wins')).toEqual([1, 4, 3, 2]);
    expect(cost([10, 'withdrawn', -5, 0])).toEqual([0, 24, 16, 8]);
    expect(cost(['withdrawn', 30, 20, 10, 'withdrawn'])).toEqual([21, 0, 6, 12, 21]);
    expect(cost(['withdrawn', 0, 'withdrawn'])).toEqual([18, 0, 18]);
  });

  test.each([
    [[1, 2, 2, 4], true],
    [[1, 1, 3], true],
    [[1, 1, 1, 1, 1], true],
    [[3, 1, 2], true],
    [[1, 2, 2, 3], false],
    [[2, 2, 3], false],
    [[0, 1, 2], false],
    [[1, 2, 5], false],
    [[1, 1.5, 3], false],
  ])('[ST-4] are %j places? %s', (places, good) => {
    expect(arePlaces(places)).toBe(good);
  });
});

describe('margin of victory', () => {
  test('[ST-13] is a player’s score against the best other one', () => {
    expect([0, 1, 2].map((seat) => marginOf([50, 42, 31], seat, 'highest-wins'))).toEqual([8, -8, -19]);
  });

  test('[ST-13] goes in the direction of the scoring', () => {
    expect([0, 1, 2].map((seat) => marginOf([50, 42, 31], seat, 'lowest-wins'))).toEqual([-19, -11, 11]);
  });

  test('[ST-13] is nothing for a tied first', () => {
    expect(marginOf([50, 50, 31], 0, 'highest-wins')).toBe(0);
  });

  test('[ST-13] does not count those who left, and there is none with places', () => {
    expect(marginOf([50, 'withdrawn', 31], 0, 'highest-wins')).toBe(19);
    expect(marginOf([50, 'withdrawn', 31], 1, 'highest-wins')).toBeUndefined();
    expect(marginOf([50, 'withdrawn'], 0, 'highest-wins')).toBeUndefined();
    expect(marginOf([1, 2, 3], 0, 'places')).toBeUndefined();
  });
});
