import type { BlossomForest } from './matching-forest.ts';

/**
 * The proof that a perfect matching is the cheapest one. An edge left out of the graph could only help if its slack is
 * negative, and every other cheapest matching uses edges of slack zero only and enters each `knot` exactly once.
 */
export interface MatchingDuals {
  slack(a: number, b: number, cost: number): number;
  /** How many knots (blossoms with a positive dual) hold both. */
  sharedKnots(a: number, b: number): number;
  /** With the slack at least 4·cost less both duals. */
  readonly vertexDual: Float64Array;
  /** Duals that hold without blossoms: a later search may begin from them. */
  readonly potential: Float64Array;
  /** The most knots inside one another. */
  readonly knotDepth: number;
}

export function readDuals(vertices: number, { dual, parent }: BlossomForest): MatchingDuals {
  const depth = new Int32Array(2 * vertices);
  const knots = new Int32Array(2 * vertices);
  const weight = new Float64Array(2 * vertices);
  let knotDepth = 0;
  const settled = new Uint8Array(2 * vertices);
  const settle = (node: number): void => {
    if (settled[node]) return;
    settled[node] = 1;
    const above = parent[node] as number;
    if (above >= 0) {
      settle(above);
      depth[node] = (depth[above] as number) + 1;
      knots[node] = knots[above] as number;
      weight[node] = weight[above] as number;
    }
    if (node < vertices) return;
    const own = dual[node] as number;
    weight[node] = (weight[node] as number) + own;
    if (own > 0) knots[node] = (knots[node] as number) + 1;
    knotDepth = Math.max(knotDepth, knots[node] as number);
  };
  for (let vertex = 0; vertex < vertices; vertex++) settle(vertex);

  const smallestShared = (a: number, b: number): number => {
    let [one, other] = [a, b];
    while (one !== other) {
      if (one < 0 || other < 0) return -1;
      if ((depth[one] as number) >= (depth[other] as number)) one = parent[one] as number;
      else other = parent[other] as number;
    }
    return one;
  };
  const potential = new Float64Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex++) {
    potential[vertex] = (dual[vertex] as number) - (weight[vertex] as number);
  }
  return {
    knotDepth,
    potential,
    vertexDual: dual,
    slack: (a, b, cost) => {
      const open = 4 * cost - (dual[a] as number) - (dual[b] as number);
      // Shared blossoms only add to the slack: most edges need not look for them.
      if (open > 0 || (parent[a] as number) < 0 || (parent[b] as number) < 0) return open;
      const shared = smallestShared(a, b);
      return shared < 0 ? open : open + 2 * (weight[shared] as number);
    },
    sharedKnots: (a, b) => {
      if ((parent[a] as number) < 0 || (parent[b] as number) < 0) return 0;
      const shared = smallestShared(a, b);
      return shared < 0 ? 0 : (knots[shared] as number);
    },
  };
}
