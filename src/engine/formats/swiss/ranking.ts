import type { Criterion, PlayerId, Quantity } from '../../tournament/index.ts';
import type { TieBreak } from './config.ts';
import type { Line, Sheet } from './sheet.ts';

/** SW-4: those who are level in everything share a place. */
export interface Rank {
  /** One more than there are players above. */
  readonly number: number;
  readonly lines: readonly Line[];
  /** In order of weight, more is better. */
  readonly criteria: readonly Criterion[];
}

export type Ranking = readonly Rank[];

interface Level {
  readonly lines: readonly Line[];
  readonly criteria: readonly Criterion[];
}

type Figure = (line: Line) => number;

/** Cuts a list into runs of equal figures, the highest first; within a run the order stays. */
function runs(lines: readonly Line[], figure: Figure): { readonly value: number; readonly lines: Line[] }[] {
  const cut: { value: number; lines: Line[] }[] = [];
  const sorted = lines.map((line) => ({ line, value: figure(line) })).sort((a, b) => b.value - a.value);
  for (const { line, value } of sorted) {
    const last = cut.at(-1);
    if (last?.value === value) last.lines.push(line);
    else cut.push({ value, lines: [line] });
  }
  return cut;
}

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
        criteria: [...level.criteria, { name, value: unit(run.value) }],
      })),
    );
  };
  split('match-points', () => (line) => line.points, inHalvesOf);
  for (const name of tieBreaks) split(name, figuresOf(name, sheet, lots), unitOf(name));
  let above = 0;
  return levels.map((level) => {
    const place = { number: above + 1, ...level };
    above += level.lines.length;
    return place;
  });
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
    case 'lot': {
      const drawn = new Map(lots?.map((player, at) => [player, lots.length - at]));
      return (level) => (line) => (level.length > 1 ? (drawn.get(line.player) ?? 0) : 0);
    }
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
 * SW-4: who beat every other player still level comes first; then the same among the rest. The figure is how many are
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
