import { certain } from '../../../kit/index.ts';
import type { Criterion, PlayerId, Quantity } from '../../tournament/index.ts';
import { byLot, numbered, type Rank, runs } from '../ranking.ts';
import type { TieBreak } from './config.ts';
import type { Line, Sheet } from './sheet.ts';

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

const unitOf: Readonly<Record<TieBreak, (value: number) => Quantity>> = {
  'points-among': halves,
  wins: plain,
  differential: thousandths,
  scored: thousandths,
  // Half of a half point: quarters.
  'sonneborn-berger': (value) => ({ hundredths: 25 * value }),
  lot: plain,
};

export function ranked(
  lines: readonly Line[],
  sheet: Sheet,
  tieBreaks: readonly TieBreak[],
  lots: readonly PlayerId[] | undefined,
): Ranking {
  let levels: readonly Level[] = split({ lines, criteria: [], figures: [] }, 'points', (line) => line.points, halves);
  for (const name of tieBreaks) {
    levels = levels.flatMap((level) =>
      name === 'points-among'
        ? amongEachOther(level)
        : split(level, name, figureOf(name, sheet, lots, level), unitOf[name]),
    );
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

function figureOf(
  name: Exclude<TieBreak, 'points-among'>,
  sheet: Sheet,
  lots: readonly PlayerId[] | undefined,
  level: Level,
): Figure {
  switch (name) {
    case 'wins':
      return (line) => line.wins;
    case 'differential':
      return (line) => line.scored - line.conceded;
    case 'scored':
      return (line) => line.scored;
    case 'sonneborn-berger':
      return (line) => sonnebornBerger(line, sheet);
    case 'lot':
      return byLot(lots, level.lines);
  }
}

/** The points of those who were beaten, and half of those with whom it was drawn; in quarters. */
function sonnebornBerger(line: Line, sheet: Sheet): number {
  let sum = 0;
  for (const { opponent, counts, worth } of line.meetings) {
    if (!counts || !worth) continue;
    const { points } = certain(sheet.get(opponent), `line of ${opponent}`);
    if (worth.result === 'won') sum += 2 * points;
    else if (worth.result === 'drawn') sum += points;
  }
  return sum;
}
