import type { Chance } from '../../kit/index.ts';
import { int, item } from './rows.ts';

/**
 * Players in order of score, in drawn order where the score is the same; neighbours (places 2k and 2k + 1) are paired.
 *
 * With the cost of a pair convex in the difference of scores, pairing neighbours of a sorted order is the cheapest pairing
 * there is, and every cheapest pairing is the neighbours of some sorted order. So as long as players only change places
 * with players of the same score, the pairing stays proven cheapest, and each such pairing is equally likely to be drawn.
 */
export interface ScoreOrder {
  readonly players: Int32Array;
  /** The place at which each score group begins, best score first, and at the end the number of players. */
  readonly starts: readonly number[];
}

/** Bucketing by score is cheaper than sorting unless the scores are spread far wider than the players are many. */
const BUCKETS_PER_PLAYER = 8;

export function drawOrder(scores: ArrayLike<number>, drawn: readonly number[]): ScoreOrder {
  const count = drawn.length;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    const score = item(scores, item(drawn, at));
    if (score < least) least = score;
    if (score > most) most = score;
  }
  if (most - least > BUCKETS_PER_PLAYER * count + 1_000) return sortedOrder(scores, drawn);
  const next = new Int32Array(count === 0 ? 1 : most - least + 2);
  for (let at = 0; at < count; at++) {
    const bucket = most - item(scores, item(drawn, at)) + 1;
    next[bucket] = int(next, bucket) + 1;
  }
  const starts: number[] = [];
  for (let bucket = 1; bucket < next.length; bucket++) {
    const size = int(next, bucket);
    if (size > 0) starts.push(int(next, bucket - 1));
    next[bucket] = size + int(next, bucket - 1);
  }
  starts.push(count);
  const players = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    const player = item(drawn, at);
    const bucket = most - item(scores, player);
    const place = int(next, bucket);
    players[place] = player;
    next[bucket] = place + 1;
  }
  return { players, starts };
}

function sortedOrder(scores: ArrayLike<number>, drawn: readonly number[]): ScoreOrder {
  const scoreOf = (player: number): number => item(scores, player);
  const players = Int32Array.from(drawn.toSorted((a, b) => scoreOf(b) - scoreOf(a)));
  const starts: number[] = [];
  players.forEach((player, place) => {
    if (place === 0 || scoreOf(player) !== scoreOf(int(players, place - 1))) starts.push(place);
  });
  starts.push(players.length);
  return { players, starts };
}

/** The group that holds a place: its index in `starts`. */
export function groupAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (item(starts, middle) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Lets players with the same score swap places until no barred pair is left; returns the first places of those that remain. */
export function repairBySwaps(
  { players, starts }: ScoreOrder,
  isBarred: (a: number, b: number) => boolean,
  chance: Chance,
): number[] {
  let barred: number[] = [];
  for (let place = 0; place < players.length; place += 2) {
    if (isBarred(int(players, place), int(players, place + 1))) barred.push(place);
  }
  for (let left = barred.length + 1; barred.length < left; ) {
    left = barred.length;
    barred = barred.filter((place) => {
      if (!isBarred(int(players, place), int(players, place + 1))) return false;
      const side = chance.below(2);
      return !swapAt(place + side) && !swapAt(place + 1 - side);
    });
  }
  return barred;

  function swapAt(place: number): boolean {
    const group = groupAt(starts, place);
    const from = item(starts, group);
    const size = item(starts, group + 1) - from;
    if (size < 2) return false;
    const player = int(players, place);
    const partner = int(players, place ^ 1);
    const offset = chance.below(size);
    for (let step = 0; step < size; step++) {
      const other = from + ((offset + step) % size);
      if (other >> 1 === place >> 1) continue;
      const newcomer = int(players, other);
      if (isBarred(partner, newcomer) || isBarred(int(players, other ^ 1), player)) continue;
      players[place] = newcomer;
      players[other] = player;
      return true;
    }
    return false;
  }
}
