import { BlossomForest, FREE, INNER, NONE, OUTER } from './matching-forest.ts';
import { float, int } from './rows.ts';

/** An earlier answer to begin from: partners, and potentials (as in MatchingDuals) that the edges may contradict. */
export interface MatchingStart {
  readonly mate: Int32Array;
  readonly potential: Float64Array;
}

/** The search itself: stage after stage the trees grow from every free vertex until two of them meet. */
export class BlossomSearch extends BlossomForest {
  private raised = 0;
  private headroom = 0;

  run(start?: MatchingStart): void {
    if (start === undefined) this.dual.set(this.cheapestHalves());
    else this.takeOver(start);
    this.pairGreedily();
    let largest = 0;
    for (const cost of this.cost) largest = Math.max(largest, cost);
    for (let vertex = 0; vertex < this.size; vertex++) largest = Math.max(largest, Math.abs(float(this.dual, vertex)));
    this.headroom = Number.MAX_SAFE_INTEGER / 4 - 4 * largest;
    while (this.stage()) this.dropEmptyBlossoms();
  }

  /** Without a start: the duals are half of each vertex's cheapest edge. */
  private cheapestHalves(): Float64Array {
    const { size, cost, near, firstNear } = this;
    const halves = new Float64Array(size);
    for (let vertex = 0; vertex < size; vertex++) {
      let least = Number.POSITIVE_INFINITY;
      for (let at = int(firstNear, vertex); at < int(firstNear, vertex + 1); at++) {
        least = Math.min(least, float(cost, int(near, at) >> 1));
      }
      halves[vertex] = least === Number.POSITIVE_INFINITY ? 0 : 2 * least;
    }
    return halves;
  }

  /** Takes over what still holds of an earlier answer: duals that no edge contradicts, and pairs over tight edges. */
  private takeOver(start: MatchingStart): void {
    const { size, point, cost, dual, near, firstNear, mate } = this;
    for (let vertex = 0; vertex < size; vertex++) dual[vertex] = float(start.potential, vertex);
    for (let edge = 0; edge < cost.length; edge++) {
      const slack = this.slack(edge);
      if (slack >= 0) continue;
      const lowered = int(point, 2 * edge);
      dual[lowered] = float(dual, lowered) + slack;
    }
    for (let vertex = 0; vertex < size; vertex++) {
      if (mate[vertex] !== NONE) continue;
      for (let at = int(firstNear, vertex); at < int(firstNear, vertex + 1); at++) {
        const far = int(near, at);
        if (point[far] !== start.mate[vertex] || this.slack(far >> 1) !== 0) continue;
        mate[vertex] = far;
        mate[int(point, far)] = far ^ 1;
        break;
      }
    }
  }

  /** Raises the duals of free vertices as far as one pass can, and pairs over edges that become tight. */
  private pairGreedily(): void {
    const { size, point, cost, dual, near, firstNear, mate } = this;
    for (let vertex = 0; vertex < size; vertex++) {
      if (mate[vertex] !== NONE) continue;
      let least = Number.POSITIVE_INFINITY;
      let partner = NONE;
      for (let at = int(firstNear, vertex); at < int(firstNear, vertex + 1); at++) {
        const far = int(near, at);
        const other = int(point, far);
        const room = 4 * float(cost, far >> 1) - float(dual, other);
        if (room < least) {
          least = room;
          partner = NONE;
        }
        if (room === least && partner === NONE && mate[other] === NONE) partner = far;
      }
      if (least === Number.POSITIVE_INFINITY) continue;
      dual[vertex] = least;
      if (partner === NONE) continue;
      mate[vertex] = partner;
      mate[int(point, partner)] = partner ^ 1;
    }
    // Free vertices must agree in parity, so that slacks between their trees can be halved.
    for (let vertex = 0; vertex < size; vertex++) {
      if (mate[vertex] === NONE && float(dual, vertex) % 2 !== 0) dual[vertex] = float(dual, vertex) - 1;
    }
  }

  /** Grows the trees from every free vertex; true when a pair was added. */
  private stage(): boolean {
    const { size, mate } = this;
    this.label.fill(FREE, 0, this.highest);
    this.bestEdge.fill(NONE, 0, this.highest);
    this.bestEdges.fill(undefined, size, this.highest);
    this.tight.fill(0);
    this.queue.length = 0;
    for (let vertex = 0; vertex < size; vertex++) {
      if (mate[vertex] === NONE) this.assign(vertex, OUTER, NONE);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      for (let vertex = this.queue.pop(); vertex !== undefined; vertex = this.queue.pop()) {
        if (this.scan(vertex)) return true;
      }
      if (!this.moveDuals()) return false;
    }
  }

  private scan(vertex: number): boolean {
    const { point, top, label, labelPoint, tight, bestEdge } = this;
    const end = int(this.firstNear, vertex + 1);
    for (let at = int(this.firstNear, vertex); at < end; at++) {
      const far = int(this.near, at);
      const edge = far >> 1;
      const other = int(point, far);
      const otherTop = int(top, other);
      const ownTop = int(top, vertex);
      if (ownTop === otherTop) continue;
      const slack = tight[edge] ? 0 : this.slack(edge);
      if (slack <= 0) {
        tight[edge] = 1;
        if (label[otherTop] === FREE) this.assign(other, INNER, far ^ 1);
        else if (label[otherTop] === OUTER) {
          const base = this.commonBase(vertex, other);
          if (base === NONE) {
            this.augment(edge);
            return true;
          }
          this.shrink(base, edge);
        } else if (label[other] === FREE) {
          label[other] = INNER;
          labelPoint[other] = far ^ 1;
        }
      } else if (label[otherTop] === OUTER) {
        const best = int(bestEdge, ownTop);
        if (best === NONE || slack < this.slack(best)) bestEdge[ownTop] = edge;
      } else if (label[other] === FREE) {
        const best = int(bestEdge, other);
        if (best === NONE || slack < this.slack(best)) bestEdge[other] = edge;
      }
    }
    return false;
  }

  /** Moves the duals as far as all constraints allow and follows the one that stops them; false when nothing stops them. */
  private moveDuals(): boolean {
    const { size, label, top, bestEdge, dual, parent, point } = this;
    let delta = Number.POSITIVE_INFINITY;
    let edge = NONE;
    for (let vertex = 0; vertex < size; vertex++) {
      if (label[int(top, vertex)] !== FREE || bestEdge[vertex] === NONE) continue;
      const slack = this.slack(int(bestEdge, vertex));
      if (slack < delta) {
        delta = slack;
        edge = int(bestEdge, vertex);
      }
    }
    let emptied = NONE;
    for (let blossom = 0; blossom < this.highest; blossom++) {
      if (parent[blossom] !== NONE || label[blossom] === FREE) continue;
      if (label[blossom] === INNER) {
        if (blossom < size || float(dual, blossom) >= delta) continue;
        delta = float(dual, blossom);
        emptied = blossom;
      } else if (bestEdge[blossom] !== NONE) {
        const half = this.slack(int(bestEdge, blossom)) / 2;
        if (half >= delta) continue;
        delta = half;
        edge = int(bestEdge, blossom);
        emptied = NONE;
      }
    }
    if (delta === Number.POSITIVE_INFINITY) return false;
    if (delta > 0) this.raise(delta);
    if (emptied !== NONE) {
      this.expand(emptied, false);
      return true;
    }
    const a = int(point, 2 * edge);
    this.tight[edge] = 1;
    this.queue.push(label[int(top, a)] === OUTER ? a : int(point, 2 * edge + 1));
    return true;
  }

  private raise(delta: number): void {
    const { size, label, top, dual, parent } = this;
    this.raised += delta;
    if (this.raised > this.headroom) throw new Error('The costs of this matching are too large for whole numbers.');
    for (let vertex = 0; vertex < size; vertex++) {
      const kind = label[int(top, vertex)];
      if (kind === OUTER) dual[vertex] = float(dual, vertex) + delta;
      else if (kind === INNER) dual[vertex] = float(dual, vertex) - delta;
    }
    for (let blossom = size; blossom < this.highest; blossom++) {
      if (parent[blossom] !== NONE) continue;
      if (label[blossom] === OUTER) dual[blossom] = float(dual, blossom) + delta;
      else if (label[blossom] === INNER) dual[blossom] = float(dual, blossom) - delta;
    }
  }

  /** A blossom whose dual is zero holds nothing together; kept, it would only slow the next stage. */
  private dropEmptyBlossoms(): void {
    for (let blossom = this.size; blossom < this.highest; blossom++) {
      if (this.parent[blossom] !== NONE) continue;
      if (this.label[blossom] === OUTER && this.dual[blossom] === 0) this.expand(blossom, true);
    }
  }
}
