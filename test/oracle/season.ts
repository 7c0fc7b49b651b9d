/**
 * A season's table by CL-7 to CL-9, written from the rules alone. Every figure is a whole number of a common small part, so
 * that nothing is rounded: shares of up to a dozen places, thousandths, and percents of a dozen games all fit into it.
 */

export interface OracleEntrant {
  /** The member; a guest is nobody. */
  readonly who?: string;
  readonly place: number;
  /** In thousandths. */
  readonly points?: number;
  readonly share?: { readonly points: number; readonly most: number; readonly games: number };
  readonly played: number;
}

export interface OracleEvent {
  readonly id: string;
  readonly finish: number;
  readonly weight: number;
  readonly entrants: readonly OracleEntrant[];
  /** Who met whom, and how many halves of a point it gave the first. */
  readonly duels: readonly (readonly [one: string, other: string, halves: 0 | 1 | 2])[];
}

export interface OracleRules {
  readonly score: { readonly kind: string; readonly values?: readonly number[] };
  readonly guests: string;
  readonly attendance: number;
  readonly minimumGames: number;
  readonly best?: number;
  readonly drop?: number;
  readonly minimum: number;
  readonly tieBreaks: readonly string[];
}

/** The least common multiple of 1 to 24, times a million: one point. */
const POINT = 5354228880n * 1_000_000n;

const points = (said: number): bigint => (BigInt(Math.round(said * 1000)) * POINT) / 1000n;

interface Cell {
  readonly place: number;
  readonly worth: bigint | undefined;
  readonly played: boolean;
}

function cellsOf(event: OracleEvent, rules: OracleRules): Map<string, Cell> {
  const field = rules.guests === 'skip' ? event.entrants.filter(({ who }) => who !== undefined) : event.entrants;
  const cells = new Map<string, Cell>();
  for (const entrant of field) {
    if (entrant.who === undefined) continue;
    const skipped = event.entrants.filter((other) => !field.includes(other) && other.place < entrant.place).length;
    const place = entrant.place - skipped;
    const level = field.filter((other) => other.place === entrant.place).length;
    let score: bigint | undefined = 0n;
    if (rules.score.kind === 'places' || rules.score.kind === 'field') {
      for (let occupied = place; occupied < place + level; occupied++) {
        const value =
          rules.score.kind === 'field'
            ? Math.max(0, field.length - occupied + 1)
            : (rules.score.values?.[occupied - 1] ?? 0);
        score += points(value);
      }
      score /= BigInt(level);
    } else if (rules.score.kind === 'points') score = points((entrant.points ?? 0) / 1000);
    else {
      const { share } = entrant;
      score =
        share && share.games >= rules.minimumGames
          ? (100n * BigInt(share.points) * POINT) / BigInt(share.most)
          : undefined;
    }
    const worth = score === undefined ? undefined : (score * BigInt(Math.round(event.weight * 1000))) / 1000n;
    cells.set(entrant.who, { place, worth, played: entrant.played > 0 });
  }
  return cells;
}

export interface OracleRow {
  readonly who: string;
  readonly place: number | undefined;
  readonly total: bigint;
  /** The ids of the events that count for them. */
  readonly counted: readonly string[];
}

interface Line extends Omit<OracleRow, 'place'> {
  readonly cells: readonly (Cell | undefined)[];
  readonly kept: readonly Cell[];
  readonly playedIn: number;
}

function lineOf(
  who: string,
  events: readonly OracleEvent[],
  tables: readonly Map<string, Cell>[],
  rules: OracleRules,
): Line {
  const cells = tables.map((table) => table.get(who));
  let left = cells.flatMap((cell, at) => (cell?.worth === undefined ? [] : [{ at, worth: cell.worth }]));
  const most = rules.best ?? (rules.drop === undefined ? events.length : Math.max(0, events.length - rules.drop));
  while (left.length > most) {
    // The lowest goes; of equal ones the later.
    let lowest = left[0];
    for (const one of left) if (lowest && one.worth <= lowest.worth) lowest = one;
    left = left.filter((one) => one !== lowest);
  }
  const attended = cells.filter((cell) => cell !== undefined).length;
  return {
    who,
    cells,
    kept: left.flatMap(({ at }) => cells[at] ?? []),
    total: left.reduce((sum, { worth }) => sum + worth, 0n) + BigInt(attended) * points(rules.attendance),
    counted: left.map(({ at }) => events[at]?.id ?? ''),
    playedIn: cells.filter((cell) => cell?.played).length,
  };
}

/** A number, or a list of them, for each; nothing: the tie-break does not apply. */
function figures(
  name: string,
  level: readonly Line[],
  events: readonly OracleEvent[],
): (readonly bigint[])[] | undefined {
  if (name === 'wins') return level.map(({ kept }) => [BigInt(kept.filter(({ place }) => place === 1).length)]);
  if (name === 'events') return level.map(({ kept }) => [BigInt(kept.length)]);
  if (name === 'best-results') {
    return level.map(({ kept }) =>
      kept.flatMap(({ worth }) => worth ?? []).sort((one, other) => (one > other ? -1 : one < other ? 1 : 0)),
    );
  }
  if (name === 'latest') {
    for (let at = events.length - 1; at >= 0; at--) {
      const worths = level.map(({ cells }) => cells[at]?.worth);
      if (worths.every((worth) => worth !== undefined)) return worths.map((worth) => [worth ?? 0n]);
    }
    return undefined;
  }
  const duels = events.flatMap((event) => event.duels);
  const met = (one: Line, other: Line) => duels.some(([a, b]) => a === one.who && b === other.who);
  if (!level.every((one) => level.every((other) => one === other || met(one, other)))) return undefined;
  return level.map((one) => [
    duels
      .filter(([a, b]) => a === one.who && level.some((other) => other !== one && other.who === b))
      .reduce((sum, [, , halves]) => sum + BigInt(halves), 0n),
  ]);
}

const higher = (one: readonly bigint[], other: readonly bigint[]): number => {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [a, b] = [one[at] ?? -1n, other[at] ?? -1n];
    if (a !== b) return a > b ? -1 : 1;
  }
  return 0;
};

function split(level: readonly Line[], by: readonly (readonly bigint[])[]): Line[][] {
  const order = level.map((line, at) => ({ line, by: by[at] ?? [] })).sort((one, other) => higher(one.by, other.by));
  const groups: (typeof order)[] = [];
  for (const one of order) {
    const group = groups.at(-1);
    if (group?.[0] && higher(group[0].by, one.by) === 0) group.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => group.map(({ line }) => line));
}

function part(level: Line[], rules: OracleRules, events: readonly OracleEvent[]): Line[][] {
  if (level.length === 1) return [level];
  for (const name of rules.tieBreaks) {
    const by = figures(name, level, events);
    if (!by) continue;
    const groups = split(level, by);
    if (groups.length > 1) return groups.flatMap((group) => part(group, rules, events));
  }
  return [level];
}

/** Best first; of those who share a place, and of those not ranked, in whatever order. */
export function seasonByTheRules(given: readonly OracleEvent[], rules: OracleRules): readonly OracleRow[] {
  const events = [...given].sort((one, other) => one.finish - other.finish || (one.id < other.id ? -1 : 1));
  const tables = events.map((event) => cellsOf(event, rules));
  const members = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  const lines = members.map((who) => lineOf(who, events, tables, rules));
  const enough = lines.filter(({ playedIn }) => playedIn >= rules.minimum);
  const below = lines.filter(({ playedIn }) => playedIn < rules.minimum);
  const groups = split(
    enough,
    enough.map(({ total }) => [total]),
  ).flatMap((group) => part(group, rules, events));
  let place = 1;
  const rows: OracleRow[] = [];
  for (const group of groups) {
    for (const { who, total, counted } of group) rows.push({ who, total, counted, place });
    place += group.length;
  }
  return [...rows, ...below.map(({ who, total, counted }) => ({ who, total, counted, place: undefined }))];
}

/** A total as thousandths, to the nearest, halves up. */
export const shown = (total: bigint): number => Number((total * 2000n + POINT) / (2n * POINT));
