import type { Chance } from '../../kit/index.ts';
import { type CostLevel, pairByLevels } from './matching-levels.ts';
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
 * Pairs anew, exactly, the parts of the field where changing places within score groups did not do.
 *
 * A part is a run of whole score groups with an even number of players before it and in it. Outside the parts all pairs are
 * neighbours in a sorted order, so for what lies outside the sum over odd cuts of (gap in score)² is a lower bound that is
 * reached. A player who left the part for one outside, at least d points away, would cost at least d² on top of that bound,
 * so the part is solved with such exits for sale at d² each (two exits are an edge). Only when even then no best pairing of
 * the part uses an exit is it proven that every best pairing of the field keeps to the part; else the part grows.
 * Parts that touch are joined: an edge between them could cost less than their two exits.
 */
export function pairParts(order: ScoreOrder, barred: readonly number[], costs: SwissCosts, chance: Chance): void {
  const { players, starts } = order;
  const cuts = starts.filter((start) => start % 2 === 0);
  const parts: Part[] = [];
  for (const place of barred) {
    const before = parts.at(-1);
    if (before !== undefined && place < before.to) continue;
    let first = groupAt(cuts, place);
    let last = groupAt(cuts, place + 1) + 1;
    for (let growth = 1; ; growth *= 2) {
      for (let left = parts.at(-1); left !== undefined && left.to >= (cuts[first] as number); left = parts.at(-1)) {
        first = Math.min(first, groupAt(cuts, left.from));
        parts.pop();
      }
      const part = { from: cuts[first] as number, to: cuts[last] as number };
      if (pairPart(part)) {
        parts.push(part);
        break;
      }
      first = Math.max(0, first - growth);
      last = Math.min(cuts.length - 1, last + growth);
    }
  }

  function pairPart({ from, to }: Part): boolean {
    const members = players.slice(from, to);
    const isAll = members.length === players.length;
    if (members.length === 2 && !isAll) return false;
    const levels = isAll ? levelsOfAll(members, costs) : levelsOfPart(members, exitsOf(from, to, members), costs);
    const start = members.map((_, at) => at ^ 1);
    const mate = pairByLevels(members.length, levels, chance, start);
    if (!isAll && mate.some((partner, at) => levels[1]?.cost(at, partner) === 0)) return false;
    let place = from;
    mate.forEach((partner, at) => {
      if (partner < at) return;
      players[place] = members[at] as number;
      players[place + 1] = members[partner] as number;
      place += 2;
    });
    return true;
  }

  function exitsOf(from: number, to: number, members: Int32Array): Float64Array {
    const scoreAt = (place: number): number => costs.scores[order.players[place] as number] as number;
    // Other parts do not touch this one, so the groups beside it are in order.
    const above = from === 0 ? Number.POSITIVE_INFINITY : scoreAt(from - 1);
    const below = to === players.length ? Number.NEGATIVE_INFINITY : scoreAt(to);
    return Float64Array.from(members, (player) => {
      const score = costs.scores[player] as number;
      const step = Math.min(above - score, score - below);
      return step * step;
    });
  }
}

function levelsOfPart(members: Int32Array, exits: Float64Array, costs: SwissCosts): CostLevel[] {
  const { scores } = costs;
  let ceiling = 0;
  for (const exit of exits) ceiling = Math.max(ceiling, 2 * exit);
  const difference = squaredDifference(members, scores);
  const isExit = (a: number, b: number): boolean => {
    const [one, other] = [members[a] as number, members[b] as number];
    const leaving = (exits[a] as number) + (exits[b] as number);
    return difference.cost(a, b) >= leaving || costs.hasMet(one, other) || costs.isAvoided(one, other);
  };
  return [
    {
      ceiling,
      cost: (a, b) => (isExit(a, b) ? (exits[a] as number) + (exits[b] as number) : difference.cost(a, b)),
    },
    // Where leaving costs the same as staying, it is to be seen: exits come first.
    { ceiling: 1, cost: (a, b) => (isExit(a, b) ? 0 : 1) },
  ];
}

/** SW-8 in order; SW-9: where rematches cannot be helped, the fewest, then the oldest. */
function levelsOfAll(members: Int32Array, costs: SwissCosts): CostLevel[] {
  const of = (test: (a: number, b: number) => number | boolean) => (a: number, b: number) =>
    Number(test(members[a] as number, members[b] as number));
  return [
    { ceiling: 1, cost: of(costs.hasMet) },
    { ceiling: costs.latest, cost: of((a, b) => costs.hasMet(a, b) && costs.lastMet(a, b)) },
    { ceiling: 1, cost: of(costs.isAvoided) },
    squaredDifference(members, costs.scores),
  ];
}

function squaredDifference(members: Int32Array, scores: ArrayLike<number>): CostLevel {
  const own = Float64Array.from(members, (player) => scores[player] as number);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const score of own) [least, most] = [Math.min(least, score), Math.max(most, score)];
  return {
    ceiling: (most - least) * (most - least),
    cost: (a, b) => ((own[a] as number) - (own[b] as number)) * ((own[a] as number) - (own[b] as number)),
  };
}
