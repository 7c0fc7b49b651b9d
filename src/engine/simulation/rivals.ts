import type { Contest, MatchEnd, OpenMatch, PlayerId } from '../tournament/index.ts';

/** How many others can be above someone, at least and at most, whatever the matches that are left bring. */
export interface Rivals {
  readonly above: Range;
  /** Above or level. */
  readonly notBelow: Range;
  /** Matches that make a difference to either. */
  readonly matter: readonly OpenMatch[];
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

export type Fixed = ReadonlyMap<OpenMatch, MatchEnd>;

const MAX_COMBINATIONS = 20_000;

/** Points once the fixed matches have ended so. */
export function pointsWith(contest: Contest, fixed: Fixed): Map<PlayerId, number> {
  const points = new Map(contest.points);
  for (const [{ seats }, { gains }] of fixed) add(points, seats, gains);
  return points;
}

function add(points: Map<PlayerId, number>, seats: readonly PlayerId[], gains: readonly number[]): void {
  for (const [seat, player] of seats.entries()) {
    const had = points.get(player);
    if (had !== undefined) points.set(player, had + (gains[seat] ?? 0));
  }
}

/** Matches that share no player, directly or through others, do not touch each other. */
function components(matches: readonly OpenMatch[]): OpenMatch[][] {
  const parts: { readonly players: Set<PlayerId>; readonly matches: OpenMatch[] }[] = [];
  for (const match of matches) {
    const touching = parts.filter(({ players }) => match.seats.some((player) => players.has(player)));
    const joined = { players: new Set(match.seats), matches: [...touching.flatMap((part) => part.matches), match] };
    for (const part of touching) {
      for (const player of part.players) joined.players.add(player);
      parts.splice(parts.indexOf(part), 1);
    }
    parts.push(joined);
  }
  return parts.map((part) => part.matches);
}

/** What differs for points alone: ends with equal gains are tried once. */
function distinctGains({ ends }: OpenMatch): readonly (readonly number[])[] {
  return [...new Map(ends.map(({ gains }) => [gains.join(), gains])).values()];
}

const sum = (ranges: readonly Range[]): Range => ({
  least: ranges.reduce((all, { least }) => all + least, 0),
  most: ranges.reduce((all, { most }) => all + most, 0),
});

/** How many of these players reach a mark, over all ways their matches can end. */
class Counting {
  readonly matter: OpenMatch[] = [];

  constructor(
    private readonly points: ReadonlyMap<PlayerId, number>,
    private readonly skipped: PlayerId,
    private readonly reaches: (points: number) => boolean,
  ) {}

  private counts(players: Iterable<PlayerId>, points: ReadonlyMap<PlayerId, number>): number {
    let count = 0;
    for (const player of players) {
      const has = points.get(player);
      if (player !== this.skipped && has !== undefined && this.reaches(has)) count++;
    }
    return count;
  }

  within(matches: readonly OpenMatch[]): Range {
    const players = new Set(matches.flatMap(({ seats }) => seats));
    const ends = matches.map(distinctGains);
    if (ends.reduce((all, { length }) => all * length, 1) > MAX_COMBINATIONS) return this.relaxed(matches, players);
    const points = new Map(Array.from(players, (player) => [player, this.points.get(player)] as const));
    const now = new Map([...points].flatMap(([player, has]) => (has === undefined ? [] : [[player, has]])));
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    const tryFrom = (at: number): void => {
      const match = matches[at];
      if (!match) {
        const count = this.counts(players, now);
        least = Math.min(least, count);
        most = Math.max(most, count);
        return;
      }
      for (const gains of ends[at] ?? []) {
        add(now, match.seats, gains);
        tryFrom(at + 1);
        add(
          now,
          match.seats,
          gains.map((gain) => 0 - gain),
        );
      }
    };
    tryFrom(0);
    return { least, most };
  }

  /** Too many to try: each by themselves at their worst and best, which is never narrower than the truth. */
  private relaxed(matches: readonly OpenMatch[], players: ReadonlySet<PlayerId>): Range {
    const extreme = (pick: (...gains: number[]) => number) => {
      const points = new Map(this.points);
      for (const match of matches) {
        const best = match.seats.map((_, seat) => pick(...match.ends.map(({ gains }) => gains[seat] ?? 0)));
        add(points, match.seats, best);
      }
      return this.counts(players, points);
    };
    return { least: extreme(Math.min), most: extreme(Math.max) };
  }

  over(matches: readonly OpenMatch[]): Range {
    const busy = new Set(matches.flatMap(({ seats }) => seats));
    const idle = [...this.points.keys()].filter((player) => !busy.has(player));
    const settled = this.counts(idle, this.points);
    const ranges = components(matches).map((part) => {
      const range = this.within(part);
      if (range.least !== range.most) this.matter.push(...part);
      return range;
    });
    return sum([{ least: settled, most: settled }, ...ranges]);
  }
}

/** Of those other than the player, with these matches fixed and all others open. */
export function rivalsOf(contest: Contest, player: PlayerId, fixed: Fixed): Rivals {
  const points = pointsWith(contest, fixed);
  const own = points.get(player) ?? 0;
  const open = contest.open.filter((match) => !fixed.has(match));
  const above = new Counting(points, player, (has) => has > own);
  const notBelow = new Counting(points, player, (has) => has >= own);
  const ranges = { above: above.over(open), notBelow: notBelow.over(open) };
  return { ...ranges, matter: [...new Set([...above.matter, ...notBelow.matter])] };
}

/** How many others reach this many points. */
export function reachers(contest: Contest, player: PlayerId, fixed: Fixed, at: number): Range {
  const counting = new Counting(pointsWith(contest, fixed), player, (has) => has >= at);
  return counting.over(contest.open.filter((match) => !fixed.has(match)));
}
