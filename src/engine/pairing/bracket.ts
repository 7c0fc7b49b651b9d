/** Where a player of a match comes from. Seeds and matches count from 1. */
export type Source =
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'winner-of'; readonly match: number }
  | { readonly kind: 'loser-of'; readonly match: number };

export interface PlannedMatch {
  /** Numbered straight on through the bracket. */
  readonly match: number;
  /** player1, player2. */
  readonly sources: readonly [Source, Source];
  /** `reset`: the second grand final of a double elimination. */
  readonly purpose: 'round' | 'final' | 'third-place' | 'reset';
}

const seed = (number: number): Source => ({ kind: 'seed', seed: number });
const winnerOf = (match: number): Source => ({ kind: 'winner-of', match });
const loserOf = (match: number): Source => ({ kind: 'loser-of', match });

export const isPowerOfTwo = (count: number): boolean => count >= 1 && (count & (count - 1)) === 0;

/** KO-1: the size of a bracket for this many players: the next power of two. */
export function sizeFor(players: number): number {
  let size = 2;
  while (size < players) size *= 2;
  return size;
}

/** HK-15 to HK-19: the rounds of a bracket for a power of two. */
export function bracketOf(size: number, thirdPlace: boolean): readonly (readonly PlannedMatch[])[] {
  if (size < 2 || !isPowerOfTwo(size)) throw new Error(`No bracket for ${size}`);
  const rounds: PlannedMatch[][] = [];
  for (let count = size / 2, first = 1; count >= 1; first += count, count /= 2) {
    const before = first - 2 * count;
    const purpose = count === 1 ? 'final' : 'round';
    rounds.push(
      Array.from({ length: count }, (_, at) => ({
        match: first + at,
        sources:
          rounds.length === 0 ? [seed(size - at), seed(at + 1)] : sides(rounds.length, before + at, first - 1 - at),
        purpose,
      })),
    );
  }
  if (thirdPlace && size > 2) {
    rounds.at(-1)?.push({ match: size, sources: [loserOf(size - 2), loserOf(size - 3)], purpose: 'third-place' });
  }
  return rounds;
}

/** HK-17: the worked example reverses the sides from the third round on. */
const sides = (round: number, earlier: number, later: number): readonly [Source, Source] =>
  round === 1 ? [winnerOf(earlier), winnerOf(later)] : [winnerOf(later), winnerOf(earlier)];
