/** As many of the rounds to come as there is room for. */
const MOST = 5;

/** The next ones, and the last: a long way off, but what it is all about. `at` is where each stood. */
export const roundsShown = <T>(rounds: readonly T[]): readonly { readonly label: T; readonly at: number }[] =>
  rounds.map((label, at) => ({ label, at })).filter(({ at }) => at < MOST - 1 || at === rounds.length - 1);
