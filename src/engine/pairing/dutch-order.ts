import type { BestPairings, CostRow } from './best-pairings.ts';
import { MOVED_DOWN, RESIDENT, type Scene } from './dutch-scene.ts';
import { byte, int, item } from './rows.ts';

/**
 * Of the pairings that are as good as any, the one that comes first in the handbook's sequence (C.04.3, article 4): first the set of
 * moved-down players (4.4), then their opponents (4.2), then the exchanges in the remainder (4.3), then its
 * transpositions (4.2).
 */
export function takeFirst(best: BestPairings, scene: Scene): void {
  const { kinds, bracket } = scene;
  const movedDown: number[] = [];
  const residents: number[] = [];
  for (let vertex = 0; vertex < bracket; vertex++)
    (byte(kinds, vertex) === MOVED_DOWN ? movedDown : residents).push(vertex);
  const isPaired = (vertex: number): boolean => best.partner(vertex) < bracket;

  if (movedDown.length > 0) {
    best.refine(movedDown.map((vertex) => aboutOne(vertex, 1, (other) => Number(other >= bracket))));
    best.refineInTurn(movedDown.filter(isPaired), bracket, (_, other) => other);
  }

  const remainder = residents.filter((vertex) => byte(kinds, best.partner(vertex)) !== MOVED_DOWN);
  const isUpper = (vertex: number): boolean => isPaired(vertex) && best.partner(vertex) > vertex;
  const pairs = remainder.filter(isUpper).length;
  if (pairs === 0) return;
  const inRemainder = new Set(remainder);
  /** Only pairs of an upper and a lower player of the remainder; the pairs of moved-down players stay. */
  const between = (upper: ReadonlySet<number>) => (a: number, b: number) => {
    const [one, other] = a < b ? [a, b] : [b, a];
    if (!inRemainder.has(one)) return best.partner(one) === other || (one >= bracket && !inRemainder.has(other));
    return inRemainder.has(other) ? upper.has(one) && !upper.has(other) : !upper.has(one);
  };
  let upper = new Set(remainder.slice(0, pairs));
  if (!best.tryRestrict(between(upper))) {
    exchange(best, scene, remainder, pairs);
    upper = new Set(remainder.filter(isUpper));
    best.tryRestrict(between(upper));
  }
  const turns = [...upper];
  if (scene.isNear)
    best.takeFirst(
      (vertex) => (!inRemainder.has(vertex) ? byte(kinds, vertex) !== RESIDENT : upper.has(vertex)),
      turns,
    );
  else best.refineInTurn(turns, bracket, (_, other) => other);
}

/** A row that only looks at the pair one vertex is in. */
const aboutOne = (vertex: number, most: number, cost: (other: number) => number): CostRow => ({
  most,
  cost: (a, b) => (a === vertex ? cost(b) : b === vertex ? cost(a) : 0),
});

/** 4.3: who of the upper half changes places with whom of the lower. */
function exchange(best: BestPairings, { bracket, kinds }: Scene, remainder: readonly number[], pairs: number): void {
  const place = new Int32Array(kinds.length).fill(-1);
  remainder.forEach((vertex, at) => {
    place[vertex] = at;
  });
  /** The place of the higher ranked player of a pair in the remainder. */
  const upperPlace = (a: number, b: number): number =>
    a < bracket && b < bracket && int(place, a) >= 0 && int(place, b) >= 0
      ? Math.min(int(place, a), int(place, b))
      : -1;
  best.refine([
    { most: pairs, cost: (a, b) => Number(upperPlace(a, b) >= pairs) },
    { most: pairs * remainder.length, cost: (a, b) => Math.max(0, upperPlace(a, b)) },
  ]);
  const isExchanged = remainder.slice(0, pairs).some((vertex) => {
    const other = best.partner(vertex);
    return other < vertex || other >= bracket;
  });
  if (!isExchanged) return;
  const rows: CostRow[] = [];
  for (let at = pairs - 1; at >= 0; at--) {
    const vertex = item(remainder, at);
    rows.push(aboutOne(vertex, 1, (other) => Number(other > vertex && other < bracket)));
  }
  for (let at = pairs; at < remainder.length; at++) {
    const vertex = item(remainder, at);
    rows.push(aboutOne(vertex, 1, (other) => Number(!(other > vertex && other < bracket))));
  }
  best.refine(rows);
}
