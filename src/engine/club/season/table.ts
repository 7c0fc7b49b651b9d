import { compare, type Fraction, fractionOf, sumOf } from '../../../kit/index.ts';
import type { EventId, MemberId, SeasonRules } from '../model.ts';
import { type Score, scoresIn } from './cells.ts';
import { type EventStanding, inOrder, type SeasonEvent, standingOf } from './events.ts';
import { type Line, Meetings, type Ranked, rankedLines, type Separation } from './tie-breaks.ts';

/** CL-9: one event in the table. */
export interface SeasonColumn {
  readonly event: EventId;
  readonly name: string;
  readonly day?: string;
  readonly weight: number;
  readonly standing: EventStanding;
  readonly byHand?: true;
}

/** Absent: nothing is here; last: a place and a score of nought. */
export interface SeasonCell {
  readonly place: number;
  /** Weight × score; nothing where too few games were played for one. */
  readonly worth?: Fraction;
  /** Kept for results that are dropped too. */
  readonly attendance: Fraction;
  /** It is one of the results that count; dropped ones are struck through. */
  readonly counted: boolean;
  /** At least one game was played. */
  readonly played: boolean;
}

export interface SeasonRow {
  readonly member: MemberId;
  /** Nothing: too few events to be ranked (CL-8). */
  readonly place?: number;
  /** How many share it. */
  readonly level: number;
  readonly total: Fraction;
  /** In the order of the columns. */
  readonly cells: readonly (SeasonCell | undefined)[];
  /** Events with a game played. */
  readonly events: number;
  /** Places up since the event before; nothing for those who were not ranked then. */
  readonly moved?: number;
  /** By what this row stands above the next. */
  readonly ahead?: Separation;
}

export interface SeasonTable {
  /** In order of their finish. */
  readonly columns: readonly SeasonColumn[];
  /** Best first; those with too few events below. */
  readonly rows: readonly SeasonRow[];
  /** Some event that counts is still running. */
  readonly provisional: boolean;
}

/** How many results count after so many events. */
const resultsKept = ({ best, drop }: SeasonRules, events: number): number =>
  best ?? (drop === undefined ? Number.POSITIVE_INFINITY : Math.max(0, events - drop));

/** CL-8: the highest after weight; of equal ones the earlier. */
function keptOf(worths: readonly (Fraction | undefined)[], kept: number): ReadonlySet<number> {
  const held = worths.flatMap((worth, at) => (worth ? [{ worth, at }] : []));
  if (held.length <= kept) return new Set(held.map(({ at }) => at));
  held.sort((one, other) => compare(other.worth, one.worth) || one.at - other.at);
  return new Set(held.slice(0, kept).map(({ at }) => at));
}

type Counting = Omit<SeasonRow, 'place' | 'level' | 'moved' | 'ahead'>;

function counting(
  member: MemberId,
  scores: readonly (ReadonlyMap<MemberId, Score> | undefined)[],
  rules: SeasonRules,
): Counting {
  const own = scores.map((event) => event?.get(member));
  const counted = scores.filter((event) => event !== undefined).length;
  const kept = keptOf(
    own.map((score) => score?.worth),
    resultsKept(rules, counted),
  );
  const attendance = fractionOf(rules.attendance);
  const cells = own.map((score, at) => score && { ...score, attendance, counted: kept.has(at) });
  const parts = cells.flatMap((cell) =>
    cell ? [cell.attendance, ...(cell.counted && cell.worth ? [cell.worth] : [])] : [],
  );
  return { member, total: sumOf(parts), cells, events: cells.filter((cell) => cell?.played).length };
}

const lineOf = ({ member, total, cells }: Counting): Line => ({ member, total, results: cells });

interface Standings {
  readonly counted: readonly Counting[];
  readonly ranked: ReadonlyMap<MemberId, Ranked>;
  readonly order: readonly MemberId[];
}

function standings(
  events: readonly SeasonEvent[],
  scores: readonly (ReadonlyMap<MemberId, Score> | undefined)[],
  rules: SeasonRules,
): Standings {
  const members = new Set(scores.flatMap((event) => [...(event?.keys() ?? [])]));
  // Sorted, so that the table is the same whatever order the events were read in.
  const counted = [...members].sort().map((member) => counting(member, scores, rules));
  const enough = counted.filter((row) => row.events >= rules.minimum);
  let meetings: Meetings | undefined;
  const met = () => {
    meetings ??= new Meetings(events.filter((_, at) => scores[at] !== undefined));
    return meetings;
  };
  const ranked = rankedLines(enough.map(lineOf), rules.tieBreaks, met);
  const below = counted
    .filter((row) => row.events < rules.minimum)
    .sort((one, other) => compare(other.total, one.total));
  return {
    counted,
    ranked: new Map(ranked.map((row) => [row.line.member, row])),
    order: [...ranked.map(({ line }) => line.member), ...below.map(({ member }) => member)],
  };
}

const isCounted = (standing: EventStanding): boolean => standing === 'counts' || standing === 'provisional';

/** CL-9: as it stood before the last event that counts. */
function before(
  events: readonly SeasonEvent[],
  scores: readonly (ReadonlyMap<MemberId, Score> | undefined)[],
  rules: SeasonRules,
): Standings | undefined {
  const last = scores.findLastIndex((event) => event !== undefined);
  if (scores.findIndex((event) => event !== undefined) === last) return undefined;
  return standings(events, scores.with(last, undefined), rules);
}

/** Everyone else is a guest. */
const among = (event: SeasonEvent, isIn: (member: MemberId) => boolean): SeasonEvent => ({
  ...event,
  members: new Map([...event.members].filter(([, member]) => isIn(member))),
});

/**
 * CL-7 to CL-9: the table of a season, from what its events say of themselves. It is the same from any order of events.
 * `isIn`: who is in it, where it is for some members only.
 */
export function seasonTable(
  events: readonly SeasonEvent[],
  rules: SeasonRules,
  isIn?: (member: MemberId) => boolean,
): SeasonTable {
  const ordered = inOrder(isIn ? events.map((event) => among(event, isIn)) : events);
  const stands = ordered.map((event) => standingOf(event, rules.score));
  const scores = ordered.map((event, at) => {
    return isCounted(stands[at] ?? 'coming') ? scoresIn(event, rules) : undefined;
  });
  const now = standings(ordered, scores, rules);
  const then = before(ordered, scores, rules);
  const rowOf = new Map(now.counted.map((row) => [row.member, row]));
  const rows = now.order.flatMap((member): SeasonRow[] => {
    const row = rowOf.get(member);
    if (!row) return [];
    const ranked = now.ranked.get(member);
    const placeThen = then?.ranked.get(member)?.place;
    return [
      {
        ...row,
        ...(ranked && { place: ranked.place }),
        level: ranked?.level ?? 1,
        ...(ranked && placeThen !== undefined && { moved: placeThen - ranked.place }),
        ...(ranked?.ahead && { ahead: ranked.ahead }),
      },
    ];
  });
  const columns = ordered.map(({ summary, weight = 1 }, at): SeasonColumn => {
    const { event, name, day, byHand } = summary;
    const standing = stands[at] ?? 'coming';
    return { event, name, ...(day !== undefined && { day }), weight, standing, ...(byHand && { byHand }) };
  });
  return { columns, rows, provisional: stands.includes('provisional') };
}
