import type { BlossomForest } from './matching-forest.ts';
import { float, int } from './rows.ts';

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
    const above = int(parent, node);
    if (above >= 0) {
      settle(above);
      depth[node] = int(depth, above) + 1;
      knots[node] = int(knots, above);
      weight[node] = float(weight, above);
    }
    if (node < vertices) return;
    const own = float(dual, node);
    weight[node] = float(weight, node) + own;
    if (own > 0) knots[node] = int(knots, node) + 1;
    knotDepth = Math.max(knotDepth, int(knots, node));
  };
  for (let vertex = 0; vertex < vertices; vertex++) settle(vertex);

  const smallestShared = (a: number, b: number): number => {
    let [one, other] = [a, b];
    while (one !== other) {
      if (one < 0) return -1;
      if (int(depth, one) >= int(depth, other)) one = int(parent, one);
      else other = int(parent, other);
    }
    return one;
  };
  const potential = new Float64Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex++) {
    potential[vertex] = float(dual, vertex) - float(weight, vertex);
  }
  return {
    knotDepth,
    potential,
    vertexDual: dual,
    slack: (a, b, cost) => {
      const open = 4 * cost - float(dual, a) - float(dual, b);
      // Shared blossoms only add to the slack: most edges need not look for them.
      if (open > 0) return open;
      const shared = smallestShared(a, b);
      return shared < 0 ? open : open + 2 * float(weight, shared);
    },
    sharedKnots: (a, b) => {
      const shared = smallestShared(a, b);
      return shared < 0 ? 0 : int(knots, shared);
    },
  };
}
