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
    return (
      4 * (this.cost[edge] as number) -
      (dual[point[2 * edge] as number] as number) -
      (dual[point[2 * edge + 1] as number] as number)
    );
  }

  private forLeaves(blossom: number, visit: (vertex: number) => void): void {
    if (blossom < this.size) visit(blossom);
    else for (const child of this.children[blossom] as number[]) this.forLeaves(child, visit);
  }

  protected assign(vertex: number, label: number, far: number): void {
    const blossom = this.top[vertex] as number;
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
    const onward = this.mate[this.base[blossom] as number] as number;
    this.assign(this.point[onward] as number, OUTER, onward ^ 1);
  }

  /** The base of the blossom that an edge between two outer vertices closes, or NONE when they are in different trees. */
  protected commonBase(a: number, b: number): number {
    const { label, labelPoint, top, point } = this;
    const path: number[] = [];
    let found = NONE;
    let [here, there] = [a, b];
    while (here !== NONE || there !== NONE) {
      let blossom = top[here] as number;
      if ((label[blossom] as number) & VISITED) {
        found = this.base[blossom] as number;
        break;
      }
      path.push(blossom);
      label[blossom] = OUTER | VISITED;
      if (labelPoint[blossom] === NONE) here = NONE;
      else {
        blossom = top[point[labelPoint[blossom] as number] as number] as number;
        here = point[labelPoint[blossom] as number] as number;
      }
      if (there !== NONE) [here, there] = [there, here];
    }
    for (const blossom of path) label[blossom] = OUTER;
    return found;
  }

  protected shrink(base: number, edge: number): void {
    const { point, top, labelPoint, label, parent } = this;
    let a = point[2 * edge] as number;
    let b = point[2 * edge + 1] as number;
    const root = top[base] as number;
    const blossom = this.spare.pop() as number;
    this.highest = Math.max(this.highest, blossom + 1);
    this.base[blossom] = base;
    parent[blossom] = NONE;
    parent[root] = blossom;
    const children: number[] = [];
    const points: number[] = [];
    for (let part = top[a] as number; part !== root; part = top[a] as number) {
      parent[part] = blossom;
      children.push(part);
      points.push(labelPoint[part] as number);
      a = point[labelPoint[part] as number] as number;
    }
    children.push(root);
    children.reverse();
    points.reverse();
    points.push(2 * edge);
    for (let part = top[b] as number; part !== root; part = top[b] as number) {
      parent[part] = blossom;
      children.push(part);
      points.push((labelPoint[part] as number) ^ 1);
      b = point[labelPoint[part] as number] as number;
    }
    this.children[blossom] = children;
    this.childPoints[blossom] = points;
    label[blossom] = OUTER;
    labelPoint[blossom] = labelPoint[root] as number;
    this.dual[blossom] = 0;
    this.forLeaves(blossom, (leaf) => {
      if (label[top[leaf] as number] === INNER) this.queue.push(leaf);
      top[leaf] = blossom;
    });
    this.gatherBestEdges(blossom, children);
  }

  /** For each outer neighbour of the new blossom only the edge with least slack can matter. */
  private gatherBestEdges(blossom: number, children: readonly number[]): void {
    const { point, top, label } = this;
    const bestTo = new Map<number, number>();
    const offer = (edge: number): void => {
      let far = top[point[2 * edge] as number] as number;
      if (far === blossom) far = top[point[2 * edge + 1] as number] as number;
      if (far === blossom || label[far] !== OUTER) return;
      const best = bestTo.get(far);
      if (best === undefined || this.slack(edge) < this.slack(best)) bestTo.set(far, edge);
    };
    for (const child of children) {
      const known = this.bestEdges[child];
      if (known !== undefined) known.forEach(offer);
      else {
        this.forLeaves(child, (leaf) => {
          for (let at = this.firstNear[leaf] as number; at < (this.firstNear[leaf + 1] as number); at++) {
            offer((this.near[at] as number) >> 1);
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
    const children = this.children[blossom] as number[];
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
    if (!stageIsOver && label[blossom] === INNER) this.relabelParts(blossom, children);
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
    const points = this.childPoints[blossom] as number[];
    const count = children.length;
    const entry = top[point[(labelPoint[blossom] as number) ^ 1] as number] as number;
    let at = children.indexOf(entry);
    const step = at & 1 ? 1 : -1;
    const turn = at & 1 ? 0 : 1;
    const wrap = (index: number): number => (index + 2 * count) % count;
    if (at & 1) at -= count;
    let far = labelPoint[blossom] as number;
    while (at !== 0) {
      const between = points[wrap(at - turn)] as number;
      label[point[far ^ 1] as number] = FREE;
      label[point[between ^ turn ^ 1] as number] = FREE;
      this.assign(point[far ^ 1] as number, INNER, far);
      tight[between >> 1] = 1;
      at += step;
      far = (points[wrap(at - turn)] as number) ^ turn;
      tight[far >> 1] = 1;
      at += step;
    }
    const last = children[wrap(at)] as number;
    label[point[far ^ 1] as number] = INNER;
    label[last] = INNER;
    labelPoint[point[far ^ 1] as number] = far;
    labelPoint[last] = far;
    this.bestEdge[last] = NONE;
    for (at += step; children[wrap(at)] !== entry; at += step) {
      const part = children[wrap(at)] as number;
      if (label[part] === OUTER) continue;
      let reached = NONE;
      this.forLeaves(part, (leaf) => {
        if (reached === NONE && label[leaf] !== FREE) reached = leaf;
      });
      if (reached === NONE) continue;
      label[reached] = FREE;
      label[point[this.mate[this.base[part] as number] as number] as number] = FREE;
      this.assign(reached, INNER, labelPoint[reached] as number);
    }
  }

  /** Swaps matched and unmatched edges inside the blossom so that `vertex` becomes its base. */
  private rebase(blossom: number, vertex: number): void {
    let part = vertex;
    while (this.parent[part] !== blossom) part = this.parent[part] as number;
    if (part >= this.size) this.rebase(part, vertex);
    const children = this.children[blossom] as number[];
    const points = this.childPoints[blossom] as number[];
    const count = children.length;
    const start = children.indexOf(part);
    const step = start & 1 ? 1 : -1;
    const turn = start & 1 ? 0 : 1;
    const wrap = (index: number): number => (index + 2 * count) % count;
    let at = start & 1 ? start - count : start;
    while (at !== 0) {
      at += step;
      const near = children[wrap(at)] as number;
      const far = (points[wrap(at - turn)] as number) ^ turn;
      if (near >= this.size) this.rebase(near, this.point[far] as number);
      at += step;
      const next = children[wrap(at)] as number;
      if (next >= this.size) this.rebase(next, this.point[far ^ 1] as number);
      this.mate[this.point[far] as number] = far ^ 1;
      this.mate[this.point[far ^ 1] as number] = far;
    }
    this.children[blossom] = children.slice(start).concat(children.slice(0, start));
    this.childPoints[blossom] = points.slice(start).concat(points.slice(0, start));
    this.base[blossom] = vertex;
  }

  protected augment(edge: number): void {
    const { point, top, labelPoint, mate } = this;
    for (const side of [2 * edge + 1, 2 * edge]) {
      let vertex = point[side ^ 1] as number;
      let far = side;
      for (;;) {
        const outer = top[vertex] as number;
        if (outer >= this.size) this.rebase(outer, vertex);
        mate[vertex] = far;
        if (labelPoint[outer] === NONE) break;
        const inner = top[point[labelPoint[outer] as number] as number] as number;
        const way = labelPoint[inner] as number;
        vertex = point[way] as number;
        const entry = point[way ^ 1] as number;
        if (inner >= this.size) this.rebase(inner, entry);
        mate[entry] = way;
        far = way ^ 1;
      }
    }
  }
}
