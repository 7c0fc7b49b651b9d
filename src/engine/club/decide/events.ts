import { isDay } from '../../../kit/index.ts';
import type { ClubCommand, NewHandRow, NewLink } from '../commands.ts';
import type { EventId, HandRow } from '../model.ts';
import { type ClubRefusal, clubRefusal } from '../refusal.ts';
import { nameRefusal } from './club.ts';
import type { ClubDeciding } from './deciding.ts';
import { linked } from './members.ts';

type Of<T extends ClubCommand['type']> = Extract<ClubCommand, { type: T }>;

const LONGEST_ID = 100;
const MAX_ROWS = 1000;
const MAX_POINTS = 1_000_000;
const HIGHEST_TABLE = 9999;

const unknown = (event: EventId): ClubRefusal => clubRefusal('unknown-event', { event });

function planProblem({ day, firstTable }: { day?: string; firstTable?: number }): ClubRefusal | undefined {
  if (day !== undefined && !isDay(day)) return clubRefusal('bad-day', { day });
  const good = firstTable === undefined || (Number.isInteger(firstTable) && firstTable >= 1);
  return good && (firstTable ?? 1) <= HIGHEST_TABLE
    ? undefined
    : clubRefusal('bad-first-table', { most: HIGHEST_TABLE });
}

const planOf = ({ day, firstTable }: { readonly day?: string; readonly firstTable?: number }) => ({
  ...(day !== undefined && { day }),
  ...(firstTable !== undefined && { firstTable }),
});

export function addEvent(d: ClubDeciding, command: Of<'AddEvent'>): ClubRefusal | undefined {
  const { event } = command;
  // Evenings entered by hand are h1, h2, …
  if (event === '' || event.length > LONGEST_ID || /^h\d+$/.test(event)) return unknown(event);
  if (d.facts.events.has(event)) return clubRefusal('already-listed', { event });
  const why = planProblem(planOf(command));
  if (why) return why;
  d.add({ type: 'EventAdded', event, ...planOf(command) });
  return undefined;
}

export function planEvent(d: ClubDeciding, command: Of<'PlanEvent'>): ClubRefusal | undefined {
  const { event } = command;
  const listed = d.facts.events.get(event);
  if (!listed) return unknown(event);
  // The day of an evening entered by hand is a fact of its own.
  if (listed.byHand) return clubRefusal('event-not-by-hand', { event });
  const why = planProblem(planOf(command));
  if (why) return why;
  d.add({ type: 'EventPlanned', event, ...planOf(command) });
  return undefined;
}

export function countEvent(d: ClubDeciding, { event, counts }: Of<'CountEvent'>): ClubRefusal | undefined {
  if (!d.facts.events.has(event)) return unknown(event);
  d.add({ type: 'EventCounted', event, counts });
  return undefined;
}

export function removeEvent(d: ClubDeciding, { event }: Of<'RemoveEvent'>): ClubRefusal | undefined {
  if (!d.facts.events.has(event)) return unknown(event);
  d.add({ type: 'EventRemoved', event });
  return undefined;
}

/** CL-12: each line needs a place or points. */
function rowProblem(rows: readonly NewHandRow[]): ClubRefusal | undefined {
  type Problem = 'no-place-or-points' | 'place' | 'points' | 'empty' | 'too-many';
  const bad = (row: number, problem: Problem) => clubRefusal('bad-evening', { row, problem });
  if (rows.length === 0) return bad(0, 'empty');
  if (rows.length > MAX_ROWS) return bad(MAX_ROWS, 'too-many');
  const keys = rows.map(({ name }) => name.trim().toLowerCase());
  for (const [at, { name, place, points }] of rows.entries()) {
    const badName = nameRefusal(name);
    if (badName) return badName;
    if (keys.indexOf(keys[at] ?? '') !== at) return clubRefusal('same-member-name', { name });
    if (place === undefined && points === undefined) return bad(at + 1, 'no-place-or-points');
    const placeGood = place === undefined || (Number.isInteger(place) && place >= 1 && place <= MAX_ROWS);
    if (!placeGood) return bad(at + 1, 'place');
    if (points !== undefined && !(Math.abs(points) <= MAX_POINTS)) return bad(at + 1, 'points');
  }
  return undefined;
}

const numberOf = (player: string): number => Number(player.slice(1));

/** Rows keep the player they were where the name is the same. */
function rowsOf(rows: readonly NewHandRow[], before: readonly HandRow[]): HandRow[] {
  const byName = new Map(before.map(({ name, player }) => [name.toLowerCase(), player]));
  let last = Math.max(0, ...before.map(({ player }) => numberOf(player)));
  return rows.map(({ name, place, points }) => ({
    player: byName.get(name.trim().toLowerCase()) ?? `p${++last}`,
    name: name.trim(),
    ...(place !== undefined && { place }),
    ...(points !== undefined && { points }),
  }));
}

const linksOf = (event: EventId, rows: readonly HandRow[], given: readonly NewHandRow[]): NewLink[] =>
  rows.flatMap(({ player }, at) => {
    const member = given[at]?.member;
    return member === undefined ? [] : [{ event, player, member }];
  });

function evening(
  d: ClubDeciding,
  type: 'EveningEntered' | 'EveningCorrected',
  event: EventId,
  { name, day, rows: given }: Pick<Of<'EnterEvening'>, 'name' | 'day' | 'rows'>,
): ClubRefusal | undefined {
  const why = nameRefusal(name) ?? (isDay(day) ? rowProblem(given) : clubRefusal('bad-day', { day }));
  if (why) return why;
  const rows = rowsOf(given, d.facts.events.get(event)?.byHand?.rows ?? []);
  d.add({ type, event, name: name.trim(), day, rows });
  const links = linksOf(event, rows, given);
  return links.length > 0 ? linked(d, links) : undefined;
}

export const enterEvening = (d: ClubDeciding, command: Of<'EnterEvening'>): ClubRefusal | undefined =>
  evening(d, 'EveningEntered', `h${d.state.issued.evenings + 1}`, command);

export function correctEvening(d: ClubDeciding, command: Of<'CorrectEvening'>): ClubRefusal | undefined {
  const { event } = command;
  const listed = d.facts.events.get(event);
  if (!listed) return unknown(event);
  if (!listed.byHand) return clubRefusal('event-not-by-hand', { event });
  return evening(d, 'EveningCorrected', event, command);
}
