import { compare, type Fraction, fractionOf } from '../../../kit/index.ts';
import type { EventId, MemberId, SeasonRules } from '../model.ts';
import { scoresIn } from './cells.ts';
import { type EventStanding, inOrder, type SeasonEvent, standingOf } from './events.ts';
import { type Line, linesOf, type Scores } from './lines.ts';
import { Meetings } from './meetings.ts';
import { type Ranked, rankedLines, type Separation } from './tie-breaks.ts';

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
  readonly worth: Fraction | undefined;
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

interface Standings {
  readonly ranked: readonly Ranked[];
  /** Those with too few events, the highest total first. */
  readonly below: readonly Line[];
}

function standings(scores: Scores, rules: SeasonRules, meetings: Meetings): Standings {
  const lines = linesOf(scores, rules);
  const enough = lines.filter(({ events }) => events >= rules.minimum);
  const below = lines.filter(({ events }) => events < rules.minimum);
  return {
    ranked: rankedLines(enough, rules.tieBreaks, meetings),
    below: below.sort((one, other) => compare(other.total, one.total)),
  };
}

const isCounted = (standing: EventStanding): boolean => standing === 'counts' || standing === 'provisional';

/** CL-9: as it stands, and as it stood before the last event that counts. */
function nowAndBefore(
  events: readonly SeasonEvent[],
  scores: Scores,
  rules: SeasonRules,
): { readonly now: Standings; readonly before: Standings } {
  const last = [...scores.keys()].at(-1);
  const earlier = new Map([...scores].filter(([at]) => at !== last));
  const metBefore = new Meetings(events.filter((_, at) => earlier.has(at)));
  const met = new Meetings(
    events.filter((_, at) => at === last),
    metBefore,
  );
  return { now: standings(scores, rules, met), before: standings(earlier, rules, metBefore) };
}

function cellsOf({ results }: Line, columns: number, attendance: Fraction): SeasonRow['cells'] {
  const cells = new Array<SeasonCell | undefined>(columns).fill(undefined);
  for (const { at, place, worth, counted, played } of results) {
    cells[at] = { place, worth, attendance, counted, played };
  }
  return cells;
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
  const counting = ordered.flatMap((event, at) => (isCounted(stands[at] ?? 'coming') ? [{ event, at }] : []));
  const scores = new Map(counting.map(({ event, at }) => [at, scoresIn(event, rules)]));
  const { now, before } = nowAndBefore(ordered, scores, rules);
  const placeBefore = new Map(before.ranked.map(({ line, place }) => [line.member, place]));
  const attendance = fractionOf(rules.attendance);
  const rowOf = (line: Line) => {
    const { member, total, events: played } = line;
    return { member, total, cells: cellsOf(line, ordered.length, attendance), events: played };
  };
  const ranked = now.ranked.map(({ line, place, level, ahead }): SeasonRow => {
    const then = placeBefore.get(line.member);
    return {
      ...rowOf(line),
      place,
      level,
      ...(then !== undefined && { moved: then - place }),
      ...(ahead && { ahead }),
    };
  });
  const rows = [...ranked, ...now.below.map((line): SeasonRow => ({ ...rowOf(line), level: 1 }))];
  const columns = ordered.map(({ summary, weight = 1 }, at): SeasonColumn => {
    const { event, name, day, byHand } = summary;
    const standing = stands[at] ?? 'coming';
    return { event, name, ...(day !== undefined && { day }), weight, standing, ...(byHand && { byHand }) };
  });
  return { columns, rows, provisional: stands.includes('provisional') };
}
