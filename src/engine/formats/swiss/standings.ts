import { certain } from '../../../kit/index.ts';
import {
  type Conclusion,
  type Criterion,
  conclusionOf,
  type PlayerId,
  type Quantity,
  type Reason,
  type Standing,
  said,
} from '../../tournament/index.ts';
import { type Rank, type Ranking, ranked } from './ranking.ts';
import { because } from './reasons.ts';
import { totalRounds } from './rounds.ts';
import { type Line, type Sheet, type SwissHistory, sheetOf } from './sheet.ts';

/** The lots that break ties when all rounds are played (SW-4, SW-16). */
export const standingsLot = 'standings';

/** SW-5: every round is played and closed, and nothing is open any more. */
export function isPlayed(history: SwissHistory): boolean {
  if (history.rounds.length === 0 || history.rounds.length < totalRounds(history)) return false;
  return history.rounds.every((round) => round.open === 0) && history.rounds.at(-1)?.status === 'closed';
}

/** The lots drawn after the last round; those of an end that was taken back do not count. */
function lotsAtEnd(history: SwissHistory): readonly PlayerId[] | undefined {
  const after = history.roundsBefore + history.rounds.length;
  return history.lots.findLast((lots) => lots.purpose === standingsLot && lots.after === after)?.order;
}

const rankings = new WeakMap<SwissHistory, Ranking>();

/** Everyone, once per history: the bye, its judgement, lots and standings all go by it. */
export function rankedAll(history: SwissHistory, sheet: Sheet): Ranking {
  const known = rankings.get(history);
  if (known) return known;
  const ranking = ranked([...sheet.values()], sheet, history.config.tieBreaks, lotsAtEnd(history));
  rankings.set(history, ranking);
  return ranking;
}

/** SW-16: those still there; ties by head-to-head, then by lot. */
const rankedForCut = (history: SwissHistory, sheet: Sheet): Ranking => {
  const { tieBreaks } = history.config;
  const beforeLot = tieBreaks.filter((name) => name !== 'lot');
  const headToHead = beforeLot.includes('head-to-head') ? [] : (['head-to-head'] as const);
  const there = [...sheet.values()].filter((line) => line.active);
  return ranked(there, sheet, [...beforeLot, ...headToHead, 'lot'], lotsAtEnd(history));
};

export const seedsOf = (history: SwissHistory, sheet: Sheet): PlayerId[] =>
  rankedForCut(history, sheet)
    .flatMap((place) => place.lines.map((line) => line.player))
    .slice(0, history.config.topCut ?? 0);

/** Whether anyone is level where there must be an order. */
export function needsLots(history: SwissHistory): boolean {
  const { tieBreaks, topCut } = history.config;
  const sheet = sheetOf(history);
  const drawn = new Set(lotsAtEnd(history));
  const undrawn = (place: Rank) => place.lines.length > 1 && place.lines.some((line) => !drawn.has(line.player));
  if (tieBreaks.includes('lot') && rankedAll(history, sheet).some(undrawn)) return true;
  if (topCut === undefined || history.lastStage) return false;
  return rankedForCut(history, sheet).some((place) => place.number <= topCut && undrawn(place));
}

export function concludeSwiss(history: SwissHistory): Conclusion {
  const played = isPlayed(history);
  const finished = history.ended || played;
  const winners = finished ? (rankedAll(history, sheetOf(history))[0]?.lines.map((line) => line.player) ?? []) : [];
  const over = played
    ? because('SW-5', 'all-rounds-played', { rounds: history.rounds.length, players: winners })
    : because('DK-8', 'ended-early', { players: winners });
  const why = finished ? [over] : [];
  const through = played && !history.lastStage ? seedsOf(history, sheetOf(history)) : [];
  return conclusionOf({ finished, winners, why, through }, () =>
    standingsOf(history, rankedAll(history, sheetOf(history))),
  );
}

function standingsOf(history: SwissHistory, ranking: Ranking): Standing[] {
  const began = history.rounds.length > 0;
  return ranking.flatMap((place, at) => {
    const [above, below] = [ranking[at - 1], ranking[at + 1]];
    return place.lines.map(
      (line): Standing => ({
        place: place.number,
        player: line.player,
        state: line.active ? 'active' : 'dropped',
        criteria: place.criteria,
        why: began ? whyThere(history, line, place, above, below) : [],
      }),
    );
  });
}

/** SW-4: each row says what it has, and by which criterion it stands where it does. */
function whyThere(
  history: SwissHistory,
  line: Line,
  place: Rank,
  above: Rank | undefined,
  below: Rank | undefined,
): Reason[] {
  const { player, wins, draws, losses, byes, missed, differential } = line;
  const points: Quantity = { halves: line.points };
  const why = [because('SW-1', 'record', { player, points, differential, wins, draws, losses, byes, missed })];
  const [rivals, code] = above ? ([above, 'behind-by'] as const) : ([below, 'ahead-by'] as const);
  const rival = above ? rivals?.lines.at(-1) : rivals?.lines[0];
  const told = rivals && tellingApart(place.criteria, rivals.criteria);
  if (rival && told) {
    const { name, mine, theirs } = told;
    why.push(because('SW-4', code, { player, opponent: rival.player, criterion: name, value: mine, other: theirs }));
  }
  if (place.lines.length > 1) {
    why.push(because('SW-4', 'shares-place', { player, place: place.number, level: place.lines.length }));
  }
  const left = history.players.get(player)?.droppedAfter;
  if (left !== undefined) why.push(because('SW-13', 'dropped', { player, round: left }));
  return why;
}

/** The first criterion on which two places differ. */
function tellingApart(
  mine: readonly Criterion[],
  theirs: readonly Criterion[],
): { name: string; mine: Quantity; theirs: Quantity } | undefined {
  for (const [at, { name, value }] of mine.entries()) {
    const other = certain(theirs[at], `criterion ${name} of both places`).value;
    if (said(value) !== said(other)) return { name, mine: value, theirs: other };
  }
  return undefined;
}
