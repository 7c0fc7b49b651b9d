import type { Entry, Event, EventType } from './events.ts';

/** An event as it was once written: `v` counts the shapes of its type, from 1 where it is missing. */
export interface WrittenEvent {
  readonly type: string;
  readonly v?: number;
}

type Upcaster = (old: WrittenEvent) => WrittenEvent;
export type Upcasters = Readonly<Partial<Record<EventType, readonly Upcaster[]>>>;

/** Per type, what leads from shape 1 to 2, from 2 to 3, … Nothing yet: the engine folds every shape there is. */
const upcasters: Upcasters = {};
const NONE: readonly Upcaster[] = [];

/** How many shapes of each type the engine folds as they were written. */
const shapes: Readonly<Record<EventType, number>> = {
  TournamentCreated: 1,
  Configured: 1,
  EventDescribed: 1,
  Started: 1,
  EndedEarly: 1,
  Reopened: 1,
  PlayersAdded: 1,
  PlayerApproved: 1,
  PlayerEdited: 1,
  PlayerRemoved: 1,
  CheckedIn: 1,
  PlayerDropped: 1,
  PlayerReinstated: 1,
  TableFixed: 1,
  KeptApart: 1,
  AbsencesAnnounced: 1,
  PointsAdjusted: 1,
  SeedsSet: 1,
  StagesPlanned: 1,
  LotsDrawn: 1,
  HandedOver: 1,
  RoundPaired: 2,
  DraftAdjusted: 1,
  Overridden: 1,
  DraftDiscarded: 1,
  RoundPublished: 1,
  RoundUnpublished: 1,
  TableOpened: 1,
  GameAdded: 1,
  GamesCancelled: 1,
  MatchMoved: 1,
  RoundClosed: 1,
  RoundReopened: 1,
  RematchesAllowed: 1,
  FinalGameCalled: 1,
  RoundsSet: 1,
  Unwound: 1,
  RoundClockStarted: 1,
  RoundClockPaused: 1,
  RoundClockExtended: 1,
  OutcomeRecorded: 1,
  OutcomeCorrected: 1,
  OutcomeRemoved: 1,
  OutcomeContested: 1,
  OutcomeUpheld: 1,
  ResultProposed: 1,
  ResultDisputed: 1,
  ReportsDismissed: 1,
  PersonErased: 1,
  EntryUndone: 1,
};

const isEventType = (type: string): type is EventType => Object.hasOwn(shapes, type);

/** Brings an event of any age to the shape the engine folds. An unknown event is an error. */
export function upcastEvent(written: WrittenEvent, table: Upcasters = upcasters): Event {
  const { type, v = 1 } = written;
  if (!isEventType(type)) throw new Error(`Unknown event: ${type}`);
  const asWritten = shapes[type];
  const steps = table[type] ?? NONE;
  // Nearly all: in the first shape, and not saying so. It is not copied.
  if (written.v === undefined && steps.length === 0) return written as Event;
  const newest = steps.length + asWritten;
  if (!Number.isInteger(v) || v < 1 || v > newest) throw new Error(`Unknown version of ${type}: ${v}`);
  if (v > steps.length + 1) return written as Event;
  const { v: _, ...event } = steps.slice(v - 1).reduce((old, step) => step(old), written);
  return event as Event;
}

/** An entry as a file or a database has it; its shape was checked where it came in. */
export type WrittenEntry = Omit<Entry, 'events'> & { readonly events: readonly WrittenEvent[] };

/** The list itself where nothing in it is old. */
export function upcastEvents(written: readonly WrittenEvent[]): readonly Event[] {
  let events: Event[] | undefined;
  for (let at = 0; at < written.length; at++) {
    const old = written[at] as WrittenEvent;
    const event = upcastEvent(old);
    if (events === undefined && event !== old) events = written.slice(0, at) as Event[];
    events?.push(event);
  }
  return events ?? (written as readonly Event[]);
}

export function upcast(entry: WrittenEntry): Entry {
  const events = upcastEvents(entry.events);
  return events === entry.events ? (entry as Entry) : { ...entry, events };
}
