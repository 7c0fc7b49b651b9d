import type { PlayerId, Reason, Standing, Verdict } from '../../tournament/index.ts';
import { hasResult, stayersFirst } from '../ended-early.ts';
import { type Rank, type RankedBy, rankedBy, standingsOf } from '../ranking.ts';
import type { TieBreakTable } from '../tie-break-table.ts';
import { byTieBreak, tieBreakReason, usableTieBreaks } from '../tie-breaks.ts';
import { because } from './reasons.ts';
import { totalRounds } from './rounds.ts';
import { type DutchHistory, type Line, type Sheet, WIN } from './sheet.ts';

/** Every round is played and closed, and nothing is open any more. */
const isPlayed = (history: DutchHistory): boolean =>
  history.rounds.length > 0 &&
  history.rounds.length >= totalRounds(history) &&
  history.rounds.every((round) => round.open === 0 && round.state === 'closed');

const tableOf = (history: DutchHistory, sheet: Sheet): TieBreakTable => ({
  players: sheet,
  rounds: totalRounds(history),
  win: WIN,
});

/** DU-9: points, then the tie-breaks; those who are level in everything share a place. */
function rankingOf(history: DutchHistory, sheet: Sheet): readonly Rank<Line>[] {
  const table = tableOf(history, sheet);
  const points: RankedBy<Line> = {
    name: 'points',
    figures: () => (line) => line.points,
    unit: (halves) => ({ halves }),
  };
  const tieBreaks = usableTieBreaks(history.config.tieBreaks, sheet.values());
  return rankedBy([...sheet.values()], [points, ...tieBreaks.map((name) => byTieBreak(name, table))]);
}

/** DU-9: ended early, whoever left stands behind the best of those who stayed. */
const placesOf = (history: DutchHistory, sheet: Sheet): readonly (readonly Rank<Line>[])[] => {
  const ranking = rankingOf(history, sheet);
  return history.ended && !isPlayed(history) ? stayersFirst(ranking) : [ranking];
};

export function concludeDutch(history: DutchHistory, sheet: Sheet): Verdict {
  const played = isPlayed(history);
  const finished = history.ended || played;
  const [best] = played || (history.ended && hasResult(history)) ? placesOf(history, sheet).flat() : [];
  const winners: PlayerId[] = best?.lines.filter(({ active }) => played || active).map(({ player }) => player) ?? [];
  const over = played
    ? because('DU-3', 'all-rounds-played', { rounds: history.rounds.length, players: winners })
    : because('DK-8', 'ended-early', { players: winners });
  return { finished, winners, why: finished ? [over] : [], through: [] };
}

export function dutchStandings(history: DutchHistory, sheet: Sheet): readonly Standing[] {
  const table = tableOf(history, sheet);
  return placesOf(history, sheet).flatMap((ranking) =>
    standingsOf(history, ranking, { order: 'DU-9', dropped: 'DU-6' }, recordOf, (name, player, level) =>
      tieBreakReason(name, player, table, level),
    ),
  );
}

/** DU-6. */
const recordOf = ({ player, points, wins, draws, losses, byes }: Line): Reason =>
  because('DU-6', 'dutch-record', { player, points: { halves: points }, wins, draws, losses, byes });
