import { assertDefined, type Chance, ok, type Result } from '../../../kit/index.ts';
import { drawSwissRound } from '../../pairing/swiss-draw.ts';
import {
  type Drawn,
  ONE_GAME,
  type Pairing,
  type PlayerId,
  type Reason,
  type Refusal,
  refuse,
  type TablePlan,
} from '../../tournament/index.ts';
import { type ByeClaim, before, byeClaims, byeOrder } from './byes.ts';
import { type Pairs, type PairTest, topAgainstBottom } from './first-round.ts';
import { judgeSwiss } from './judgement.ts';
import { type Entrants, entrantsOf, playersOf } from './legal.ts';
import { because } from './reasons.ts';
import type { Line, Sheet, SwissHistory } from './sheet.ts';

/** The next round (SW-6 to SW-12). */
export function drawSwiss(
  history: SwissHistory,
  sheet: Sheet,
  chance: Chance,
  entrants = entrantsOf(sheet),
): Result<Drawn, Refusal> {
  const drawn = pairingFor(history, sheet, entrants, chance);
  if (!drawn.ok) return drawn;
  const pairing = drawn.value;
  return ok({ pairing, judgement: judgeSwiss(history, sheet, pairing, entrants) });
}

function pairingFor(history: SwissHistory, sheet: Sheet, entrants: Entrants, chance: Chance): Result<Pairing, Refusal> {
  const claims = entrants.lines.length % 2 === 1 ? byeClaims(history, sheet, entrants) : [];
  const order = byeOrder(claims, chance);
  const avoid = avoided(history, entrants);
  if (history.rounds.length === 0 && history.config.firstRound === 'rating') {
    const [bye] = order;
    return ok(byRating(history, entrants, claims, bye, (a, b) => avoid?.[a]?.includes(b) ?? false, chance));
  }
  const { lines, met } = entrants;
  const scores = lines.map((line) => line.points);
  const drawn = drawSwissRound(
    {
      scores,
      met,
      byeOrder: order,
      ...(avoid && { avoid }),
      ...(history.rematchesAllowed && { lastMet: (a: number, b: number) => lastMeeting(lines[a], lines[b]) }),
    },
    chance,
  );
  if (!drawn.ok) {
    const players = playersOf(entrants, drawn.error.islands.flat());
    return refuse('no-legal-pairing', { players, reason: 'rematches' });
  }
  const { pairs, bye } = drawn.value;
  const why = history.rounds.length === 0 ? () => AT_RANDOM : whyTogether(entrants, bye);
  return ok(pairingOf(entrants, pairs, why, bye, whyBye(history, entrants, claims, bye)));
}

function pairingOf(
  entrants: Entrants,
  pairs: Pairs,
  why: WhyPair,
  bye: number | undefined,
  byeReasons: readonly Reason[],
): Pairing {
  const byes = playersOf(entrants, bye === undefined ? [] : [bye]);
  return { kind: 'swiss', tables: tablesOf(entrants, pairs, why), byes, byeReasons, notes: [] };
}

/** SW-11: for each player, whom they are to be kept apart from. */
function avoided(history: SwissHistory, { lines, numberOf }: Entrants): number[][] | undefined {
  const pairs = history.keepApart.flatMap(([one, other]) => {
    const [a, b] = [numberOf.get(one), numberOf.get(other)];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
  if (pairs.length === 0) return undefined;
  const lists = lines.map((): number[] => []);
  for (const [a, b] of pairs) {
    lists[a]?.push(b);
    lists[b]?.push(a);
  }
  return lists;
}

const lastMeeting = (one: Line | undefined, other: Line | undefined): number =>
  one?.meetings.findLast((meeting) => meeting.opponent === other?.player)?.round ?? 0;

/** By the numbers of two entrants. What holds for many tables is one list for all of them: it is written down once. */
type WhyPair = (a: number, b: number) => readonly Reason[];

const AT_RANDOM = [because('SW-10', 'drawn-at-random')];

const tablesOf = ({ lines }: Entrants, pairs: Pairs, why: WhyPair): TablePlan[] =>
  pairs.map(([a, b]) => {
    const [one, other] = [lines[a] as Line, lines[b] as Line];
    return { seats: [one.player, other.player], games: ONE_GAME, why: why(a, b) };
  });

/** SW-7, SW-8, SW-9: the same points, or why not. Nothing private: a keep-apart list is never revealed (DK-9). */
function whyTogether({ lines, met }: Entrants, bye: number | undefined): WhyPair {
  /** Both by points, which are small whole numbers. */
  const groups: number[] = [];
  const samePoints: (readonly Reason[])[] = [];
  lines.forEach(({ points }, number) => {
    if (number !== bye) groups[points] = (groups[points] ?? 0) + 1;
  });
  const metInGroup = (player: number) => {
    const opponents = met[player] ?? [];
    return opponents.filter((number) => number !== bye && lines[number]?.points === lines[player]?.points).length;
  };
  return (a, b) => {
    const [one, other] = [lines[a] as Line, lines[b] as Line];
    if (met[a]?.includes(b)) {
      const figures = { player: one.player, opponent: other.player, round: lastMeeting(one, other) };
      return [because('SW-9', 'rematch-allowed', figures)];
    }
    if (one.points === other.points) {
      samePoints[one.points] ??= [because('SW-7', 'same-points', { points: { halves: one.points } })];
      return samePoints[one.points] as Reason[];
    }
    const [upper, lower] = one.points > other.points ? [one, other] : [other, one];
    const size = groups[upper.points] ?? 1;
    const figures = {
      player: upper.player,
      opponent: lower.player,
      points: { halves: upper.points },
      other: { halves: lower.points },
      size,
    };
    if (size % 2 === 1) return [because('SW-7', 'odd-score-group', figures)];
    const metAll = metInGroup(upper === one ? a : b) >= size - 1;
    return [because('SW-8', metAll ? 'met-all-in-group' : 'best-for-all', figures)];
  };
}

/** SW-12. */
function whyBye(
  history: SwissHistory,
  entrants: Entrants,
  claims: readonly ByeClaim[],
  bye: number | undefined,
): Reason[] {
  const claim = claims[bye ?? -1];
  if (bye === undefined || !claim) return [];
  const { player } = entrants.lines[bye] as Line;
  if (history.rounds.length === 0) return [because('SW-12', 'bye-by-lot', { player, among: claims.length })];
  const { byes, place, turn } = claim;
  const level = claims.filter((other) => other.turn === turn).length;
  const passedOver: PlayerId[] = playersOf(entrants, before(claims, bye));
  return [
    because('SW-12', 'bye-in-turn', { player, byes, place, level }),
    ...(passedOver.length > 0 ? [because('SW-12', 'bye-passed-over', { player, others: passedOver })] : []),
  ];
}

/** SW-10: by rating; equal ratings by lot, the unrated last by lot. */
function byRating(
  history: SwissHistory,
  entrants: Entrants,
  claims: readonly ByeClaim[],
  bye: number | undefined,
  isAvoided: PairTest,
  chance: Chance,
): Pairing {
  const { lines } = entrants;
  const ratingOf = (number: number) => history.players.get(lines[number]?.player ?? '')?.rating?.rating ?? -1;
  const order = chance
    .shuffle(lines.map((_, number) => number))
    .filter((number) => number !== bye)
    .sort((a, b) => ratingOf(b) - ratingOf(a));
  const rank = new Map(order.map((number, at) => [lines[number]?.player, at + 1]));
  const rankOf = (line: Line) => assertDefined(rank.get(line.player), `rank of ${line.player}`);
  const why: WhyPair = (a, b) => {
    const [one, other] = [lines[a] as Line, lines[b] as Line];
    const figures = { player: one.player, opponent: other.player, rank: rankOf(one), other: rankOf(other) };
    return [because('SW-10', 'top-half-against-bottom', figures)];
  };
  const pairs = topAgainstBottom(order, isAvoided, chance);
  return pairingOf(entrants, pairs, why, bye, whyBye(history, entrants, claims, bye));
}
