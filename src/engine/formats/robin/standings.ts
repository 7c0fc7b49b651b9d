import type { Conclusion, Reason, Standing } from '../../tournament/index.ts';
import { isUndrawn, lotsAtEnd, standingsOf } from '../ranking.ts';
import { type Ranking, ranked } from './ranking.ts';
import { because } from './reasons.ts';
import { type RobinHistory, totalRounds } from './schedule.ts';
import { type Line, sheetOf } from './sheet.ts';

const rules = { order: 'RR-4', dropped: 'RR-5' };

/** All games of all rounds are played, and every round is closed. */
const isPlayed = (history: RobinHistory): boolean =>
  history.rounds.length > 0 &&
  history.rounds.length >= totalRounds(history) &&
  history.rounds.every((round) => round.open === 0 && round.state === 'closed');

function rankingOf(history: RobinHistory): Ranking {
  const sheet = sheetOf(history);
  const counted = [...sheet.values()].filter((line) => !line.annulled);
  return ranked(counted, sheet, history.config.tieBreaks, lotsAtEnd(history));
}

export function needsLots(history: RobinHistory): boolean {
  if (!history.config.tieBreaks.includes('lot')) return false;
  const drawn = new Set(lotsAtEnd(history));
  return rankingOf(history).some((place) => isUndrawn(drawn, place));
}

export function concludeRobin(history: RobinHistory): Conclusion {
  const ranking = rankingOf(history);
  const played = isPlayed(history);
  const finished = history.ended || played;
  const winners = finished ? (ranking[0]?.lines.map((line) => line.player) ?? []) : [];
  const over = played
    ? because('RR-1', 'all-rounds-played', { rounds: history.rounds.length, players: winners })
    : because('DK-8', 'ended-early', { players: winners });
  return {
    standings: [...standingsOf(history, ranking, rules, recordIn(history)), ...annulledRows(history, ranking)],
    finished,
    winners,
    why: finished ? [over] : [],
    through: [],
  };
}

/** RR-5: those whose games do not count stand behind all others, together. */
function annulledRows(history: RobinHistory, ranking: Ranking): Standing[] {
  const above = ranking.reduce((sum, { lines }) => sum + lines.length, 0);
  const names = ['points', ...history.config.tieBreaks];
  return [...sheetOf(history).values()]
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
