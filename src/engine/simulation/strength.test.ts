import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { chanceFrom, hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { derive } from '../tournament/index.ts';
import { drawStrengths, strengthsOf } from './strength.ts';

const strengths = (hall: Hall, spread = 200) => {
  const all = strengthsOf(derive(formats, hall.facts), spread);
  return (name: string) => all.get(hall.id(name)) ?? { mean: 0, deviation: 0 };
};

describe('[DK-29] how strong players probably are', () => {
  test('without results: the rating, or the middle of all ratings, and how far that may be off', () => {
    const of = strengths(new Hall('swiss', 'abc', { ratings: [1800, 1400, undefined] }));
    expect(of('a')).toEqual({ mean: 1800, deviation: 80 });
    expect(of('c')).toEqual({ mean: 1600, deviation: 200 });
    expect(strengths(new Hall('swiss', 'ab'), 100)('a')).toEqual({ mean: 1500, deviation: 100 });
  });

  test('a win moves both by as much, and makes them more certain', () => {
    const hall = new Hall('groups', 'ab').begin();
    const before = strengths(hall)('a');
    const first = hall.last.tables[0]?.seats.map((id) => hall.name(id)).join('') ?? '';
    hall.report(`${first} 1-0`);
    const of = strengths(hall);
    const [winner = '', loser = ''] = first;
    expect(of(winner).mean).toBeGreaterThan(1500);
    expect(of(winner).mean + of(loser).mean).toBe(3000);
    expect(of(winner).deviation).toBeLessThan(before.deviation);
  });

  test('a draw between equals moves nobody; a forfeit says nothing', () => {
    const drawn = new Hall('groups', 'ab').begin();
    const seats = drawn.last.tables[0]?.seats.map((id) => drawn.name(id)).join('') ?? '';
    drawn.report(`${seats} ½`);
    expect(strengths(drawn)('a').mean).toBe(1500);
    const absent = new Hall('groups', 'ab').begin();
    absent.report(`${seats} +-`);
    expect(strengths(absent)('a')).toEqual({ mean: 1500, deviation: 200 });
  });

  test('at larger tables the order counts', () => {
    const hall = new Hall('strikes', 'abcd').begin();
    const { number, edition, tables } = hall.last;
    const seats = tables[0]?.seats ?? [];
    hall.must({
      type: 'RecordOutcome',
      place: { round: number, edition, match: 1, game: 1 },
      outcome: { kind: 'scores', scores: seats.map((_, seat) => 50_000 - 10_000 * seat) },
    });
    const means = seats.map((id) => strengths(hall, 100)(hall.name(id)).mean);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    expect(new Set(means).size).toBe(4);
  });

  test('what is drawn lies around the mean as far as it says', () => {
    const chance = chanceFrom(hashOf('strengths'));
    const drawn = Array.from({ length: 2000 }, () =>
      Number(drawStrengths(new Map([['p1', { mean: 1600, deviation: 90 }]]), chance).get('p1')),
    );
    const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
    const variance = drawn.reduce((sum, one) => sum + (one - mean) ** 2, 0) / drawn.length;
    expect(Math.abs(mean - 1600)).toBeLessThan(8);
    expect(Math.abs(Math.sqrt(variance) - 90)).toBeLessThan(6);
  });
});
