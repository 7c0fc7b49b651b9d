import { compare, type Fraction, fraction, fractionOf, times } from '../../../kit/index.ts';
import type { MemberId, SeasonRules } from '../model.ts';
import type { Entrant } from '../summary.ts';
import type { SeasonEvent } from './events.ts';

/** CL-7: what an event is worth to each member who played in it. */
export interface Score {
  readonly place: number;
  /** Weight × score; nothing where the event gives the member no result. */
  readonly worth: Fraction | undefined;
  /** At least one game was played. */
  readonly played: boolean;
}

const PERCENT = 100;

/** Those who are level occupy as many places as they are, and share the average of what these are worth. */
function shared(place: number, level: number, valueAt: (place: number) => Fraction): Fraction {
  if (level === 1) return valueAt(place);
  const values = Array.from({ length: level }, (_, at) => valueAt(place + at));
  const under = values.reduce((product, value) => product * value.under, 1n);
  const over = values.reduce((sum, value) => sum + value.over * (under / value.under), 0n);
  return fraction(over, under * BigInt(level));
}

/** Where the season ranks an entrant, and how many are level there. */
interface Placed {
  readonly entrant: Entrant;
  readonly place: number;
  readonly level: number;
}

/** With the guests, or with ranks closed over them. */
function placed({ summary, members }: SeasonEvent, { guests }: SeasonRules): readonly Placed[] {
  const isCounted = ({ player }: Entrant) => guests === 'count' || members.has(player);
  const counted = summary.entrants.filter(isCounted);
  const left = summary.entrants.filter((entrant) => !isCounted(entrant));
  const levels = new Map<number, number>();
  for (const { place } of counted) levels.set(place, (levels.get(place) ?? 0) + 1);
  return counted.map((entrant) => ({
    entrant,
    place: entrant.place - left.filter(({ place }) => place < entrant.place).length,
    level: levels.get(entrant.place) ?? 1,
  }));
}

function scoreOf(
  { entrant, place, level }: Placed,
  { score, minimumGames }: SeasonRules,
  players: number,
): Fraction | undefined {
  const { points = 0, share } = entrant;
  switch (score.kind) {
    case 'places':
      return shared(place, level, (at) => fractionOf(score.values[at - 1] ?? 0));
    case 'field':
      return shared(place, level, (at) => fraction(Math.max(0, players - at + 1)));
    case 'points':
      return fraction(Math.round(points), 1000);
    case 'percent':
      if (!share || share.games < minimumGames || share.most === 0) return undefined;
      return fraction(PERCENT * share.points, share.most);
  }
}

const ONE = fraction(1);

/** Nearly always once. */
const weighed = (weight: Fraction, score: Fraction): Fraction =>
  compare(weight, ONE) === 0 ? score : times(weight, score);

/** Of every member who took part. */
export function scoresIn(event: SeasonEvent, rules: SeasonRules): ReadonlyMap<MemberId, Score> {
  const weight = fractionOf(event.weight ?? 1);
  const field = placed(event, rules);
  const scores = new Map<MemberId, Score>();
  for (const one of field) {
    const member = event.members.get(one.entrant.player);
    if (member === undefined) continue;
    const score = scoreOf(one, rules, field.length);
    const worth = score && weighed(weight, score);
    scores.set(member, { place: one.place, worth, played: one.entrant.played > 0 });
  }
  return scores;
}
