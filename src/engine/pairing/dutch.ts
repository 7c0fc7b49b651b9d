import { BestPairings } from './best-pairings.ts';
import type { ColourAllocation } from './dutch-colours.ts';
import { floaterRows, otherRows } from './dutch-criteria.ts';
import { type DutchField, RankedField } from './dutch-field.ts';
import { takeFirst } from './dutch-order.ts';
import {
  type Bracket,
  edgesOf,
  farScene,
  isCompletedBelow,
  isPairable,
  lowestByeScore,
  nearScene,
  type Scene,
} from './dutch-scene.ts';
import { int } from './rows.ts';

/** Players by index in the field. */
export interface DutchPair {
  readonly white: number;
  readonly black: number;
  /** Of article 5.2, by which the colours were given. */
  readonly rule: ColourAllocation['rule'];
  /** Whether the higher ranked player's score group was odd, with those who came down into it. */
  readonly isOddBracket: boolean;
}

export interface DutchRound {
  readonly pairs: readonly DutchPair[];
  readonly bye: number | undefined;
}

/** Whether the absolute criteria leave a pairing at all (1.9). */
export const hasDutchPairing = (input: DutchField): boolean => {
  const field = new RankedField(input);
  return field.players.length % 2 === 1 ? lowestByeScore(field) !== undefined : isPairable(field);
};

/** The one right pairing of a round, or undefined where the absolute criteria leave none. */
export function pairDutchRound(input: DutchField): DutchRound | undefined {
  const field = new RankedField(input);
  const size = field.players.length;
  const byeScore = size % 2 === 1 ? lowestByeScore(field) : undefined;
  if (size % 2 === 1 && byeScore === undefined) return undefined;
  const pairs: DutchPair[] = [];
  const oddScores = new Set<number>();
  let movedDown: readonly number[] = [];
  for (let first = 0; first < size; ) {
    const { score } = field.player(first);
    let below = first;
    while (below < size && field.player(below).score === score) below++;
    const bracket = { field, movedDown, first, below, byeScore };
    const paired = pairBracket(bracket);
    if (!paired) return undefined;
    if (sizeOf(bracket) % 2 === 1) oddScores.add(score);
    for (const [a, b] of paired.pairs) pairs.push(colouredPair(field, a, b, oddScores));
    movedDown = paired.floaters;
    first = below;
  }
  const [bye] = movedDown;
  return { pairs, bye: bye === undefined ? undefined : field.indices[bye] };
}

function colouredPair(field: RankedField, a: number, b: number, oddScores: ReadonlySet<number>): DutchPair {
  const { higher, rule } = field.coloursOf(a, b);
  const [one, other] = [field.indices[a] as number, field.indices[b] as number];
  const isOddBracket = oddScores.has(field.player(a).score);
  return higher === 'white'
    ? { white: one, black: other, rule, isOddBracket }
    : { white: other, black: one, rule, isOddBracket };
}

interface PairedBracket {
  readonly pairs: readonly (readonly [number, number])[];
  /** Those who are left, in order of rank; one of them may have the bye. */
  readonly floaters: readonly number[];
  readonly bye: number | undefined;
}

/**
 * What is below matters only through C4, C5 and C8. So the bracket is first paired as if anybody could be paired there. If
 * everybody then can, as well as C8 can ask for, no pairing that heeds what is below is better; else all who are left are looked at.
 */
function pairBracket(bracket: Bracket): PairedBracket | undefined {
  const alone = pairAlone(bracket);
  if (alone && isCompletedBelow(bracket, alone.floaters, alone.bye)) return alone;
  return pairScene(bracket, farScene(bracket));
}

/** With as few floaters as the bracket by itself allows. */
function pairAlone(bracket: Bracket): PairedBracket | undefined {
  for (let floaters = leastFloaters(bracket); floaters <= sizeOf(bracket); floaters += 2) {
    const scene = nearScene(bracket, floaters);
    const paired = scene && pairScene(bracket, scene);
    if (paired) return paired;
  }
  return undefined;
}

const sizeOf = ({ movedDown, first, below }: Bracket): number => movedDown.length + below - first;

function leastFloaters(bracket: Bracket): number {
  const residents = bracket.below - bracket.first;
  return Math.max(sizeOf(bracket) % 2, bracket.movedDown.length - residents);
}

function pairScene({ byeScore }: Bracket, scene: Scene): PairedBracket | undefined {
  const best = BestPairings.over(scene.ranks.length, edgesOf(scene, byeScore));
  if (!best) return undefined;
  best.refine(floaterRows(scene));
  best.refine(otherRows(scene, scene.takesBye && readBracket(best, scene).floaters.length === 1));
  takeFirst(best, scene);
  return readBracket(best, scene);
}

function readBracket(best: BestPairings, { ranks, bracket, takesBye }: Scene): PairedBracket {
  const pairs: [number, number][] = [];
  const floaters: number[] = [];
  for (let vertex = 0; vertex < bracket; vertex++) {
    const other = best.partner(vertex);
    if (other >= bracket) floaters.push(int(ranks, vertex));
    else if (vertex < other) pairs.push([int(ranks, vertex), int(ranks, other)]);
  }
  const bye = takesBye ? int(ranks, best.partner(ranks.length - 1)) : undefined;
  return { pairs, floaters, bye };
}
