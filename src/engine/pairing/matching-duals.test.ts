import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CostedEdges, minimumCostMatching, type PerfectMatching } from './matching.ts';

type Pairs = readonly (readonly [number, number])[];

const everyPairing = (vertices: readonly number[]): [number, number][][] => {
  const [first, ...others] = vertices;
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    everyPairing(others.filter((vertex) => vertex !== other)).map((rest): [number, number][] => [
      [first, other],
      ...rest,
    ]),
  );
};

const allPairs = (vertices: number): [number, number][] =>
  Array.from({ length: vertices }, (_, b) => Array.from({ length: b }, (_, a): [number, number] => [a, b])).flat();

interface Solved {
  readonly vertices: number;
  readonly costOf: (a: number, b: number) => number;
  readonly answer: PerfectMatching;
}

/**
 * A complete graph of 2, 4, 6 or 8 vertices, with so few different costs that many pairings are equally cheap. Families inside
 * families, each odd (the first three, the first five), make knots inside knots.
 */
const solved: fc.Arbitrary<Solved> = fc
  .record({
    half: fc.constantFrom(1, 2, 3, 4, 4, 4),
    costs: fc.array(fc.constantFrom(0, 1, 1, 2, 3, 9), { minLength: 28, maxLength: 28 }),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
    hasFamilies: fc.boolean(),
  })
  .map(({ half, costs, order, hasFamilies }) => {
    const vertices = 2 * half;
    const apart = (a: number, b: number): number => {
      const furthest = Math.max(order.indexOf(a), order.indexOf(b));
      return furthest < 3 ? 0 : furthest < 5 ? 10 : 30;
    };
    const costOf = (a: number, b: number): number =>
      (costs[(b * (b - 1)) / 2 + a] as number) + (hasFamilies ? apart(a, b) : 0);
    const pairs = allPairs(vertices);
    const edges: CostedEdges = {
      from: pairs.map(([a]) => a),
      to: pairs.map(([, b]) => b),
      cost: pairs.map(([a, b]) => costOf(a, b)),
    };
    const answer = minimumCostMatching(vertices, edges);
    if (answer.kind !== 'perfect') throw new Error('A complete graph has a perfect matching.');
    return { vertices, costOf, answer };
  });

const sum = (pairs: Pairs, of: (a: number, b: number) => number): number =>
  pairs.reduce((total, [a, b]) => total + of(a, b), 0);

const pairsOf = (mate: Int32Array): Pairs => [...mate.entries()].filter(([a, b]) => a < b);

const check = (holds: (solved: Solved) => boolean): void =>
  fc.assert(
    fc.property(solved, (one) => {
      expect(holds(one)).toBe(true);
    }),
    { seed: 16, numRuns: 500 },
  );

describe('the duals of a cheapest matching', () => {
  test('tell every cheapest matching: slack zero throughout, and as many pairs inside the knots as there can be', () => {
    check(({ vertices, costOf, answer: { mate, duals } }) => {
      const least = sum(pairsOf(mate), costOf);
      const inside = sum(pairsOf(mate), duals.sharedKnots);
      const isTold = (pairs: Pairs): boolean =>
        pairs.every(([a, b]) => duals.slack(a, b, costOf(a, b)) === 0) && sum(pairs, duals.sharedKnots) === inside;
      return (
        allPairs(vertices).every(([a, b]) => duals.slack(a, b, costOf(a, b)) >= 0) &&
        everyPairing([...mate.keys()]).every((pairs) => isTold(pairs) === (sum(pairs, costOf) === least))
      );
    });
  });

  test('are the same from either end', () => {
    check(({ vertices, costOf, answer: { duals } }) =>
      allPairs(vertices).every(
        ([a, b]) =>
          duals.slack(b, a, costOf(a, b)) === duals.slack(a, b, costOf(a, b)) &&
          duals.sharedKnots(b, a) === duals.sharedKnots(a, b),
      ),
    );
  });

  test('the slack is the cost less both vertices, and shared blossoms only add to it', () => {
    check(({ vertices, costOf, answer: { duals } }) =>
      allPairs(vertices).every(([a, b]) => {
        const bare = 4 * costOf(a, b) - (duals.vertexDual[a] as number) - (duals.vertexDual[b] as number);
        const slack = duals.slack(a, b, costOf(a, b));
        return duals.sharedKnots(a, b) === 0 || bare > 0 ? slack === bare : slack > bare;
      }),
    );
  });

  test('a knot holds at least three: as deep as it lies, as much do two of them share', () => {
    let deepest = 0;
    check(({ vertices, answer: { duals } }) => {
      deepest = Math.max(deepest, duals.knotDepth);
      return Math.max(...allPairs(vertices).map(([a, b]) => duals.sharedKnots(a, b))) === duals.knotDepth;
    });
    expect(deepest).toBeGreaterThan(1);
  });

  test('the potentials hold without blossoms, and are the duals where there are none', () => {
    check(({ vertices, costOf, answer: { duals } }) => {
      const { potential, vertexDual } = duals;
      const isAlone = (a: number): boolean => [...potential.keys()].every((b) => a === b || !duals.sharedKnots(a, b));
      return (
        allPairs(vertices).every(([a, b]) => (potential[a] as number) + (potential[b] as number) <= 4 * costOf(a, b)) &&
        potential.every((own, a) => (isAlone(a) ? own === vertexDual[a] : own < (vertexDual[a] as number)))
      );
    });
  });
});
