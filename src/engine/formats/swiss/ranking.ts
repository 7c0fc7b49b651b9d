import { assertDefined } from '../../../kit/index.ts';
import type { PlayerId, Quantity } from '../../tournament/index.ts';
import { byLot, lotsAtEnd, type Rank, type RankedBy, rankedBy } from '../ranking.ts';
import type { TieBreakTable } from '../tie-break-table.ts';
import { byTieBreak, usableTieBreaks } from '../tie-breaks.ts';
import { isOwn, type TieBreak } from './config.ts';
import { tieBreakTable } from './records.ts';
import type { Line, Lines, SwissHistory } from './sheet.ts';

/** SW-4: those who are level in everything share a place. */
export type Ranking = readonly Rank<Line>[];

type Figure = (line: Line) => number;

const halves = (value: number): Quantity => ({ halves: value });
const plain = (value: number): Quantity => value;

export function ranked(
  history: SwissHistory,
  lines: readonly Line[],
  sheet: Lines,
  tieBreaks: readonly TieBreak[],
): Ranking {
  const lots = lotsAtEnd(history);
  const table = tieBreaks.every(isOwn) ? undefined : tieBreakTable(history);
  const usable = table ? usableTieBreaks(tieBreaks, table.players.values()) : tieBreaks;
  return rankedBy(lines, [
    { name: 'match-points', figures: () => (line) => line.points, unit: halves },
    ...usable.map((name) => criterionOf(name, sheet, lots, table)),
  ]);
}

function criterionOf(
  name: TieBreak,
  sheet: Lines,
  lots: readonly PlayerId[] | undefined,
  table: TieBreakTable | undefined,
): RankedBy<Line> {
  switch (name) {
    case 'differential':
      return { name, figures: () => (line) => line.differential, unit: plain };
    case 'opponents-points':
      return { name, figures: () => (line) => sumOver(line, sheet, (opponent) => opponent.points), unit: halves };
    case 'opponents-differential':
      return { name, figures: () => (line) => sumOver(line, sheet, (opponent) => opponent.differential), unit: plain };
    case 'head-to-head':
      return { name, figures: beatenBy, unit: plain };
    case 'lot':
      return { name, figures: (level) => byLot(lots, level), unit: plain };
    default:
      return byTieBreak(name, assertDefined(table, 'table of tie-breaks'));
  }
}

/** Everyone met counts, each time; a bye or a missed round has no opponent. */
function sumOver(line: Line, sheet: Lines, figure: Figure): number {
  let sum = 0;
  for (const { opponent } of line.meetings) {
    const met = sheet.get(opponent);
    if (met) sum += figure(met);
  }
  return sum;
}

/**
 * SW-4: the player who beat every other one still level comes first; then the same among the rest. The figure is how many are
 * left behind that way.
 */
function beatenBy(level: readonly Line[]): Figure {
  const behind = new Map<PlayerId, number>();
  let rest = level;
  while (rest.length > 1) {
    const best = rest.find((line) => beatAll(line, rest));
    if (!best) break;
    rest = rest.filter((line) => line !== best);
    behind.set(best.player, rest.length);
  }
  return (line) => behind.get(line.player) ?? 0;
}

function beatAll(line: Line, level: readonly Line[]): boolean {
  if (line.meetings.length < level.length - 1) return false;
  const ahead = new Map<PlayerId, number>();
  for (const { opponent, result } of line.meetings) {
    const step = result === 'won' ? 1 : result === 'lost' ? -1 : 0;
    ahead.set(opponent, (ahead.get(opponent) ?? 0) + step);
  }
  return level.every((other) => other === line || (ahead.get(other.player) ?? 0) > 0);
}
