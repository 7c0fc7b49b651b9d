import { inHalves } from '../../../kit/index.ts';
import { type Criterion, outcomeOf, type PlayerId, type Quantity } from '../../tournament/index.ts';
import { byLot, numbered, type Rank, type RankedBy, runs } from '../ranking.ts';
import type { RoundRecord, TieBreakTable } from '../tie-break-table.ts';
import { byTieBreak, usableTieBreaks } from '../tie-breaks.ts';
import type { TieBreak } from './config.ts';
import type { RobinHistory } from './schedule.ts';
import type { Line, Meeting, Sheet } from './sheet.ts';

/** RR-4: those who are level in everything share a place. */
interface RobinRank extends Rank<Line> {
  /** What separated them from others: the figures in order of weight, `points-among` as often as it was applied. */
  readonly figures: readonly Criterion[];
}

export type Ranking = readonly RobinRank[];

type Level = Pick<RobinRank, 'lines' | 'criteria' | 'figures'>;
type Figure = (line: Line) => number;

const halves = (value: number): Quantity => ({ halves: value });
const thousandths = (value: number): Quantity => ({ thousandths: value });
const plain = (value: number): Quantity => value;

/** DU-9: games that count, as the handbook's tie-breaks see them; nobody whose games are annulled is in it (RR-5). */
export function tieBreakTable({ config, players }: RobinHistory, sheet: Sheet): TieBreakTable {
  const counted = [...sheet.values()].filter((line) => !line.annulled);
  const lineOf = ({ player, meetings }: Line) => ({
    player,
    rating: players.get(player)?.rating?.rating ?? config.unratedAs,
    records: meetings.flatMap((meeting) => recordOf(meeting) ?? []),
  });
  return {
    players: new Map(counted.map((line) => [line.player, lineOf(line)])),
    rounds: config.legs * (counted.length - 1),
    win: inHalves(config.win),
    isRoundRobin: true,
  };
}

const scores = { won: 2, drawn: 1, lost: 0, neither: 0 } as const;

function recordOf({ counts, worth, opponent, round, colour, table }: Meeting): RoundRecord | undefined {
  if (!counts || !worth) return undefined;
  const isPlayed = table !== undefined && outcomeOf(table)?.kind !== 'forfeit';
  const { points, result } = worth;
  return { round, opponent, colour, points, score: scores[result], kind: isPlayed ? 'played' : 'forfeit' };
}

export function ranked(
  lines: readonly Line[],
  table: TieBreakTable,
  tieBreaks: readonly TieBreak[],
  lots: readonly PlayerId[] | undefined,
): Ranking {
  let levels: readonly Level[] = split({ lines, criteria: [], figures: [] }, 'points', (line) => line.points, halves);
  for (const name of usableTieBreaks(tieBreaks, table.players.values())) {
    levels = levels.flatMap((level) => {
      if (name === 'points-among') return amongEachOther(level);
      const { figures, unit } = criterionOf(name, table, lots);
      return split(level, name, figures(level.lines), unit);
    });
  }
  return numbered(levels);
}

const split = (level: Level, name: string, figure: Figure, unit: (value: number) => Quantity): Level[] =>
  runs(level.lines, figure).map(({ value, lines }) => {
    const criterion = { name, value: unit(value) };
    return { lines, criteria: [...level.criteria, criterion], figures: [...level.figures, criterion] };
  });

/** RR-4: applied again to those it leaves level, as long as that parts anyone. The first figure is the one that is shown. */
function amongEachOther(level: Level): Level[] {
  const name = 'points-among';
  const parted = split(level, name, pointsAmong(level.lines), halves);
  if (parted.length <= 1) return parted;
  return parted.flatMap((part) =>
    part.lines.length === 1 ? part : amongEachOther(part).map((again) => ({ ...again, criteria: part.criteria })),
  );
}

/** Points in the games among these. */
function pointsAmong(level: readonly Line[]): Figure {
  const among = new Set(level.map(({ player }) => player));
  return (line) => {
    let sum = 0;
    for (const { opponent, counts, worth } of line.meetings) {
      if (counts && worth && among.has(opponent)) sum += worth.points;
    }
    return sum;
  };
}

function criterionOf(
  name: Exclude<TieBreak, 'points-among'>,
  table: TieBreakTable,
  lots: readonly PlayerId[] | undefined,
): RankedBy<Line> {
  switch (name) {
    case 'differential':
      return { name, figures: () => (line) => line.scored - line.conceded, unit: thousandths };
    case 'scored':
      return { name, figures: () => (line) => line.scored, unit: thousandths };
    case 'lot':
      return { name, figures: (level) => byLot(lots, level), unit: plain };
    default:
      return byTieBreak(name, table);
  }
}
