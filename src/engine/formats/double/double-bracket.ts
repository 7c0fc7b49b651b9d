import { assertDefined } from '../../../kit/index.ts';
import { bracketOf, type PlannedMatch, type Source } from '../../pairing/bracket.ts';

/** Which round of which side. */
export interface SideRound {
  readonly side: 'winners' | 'losers' | 'final' | 'reset';
  /** Within its side, from 1. */
  readonly number: number;
}

/** One round of a double elimination; a match's number is its own through both sides. */
export interface DoubleRound extends SideRound {
  readonly matches: readonly PlannedMatch[];
}

/** Both sides for a power of two, in an order in which they can be played: two losers' rounds after each of the winners' from the second on. */
export function sideRounds(size: number, reset: boolean): readonly SideRound[] {
  const rounds: SideRound[] = [];
  for (let number = 1; 1 << number <= size; number++) {
    rounds.push({ side: 'winners', number });
    if (number > 1) rounds.push({ side: 'losers', number: 2 * number - 3 }, { side: 'losers', number: 2 * number - 2 });
  }
  return [...rounds, { side: 'final', number: 1 }, ...(reset ? [{ side: 'reset', number: 1 } as const] : [])];
}

const winnerOf = (match: number): Source => ({ kind: 'winner-of', match });
const loserOf = (match: number): Source => ({ kind: 'loser-of', match });

const matchesBefore = ({ sources }: PlannedMatch): number[] =>
  sources.flatMap((source) => (source.kind === 'seed' ? [] : source.match));

/** Round by round the matches of a tree from top to bottom: those at 2p and 2p + 1 lead to the one at p of the next round. */
function inTreeOrder(rounds: readonly (readonly PlannedMatch[])[]): PlannedMatch[][] {
  const byNumber = new Map(rounds.flat().map((plan) => [plan.match, plan]));
  const ordered: PlannedMatch[][] = [[...(rounds.at(-1) ?? [])]];
  for (let round = rounds.length - 1; round > 0; round--) {
    const [next = []] = ordered;
    ordered.unshift(
      next.flatMap((plan) => matchesBefore(plan).map((match) => assertDefined(byNumber.get(match), 'match'))),
    );
  }
  return ordered;
}

/**
 * DE-1: where the losers of a winners' round go. The loser from place p of the tree enters at place p XOR mask. `covered`
 * are the masks of those who are there already: an equal one means that the two may have met, and one that differs in
 * the last bit alone that they may meet a round later.
 */
function maskFor(places: number, covered: readonly number[]): number {
  const badness = (mask: number): number =>
    (covered.includes(mask) ? 2 * covered.length + 1 : 0) + covered.filter((other) => (other ^ mask) === 1).length;
  let best = places - 1;
  for (let mask = places - 2; mask >= 0; mask--) if (badness(mask) < badness(best)) best = mask;
  return best;
}

/** DE-1, DE-2: both sides for a power of two from 4 on, in an order in which the rounds can be played. */
export function doubleBracketOf(size: number, reset: boolean): readonly DoubleRound[] {
  const winners = bracketOf(size, false).map((plans) =>
    plans.map((plan): PlannedMatch => ({ ...plan, purpose: 'round' })),
  );
  const tree = inTreeOrder(winners);
  let number = size - 1;
  const planned = (sources: readonly [Source, Source]): PlannedMatch => ({
    match: ++number,
    sources,
    purpose: 'round',
  });
  const losers: PlannedMatch[][] = [];
  let covered: number[] = [0];
  // The losers of the first round meet those whose opponents meet in the second.
  let there = pairsOf(tree[0] ?? []).map(([one, other]) => planned([loserOf(one.match), loserOf(other.match)]));
  losers.push(there);
  for (let round = 2; round <= winners.length; round++) {
    const dropping = tree[round - 1] ?? [];
    const mask = maskFor(dropping.length, covered);
    there = there.map((before, at) =>
      planned([loserOf(assertDefined(dropping[at ^ mask], 'match').match), winnerOf(before.match)]),
    );
    losers.push(there);
    covered = [...covered, mask];
    if (round === winners.length) break;
    there = pairsOf(there).map(([one, other]) => planned([winnerOf(one.match), winnerOf(other.match)]));
    losers.push(there);
    covered = covered.map((other) => other >> 1);
  }
  const finals: PlannedMatch = {
    ...planned([winnerOf(size - 1), winnerOf(assertDefined(there[0], 'last match').match)]),
    purpose: 'final',
  };
  // It is played where the one from the losers' side won: the other is still player1.
  const again: PlannedMatch = { ...planned([loserOf(finals.match), winnerOf(finals.match)]), purpose: 'reset' };
  const sides = { winners, losers, final: [[finals]], reset: [[again]] };
  return sideRounds(size, reset).map(({ side, number }) => ({ side, number, matches: sides[side][number - 1] ?? [] }));
}

const pairsOf = (plans: readonly PlannedMatch[]): (readonly [PlannedMatch, PlannedMatch])[] =>
  Array.from({ length: plans.length / 2 }, (_, at) => [
    assertDefined(plans[2 * at], 'match'),
    assertDefined(plans[2 * at + 1], 'match'),
  ]);
