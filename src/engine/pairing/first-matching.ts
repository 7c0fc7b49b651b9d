import { int, item } from './rows.ts';

/**
 * Of all perfect matchings between two sides, the one in which the first of `turns` has the lowest partner possible, then the
 * second, and so on. `mate` is any of them. Whether somebody can have a partner is a question of one alternating path: whoever
 * loses theirs must find another, and so on, until somebody takes the one that became free.
 */
export function firstMatching(
  size: number,
  edges: { readonly from: ArrayLike<number>; readonly to: ArrayLike<number> },
  isLeft: (vertex: number) => boolean,
  turns: readonly number[],
  start: Int32Array,
): Int32Array {
  const mate = start.slice();
  const partners: number[][] = Array.from({ length: size }, () => []);
  for (let edge = 0; edge < edges.from.length; edge++) {
    const [a, b] = [item(edges.from, edge), item(edges.to, edge)];
    if (isLeft(a)) partners[a]?.push(b);
    else partners[b]?.push(a);
  }
  const settled = new Uint8Array(size);
  /** By vertex on the right: from whom on the left the path came, and in which search. */
  const from = new Int32Array(size);
  const seen = new Int32Array(size);
  let search = 0;

  const takes = (left: number, right: number): boolean => {
    const free = int(mate, left);
    search++;
    seen[right] = search;
    const queue = [int(mate, right)];
    for (let at = 0; at < queue.length; at++) {
      const one = item(queue, at);
      for (const other of partners[one] as number[]) {
        if (settled[other] || seen[other] === search) continue;
        seen[other] = search;
        from[other] = one;
        if (other === free) {
          for (let end = other; ; ) {
            const taker = int(from, end);
            const left = int(mate, taker);
            mate[taker] = end;
            mate[end] = taker;
            if (left === right) break;
            end = left;
          }
          mate[left] = right;
          mate[right] = left;
          return true;
        }
        queue.push(int(mate, other));
      }
    }
    return false;
  };

  for (const left of turns) {
    const wishes = (partners[left] as number[]).filter((right) => settled[right] === 0).sort((a, b) => a - b);
    for (const right of wishes) if (mate[left] === right || takes(left, right)) break;
    settled[int(mate, left)] = 1;
    partners[left] = [];
  }
  return mate;
}
