import type { Conclusion, Criterion, PlayerId, Quantity, Reason, Standing } from '../../tournament/index.ts';
import { type Rank, type Ranking, ranked } from './ranking.ts';
import { because } from './reasons.ts';
import { type RobinHistory, totalRounds } from './schedule.ts';
import { type Line, sheetOf } from './sheet.ts';

/** The lots that break ties when everything is played (RR-4). */
export const standingsLot = 'standings';

/** All games of all rounds are played, and every round is closed. */
const isPlayed = (history: RobinHistory): boolean =>
  history.rounds.length > 0 &&
  history.rounds.length >= totalRounds(history) &&
  history.rounds.every((round) => round.open === 0 && round.status === 'closed');

function lotsAtEnd(history: RobinHistory): readonly PlayerId[] | undefined {
  const after = history.roundsBefore + history.rounds.length;
  return history.lots.findLast((lots) => lots.purpose === standingsLot && lots.after === after)?.order;
}

function rankingOf(history: RobinHistory): Ranking {
  const sheet = sheetOf(history);
  const counted = [...sheet.values()].filter((line) => !line.annulled);
  return ranked(counted, sheet, history.config.tieBreaks, lotsAtEnd(history));
}

export function needsLots(history: RobinHistory): boolean {
  if (!history.config.tieBreaks.includes('lot')) return false;
  const drawn = new Set(lotsAtEnd(history));
  return rankingOf(history).some(({ lines }) => lines.length > 1 && lines.some(({ player }) => !drawn.has(player)));
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
    standings: [...standingsOf(history, ranking), ...annulledRows(history, ranking)],
    finished,
    winners,
    why: finished ? [over] : [],
    through: [],
  };
}

function standingsOf(history: RobinHistory, ranking: Ranking): Standing[] {
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

/** RR-4: each row says what it has, and by which criterion it stands where it does. */
function whyThere(
  history: RobinHistory,
  line: Line,
  place: Rank,
  above: Rank | undefined,
  below: Rank | undefined,
): Reason[] {
  const { player, wins, draws, losses, scored, conceded } = line;
  const points: Quantity = { halves: line.points };
  const record = { player, points, wins, draws, losses };
  const why =
    history.config.results === 'scores'
      ? [
          because('RR-3', 'record-with-scores', {
            ...record,
            scored: { thousandths: scored },
            conceded: { thousandths: conceded },
          }),
        ]
      : [because('RR-3', 'record', record)];
  const [rivals, code] = above ? ([above, 'behind-by'] as const) : ([below, 'ahead-by'] as const);
  const rival = above ? rivals?.lines.at(-1) : rivals?.lines[0];
  const told = rivals && tellingApart(place.figures, rivals.figures);
  if (rival && told) {
    const { name, mine, theirs } = told;
    why.push(because('RR-4', code, { player, opponent: rival.player, criterion: name, value: mine, other: theirs }));
  }
  if (place.lines.length > 1) {
    why.push(because('RR-4', 'shares-place', { player, place: place.number, level: place.lines.length }));
  }
  const left = history.players.get(player)?.droppedAfter;
  if (left !== undefined) why.push(because('RR-5', 'dropped', { player, round: left }));
  return why;
}

const sizeOf = (value: Quantity): number => (typeof value === 'number' ? value : (Object.values(value)[0] ?? 0));

/** The first figure on which two places differ. */
function tellingApart(
  mine: readonly Criterion[],
  theirs: readonly Criterion[],
): { name: string; mine: Quantity; theirs: Quantity } | undefined {
  for (const [at, { name, value }] of mine.entries()) {
    const other = theirs[at]?.value ?? 0;
    if (sizeOf(value) !== sizeOf(other)) return { name, mine: value, theirs: other };
  }
  return undefined;
}
