import type { PlayerId, Reason, Standing, Verdict } from '../../tournament/index.ts';
import { hasResult, stayersFirst } from '../ended-early.ts';
import { isUndrawn, lotsAtEnd, type Rank, standingsOf } from '../ranking.ts';
import { tieBreakReason } from '../tie-breaks.ts';
import { isOwn } from './config.ts';
import { type Ranking, ranked } from './ranking.ts';
import { because } from './reasons.ts';
import { tieBreakTable } from './records.ts';
import { totalRounds } from './rounds.ts';
import type { Line, Sheet, SwissHistory } from './sheet.ts';

/** SW-5: every round is played and closed, and nothing is open any more. */
export function isPlayed(history: SwissHistory): boolean {
  if (history.rounds.length === 0 || history.rounds.length < totalRounds(history)) return false;
  return history.rounds.every((round) => round.open === 0) && history.rounds.at(-1)?.state === 'closed';
}

/** Everyone: the bye, its judgement, lots and standings all go by it. */
export const rankedAll = (history: SwissHistory, { lines }: Sheet): Ranking =>
  ranked(history, [...lines.values()], lines, history.config.tieBreaks);

/** SW-4: ended early, whoever left stands behind the best of those who stayed. */
const placesOf = (history: SwissHistory, sheet: Sheet): readonly (readonly Rank<Line>[])[] => {
  const ranking = rankedAll(history, sheet);
  return history.ended && !isPlayed(history) ? stayersFirst(ranking) : [ranking];
};

/** SW-16: those still there; ties by head-to-head, then by lot. */
const rankedForCut = (history: SwissHistory, { lines }: Sheet): Ranking => {
  const beforeLot = history.config.tieBreaks.filter((name) => name !== 'lot');
  const there = [...lines.values()].filter((line) => line.active);
  // Where it was asked before, fewer may be level now.
  return ranked(history, there, lines, [...beforeLot, 'head-to-head', 'lot']);
};

export const seedsOf = (history: SwissHistory, sheet: Sheet): PlayerId[] =>
  rankedForCut(history, sheet)
    .flatMap((place) => place.lines.map((line) => line.player))
    .slice(0, history.config.topCut ?? 0);

/** Whether anyone is level where there must be an order. */
export function needsLots(history: SwissHistory, sheet: Sheet): boolean {
  const { tieBreaks, topCut } = history.config;
  const drawn = new Set(lotsAtEnd(history));
  const undrawn = (place: Ranking[number]) => isUndrawn(drawn, place);
  if (tieBreaks.includes('lot') && rankedAll(history, sheet).some(undrawn)) return true;
  if (topCut === undefined || history.lastStage) return false;
  return rankedForCut(history, sheet).some((place) => place.number <= topCut && undrawn(place));
}

export function concludeSwiss(history: SwissHistory, sheet: Sheet): Verdict {
  const played = isPlayed(history);
  const finished = history.ended || played;
  const [best] = played || (history.ended && hasResult(history)) ? placesOf(history, sheet).flat() : [];
  const winners = best?.lines.filter((line) => played || line.active).map((line) => line.player) ?? [];
  const over = played
    ? because('SW-5', 'all-rounds-played', { rounds: history.rounds.length, players: winners })
    : because('DK-8', 'ended-early', { players: winners });
  const why = finished ? [over] : [];
  const through = played && !history.lastStage ? seedsOf(history, sheet) : [];
  return { finished, winners, why, through };
}

export function swissStandings(history: SwissHistory, sheet: Sheet): readonly Standing[] {
  const table = history.config.tieBreaks.every(isOwn) ? undefined : tieBreakTable(history);
  return placesOf(history, sheet).flatMap((ranking) =>
    standingsOf(
      history,
      ranking,
      { order: 'SW-4', dropped: 'SW-13' },
      recordOf,
      (name, player, level) => table && tieBreakReason(name, player, table, level),
    ),
  );
}

/** SW-1. */
function recordOf({ player, points, differential, wins, draws, losses, byes, missed }: Line): Reason {
  const figures = { player, points: { halves: points }, differential, wins, draws, losses, byes, missed };
  return because('SW-1', 'record', figures);
}
