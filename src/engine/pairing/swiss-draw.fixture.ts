import { EdgeList, minimumCostMatching } from './matching.ts';
import type { SwissField } from './swiss-draw.ts';

/** For each player, whom they are paired with in a list of pairs. */
export const lists = (players: number, pairs: readonly (readonly [number, number])[]): number[][] => {
  const all = Array.from({ length: players }, () => new Set<number>());
  for (const [a, b] of pairs) {
    if (a === b) continue;
    all[a]?.add(b);
    all[b]?.add(a);
  }
  return all.map((others) => [...others]);
};

/** The least squared difference without rematches, by the exact solver over every legal pair of the field. */
export const exactDifference = ({ scores, met }: SwissField): number => {
  const squared = (a: number, b: number): number => {
    const difference = (scores[a] as number) - (scores[b] as number);
    return difference * difference;
  };
  const edges = new EdgeList();
  for (let a = 0; a < met.length; a++) {
    for (let b = a + 1; b < met.length; b++) if (!met[a]?.includes(b)) edges.add(a, b, squared(a, b));
  }
  const { mate } = minimumCostMatching(met.length, edges);
  return mate.reduce((sum, partner, a) => sum + squared(a, partner), 0) / 2;
};
