/** Rows that a table begins with; all of them on request. */
const ROWS = 12;

interface Chance {
  readonly win: { readonly share: number };
  readonly podium: { readonly share: number };
  readonly outNext: { readonly share: number };
  readonly moved?: number | undefined;
}

/** What would be read as 0 %. */
const isNothing = (share: number): boolean => share < 0.005;

/** Whoever has nothing to expect is not listed; who lost the last chance just now is shown once more. */
const hasChance = ({ win, podium, outNext, moved = 0 }: Chance): boolean =>
  !isNothing(win.share) ||
  !isNothing(podium.share) ||
  (!isNothing(outNext.share) && !isNothing(1 - outNext.share)) ||
  !isNothing(Math.abs(moved));

/** Those with something to expect: the first of them, or everyone. */
export function chancesShown<T extends Chance>(players: readonly T[], all: boolean): { rows: T[]; more: number } {
  const rows = players.filter(hasChance);
  const shown = all ? rows : rows.slice(0, ROWS);
  return { rows: shown, more: rows.length - shown.length };
}

/** As many of the rounds to come as there is room for. */
const MOST = 5;

/** The next ones, and the last: a long way off, but what it is all about. `at` is where each stood. */
export const roundsShown = <T>(rounds: readonly T[]): readonly { readonly label: T; readonly at: number }[] =>
  rounds.map((label, at) => ({ label, at })).filter(({ at }) => at < MOST - 1 || at === rounds.length - 1);
