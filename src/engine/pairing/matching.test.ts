import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import { type CostedEdges, minimumCostMatching } from './matching.ts';

type Edge = readonly [from: number, to: number, cost: number];

const listed = (edges: readonly Edge[]): CostedEdges => ({
  from: edges.map(([from]) => from),
  to: edges.map(([, to]) => to),
  cost: edges.map(([, , cost]) => cost),
});

const tableOf = (vertices: number, edges: readonly Edge[]): number[][] => {
  const table = Array.from({ length: vertices }, () => new Array<number>(vertices).fill(Number.POSITIVE_INFINITY));
  for (const [from, to, cost] of edges) {
    (table[from] as number[])[to] = Math.min(cost, table[from]?.[to] as number);
    (table[to] as number[])[from] = table[from]?.[to] as number;
  }
  return table;
};

/** The largest number of pairs, and the least cost of that many, over every set of vertices. */
const bruteForce = (vertices: number, table: readonly (readonly number[])[]): { pairs: number; cost: number } => {
  const memo = new Map<number, { pairs: number; cost: number }>();
  const best = (used: number): { pairs: number; cost: number } => {
    const seen = memo.get(used);
    if (seen !== undefined) return seen;
    let first = 0;
    while (first < vertices && used & (1 << first)) first++;
    let found = { pairs: 0, cost: 0 };
    if (first < vertices) {
      found = best(used | (1 << first));
      for (let other = first + 1; other < vertices; other++) {
        const cost = table[first]?.[other] as number;
        if (used & (1 << other) || cost === Number.POSITIVE_INFINITY) continue;
        const rest = best(used | (1 << first) | (1 << other));
        const pairs = rest.pairs + 1;
        if (pairs > found.pairs || (pairs === found.pairs && rest.cost + cost < found.cost)) {
          found = { pairs, cost: rest.cost + cost };
        }
      }
    }
    memo.set(used, found);
    return found;
  };
  return best(0);
};

/** Where the matching differs from what brute force finds, or does not prove itself. */
const differenceFromBruteForce = (vertices: number, edges: readonly Edge[]): string | undefined => {
  const table = tableOf(vertices, edges);
  const right = bruteForce(vertices, table);
  const answer = minimumCostMatching(vertices, listed(edges));
  let pairs = 0;
  let cost = 0;
  for (const [vertex, partner] of answer.mate.entries()) {
    if (partner < 0) continue;
    if (answer.mate[partner] !== vertex) return 'The pairs do not agree.';
    if (partner < vertex) continue;
    pairs++;
    cost += table[vertex]?.[partner] as number;
  }
  if (pairs !== right.pairs) return `${pairs} pairs, but ${right.pairs} are possible`;
  if (answer.kind === 'perfect') {
    if (cost !== right.cost || pairs * 2 !== vertices) return `Cost ${cost}, but ${right.cost} is possible`;
    for (const [from, to, price] of edges) {
      if (answer.duals.slack(from, to, price) < 0) return 'The duals prove nothing.';
    }
    return undefined;
  }
  if (answer.left !== vertices - 2 * pairs) return 'The number left alone is wrong.';
  if (answer.islands.length - answer.bridges.length !== answer.left) return 'The reason does not add up.';
  const island = new Map(answer.islands.flatMap((members, index) => members.map((member) => [member, index])));
  for (const [from, to] of edges) {
    const [here, there] = [island.get(from), island.get(to)];
    if (here === there) continue;
    const outside = here === undefined ? from : to;
    if (here !== undefined && there !== undefined) return 'Two islands are joined.';
    if (!answer.bridges.includes(outside)) return 'An island has a way out that is no bridge.';
  }
  if (answer.islands.some((members) => members.length % 2 === 0)) return 'An island is even.';
  return undefined;
};

const allPairs = (vertices: number): (readonly [number, number])[] =>
  Array.from({ length: vertices }, (_, a) => a).flatMap((a) =>
    Array.from({ length: vertices - a - 1 }, (_, i) => [a, a + 1 + i] as const),
  );

function agreesWithBruteForce(vertices: number, edges: readonly Edge[]): void {
  expect(differenceFromBruteForce(vertices, edges)).toBeUndefined();
}

/** Graph number `code`: its digits to base 3 say for each pair of six vertices whether the edge is absent or costs 1 or 2. */
const sixVertexGraph = (code: number): Edge[] => {
  const edges: Edge[] = [];
  let digits = code;
  for (const [from, to] of allPairs(6)) {
    const cost = digits % 3;
    digits = Math.floor(digits / 3);
    if (cost > 0) edges.push([from, to, cost]);
  }
  return edges;
};

const randomGraph = (most: number, dearest: number): fc.Arbitrary<{ vertices: number; edges: Edge[] }> =>
  fc.integer({ min: 1, max: most }).chain((vertices) =>
    fc.record({
      vertices: fc.constant(vertices),
      edges: fc
        .array(
          fc.tuple(
            fc.integer({ min: 0, max: vertices - 1 }),
            fc.integer({ min: 0, max: vertices - 1 }),
            fc.integer({ min: 0, max: dearest }),
          ),
          { maxLength: vertices * vertices },
        )
        .map((edges) => edges.filter(([from, to]) => from !== to)),
    }),
  );

/** Graphs by lot, from nearly empty to complete, with few different costs or many. */
const drawnGraph = (chance: Chance): { vertices: number; edges: Edge[] } => {
  const vertices = 2 + chance.below(23);
  const [density, dearest] = [1 + chance.below(10), chance.pick([1, 2, 5, 30, 1_000])];
  const edges = allPairs(vertices)
    .filter(() => chance.below(10) < density)
    .map(([a, b]): Edge => (chance.below(2) === 0 ? [a, b, chance.below(dearest)] : [b, a, chance.below(dearest)]));
  return { vertices, edges: chance.shuffle(edges) };
};

describe('minimum-cost matching', () => {
  test.each([
    ['a', 'b8bc0f46cc09b5a6'],
    ['b', '71098a56cfa51e41'],
    ['c', '642a5a7bb1b928a7'],
    ['d', '248a1562a9304146'],
    ['e', '3ddf72fc2c193227'],
    ['f', 'dd31bb955a624d32'],
  ])('chooses as it did, where several are cheapest: recorded draws depend on it (%s)', (key, recorded) => {
    const chance = chanceFrom(hashOf(`graphs ${key}`));
    const answers = Array.from({ length: 50 }, () => {
      const { vertices, edges } = drawnGraph(chance);
      const answer = minimumCostMatching(vertices, listed(edges));
      return answer.kind === 'perfect' ? [...answer.mate] : [[...answer.mate], answer.islands, answer.bridges];
    });
    expect(hashOf(JSON.stringify(answers)).slice(0, 16)).toBe(recorded);
  });

  // Every 3^15 graph takes many minutes: `LONG=1` runs them all, the ordinary run a fixed sample.
  test('agrees with brute force on graphs of six vertices with each edge absent, 1 or 2', {
    timeout: 3_600_000,
  }, () => {
    const step = process.env.LONG === '1' ? 1 : 1_409;
    for (let code = 0; code < 3 ** 15; code += step) agreesWithBruteForce(6, sixVertexGraph(code));
  });

  test('agrees with brute force on random graphs of up to twelve vertices', () => {
    fc.assert(
      fc.property(randomGraph(12, 20), ({ vertices, edges }) => agreesWithBruteForce(vertices, edges)),
      { seed: 16, numRuns: 2_000 },
    );
  });

  test('agrees with brute force where many matchings cost the same', () => {
    fc.assert(
      fc.property(randomGraph(10, 1), ({ vertices, edges }) => agreesWithBruteForce(vertices, edges)),
      { seed: 16, numRuns: 1_500 },
    );
  });

  test('agrees with brute force on complete graphs with dear edges', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 45, maxLength: 45 }), (costs) =>
        agreesWithBruteForce(
          10,
          allPairs(10).map(([from, to], at) => [from, to, costs[at] as number]),
        ),
      ),
      { seed: 16, numRuns: 500 },
    );
  });

  test('says which vertices cannot be paired: three that know only the same one', () => {
    const answer = minimumCostMatching(
      4,
      listed([
        [0, 3, 1],
        [1, 3, 1],
        [2, 3, 1],
      ]),
    );
    expect(answer).toMatchObject({ kind: 'none', left: 2, islands: [[0], [1], [2]], bridges: [3] });
  });

  test('refuses costs that it could not add up exactly', () => {
    expect(() => minimumCostMatching(2, listed([[0, 1, Number.MAX_SAFE_INTEGER]]))).toThrow('cost');
    expect(() => minimumCostMatching(2, listed([[0, 1, -1]]))).toThrow('cost');
    expect(() => minimumCostMatching(2, listed([[0, 1, 0.5]]))).toThrow('cost');
  });
});
