import { compare, type Fraction, fraction, NOUGHT } from '../../../kit/index.ts';
import type { SeasonTieBreak } from '../model.ts';
import { countedOf, type Line } from './lines.ts';
import type { Meetings } from './meetings.ts';

/** What separated two neighbours; figures as each of them has them. */
export interface Separation {
  readonly criterion: 'total' | SeasonTieBreak;
  readonly value: Fraction;
  readonly other: Fraction;
}

export interface Ranked {
  readonly place: number;
  readonly line: Line;
  /** How many share the place. */
  readonly level: number;
  /** Above the next one by this. */
  readonly ahead?: Separation;
}

const best = (line: Line): Fraction[] =>
  countedOf(line)
    .flatMap(({ worth }) => worth ?? [])
    .sort((one, other) => compare(other, one));

/** A list of figures for each, compared one after the other; nothing where the tie-break does not apply to them. */
type Figures = ReadonlyMap<Line, readonly Fraction[]> | undefined;

const eachHas = (lines: readonly Line[], figure: (line: Line) => Fraction): Figures =>
  new Map(lines.map((line) => [line, [figure(line)]]));

/** CL-8: only if each of them met each other. */
function amongThem(lines: readonly Line[], meetings: Meetings): Figures {
  const others = (line: Line) => lines.filter((other) => other !== line);
  const met = lines.every((line) =>
    others(line).every((other) => meetings.between(line.member, other.member).games > 0),
  );
  if (!met) return undefined;
  return eachHas(lines, (line) => {
    const halves = others(line).reduce((sum, other) => sum + meetings.between(line.member, other.member).halves, 0);
    return fraction(halves, 2);
  });
}

/** CL-8: by the last event that all of them played. */
function latest(lines: readonly Line[]): Figures {
  const worthOf = ({ results }: Line, at: number) => results.find((result) => result.at === at)?.worth;
  const common = lines[0]?.results.findLast(({ at }) => lines.every((line) => worthOf(line, at) !== undefined));
  return common && eachHas(lines, (line) => worthOf(line, common.at) ?? NOUGHT);
}

function figuresOf(name: SeasonTieBreak, lines: readonly Line[], meetings: Meetings): Figures {
  switch (name) {
    case 'wins':
      return eachHas(lines, (line) => fraction(countedOf(line).filter(({ place }) => place === 1).length));
    case 'best-results':
      return new Map(lines.map((line) => [line, best(line)]));
    case 'head-to-head':
      return amongThem(lines, meetings);
    case 'latest':
      return latest(lines);
    case 'events':
      return eachHas(lines, (line) => fraction(countedOf(line).length));
  }
}

/** Less than nothing: a result that is not there stands behind any that is. */
const NONE = fraction(-1);

/** The first of two lists at which they differ. */
function differing(one: readonly Fraction[], other: readonly Fraction[]): number | undefined {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    if (compare(one[at] ?? NONE, other[at] ?? NONE) !== 0) return at;
  }
  return undefined;
}

/** The higher first. */
function inFigures(one: readonly Fraction[], other: readonly Fraction[]): number {
  const at = differing(one, other);
  return at === undefined ? 0 : compare(other[at] ?? NONE, one[at] ?? NONE);
}

interface Group {
  readonly lines: readonly Line[];
  readonly ahead?: Separation;
}

/** Those who are level by these figures stay together, the best first. */
function parted(lines: readonly Line[], criterion: Separation['criterion'], figures: Figures): Group[] {
  if (!figures) return [{ lines }];
  const order = lines
    .map((line) => ({ line, own: figures.get(line) ?? [] }))
    .sort((one, other) => inFigures(one.own, other.own));
  const groups: { lines: Line[]; ahead?: Separation }[] = [];
  let above: readonly Fraction[] = [];
  for (const { line, own } of order) {
    const group = groups.at(-1);
    const at = group && differing(above, own);
    if (group && at === undefined) group.lines.push(line);
    else {
      if (group && at !== undefined) group.ahead = { criterion, value: above[at] ?? NONE, other: own[at] ?? NONE };
      groups.push({ lines: [line] });
    }
    above = own;
  }
  return groups;
}

/** CL-8: the first tie-break that parts those who are level; each part begins again with the first. */
function broken(group: Group, tieBreaks: readonly SeasonTieBreak[], meetings: Meetings): Group[] {
  if (group.lines.length < 2) return [group];
  for (const name of tieBreaks) {
    const parts = parted(group.lines, name, figuresOf(name, group.lines, meetings));
    if (parts.length < 2) continue;
    // The last of the parts is above whoever the whole group was above.
    const ahead = group.ahead && { ahead: group.ahead };
    return parts.flatMap((part, at) =>
      broken(at === parts.length - 1 ? { ...part, ...ahead } : part, tieBreaks, meetings),
    );
  }
  return [group];
}

/** Best first; those whom nothing parts share a place. */
export function rankedLines(
  lines: readonly Line[],
  tieBreaks: readonly SeasonTieBreak[],
  meetings: Meetings,
): readonly Ranked[] {
  const byTotal = new Map(lines.map((line) => [line, [line.total]]));
  const groups = parted(lines, 'total', byTotal).flatMap((group) => broken(group, tieBreaks, meetings));
  let place = 1;
  return groups.flatMap(({ lines: level, ahead }) => {
    const ranked = level.map((line) => ({ place, line, level: level.length, ...(ahead && { ahead }) }));
    place += level.length;
    return ranked;
  });
}
