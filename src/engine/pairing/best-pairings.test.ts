import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestPairings, type CostRow } from './best-pairings.ts';
import { EdgeList } from './matching.ts';

type Pairs = readonly (readonly [number, number])[];

function pairingsOf(players: readonly number[], isEdge: (a: number, b: number) => boolean): Pairs[] {
  const [first, ...others] = players;
  if (first === undefined) return [[]];
  return others
    .filter((other) => isEdge(first, other))
    .flatMap((other) =>
      pairingsOf(
        others.filter((one) => one !== other),
        isEdge,
      ).map((rest): Pairs => [[first, other], ...rest]),
    );
}

const SIZE = 8;
const everybody = Array.from({ length: SIZE }, (_, at) => at);
const table = (most: number) =>
  fc.array(fc.integer({ min: 0, max: most }), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE });
const rowOf = (costs: readonly number[], most: number): CostRow => ({
  most,
  cost: (a, b) => costs[Math.min(a, b) * SIZE + Math.max(a, b)] as number,
});
const sumOf = ({ cost }: CostRow, pairs: Pairs): number => pairs.reduce((sum, [a, b]) => sum + cost(a, b), 0);
const best = (rows: readonly CostRow[], all: readonly Pairs[]): Pairs[] =>
  rows.reduce<Pairs[]>(
    (left, row) => {
      const least = Math.min(...left.map((pairs) => sumOf(row, pairs)));
      return left.filter((pairs) => sumOf(row, pairs) === least);
    },
    [...all],
  );
const pairsOf = (pairings: BestPairings): Pairs =>
  everybody.map((a) => [a, pairings.partner(a)] as const).filter(([a, b]) => a < b);
const edgesWhere = (isEdge: (a: number, b: number) => boolean): EdgeList => {
  const edges = new EdgeList();
  for (const a of everybody) for (const b of everybody) if (a < b && isEdge(a, b)) edges.add(a, b, 0);
  return edges;
};

/** Rows so wide that only two at a time fit into whole numbers. */
const WIDE = 2 ** 20;

test('rows are made small one after the other, whether they fit into one number or not', () => {
  fc.assert(
    fc.property(table(4), fc.array(table(2), { minLength: 1, maxLength: 5 }), fc.boolean(), (graph, costs, wide) => {
      const isEdge = (a: number, b: number): boolean => (graph[Math.min(a, b) * SIZE + Math.max(a, b)] ?? 0) > 0;
      const rows = costs.map((one) => rowOf(one, wide ? WIDE : SIZE));
      const all = pairingsOf(everybody, isEdge);
      const found = BestPairings.over(SIZE, edgesWhere(isEdge));
      expect(found === undefined).toBe(all.length === 0);
      if (!found) return;
      found.refine(rows);
      expect(best(rows, all)).toContainEqual(pairsOf(found));
    }),
  );
});

test('what rows leave open is still open for restrictions and turns', () => {
  fc.assert(
    fc.property(table(1), table(1), fc.integer({ min: 0, max: SIZE - 1 }), (costs, kept, turn) => {
      const row = rowOf(costs, SIZE);
      const keep = (a: number, b: number): boolean => kept[Math.min(a, b) * SIZE + Math.max(a, b)] === 1;
      const left = best(
        [row],
        pairingsOf(everybody, () => true),
      );
      const found = BestPairings.over(
        SIZE,
        edgesWhere(() => true),
      );
      found?.refine([row]);
      const keeping = left.filter((pairs) => pairs.every(([a, b]) => keep(a, b)));
      expect(found?.tryRestrict(keep)).toBe(keeping.length > 0);
      const open = keeping.length > 0 ? keeping : left;
      found?.refineInTurn([turn], SIZE, (_, other) => other);
      const partners = open.map((pairs) => {
        const [a, b] = pairs.find((pair) => pair.includes(turn)) as readonly [number, number];
        return a === turn ? b : a;
      });
      expect(found?.partner(turn)).toBe(Math.min(...partners));
    }),
  );
});
