/**
 * DK-15: pages of slips, so that the stack is cut once and the piles laid on top of each other are in order: the first
 * place of every page holds the first slips, the second place those that follow, and so on.
 */
export function slipsInOrder<T>(slips: readonly T[], perPage: number): (T | undefined)[][] {
  const pages = Math.ceil(slips.length / perPage);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: perPage }, (_, place) => slips[place * pages + page]),
  );
}
