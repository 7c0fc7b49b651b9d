import { pairDutchRound } from './dutch.ts';
import type { ColourAllocation } from './dutch-colours.ts';
import { type DutchCriterion, floaterRows, otherRows } from './dutch-criteria.ts';
import { type DutchField, RankedField } from './dutch-field.ts';
import { type Bracket, farScene, lowestByeScore, type Scene } from './dutch-scene.ts';
import { int } from './rows.ts';

/** A round as somebody paired it; players by index in the field. */
export interface PairedRound {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | undefined;
}

/** Where a round differs from the right one. Criteria and articles are those of the handbook's C.04.3. */
export interface DutchDifference {
  /** The first criterion that is worse; article 4 where all are equal and another pairing comes first; 5.2 for colours. */
  readonly criterion: 'C1' | 'C2' | 'C3' | 'C5' | DutchCriterion | '4' | ColourAllocation['rule'];
  /** What the round should be. */
  readonly expected: PairedRound | undefined;
}

/** DU-10: by which criterion a round differs from the one right pairing; undefined where it is the same. */
export function dutchDifference(input: DutchField, reported: PairedRound): DutchDifference | undefined {
  const expected = pairDutchRound(input);
  const broken = absoluteBroken(input, reported);
  if (broken || !expected) return broken && { criterion: broken, expected };
  const field = new RankedField(input);
  const criterion = bracketDifference(field, matesOf(field, reported), matesOf(field, expected));
  if (criterion) return { criterion, expected };
  const turned = expected.pairs.find(({ white }) => reported.pairs.some(({ black }) => black === white));
  return turned && { criterion: turned.rule, expected };
}

/** C1 to C3. */
function absoluteBroken(input: DutchField, { pairs, bye }: PairedRound): 'C1' | 'C2' | 'C3' | undefined {
  const field = new RankedField(input);
  const rankOf = (index: number): number => field.indices.indexOf(index);
  if (pairs.some(({ white, black }) => input.players[white]?.met.includes(black))) return 'C1';
  if (bye !== undefined && input.players[bye]?.mayHaveBye === false) return 'C2';
  return pairs.some(({ white, black }) => !field.mayMeet(rankOf(white), rankOf(black))) ? 'C3' : undefined;
}

/** By rank, the opponent's; one more than the last for the bye. */
function matesOf({ indices }: RankedField, { pairs, bye }: PairedRound): readonly number[] {
  const rankOf = new Map(indices.map((index, rank) => [index, rank]));
  const mates = indices.map((index) => (index === bye ? indices.length : -1));
  for (const { white, black } of pairs) {
    const [one = -1, other = -1] = [rankOf.get(white), rankOf.get(black)];
    mates[one] = other;
    mates[other] = one;
  }
  return mates;
}

/** Bracket by bracket from the top, as they are paired; below the first that differs nothing can be compared. */
function bracketDifference(
  field: RankedField,
  reported: readonly number[],
  expected: readonly number[],
): DutchDifference['criterion'] | undefined {
  const size = field.players.length;
  const byeScore = size % 2 === 1 ? lowestByeScore(field) : undefined;
  if (byeScore !== undefined && field.player(reported.indexOf(size)).score !== byeScore) return 'C5';
  let movedDown: readonly number[] = [];
  for (let first = 0; first < size; ) {
    let below = first;
    while (below < size && field.player(below).score === field.player(first).score) below++;
    const members = [...movedDown, ...Array.from({ length: below - first }, (_, at) => first + at)];
    const floaters = members.filter((rank) => (expected[rank] ?? size) >= below);
    if (members.some((rank) => reported[rank] !== expected[rank])) {
      const bracket = { field, movedDown, first, below, byeScore };
      return worseIn(bracket, floaters.length === 1, reported, expected) ?? '4';
    }
    movedDown = floaters;
    first = below;
  }
  return undefined;
}

function worseIn(
  bracket: Bracket,
  isOneFloater: boolean,
  reported: readonly number[],
  expected: readonly number[],
): DutchCriterion | undefined {
  const scene = farScene(bracket);
  const rows = [...floaterRows(scene), ...otherRows(scene, scene.takesBye && isOneFloater)];
  const pairsOf = (mates: readonly number[]) => pairsIn(scene, bracket, mates);
  const [theirs, ours] = [pairsOf(reported), pairsOf(expected)];
  return rows.find(({ cost }) => {
    const total = (pairs: readonly (readonly [number, number])[]) => pairs.reduce((sum, [a, b]) => sum + cost(a, b), 0);
    return total(theirs) !== total(ours);
  })?.criterion;
}

/** As pairs of the scene's vertices; those who were paired above aren't in it. */
function pairsIn({ ranks }: Scene, { field, byeScore }: Bracket, mates: readonly number[]): [number, number][] {
  const players = byeScore === undefined ? ranks.length : ranks.length - 1;
  const vertexOf = new Map<number, number>([[field.players.length, players]]);
  for (let vertex = 0; vertex < players; vertex++) vertexOf.set(int(ranks, vertex), vertex);
  const pairs: [number, number][] = [];
  for (let vertex = 0; vertex < players; vertex++) {
    const other = vertexOf.get(mates[int(ranks, vertex)] ?? -1);
    if (other !== undefined && other > vertex) pairs.push([vertex, other]);
  }
  return pairs;
}
