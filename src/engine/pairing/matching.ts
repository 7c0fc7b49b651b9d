import { type MatchingDuals, readDuals } from './matching-duals.ts';
import { NONE, OUTER } from './matching-forest.ts';
import { BlossomSearch, type MatchingStart } from './matching-search.ts';
import { int, item } from './rows.ts';

/** Edges as three parallel lists: `from[i]` and `to[i]` may be paired at `cost[i]`, a whole number, not negative. */
export interface CostedEdges {
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
  readonly cost: ArrayLike<number>;
}

/** Edges that are gathered one by one. */
export class EdgeList implements CostedEdges {
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly cost: number[] = [];

  add(from: number, to: number, cost: number): void {
    this.from.push(from);
    this.to.push(to);
    this.cost.push(cost);
  }
}

export interface PerfectMatching {
  readonly kind: 'perfect';
  readonly mate: Int32Array;
  readonly duals: MatchingDuals;
}

/**
 * Why not everybody can be paired (Gallai–Edmonds): the `islands` have no edges to each other, only to `bridges`. Each island
 * is odd, so each needs a bridge of its own, and there are more islands than bridges: `left` vertices stay alone.
 * The vertices on islands are exactly those that some largest matching leaves out.
 */
export interface NoPerfectMatching {
  readonly kind: 'none';
  readonly mate: Int32Array;
  readonly left: number;
  readonly islands: readonly (readonly number[])[];
  readonly bridges: readonly number[];
}

/** Costs above this could leave no room for the search's own sums. */
const LARGEST_COST = Number.MAX_SAFE_INTEGER / 32;

/** The least sum of costs over all ways to pair every vertex, or the reason why there is no way; `mate` is −1 for the unpaired. */
export function minimumCostMatching(
  vertices: number,
  edges: CostedEdges,
  start?: MatchingStart,
): PerfectMatching | NoPerfectMatching {
  const count = edges.cost.length;
  const point = new Int32Array(2 * count);
  const cost = new Float64Array(count);
  const firstNear = new Int32Array(vertices + 1);
  for (let edge = 0; edge < count; edge++) {
    const a = item(edges.from, edge);
    const b = item(edges.to, edge);
    const price = item(edges.cost, edge);
    if (!(a >= 0 && a < vertices && b >= 0 && b < vertices && a !== b)) throw new Error(`No edge from ${a} to ${b}`);
    if (!Number.isInteger(price) || price < 0 || price > LARGEST_COST)
      throw new Error(`Not a cost to reckon with: ${price}`);
    point[2 * edge] = a;
    point[2 * edge + 1] = b;
    cost[edge] = price;
    firstNear[a + 1] = int(firstNear, a + 1) + 1;
    firstNear[b + 1] = int(firstNear, b + 1) + 1;
  }
  for (let vertex = 0; vertex < vertices; vertex++) {
    firstNear[vertex + 1] = int(firstNear, vertex + 1) + int(firstNear, vertex);
  }
  const filled = firstNear.slice(0, vertices);
  const near = new Int32Array(2 * count);
  for (let far = 0; far < 2 * count; far++) {
    const vertex = int(point, far ^ 1);
    const at = int(filled, vertex);
    near[at] = far;
    filled[vertex] = at + 1;
  }
  const search = new BlossomSearch(vertices, point, cost, firstNear, near);
  search.run(start);
  const mate = search.mate.map((far) => (far === NONE ? NONE : int(point, far)));
  const left = mate.reduce((alone, partner) => alone + (partner === NONE ? 1 : 0), 0);
  if (left === 0) return { kind: 'perfect', mate, duals: readDuals(vertices, search) };
  return { kind: 'none', mate, left, ...reasonOf(vertices, search, edges) };
}

/** When no dual can stop the trees, their outer blossoms are the islands and their inner vertices the bridges. */
function reasonOf(
  vertices: number,
  { top, label }: BlossomSearch,
  edges: CostedEdges,
): Pick<NoPerfectMatching, 'islands' | 'bridges'> {
  const islands = new Map<number, number[]>();
  const isBridge = new Set<number>();
  for (let vertex = 0; vertex < vertices; vertex++) {
    const blossom = int(top, vertex);
    if (label[blossom] !== OUTER) continue;
    const island = islands.get(blossom);
    if (island === undefined) islands.set(blossom, [vertex]);
    else island.push(vertex);
  }
  for (let edge = 0; edge < edges.cost.length; edge++) {
    const a = item(edges.from, edge);
    const b = item(edges.to, edge);
    const outerA = label[int(top, a)] === OUTER;
    const outerB = label[int(top, b)] === OUTER;
    if (outerA && !outerB) isBridge.add(b);
    if (outerB && !outerA) isBridge.add(a);
  }
  return { islands: [...islands.values()], bridges: [...isBridge].sort((a, b) => a - b) };
}
