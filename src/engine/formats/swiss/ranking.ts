import { withOneMore } from '../../../kit/index.ts';
import type { Criterion, PlayerId, Quantity } from '../../tournament/index.ts';
import { byLot, numbered, type Rank, runs } from '../ranking.ts';
import type { TieBreak } from './config.ts';
import type { Line, Sheet } from './sheet.ts';

/** SW-4: those who are level in everything share a place. */
export type Ranking = readonly Rank<Line>[];

interface Level {
  readonly lines: readonly Line[];
  readonly criteria: readonly Criterion[];
}

type Figure = (line: Line) => number;

export function ranked(
  lines: readonly Line[],
  sheet: Sheet,
  tieBreaks: readonly TieBreak[],
  lots: readonly PlayerId[] | undefined,
): Ranking {
  let levels: Level[] = [{ lines, criteria: [] }];
  const split = (name: string, figures: (level: readonly Line[]) => Figure, unit: (value: number) => Quantity) => {
    levels = levels.flatMap((level) =>
      runs(level.lines, figures(level.lines)).map((run) => ({
        lines: run.lines,
        criteria: withOneMore(level.criteria, { name, value: unit(run.value) }),
      })),
    );
  };
  split('match-points', () => (line) => line.points, inHalvesOf);
  for (const name of tieBreaks) split(name, figuresOf(name, sheet, lots), unitOf(name));
  return numbered(levels);
}

const inHalvesOf = (halves: number): Quantity => ({ halves });
const unitOf = (name: TieBreak) => (name === 'opponents-points' ? inHalvesOf : (value: number): Quantity => value);

function figuresOf(
  name: TieBreak,
  sheet: Sheet,
  lots: readonly PlayerId[] | undefined,
): (level: readonly Line[]) => Figure {
  switch (name) {
    case 'differential':
      return () => (line) => line.differential;
    case 'opponents-points':
      return () => (line) => sumOver(line, sheet, (opponent) => opponent.points);
    case 'opponents-differential':
      return () => (line) => sumOver(line, sheet, (opponent) => opponent.differential);
    case 'head-to-head':
      return beatenBy;
    case 'lot':
      return (level) => byLot(lots, level);
  }
}

/** Everyone met counts, each time; a bye or a missed round has no opponent. */
function sumOver(line: Line, sheet: Sheet, figure: Figure): number {
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
