import { assertDefined } from '../../kit/index.ts';
import { byte, float, int, item } from './rows.ts';

/**
 * The alternating trees and nested blossoms of the matching search, and what can be done to them.
 *
 * Edmonds' weighted blossom algorithm in Galil's form, for least cost: all free vertices grow alternating trees over tight
 * edges, dual values move until an edge becomes tight, and each stage ends with one more pair. Vertices are 0 … n − 1,
 * blossoms n … 2n − 1. The point 2e or 2e + 1 is one end of edge e; `mate` and `labelPoint` hold the far point of an edge.
 *
 * Slacks are 4·cost − y(a) − y(b) + 2·Σ z over blossoms that hold both ends. The factor keeps every number whole: the
 * duals of free vertices always have the same parity, so the slack between two trees can be halved.
 */
export const NONE = -1;
export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;
const VISITED = 4;

export class BlossomForest {
  readonly mate: Int32Array;
  readonly parent: Int32Array;
  readonly dual: Float64Array;
  /** OUTER, INNER or FREE, valid for top-level blossoms and, after a search that left vertices free, for every vertex. */
  readonly label: Uint8Array;
  readonly top: Int32Array;
  protected readonly labelPoint: Int32Array;
  protected readonly base: Int32Array;
  protected readonly bestEdge: Int32Array;
  protected readonly tight: Uint8Array;
  protected readonly children: (number[] | undefined)[];
  private readonly childPoints: (number[] | undefined)[];
  protected readonly bestEdges: (number[] | undefined)[];
  private readonly spare: number[] = [];
  protected readonly queue: number[] = [];
  protected highest: number;

  constructor(
    protected readonly size: number,
    protected readonly point: Int32Array,
    protected readonly cost: Float64Array,
    protected readonly firstNear: Int32Array,
    protected readonly near: Int32Array,
  ) {
    this.mate = new Int32Array(size).fill(NONE);
    this.parent = new Int32Array(2 * size).fill(NONE);
    this.dual = new Float64Array(2 * size);
    this.label = new Uint8Array(2 * size);
    this.top = new Int32Array(size);
    this.labelPoint = new Int32Array(2 * size).fill(NONE);
    this.base = new Int32Array(2 * size).fill(NONE);
    this.bestEdge = new Int32Array(2 * size).fill(NONE);
    this.tight = new Uint8Array(cost.length);
    this.children = new Array(2 * size).fill(undefined);
    this.childPoints = new Array(2 * size).fill(undefined);
    this.bestEdges = new Array(2 * size).fill(undefined);
    for (let vertex = 0; vertex < size; vertex++) {
      this.top[vertex] = vertex;
      this.base[vertex] = vertex;
      this.spare.push(2 * size - 1 - vertex);
    }
    this.highest = size;
  }

  protected slack(edge: number): number {
    const { point, dual } = this;
    return 4 * float(this.cost, edge) - float(dual, int(point, 2 * edge)) - float(dual, int(point, 2 * edge + 1));
  }

  private forLeaves(blossom: number, visit: (vertex: number) => void): void {
    if (blossom < this.size) visit(blossom);
    else
      for (const child of assertDefined(this.children[blossom], 'the children of a blossom'))
        this.forLeaves(child, visit);
  }

  protected assign(vertex: number, label: number, far: number): void {
    const blossom = int(this.top, vertex);
    this.label[vertex] = label;
    this.label[blossom] = label;
    this.labelPoint[vertex] = far;
    this.labelPoint[blossom] = far;
    this.bestEdge[vertex] = NONE;
    this.bestEdge[blossom] = NONE;
    if (label === OUTER) {
      if (blossom < this.size) this.queue.push(blossom);
      else this.forLeaves(blossom, (leaf) => this.queue.push(leaf));
      return;
    }
    const onward = int(this.mate, int(this.base, blossom));
    this.assign(int(this.point, onward), OUTER, onward ^ 1);
  }

  /** The base of the blossom that an edge between two outer vertices closes, or NONE when they are in different trees. */
  protected commonBase(a: number, b: number): number {
    const { label, labelPoint, top, point } = this;
    const path: number[] = [];
    let found = NONE;
    let [here, there] = [a, b];
    while (here !== NONE) {
      let blossom = int(top, here);
      if (byte(label, blossom) & VISITED) {
        found = int(this.base, blossom);
        break;
      }
      path.push(blossom);
      label[blossom] = OUTER | VISITED;
      if (labelPoint[blossom] === NONE) here = NONE;
      else {
        blossom = int(top, int(point, int(labelPoint, blossom)));
        here = int(point, int(labelPoint, blossom));
      }
      if (there !== NONE) [here, there] = [there, here];
    }
    for (const blossom of path) label[blossom] = OUTER;
    return found;
  }

  protected shrink(base: number, edge: number): void {
    const { point, top, labelPoint, label, parent } = this;
    let a = int(point, 2 * edge);
    let b = int(point, 2 * edge + 1);
    const root = int(top, base);
    const blossom = assertDefined(this.spare.pop(), 'a spare blossom');
    this.highest = Math.max(this.highest, blossom + 1);
    this.base[blossom] = base;
    parent[blossom] = NONE;
    parent[root] = blossom;
    const children: number[] = [];
    const points: number[] = [];
    for (let part = int(top, a); part !== root; part = int(top, a)) {
      parent[part] = blossom;
      children.push(part);
      points.push(int(labelPoint, part));
      a = int(point, int(labelPoint, part));
    }
    children.push(root);
    children.reverse();
    points.reverse();
    points.push(2 * edge);
    for (let part = int(top, b); part !== root; part = int(top, b)) {
      parent[part] = blossom;
      children.push(part);
      points.push(int(labelPoint, part) ^ 1);
      b = int(point, int(labelPoint, part));
    }
    this.children[blossom] = children;
    this.childPoints[blossom] = points;
    label[blossom] = OUTER;
    labelPoint[blossom] = int(labelPoint, root);
    this.dual[blossom] = 0;
    this.forLeaves(blossom, (leaf) => {
      if (label[int(top, leaf)] === INNER) this.queue.push(leaf);
      top[leaf] = blossom;
    });
    this.gatherBestEdges(blossom, children);
  }

  /** For each outer neighbour of the new blossom only the edge with least slack can matter. */
  private gatherBestEdges(blossom: number, children: readonly number[]): void {
    const { point, top, label } = this;
    const bestTo = new Map<number, number>();
    const offer = (edge: number): void => {
      let far = int(top, int(point, 2 * edge));
      if (far === blossom) far = int(top, int(point, 2 * edge + 1));
      if (far === blossom || label[far] !== OUTER) return;
      const best = bestTo.get(far);
      if (best === undefined || this.slack(edge) < this.slack(best)) bestTo.set(far, edge);
    };
    for (const child of children) {
      const edges = this.bestEdges[child];
      if (edges !== undefined) edges.forEach(offer);
      else {
        this.forLeaves(child, (leaf) => {
          for (let at = int(this.firstNear, leaf); at < int(this.firstNear, leaf + 1); at++) {
            offer(int(this.near, at) >> 1);
          }
        });
      }
      this.bestEdges[child] = undefined;
      this.bestEdge[child] = NONE;
    }
    const edges = [...bestTo.values()];
    this.bestEdges[blossom] = edges;
    let best = NONE;
    for (const edge of edges) if (best === NONE || this.slack(edge) < this.slack(best)) best = edge;
    this.bestEdge[blossom] = best;
  }

  protected expand(blossom: number, stageIsOver: boolean): void {
    const { size, parent, top, label, labelPoint } = this;
    const children = assertDefined(this.children[blossom], 'the children of a blossom');
    for (const child of children) {
      parent[child] = NONE;
      if (child < size) top[child] = child;
      else if (stageIsOver && this.dual[child] === 0) this.expand(child, true);
      else {
        this.forLeaves(child, (leaf) => {
          top[leaf] = child;
        });
      }
    }
    // Within a stage only inner blossoms are emptied.
    if (!stageIsOver) this.relabelParts(blossom, children);
    label[blossom] = FREE;
    labelPoint[blossom] = NONE;
    this.children[blossom] = undefined;
    this.childPoints[blossom] = undefined;
    this.bestEdges[blossom] = undefined;
    this.base[blossom] = NONE;
    this.bestEdge[blossom] = NONE;
    this.dual[blossom] = 0;
    this.spare.push(blossom);
  }

  /** The tree enters an inner blossom at one part and leaves at its base: the even way between them stays in the tree. */
  private relabelParts(blossom: number, children: readonly number[]): void {
    const { point, top, label, labelPoint, tight } = this;
    const points = assertDefined(this.childPoints[blossom], 'the points of a blossom');
    const count = children.length;
    const entry = int(top, int(point, int(labelPoint, blossom) ^ 1));
    let at = children.indexOf(entry);
    const step = at & 1 ? 1 : -1;
    const turn = at & 1 ? 0 : 1;
    const wrap = (index: number): number => (index + 2 * count) % count;
    if (at & 1) at -= count;
    let far = int(labelPoint, blossom);
    while (at !== 0) {
      const between = item(points, wrap(at - turn));
      label[int(point, far ^ 1)] = FREE;
      label[int(point, between ^ turn ^ 1)] = FREE;
      this.assign(int(point, far ^ 1), INNER, far);
      tight[between >> 1] = 1;
      at += step;
      far = item(points, wrap(at - turn)) ^ turn;
      tight[far >> 1] = 1;
      at += step;
    }
    const last = item(children, wrap(at));
    label[int(point, far ^ 1)] = INNER;
    label[last] = INNER;
    labelPoint[int(point, far ^ 1)] = far;
    labelPoint[last] = far;
    this.bestEdge[last] = NONE;
    for (at += step; children[wrap(at)] !== entry; at += step) {
      const part = item(children, wrap(at));
      if (label[part] === OUTER) continue;
      let reached = NONE;
      this.forLeaves(part, (leaf) => {
        if (reached === NONE && label[leaf] !== FREE) reached = leaf;
      });
      if (reached === NONE) continue;
      label[reached] = FREE;
      label[int(point, int(this.mate, int(this.base, part)))] = FREE;
      this.assign(reached, INNER, int(labelPoint, reached));
    }
  }

  /** Swaps matched and unmatched edges inside the blossom so that `vertex` becomes its base. */
  private rebase(blossom: number, vertex: number): void {
    let part = vertex;
    while (this.parent[part] !== blossom) part = int(this.parent, part);
    if (part >= this.size) this.rebase(part, vertex);
    const children = assertDefined(this.children[blossom], 'the children of a blossom');
    const points = assertDefined(this.childPoints[blossom], 'the points of a blossom');
    const count = children.length;
    const start = children.indexOf(part);
    const step = start & 1 ? 1 : -1;
    const turn = start & 1 ? 0 : 1;
    const wrap = (index: number): number => (index + 2 * count) % count;
    let at = start & 1 ? start - count : start;
    while (at !== 0) {
      at += step;
      const near = item(children, wrap(at));
      const far = item(points, wrap(at - turn)) ^ turn;
      if (near >= this.size) this.rebase(near, int(this.point, far));
      at += step;
      const next = item(children, wrap(at));
      if (next >= this.size) this.rebase(next, int(this.point, far ^ 1));
      this.mate[int(this.point, far)] = far ^ 1;
      this.mate[int(this.point, far ^ 1)] = far;
    }
    this.children[blossom] = children.slice(start).concat(children.slice(0, start));
    this.childPoints[blossom] = points.slice(start).concat(points.slice(0, start));
    this.base[blossom] = vertex;
  }

  protected augment(edge: number): void {
    const { point, top, labelPoint, mate } = this;
    for (const side of [2 * edge + 1, 2 * edge]) {
      let vertex = int(point, side ^ 1);
      let far = side;
      for (;;) {
        const outer = int(top, vertex);
        if (outer >= this.size) this.rebase(outer, vertex);
        mate[vertex] = far;
        if (labelPoint[outer] === NONE) break;
        const inner = int(top, int(point, int(labelPoint, outer)));
        const way = int(labelPoint, inner);
        vertex = int(point, way);
        const entry = int(point, way ^ 1);
        if (inner >= this.size) this.rebase(inner, entry);
        mate[entry] = way;
        far = way ^ 1;
      }
    }
  }
}
