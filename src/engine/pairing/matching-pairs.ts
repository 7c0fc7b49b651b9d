import { EdgeList, minimumCostMatching, type PerfectMatching } from './matching.ts';
import { float, int, item } from './rows.ts';

/** What it costs to pair two players; infinity where they cannot be paired. */
export interface PairCost {
  (a: number, b: number): number;
  /** Row by row, where the costs of all pairs were worked out. */
  readonly table?: Float64Array;
}

/** Up to this many players every edge is looked at; above it a few per player, and the duals prove that the rest cannot help. */
const DENSE = 48;
const EDGES_EACH = 8;
/** Up to this many players the costs of all pairs are worked out once and kept. */
const TABULATED = 1_500;

/** The cheapest pairing of everybody; `start` is any possible pairing. */
export function cheapestPairing(size: number, cost: PairCost, start: Int32Array): PerfectMatching {
  return size <= DENSE ? solveAll(size, cost) : solveSparsely(size, cost, start);
}

export function tabulated(size: number, cost: PairCost): PairCost {
  if (size <= DENSE || size > TABULATED) return cost;
  const table = new Float64Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const own = cost(a, b);
      table[a * size + b] = own;
      table[b * size + a] = own;
    }
  }
  return Object.assign((a: number, b: number): number => float(table, a * size + b), { table });
}

/** What it costs to pair one player with each of the others; with themselves nothing. Valid until the next row is asked for. */
function rowsOf(size: number, cost: PairCost): (a: number) => Float64Array {
  const { table } = cost;
  if (table) return (a) => table.subarray(a * size, (a + 1) * size);
  const row = new Float64Array(size);
  return (a) => {
    for (let b = 0; b < size; b++) row[b] = a === b ? 0 : cost(a, b);
    return row;
  };
}

const perfect = (answer: ReturnType<typeof minimumCostMatching>): PerfectMatching => {
  if (answer.kind !== 'perfect') throw new Error('The start is a pairing of everybody, so there is one.');
  return answer;
};

function solveAll(size: number, cost: PairCost): PerfectMatching {
  const edges = new EdgeList();
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const own = cost(a, b);
      if (own !== Number.POSITIVE_INFINITY) edges.add(a, b, own);
    }
  }
  return perfect(minimumCostMatching(size, edges));
}

function solveSparsely(size: number, cost: PairCost, start: Int32Array): PerfectMatching {
  const edges = new EdgeList();
  const pairs = new Set<number>();
  const add = (a: number, b: number): void => {
    const key = Math.min(a, b) * size + Math.max(a, b);
    if (pairs.has(key)) return;
    pairs.add(key);
    edges.add(a, b, cost(a, b));
  };
  const chosen = new Cheapest();
  const rowOf = rowsOf(size, cost);
  for (let a = 0; a < size; a++) {
    add(a, int(start, a));
    chosen.clear();
    const row = rowOf(a);
    // Each begins with the next in line: with many equal costs everybody would else choose the same few.
    for (let b = a + 1; b < size; b++) if (float(row, b) < chosen.limit) chosen.offer(b, float(row, b));
    for (let b = 0; b < a; b++) if (float(row, b) < chosen.limit) chosen.offer(b, float(row, b));
    for (const b of chosen.partners) add(a, b);
  }
  let answer = perfect(minimumCostMatching(size, edges));
  for (;;) {
    const before = edges.cost.length;
    const { vertexDual, slack } = answer.duals;
    for (let a = 0; a < size; a++) {
      chosen.clear();
      const ownDual = float(vertexDual, a);
      const row = rowOf(a);
      for (let b = a + 1; b < size; b++) {
        const own = float(row, b);
        // Most edges are proven useless without a look at the blossoms.
        if (4 * own < ownDual + float(vertexDual, b)) {
          const missing = slack(a, b, own);
          if (missing < 0) chosen.offer(b, missing);
        }
      }
      for (const b of chosen.partners) add(a, b);
    }
    if (edges.cost.length === before) return answer;
    answer = perfect(minimumCostMatching(size, edges, { mate: answer.mate, potential: answer.duals.potential }));
  }
}

/** The few partners with the least cost that were offered, earlier ones first where costs are equal. */
class Cheapest {
  readonly partners: number[] = [];
  private readonly costs: number[] = [];
  /** What costs as much or more is not among them. */
  limit = Number.POSITIVE_INFINITY;

  clear(): void {
    this.partners.length = 0;
    this.costs.length = 0;
    this.limit = Number.POSITIVE_INFINITY;
  }

  offer(partner: number, cost: number): void {
    if (cost >= this.limit) return;
    const { partners, costs } = this;
    let at = Math.min(costs.length, EDGES_EACH - 1);
    // Whoever costs more moves on a place; the dearest of many falls out.
    for (; at > 0 && item(costs, at - 1) > cost; at--) {
      costs[at] = item(costs, at - 1);
      partners[at] = item(partners, at - 1);
    }
    costs[at] = cost;
    partners[at] = partner;
    if (costs.length === EDGES_EACH) this.limit = item(costs, EDGES_EACH - 1);
  }
}
