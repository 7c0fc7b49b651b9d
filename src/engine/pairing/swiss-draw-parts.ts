import type { Chance } from '../../kit/index.ts';
import { type CostLevel, pairByLevels, pairWithRoom } from './matching-levels.ts';
import { float, int, item } from './rows.ts';
import { groupAt, type ScoreOrder } from './swiss-draw-order.ts';

/** What the exact search must know of the players; all by player number. */
export interface SwissCosts {
  readonly scores: ArrayLike<number>;
  hasMet(a: number, b: number): boolean;
  isAvoided(a: number, b: number): boolean;
  /** For those who have met: the more recent, the more it costs. */
  lastMet(a: number, b: number): number;
  readonly latest: number;
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * Pairs again, exactly, those parts of the field where swaps within score groups were not enough.
 *
 * A part is a run of whole score groups with an even number of players before it and in it. Outside the parts all pairs are
 * neighbours in a sorted order, so for what lies outside the sum over odd cuts of (gap in score)² is a lower bound that is
 * reached. A player who left the part for one outside, at least d points away, would cost at least d² on top of that bound,
 * so the part is solved with such exits for sale at d² each (two exits are an edge). Only when even then no best pairing of
 * the part uses an exit is it proven that every best pairing of the field keeps to the part; else the part grows.
 * Parts that touch are joined: an edge between them could cost less than their two exits.
 */
export function pairParts(order: ScoreOrder, barred: readonly number[], costs: SwissCosts, chance: Chance): void {
  const cuts = order.starts.filter((start) => start % 2 === 0);
  const parts: Part[] = [];
  for (const place of barred) {
    const before = parts.at(-1);
    if (before !== undefined && place < before.to) continue;
    let first = groupAt(cuts, place);
    let last = groupAt(cuts, place + 1) + 1;
    for (let growth = 1; ; growth *= 2) {
      for (let left = parts.at(-1); left !== undefined && left.to >= item(cuts, first); left = parts.at(-1)) {
        first = Math.min(first, groupAt(cuts, left.from));
        parts.pop();
      }
      const part = { from: item(cuts, first), to: item(cuts, last) };
      const ways = pairPart(order, part, costs, chance);
      if (!ways.up && !ways.down) {
        parts.push(part);
        break;
      }
      if (ways.up) first = Math.max(0, first - growth);
      if (ways.down) last = Math.min(cuts.length - 1, last + growth);
    }
  }
}

/** Pairs the part, unless a best pairing of it has exits: then the answer is where they lead. */
function pairPart(order: ScoreOrder, part: Part, costs: SwissCosts, chance: Chance): { up: boolean; down: boolean } {
  const { players } = order;
  const members = players.slice(part.from, part.to);
  const scores = Float64Array.from(members, (player) => item(costs.scores, player));
  const start = members.map((_, at) => at ^ 1);
  let mate: Int32Array | undefined;
  if (members.length === players.length) {
    mate =
      pairWithRoom(members.length, levelsOfAll(members, scores, costs), chance, start) ??
      pairByLevels(members.length, levelsOfAll(members, inTheirUnit(scores), costs), chance, start);
  } else {
    if (members.length === 2) return { up: true, down: true };
    const sale = exitsFor(order, part, scores, costs);
    const level = levelWithExits(members, scores, sale.prices, costs);
    mate = pairWithRoom(members.length, [level], chance, start);
    // Groups that are absurdly far apart are paired with their neighbours, and at last with all others.
    if (!mate) return { up: true, down: true };
    const ways = { up: false, down: false };
    mate.forEach((partner, at) => {
      if (!level.isExit(at, partner)) return;
      ways.up ||= sale.isUp(at);
      ways.down ||= sale.isDown(at);
    });
    if (ways.up || ways.down) return ways;
  }
  let place = part.from;
  mate.forEach((partner, at) => {
    if (partner < at) return;
    players[place] = int(members, at);
    players[place + 1] = int(members, partner);
    place += 2;
  });
  return { up: false, down: false };
}

interface Exits {
  readonly prices: Float64Array;
  isUp(at: number): boolean;
  isDown(at: number): boolean;
}

/** Other parts do not touch this one, so the groups beside it still stand in order. */
function exitsFor({ players }: ScoreOrder, part: Part, scores: Float64Array, costs: SwissCosts): Exits {
  const scoreAt = (place: number): number => item(costs.scores, int(players, place));
  const above = part.from === 0 ? Number.POSITIVE_INFINITY : scoreAt(part.from - 1);
  const below = part.to === players.length ? Number.NEGATIVE_INFINITY : scoreAt(part.to);
  const up = scores.map((score) => above - score);
  const down = scores.map((score) => score - below);
  const steps = up.map((step, at) => Math.min(step, float(down, at)));
  return {
    prices: steps.map((step) => step * step),
    isUp: (at) => up[at] === steps[at],
    isDown: (at) => down[at] === steps[at],
  };
}

function levelWithExits(
  members: Int32Array,
  scores: Float64Array,
  prices: Float64Array,
  costs: SwissCosts,
): CostLevel & { isExit(a: number, b: number): boolean } {
  // Where leaving costs the same as staying, it is to be seen: the lower digit prefers exits.
  const base = members.length / 2 + 1;
  const cost = (a: number, b: number): number => {
    const difference = float(scores, a) - float(scores, b);
    const staying = difference * difference;
    const leaving = float(prices, a) + float(prices, b);
    if (staying >= leaving) return leaving * base;
    const one = int(members, a);
    const other = int(members, b);
    return costs.hasMet(one, other) || costs.isAvoided(one, other) ? leaving * base : staying * base + 1;
  };
  let dearest = 0;
  for (const price of prices) dearest = Math.max(dearest, price);
  return { ceiling: 2 * dearest * base, cost, isExit: (a, b) => cost(a, b) % base === 0 };
}

/** SW-8 in order; SW-9: where rematches cannot be helped, the fewest, then the oldest. */
function levelsOfAll(members: Int32Array, scores: Float64Array, costs: SwissCosts): CostLevel[] {
  const of = (test: (a: number, b: number) => number | boolean) => (a: number, b: number) =>
    Number(test(int(members, a), int(members, b)));
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const score of scores) [least, most] = [Math.min(least, score), Math.max(most, score)];
  return [
    { ceiling: 1, cost: of(costs.hasMet) },
    { ceiling: costs.latest, cost: of((a, b) => costs.hasMet(a, b) && costs.lastMet(a, b)) },
    { ceiling: 1, cost: of(costs.isAvoided) },
    {
      ceiling: (most - least) * (most - least),
      cost: (a, b) => (float(scores, a) - float(scores, b)) * (float(scores, a) - float(scores, b)),
    },
  ];
}

/** Only differences count: where a win is worth 1000 points and a draw 500, scores are steps of 500, and that is one. */
function inTheirUnit(scores: Float64Array): Float64Array {
  const first = float(scores, 0);
  let unit = 0;
  for (const score of scores) {
    for (let rest = Math.abs(score - first); rest > 0; ) [unit, rest] = [rest, unit % rest];
  }
  return scores.map((score) => (score - first) / unit);
}
