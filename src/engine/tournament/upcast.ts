import type { Entry, Event, EventType } from './events.ts';

/** An event as it was once written: `v` counts the shapes of its type, from 1 where it is missing. */
export interface WrittenEvent {
  readonly type: string;
  readonly v?: number;
}

type Upcaster = (old: WrittenEvent) => WrittenEvent;
export type Upcasters = Readonly<Record<string, readonly Upcaster[]>>;

/** Per type, what leads from shape 1 to 2, from 2 to 3, … All types are still in their first shape. */
const upcasters: Upcasters = {};

const known: Readonly<Record<EventType, true>> = {
  TournamentCreated: true,
  Configured: true,
  EventDescribed: true,
  RulesAdopted: true,
  Started: true,
  EndedEarly: true,
  Reopened: true,
  PlayersAdded: true,
  PlayerApproved: true,
  PlayerEdited: true,
  PlayerRemoved: true,
  CheckedIn: true,
  PlayerDropped: true,
  PlayerReinstated: true,
  TableFixed: true,
  KeptApart: true,
  SeedsSet: true,
  StagesPlanned: true,
  LotsDrawn: true,
  HandedOver: true,
  RoundPaired: true,
  DraftAdjusted: true,
  Overridden: true,
  DraftDiscarded: true,
  RoundPublished: true,
  RoundUnpublished: true,
  TableOpened: true,
  GameAdded: true,
  GamesCancelled: true,
  MatchMoved: true,
  RoundClosed: true,
  RoundReopened: true,
  RematchesAllowed: true,
  FinalGameCalled: true,
  RoundsSet: true,
  Unwound: true,
  RoundClockStarted: true,
  RoundClockPaused: true,
  RoundClockExtended: true,
  OutcomeRecorded: true,
  OutcomeCorrected: true,
  OutcomeRemoved: true,
  OutcomeContested: true,
  OutcomeUpheld: true,
  ResultProposed: true,
  ResultDisputed: true,
  ReportsDismissed: true,
  PersonErased: true,
  EntryUndone: true,
};

/** Brings an event of any age to the shape the engine folds. An unknown event is an error. */
export function upcastEvent(written: WrittenEvent, table: Upcasters = upcasters): Event {
  const steps = table[written.type] ?? [];
  const { type, v = 1 } = written;
  if (!(type in known)) throw new Error(`Unknown event: ${type}`);
  // Nearly all: in the only shape there is, and not saying so. It is not copied.
  if (written.v === undefined && steps.length === 0) return written as Event;
  if (!Number.isInteger(v) || v < 1 || v > steps.length + 1) throw new Error(`Unknown version of ${type}: ${v}`);
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
