import { compare, type Fraction, fraction, NOUGHT } from '../../../kit/index.ts';
import type { MemberId, SeasonTieBreak } from '../model.ts';
import type { SeasonEvent } from './events.ts';

/** A member's season as far as places depend on it. */
export interface Line {
  readonly member: MemberId;
  readonly total: Fraction;
  /** Event by event, in order: what it was worth, whether that counts, and the place. */
  readonly results: readonly (SeasonResult | undefined)[];
}

export interface SeasonResult {
  readonly place: number;
  readonly worth?: Fraction;
  readonly counted: boolean;
}

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

/** Games between members over all events of the season: what the first scored against the second, doubled, and how often they met. */
export class Meetings {
  readonly #met = new Map<MemberId, Map<MemberId, { halves: number; games: number }>>();

  constructor(events: readonly SeasonEvent[]) {
    for (const { summary, members } of events) {
      for (const { seats, places } of summary.games) {
        const there = seats.map((seat) => members.get(seat));
        for (const [at, one] of there.entries()) {
          for (const [next, other] of there.entries()) {
            if (at === next || one === undefined || other === undefined) continue;
            this.#note(one, other, (places[at] ?? 0) - (places[next] ?? 0));
          }
        }
      }
    }
  }

  #note(one: MemberId, other: MemberId, behind: number): void {
    const against = this.#met.get(one) ?? new Map<MemberId, { halves: number; games: number }>();
    this.#met.set(one, against);
    const sum = against.get(other) ?? { halves: 0, games: 0 };
    against.set(other, sum);
    sum.halves += behind < 0 ? 2 : behind > 0 ? 0 : 1;
    sum.games++;
  }

  between(one: MemberId, other: MemberId): { readonly halves: number; readonly games: number } {
    return this.#met.get(one)?.get(other) ?? { halves: 0, games: 0 };
  }
}

const counted = ({ results }: Line): readonly SeasonResult[] =>
  results.filter((result) => result?.counted) as SeasonResult[];

const best = (line: Line): Fraction[] =>
  counted(line)
    .flatMap(({ worth }) => worth ?? [])
    .toSorted((one, other) => compare(other, one));

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
  const events = lines[0]?.results.length ?? 0;
  for (let at = events - 1; at >= 0; at--) {
    if (lines.every(({ results }) => results[at]?.worth !== undefined)) {
      return eachHas(lines, ({ results }) => results[at]?.worth ?? NOUGHT);
    }
  }
  return undefined;
}

function figuresOf(name: SeasonTieBreak, lines: readonly Line[], meetings: () => Meetings): Figures {
  switch (name) {
    case 'wins':
      return eachHas(lines, (line) => fraction(counted(line).filter(({ place }) => place === 1).length));
    case 'best-results':
      return new Map(lines.map((line) => [line, best(line)]));
    case 'head-to-head':
      return amongThem(lines, meetings());
    case 'latest':
      return latest(lines);
    case 'events':
      return eachHas(lines, (line) => fraction(counted(line).length));
  }
}

/** Less than nothing: a result that is not there stands behind any that is. */
const NONE = fraction(-1);

function firstDifference(
  one: readonly Fraction[] = [],
  other: readonly Fraction[] = [],
): { readonly value: Fraction; readonly other: Fraction } | undefined {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [value, others] = [one[at] ?? NONE, other[at] ?? NONE];
    if (compare(value, others) !== 0) return { value, other: others };
  }
  return undefined;
}

interface Group {
  readonly lines: readonly Line[];
  readonly ahead?: Separation;
}

/** Those who are level by these figures stay together, the best first. */
function parted(lines: readonly Line[], criterion: Separation['criterion'], figures: Figures): Group[] {
  if (!figures) return [{ lines }];
  const order = lines.toSorted((one, other) => {
    const difference = firstDifference(figures.get(one), figures.get(other));
    return difference ? compare(difference.other, difference.value) : 0;
  });
  const groups: { lines: Line[]; ahead?: Separation }[] = [];
  for (const line of order) {
    const group = groups.at(-1);
    const above = group?.lines[0];
    const difference = above && firstDifference(figures.get(above), figures.get(line));
    if (group && !difference) group.lines.push(line);
    else {
      if (group && difference) group.ahead = { criterion, ...difference };
      groups.push({ lines: [line] });
    }
  }
  return groups;
}

/** CL-8: the first tie-break that parts those who are level; each part begins again with the first. */
function broken(group: Group, tieBreaks: readonly SeasonTieBreak[], meetings: () => Meetings): Group[] {
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

/** Best first; those whom nothing parts share a place. `meetings` is asked for only where a tie-break wants it. */
export function rankedLines(
  lines: readonly Line[],
  tieBreaks: readonly SeasonTieBreak[],
  meetings: () => Meetings,
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
