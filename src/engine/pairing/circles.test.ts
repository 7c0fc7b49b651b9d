import { describe, expect, test } from 'vitest';
import { circleRounds } from './circles.ts';

const fields = Array.from({ length: 40 }, (_, at) => at + 2);
const roundsOf = (places: number): number => (places % 2 === 0 ? places - 1 : places);

describe('circles', () => {
  test('[HK-6] everybody meets everybody once, and the empty place of an odd field is a bye for each once', () => {
    for (const places of fields) {
      const met = new Set<string>();
      const byes = new Set<number>();
      for (const { pairs, bye } of circleRounds(places, roundsOf(places))) {
        const seated = [...pairs.flat(), ...(bye === undefined ? [] : [bye])];
        expect(seated.toSorted((a, b) => a - b)).toEqual(Array.from({ length: places }, (_, place) => place));
        for (const [a, b] of pairs) met.add(`${Math.min(a, b)}-${Math.max(a, b)}`);
        if (bye !== undefined) byes.add(bye);
      }
      expect(met.size).toBe((places * (places - 1)) / 2);
      expect(byes.size).toBe(places % 2 === 0 ? 0 : places);
    }
  });

  test('[HK-6] the differences between the sides are as small as they can be after every round', () => {
    for (const places of fields) {
      const difference = new Array<number>(places).fill(0);
      circleRounds(places, roundsOf(places)).forEach(({ pairs }, round) => {
        for (const [first, second] of pairs) {
          difference[first] = (difference[first] as number) + 1;
          difference[second] = (difference[second] as number) - 1;
        }
        const largest = Math.max(...difference.map(Math.abs));
        expect(largest).toBeLessThanOrEqual(places % 2 === 0 && round % 2 === 1 ? 0 : 1);
      });
    }
  });

  test('[HK-6] in an odd field everybody alternates', () => {
    for (const places of fields.filter((field) => field % 2 === 1)) {
      const last = new Map<number, number>();
      for (const { pairs } of circleRounds(places, places)) {
        for (const pair of pairs) {
          pair.forEach((place, side) => {
            expect(last.get(place)).not.toBe(side);
            last.set(place, side);
          });
        }
      }
    }
  });

  test('the first rounds are the same however many are asked for', () => {
    expect(circleRounds(10, 9).slice(0, 4)).toEqual(circleRounds(10, 4));
    expect(() => circleRounds(10, 10)).toThrow('no 10 rounds');
  });
});
