import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import { EdgeList, minimumCostMatching, type PerfectMatching } from './matching.ts';

/** A graph that has a perfect matching, and the same with more edges. */
const grown = (chance: Chance): { vertices: number; few: EdgeList; all: EdgeList } => {
  const vertices = 2 * (1 + chance.below(12));
  const [dearest, density] = [chance.pick([2, 6, 1_000]), 1 + chance.below(9)];
  const few = new EdgeList();
  const all = new EdgeList();
  for (let b = 1; b < vertices; b++) {
    for (let a = 0; a < b; a++) {
      const cost = chance.below(dearest);
      const isKnown = b === (a ^ 1) || chance.below(10) < 2;
      if (isKnown) few.add(a, b, cost);
      if (isKnown || chance.below(10) < density) all.add(b, a, cost);
    }
  }
  return { vertices, few, all };
};

const perfect = (answer: ReturnType<typeof minimumCostMatching>): PerfectMatching => {
  if (answer.kind !== 'perfect') throw new Error('Neighbours can always be paired.');
  return answer;
};

const costOf = ({ from, to, cost }: EdgeList, mate: Int32Array): number =>
  cost.reduce((sum, own, edge) => (mate[from[edge] as number] === to[edge] ? sum + own : sum), 0);

const isProof = ({ from, to, cost }: EdgeList, { duals }: PerfectMatching): boolean =>
  cost.every((own, edge) => duals.slack(from[edge] as number, to[edge] as number, own) >= 0);

describe('a search that begins from an earlier answer', () => {
  test.each([
    ['a', 'b8eacbeb6f05ca38'],
    ['b', '4812f6d1d44326e8'],
    ['c', '3b409240cbf98b88'],
    ['d', 'fba5136c0b17ee78'],
    ['e', 'd387c99605157dfa'],
  ])('finds as cheap a matching as one from nothing, and the same one as ever (%s)', (key, recorded) => {
    const chance = chanceFrom(hashOf(`grown ${key}`));
    const mates = Array.from({ length: 60 }, () => {
      const { vertices, few, all } = grown(chance);
      const before = perfect(minimumCostMatching(vertices, few));
      const start = { mate: before.mate, potential: before.duals.potential };
      const answer = perfect(minimumCostMatching(vertices, all, start));
      expect(costOf(all, answer.mate)).toBe(costOf(all, minimumCostMatching(vertices, all).mate));
      expect(isProof(all, answer)).toBe(true);
      return [...answer.mate];
    });
    expect(hashOf(JSON.stringify(mates)).slice(0, 16)).toBe(recorded);
  });

  test('keeps the answer where nothing was added', () => {
    const chance = chanceFrom(hashOf('kept'));
    for (let graph = 0; graph < 100; graph++) {
      const { vertices, all } = grown(chance);
      const { mate, duals } = perfect(minimumCostMatching(vertices, all));
      if (duals.knotDepth > 0) continue;
      expect(minimumCostMatching(vertices, all, { mate, potential: duals.potential }).mate).toEqual(mate);
    }
  });

  test('is led astray neither by partners that are no longer possible nor by potentials that are wrong', () => {
    const chance = chanceFrom(hashOf('astray'));
    for (let graph = 0; graph < 200; graph++) {
      const { vertices, all } = grown(chance);
      const drawn = chance.shuffle([...Array(vertices).keys()]);
      const mate = Int32Array.from(drawn, (_, vertex) => drawn[drawn.indexOf(vertex) ^ 1] as number);
      const potential = Float64Array.from(mate, () => chance.below(200) - 100);
      const answer = perfect(minimumCostMatching(vertices, all, { mate, potential }));
      expect(costOf(all, answer.mate)).toBe(costOf(all, minimumCostMatching(vertices, all).mate));
      expect(isProof(all, answer)).toBe(true);
    }
  });
});

describe('costs', () => {
  const pair = (cost: number): EdgeList => {
    const edges = new EdgeList();
    edges.add(0, 1, cost);
    return edges;
  };

  test('may be as large as leaves room for their sums', () => {
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 32);
    expect(minimumCostMatching(2, pair(most)).kind).toBe('perfect');
    expect(() => minimumCostMatching(2, pair(most + 1))).toThrow(`Not a cost to reckon with: ${most + 1}`);
  });

  test('that a search would have to add up beyond whole numbers are refused', () => {
    /** Every second edge is free, but only the dear ones pair everybody: the duals rise from link to link. */
    const chain = (vertices: number, dear: number): EdgeList => {
      const edges = new EdgeList();
      for (let at = 0; at + 1 < vertices; at++) edges.add(at, at + 1, at % 2 === 0 ? dear : 0);
      return edges;
    };
    /** With three at either end who can be paired among themselves: nobody's cheapest edge is dear. */
    const rope = (vertices: number, dear: number): EdgeList => {
      const edges = chain(vertices, 0);
      edges.add(0, 2, 0);
      edges.add(vertices - 3, vertices - 1, 0);
      for (let at = 2; at < vertices - 3; at += 2) edges.cost[at] = dear;
      return edges;
    };
    const most = 2 ** 48 - 1;
    expect(minimumCostMatching(8, rope(8, most)).kind).toBe('perfect');
    expect(() => minimumCostMatching(10, rope(10, most))).toThrow('too large for whole numbers');
    expect(minimumCostMatching(4, chain(4, 2 ** 47)).kind).toBe('perfect');
    expect(minimumCostMatching(6, chain(6, 2 ** 44)).kind).toBe('perfect');
    expect(() => minimumCostMatching(6, chain(6, 2 ** 47))).toThrow('too large for whole numbers');
  });

  test('belong to two different vertices of the graph', () => {
    for (const [from, to] of [
      [0, 0],
      [-1, 1],
      [1, -1],
      [0, 2],
      [2, 0],
    ] as const) {
      const edges = new EdgeList();
      edges.add(from, to, 1);
      expect(() => minimumCostMatching(2, edges)).toThrow(`No edge from ${from} to ${to}`);
    }
  });
});
