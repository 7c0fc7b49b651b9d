import { firstMatching } from './first-matching.ts';
import { type CostedEdges, EdgeList, minimumCostMatching, type PerfectMatching } from './matching.ts';
import { cheapestPairing } from './matching-pairs.ts';
import { float, int, item } from './rows.ts';

/** One thing to keep small: what each pair adds to its sum, and the most that the sum of a whole pairing can come to. */
export interface CostRow {
  readonly most: number;
  cost(a: number, b: number): number;
}

type Pairs = Pick<CostedEdges, 'from' | 'to'>;

/** Packed costs stay below this, so that the search's sums stay whole numbers. */
const BUDGET = 0x4000_0000_0000;

/**
 * All pairings of 0 … size − 1 over some edges that are best by the rows asked for so far, the first row first.
 *
 * As many rows as whole numbers have room for become one cost. The duals of its cheapest pairing describe every other one that is
 * as cheap: it uses edges of slack zero only and enters each knot once. So all other edges go, the knots become a row of
 * their own, and the next rows choose among what is left.
 */
export class BestPairings {
  private knots: CostRow | undefined;

  private constructor(
    private readonly size: number,
    private edges: CostedEdges,
    /** One of them. */
    private mate: Int32Array,
  ) {}

  /** Undefined where not everybody can be paired. */
  static over(size: number, edges: CostedEdges): BestPairings | undefined {
    const any = minimumCostMatching(size, edges);
    return any.kind === 'perfect' ? new BestPairings(size, edges, any.mate) : undefined;
  }

  partner(vertex: number): number {
    return int(this.mate, vertex);
  }

  /** Only pairings of such pairs, if there is one. */
  tryRestrict(keep: (a: number, b: number) => boolean): boolean {
    const kept = new EdgeList();
    const { knots } = this;
    this.forEdges((a, b) => {
      if (keep(a, b)) kept.add(a, b, knots?.cost(a, b) ?? 0);
    });
    const answer = minimumCostMatching(this.size, kept);
    if (answer.kind !== 'perfect' || (knots && sumOf(knots, answer.mate) > sumOf(knots, this.mate))) return false;
    this.take(answer, kept, Float64Array.from(kept.cost));
    return true;
  }

  /** The same as `refineInTurn` by the lowest partner, where all edges are between two sides. */
  takeFirst(isLeft: (vertex: number) => boolean, turns: readonly number[]): void {
    this.mate = firstMatching(this.size, this.edges, isLeft, turns, this.mate);
  }

  /** Only pairings of such pairs; the one at hand must be one. */
  restrict(keep: (a: number, b: number) => boolean): void {
    const kept = new EdgeList();
    this.forEdges((a, b) => {
      if (keep(a, b)) kept.add(a, b, 0);
    });
    this.edges = kept;
  }

  refine(rows: readonly CostRow[]): void {
    let costs: Float64Array | undefined;
    let span = 1;
    for (const row of rows) {
      if (costs && span * (row.most + 1) > BUDGET) {
        this.solve(costs);
        costs = undefined;
      }
      const own = this.costsOf(row);
      if (!own) continue;
      if (!costs) {
        costs = this.startingCosts();
        span = this.startingSpan();
      }
      span *= row.most + 1;
      for (let edge = 0; edge < own.length; edge++) {
        costs[edge] = float(costs, edge) * (row.most + 1) + float(own, edge);
      }
    }
    if (costs) this.solve(costs);
  }

  /** Gives each vertex in turn the partner that costs it least; `most` is the highest such cost. */
  refineInTurn(vertices: readonly number[], most: number, cost: (vertex: number, other: number) => number): void {
    /** As many as whole numbers have room for at once. */
    const rowsAt = (turn: number): CostRow[] => {
      let room = BUDGET / this.startingSpan();
      const rows: CostRow[] = [];
      for (const vertex of vertices.slice(turn)) {
        room /= most + 1;
        if (room < 1 && rows.length > 0) break;
        rows.push({ most, cost: (a, b) => (a === vertex ? cost(vertex, b) : b === vertex ? cost(vertex, a) : 0) });
      }
      return rows;
    };
    vertices.forEach((vertex, turn) => {
      let least = cost(vertex, this.partner(vertex));
      const own = least;
      this.forEdges((a, b) => {
        if (a === vertex) least = Math.min(least, cost(vertex, b));
        else if (b === vertex) least = Math.min(least, cost(vertex, a));
      });
      // Nobody can do better than the best partner there is.
      if (least < own) this.refine(rowsAt(turn));
      const partner = this.partner(vertex);
      this.restrict((a, b) =>
        a === vertex || b === vertex ? a === partner || b === partner : a !== partner && b !== partner,
      );
    });
  }

  private forEdges(visit: (a: number, b: number, edge: number) => void): void {
    const { from, to } = this.edges;
    for (let edge = 0; edge < from.length; edge++) visit(item(from, edge), item(to, edge), edge);
  }

  private startingSpan(): number {
    return (this.knots?.most ?? 0) + 1;
  }

  private startingCosts(): Float64Array {
    return (this.knots && this.costsOf(this.knots)) ?? new Float64Array(this.edges.from.length);
  }

  /** Undefined where the row asks nothing. */
  private costsOf({ cost }: CostRow): Float64Array | undefined {
    const costs = new Float64Array(this.edges.from.length);
    let matters = false;
    this.forEdges((a, b, edge) => {
      const own = cost(a, b);
      if (own === 0) return;
      costs[edge] = own;
      matters = true;
    });
    return matters ? costs : undefined;
  }

  private solve(cost: Float64Array): void {
    const { from, to } = this.edges;
    const answer = cheapest(this.size, { from, to, cost }, this.mate);
    if (!answer) throw new Error('There was a pairing of everybody, and now there is none.');
    this.take(answer, this.edges, cost);
  }

  private take(answer: PerfectMatching, { from, to }: Pairs, cost: Float64Array): void {
    this.mate = answer.mate;
    const { slack, sharedKnots, knotDepth } = answer.duals;
    const tight = new EdgeList();
    for (let edge = 0; edge < from.length; edge++) {
      const [a, b] = [item(from, edge), item(to, edge)];
      if (slack(a, b, float(cost, edge)) === 0) tight.add(a, b, 0);
    }
    this.edges = tight;
    this.knots =
      knotDepth === 0
        ? undefined
        : { most: (this.size / 2) * knotDepth, cost: (a, b) => knotDepth - sharedKnots(a, b) };
  }
}

/** Above this few of the edges are looked at, and the duals prove that the others cannot help. */
const DENSE = 48;

function cheapest(size: number, edges: CostedEdges, start: Int32Array | undefined): PerfectMatching | undefined {
  if (size <= DENSE || start === undefined) {
    const answer = minimumCostMatching(size, edges);
    return answer.kind === 'perfect' ? answer : undefined;
  }
  const table = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  for (let edge = 0; edge < edges.cost.length; edge++) {
    const [a, b] = [item(edges.from, edge), item(edges.to, edge)];
    table[a * size + b] = item(edges.cost, edge);
    table[b * size + a] = item(edges.cost, edge);
  }
  return cheapestPairing(
    size,
    Object.assign((a: number, b: number) => float(table, a * size + b), { table }),
    start,
  );
}

function sumOf({ cost }: CostRow, mate: Int32Array): number {
  let sum = 0;
  mate.forEach((other, vertex) => {
    if (vertex < other) sum += cost(vertex, other);
  });
  return sum;
}
