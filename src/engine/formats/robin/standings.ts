import type { Reason, Standing, Verdict } from '../../tournament/index.ts';
import { hasResult, stayersFirst } from '../ended-early.ts';
import { isUndrawn, lotsAtEnd, type Rank, standingsOf } from '../ranking.ts';
import { tieBreakReason } from '../tie-breaks.ts';
import { type Ranking, ranked, tieBreakTable } from './ranking.ts';
import { because } from './reasons.ts';
import { type RobinHistory, totalRounds } from './schedule.ts';
import type { Line, Sheet } from './sheet.ts';

const rules = { order: 'RR-4', dropped: 'RR-5' };

/** All games of all rounds are played, and every round is closed. */
const isPlayed = (history: RobinHistory): boolean =>
  history.rounds.length > 0 &&
  history.rounds.length >= totalRounds(history) &&
  history.rounds.every((round) => round.open === 0 && round.state === 'closed');

function rankingOf(history: RobinHistory, sheet: Sheet): Ranking {
  const counted = [...sheet.values()].filter((line) => !line.annulled);
  return ranked(counted, tieBreakTable(history, sheet), history.config.tieBreaks, lotsAtEnd(history));
}

/** RR-5: ended early, whoever left stands behind the best of those who stayed. */
const placesOf = (history: RobinHistory, sheet: Sheet): readonly (readonly Rank<Line>[])[] => {
  const ranking = rankingOf(history, sheet);
  return history.ended && !isPlayed(history) ? stayersFirst(ranking) : [ranking];
};

export function needsLots(history: RobinHistory, sheet: Sheet): boolean {
  if (!history.config.tieBreaks.includes('lot')) return false;
  const drawn = new Set(lotsAtEnd(history));
  return rankingOf(history, sheet).some((place) => isUndrawn(drawn, place));
}

export function concludeRobin(history: RobinHistory, sheet: Sheet): Verdict {
  const played = isPlayed(history);
  const finished = history.ended || played;
  const [best] = played || (history.ended && hasResult(history)) ? placesOf(history, sheet).flat() : [];
  const winners = best?.lines.filter((line) => played || line.active).map((line) => line.player) ?? [];
  const over = played
    ? because('RR-1', 'all-rounds-played', { rounds: history.rounds.length, players: winners })
    : because('DK-8', 'ended-early', { players: winners });
  return { finished, winners, why: finished ? [over] : [], through: [] };
}

export function robinStandings(history: RobinHistory, sheet: Sheet): readonly Standing[] {
  const table = tieBreakTable(history, sheet);
  const ranked = placesOf(history, sheet).flatMap((ranking) =>
    standingsOf(history, ranking, rules, recordIn(history), (name, player, level) =>
      tieBreakReason(name, player, table, level),
    ),
  );
  return [...ranked, ...annulledRows(history, sheet, ranked.length)];
}

/** RR-5: those whose games do not count stand behind all others, together. */
function annulledRows(history: RobinHistory, sheet: Sheet, above: number): Standing[] {
  const names = ['points', ...history.config.tieBreaks];
  return [...sheet.values()]
    .filter((line) => line.annulled)
    .map(({ player, played }) => ({
      place: above + 1,
      player,
      state: 'dropped' as const,
      criteria: names.map((name) => ({ name, value: 0 })),
      why: [because('RR-5', 'annulled', { player, games: played })],
    }));
}

/** RR-3. */
const recordIn =
  ({ config }: RobinHistory) =>
  ({ player, wins, draws, losses, scored, conceded, points }: Line): Reason => {
    const record = { player, points: { halves: points }, wins, draws, losses };
    if (config.results !== 'scores') return because('RR-3', 'record', record);
    const scores = { scored: { thousandths: scored }, conceded: { thousandths: conceded } };
    return because('RR-3', 'record-with-scores', { ...record, ...scores });
  };
