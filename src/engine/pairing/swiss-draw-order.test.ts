import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import { drawOrder, groupAt, repairBySwaps, type ScoreOrder } from './swiss-draw-order.ts';

const chanceOf = (name: string): Chance => chanceFrom(hashOf(name));

/** Scores that fit into buckets, and scores that are spread so far that they are sorted. */
const drawnScores = fc
  .record({
    scores: fc.array(fc.integer({ min: -3, max: 4 }), { maxLength: 14 }),
    step: fc.constantFrom(1, 2, 100_000),
    key: fc.string(),
  })
  .map(({ scores, step, key }) => {
    const spread = scores.map((score) => step * score);
    return { scores: spread, drawn: chanceOf(key).shuffle([...spread.keys()]), key };
  });

const startsOf = (scores: readonly number[], players: Int32Array): number[] => {
  const own = [...players].map((player) => scores[player]);
  return [...own.keys(), own.length].filter((place) => place === 0 || own[place] !== own[place - 1]);
};

describe('the order of a draw', () => {
  test('[SW-8] is by score, and as drawn where the score is the same', () => {
    fc.assert(
      fc.property(drawnScores, ({ scores, drawn }) => {
        const { players, starts } = drawOrder(scores, drawn);
        expect([...players]).toEqual(drawn.toSorted((a, b) => (scores[b] as number) - (scores[a] as number)));
        expect(starts).toEqual(startsOf(scores, players));
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  test('nobody is in order too', () => {
    expect(drawOrder([], [])).toEqual({ players: new Int32Array(), starts: [0] });
    expect(drawOrder([5, 7], [1])).toEqual({ players: Int32Array.of(1), starts: [0, 1] });
  });

  test('each place is in the last group that begins at or before it', () => {
    fc.assert(
      fc.property(drawnScores, ({ scores, drawn }) => {
        const { players, starts } = drawOrder(scores, drawn);
        fc.pre(players.length > 0);
        for (const place of players.keys()) {
          expect(groupAt(starts, place)).toBe(starts.findLastIndex((start) => start <= place));
        }
      }),
      { seed: 16, numRuns: 200 },
    );
  });
});

describe('swaps within score groups', () => {
  const repaired = drawnScores.chain(({ scores, drawn, key }) =>
    fc.array(fc.boolean(), { minLength: 225, maxLength: 225 }).map((bars) => {
      const present = drawn.slice(drawn.length % 2);
      const isBarred = (a: number, b: number): boolean => bars[15 * Math.min(a, b) + Math.max(a, b)] === true;
      const before = drawOrder(scores, present);
      const order: ScoreOrder = { players: before.players.slice(), starts: before.starts };
      const barred = repairBySwaps(order, isBarred, chanceOf(key));
      return { scores, before: before.players, order, isBarred, barred };
    }),
  );

  test('[SW-8] keep the order of scores, and tell exactly which pairs are still barred', () => {
    fc.assert(
      fc.property(repaired, ({ scores, before, order: { players, starts }, isBarred, barred }) => {
        expect([...players].toSorted((a, b) => a - b)).toEqual([...before].toSorted((a, b) => a - b));
        expect(startsOf(scores, players)).toEqual(starts);
        const pairs = [...players.keys()].filter((place) => place % 2 === 0);
        expect(barred).toEqual(
          pairs.filter((place) => isBarred(players[place] as number, players[place + 1] as number)),
        );
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  test('[SW-8] leave no pair barred that one more swap within a group would free', () => {
    fc.assert(
      fc.property(repaired, ({ scores, order: { players }, isBarred, barred }) => {
        fc.pre(barred.length > 0);
        const at = (place: number): number => players[place] as number;
        for (const place of barred.flatMap((first) => [first, first + 1])) {
          const others = [...players.keys()].filter(
            (other) => scores[at(other)] === scores[at(place)] && other >> 1 !== place >> 1,
          );
          expect(
            others.every((other) => isBarred(at(place ^ 1), at(other)) || isBarred(at(other ^ 1), at(place))),
          ).toBe(true);
        }
      }),
      { seed: 16, numRuns: 300 },
    );
  });
});
