import { describe, expect, test } from 'vitest';
import { hashOf } from '../../kit/index.ts';
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

  test('[HK-6] in an even field at most half of them have the same side twice running, and only across two rounds', () => {
    for (const places of fields.filter((field) => field % 2 === 0)) {
      const firsts = circleRounds(places, places - 1).map(({ pairs }) => new Set(pairs.map(([first]) => first)));
      firsts.slice(1).forEach((now, round) => {
        const again = [...now].filter((place) => firsts[round]?.has(place)).length;
        expect(2 * again).toBeLessThanOrEqual(round % 2 === 0 ? 0 : places / 2);
      });
    }
  });

  test('recorded draws come out as they did', () => {
    const notation = (places: number) =>
      circleRounds(places, roundsOf(places)).map(
        ({ pairs, bye }) => pairs.map((pair) => pair.join('-')).join(' ') + (bye === undefined ? '' : ` (${bye})`),
      );
    expect(notation(2)).toEqual(['0-1']);
    expect(notation(3)).toEqual(['2-1 (0)', '0-2 (1)', '1-0 (2)']);
    expect(notation(5)).toEqual(['4-1 2-3 (0)', '0-2 3-4 (1)', '1-3 4-0 (2)', '2-4 0-1 (3)', '3-0 1-2 (4)']);
    expect(notation(6)).toEqual(['0-5 1-4 3-2', '5-1 2-0 4-3', '2-5 3-1 0-4', '5-3 4-2 1-0', '4-5 0-3 2-1']);
    expect(notation(8)).toEqual([
      '0-7 1-6 5-2 3-4',
      '7-1 2-0 6-3 4-5',
      '2-7 3-1 0-4 5-6',
      '7-3 4-2 1-5 6-0',
      '4-7 5-3 2-6 0-1',
      '7-5 6-4 3-0 1-2',
      '6-7 0-5 4-1 2-3',
    ]);
    // A change here would alter the draws of tournaments that have been played.
    expect(hashOf(JSON.stringify(fields.map(notation))).slice(0, 16)).toBe('49a5521b0a018066');
  });

  test('the first rounds are the same however many are asked for', () => {
    for (const count of [0, 1, 4, 5]) {
      expect(circleRounds(10, count)).toEqual(circleRounds(10, 9).slice(0, count));
      expect(circleRounds(9, count)).toEqual(circleRounds(9, 9).slice(0, count));
    }
  });

  test('there are no more rounds than opponents, nor any for one alone', () => {
    expect(() => circleRounds(10, 10)).toThrow('There are no 10 rounds for 10 places.');
    expect(() => circleRounds(9, 10)).toThrow('no 10 rounds for 9');
    for (const places of [0, 1]) expect(() => circleRounds(places, 0)).toThrow(`no 0 rounds for ${places}`);
  });
});
