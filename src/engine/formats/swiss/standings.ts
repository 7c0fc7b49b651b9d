import { memory } from '../../../kit/index.ts';
import { type Conclusion, conclusionOf, type PlayerId, type Reason } from '../../tournament/index.ts';
import { isUndrawn, lotsAtEnd, standingsOf } from '../ranking.ts';
import { type Ranking, ranked } from './ranking.ts';
import { because } from './reasons.ts';
import { totalRounds } from './rounds.ts';
import { type Line, type Sheet, type SwissHistory, sheetOf } from './sheet.ts';

/** SW-5: every round is played and closed, and nothing is open any more. */
export function isPlayed(history: SwissHistory): boolean {
  if (history.rounds.length === 0 || history.rounds.length < totalRounds(history)) return false;
  return history.rounds.every((round) => round.open === 0) && history.rounds.at(-1)?.state === 'closed';
}

const rankings = memory<SwissHistory, Ranking>();

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
  const beforeLot = history.config.tieBreaks.filter((name) => name !== 'lot');
  const there = [...sheet.values()].filter((line) => line.active);
  // Where it was asked before, fewer may be level now.
  return ranked(there, sheet, [...beforeLot, 'head-to-head', 'lot'], lotsAtEnd(history));
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
  const undrawn = (place: Ranking[number]) => isUndrawn(drawn, place);
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
    standingsOf(history, rankedAll(history, sheetOf(history)), { order: 'SW-4', dropped: 'SW-13' }, recordOf),
  );
}

/** SW-1. */
function recordOf({ player, points, differential, wins, draws, losses, byes, missed }: Line): Reason {
  const figures = { player, points: { halves: points }, differential, wins, draws, losses, byes, missed };
  return because('SW-1', 'record', figures);
}
