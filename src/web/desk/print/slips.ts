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

/** What A4 and Letter have in common inside their margins, in millimetres, as in print.css. */
const PAGE = 250;
const HEAD = 22;
const LINE = { plain: 13, code: 27 } as const;
const HINT = 6;

/** As many as fit with a little air. With codes two sit side by side where there are more than two. */
export function slipsOnPage(seats: number, codes: boolean): number {
  const lines = codes && seats > 2 ? Math.ceil(seats / 2) : seats;
  const height = HEAD + lines * (codes ? LINE.code : LINE.plain) + (codes ? HINT : 0);
  return Math.max(1, Math.min(5, Math.floor(PAGE / height)));
}
