import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMatching } from './first-matching.ts';

/** Every perfect matching between 0 … n − 1 and n … 2n − 1, as the partners of the first side. */
function matchings(side: number, isEdge: (a: number, b: number) => boolean): number[][] {
  const grow = (left: number, taken: readonly number[]): number[][] => {
    if (left === side) return [[...taken]];
    const rights = Array.from({ length: side }, (_, at) => side + at);
    return rights.filter((b) => isEdge(left, b) && !taken.includes(b)).flatMap((b) => grow(left + 1, [...taken, b]));
  };
  return grow(0, []);
}

const byOrder = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

test('the first in turn has the lowest partner there can be, then the second, and so on', () => {
  const side = 5;
  const graphs = fc.array(fc.boolean(), { minLength: side * side, maxLength: side * side });
  fc.assert(
    fc.property(graphs, fc.nat(), (bits, pick) => {
      const isEdge = (a: number, b: number): boolean => bits[a * side + b - side] === true;
      const all = matchings(side, isEdge).sort(byOrder);
      fc.pre(all.length > 0);
      const start = new Int32Array(2 * side);
      (all[pick % all.length] as number[]).forEach((right, left) => {
        start[left] = right;
        start[right] = left;
      });
      const [from, to]: [number[], number[]] = [[], []];
      for (let a = 0; a < side; a++) {
        for (let b = side; b < 2 * side; b++) {
          if (!isEdge(a, b)) continue;
          from.push(b);
          to.push(a);
        }
      }
      const mate = firstMatching(2 * side, { from, to }, (vertex) => vertex < side, [0, 1, 2, 3, 4], start);
      expect([...mate.slice(0, side)]).toEqual(all[0]);
      expect([...mate.slice(side)].every((left, at) => mate[left] === side + at)).toBe(true);
    }),
  );
});
