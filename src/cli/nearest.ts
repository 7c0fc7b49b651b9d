/** How many letters are wrong, missing, too many or the wrong way round. */
function distance(one: string, other: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [
        (next[column - 1] ?? 0) + 1,
        (last?.[column] ?? 0) + 1,
        (last?.[column - 1] ?? 0) + (same ? 0 : 1),
        ...(swapped ? [(before?.[column - 2] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...steps));
    }
    [before, last] = [last, next];
  }
  return last?.at(-1) ?? 0;
}

/** The word that was probably meant, where one is near enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, wrong: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.wrong - b.wrong);
  const [best] = ranked;
  return best && best.wrong <= Math.max(1, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

/** “ Did you mean --rounds?”, or nothing. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const suggestion = nearest(word, candidates);
  return suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;
}
