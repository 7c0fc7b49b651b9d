import { createEvents, type EventAttributes } from 'ics';
import type { EventInfo, State, TournamentView } from '../engine/index.ts';
import { type Language, labelText, zoneAt } from '../words/index.ts';

interface Times {
  published?: number;
  closed?: number;
  /** When the round's clock or the shortest main time runs out. */
  deadline?: number;
}

const hour = 3_600_000;

/** When each round was published and closed, from the entries that stand. */
function timesOf(state: State): Map<number, Times> {
  const aside = state.log.setAside();
  const times = new Map<number, Times>();
  const of = (round: number): Times => {
    const roundTimes = times.get(round) ?? {};
    times.set(round, roundTimes);
    return roundTimes;
  };
  for (const entry of state.log.slice()) {
    if (aside.has(entry.version)) continue;
    for (const event of entry.events) {
      if (event.type === 'RoundPublished') of(event.round).published = entry.at;
      if (event.type === 'TableOpened') of(event.round).published ??= entry.at;
      if (event.type === 'RoundClosed') of(event.round).closed = entry.at;
      if (event.type === 'RoundReopened') delete of(event.round).closed;
    }
  }
  const { clock } = state.facts;
  if (clock?.since !== undefined) of(clock.round).deadline = clock.since + clock.remaining;
  return times;
}

/** The earliest moment at which a game of the round can be lost on time: nobody has moved. */
function firstFlag(round: TournamentView['rounds'][number], published: number): number | undefined {
  const bases = round.matches
    .flatMap((match) => match.games)
    .filter((game) => game.clock && game.result === undefined)
    .map((game) => Math.min(game.clock?.white.base ?? 0, game.clock?.black.base ?? 0));
  return bases.length > 0 ? published + Math.min(...bases) : undefined;
}

const minute = (at: number): number => at - (at % 60_000);

const dateOf = (day: string, later = 0): [number, number, number] => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/** What the clocks of a zone show at a moment, as if it were UTC. */
function shownIn(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`);
}

/** The moment at which the clocks of a zone show this; the second look settles a night in which they are put on. */
function momentIn(timeZone: string, day: string, time: string, later = 0): number {
  const shown = Date.parse(`${day}T${time}:00Z`) + later;
  const near = shown - (shownIn(timeZone, shown) - shown);
  return near - (shownIn(timeZone, near) - shown);
}

/** From when to when: to the minute where the zone is known, else whole days, which are the same everywhere. */
function span(event: EventInfo) {
  const { firstDay = '', lastDay = firstDay, startTime } = event;
  const { timeZone } = zoneAt(event);
  if (startTime === undefined || timeZone === undefined) return { start: dateOf(firstDay), end: dateOf(lastDay, 1) };
  return {
    start: momentIn(timeZone, firstDay, startTime),
    end: momentIn(timeZone, lastDay, '00:00', 24 * hour),
    startInputType: 'utc',
    endInputType: 'utc',
  } as const;
}

/** DK-24: the days of the event, before there is a round to show. */
function announced({ id, name, event }: TournamentView, contact: string | undefined): EventAttributes[] {
  if (event?.firstDay === undefined) return [];
  const { firstDay, startTime, timeZone, venue, description } = event;
  const from = startTime && [startTime, timeZone && `(${timeZone})`].filter(Boolean).join(' ');
  // Otherwise two readings of the same state would differ.
  const stamped = { timestamp: Date.parse(`${firstDay}T00:00:00Z`) };
  const text = [from, description, contact].filter(Boolean).join('\n\n');
  return [
    {
      uid: `${id}@tiltyard`,
      title: name,
      ...span(event),
      ...(venue !== undefined && { location: venue }),
      ...(text !== '' && { description: text }),
      ...stamped,
    },
  ];
}

/** DK-18: the calendar of rounds and deadlines, in UTC. */
export function calendarText(state: State, view: TournamentView, language: Language, contact?: string): string {
  const times = timesOf(state);
  const madeAt = state.log.at(1)?.at;
  const { venue } = view.event ?? {};
  const place = venue === undefined ? {} : { location: venue };
  const rounds = view.rounds
    .filter((round) => round.state !== 'draft')
    .flatMap((round): EventAttributes[] => {
      const { published, closed, deadline } = times.get(round.number) ?? {};
      // Taken over from elsewhere: nobody knows when it was played, only that it wasn't at the moment of the import.
      if (published === undefined || published === madeAt) return [];
      const label = labelText(language, round.label);
      const title = `${view.name}: ${label}`;
      const common = { startInputType: 'utc', endInputType: 'utc', timestamp: minute(published) } as const;
      const flag = closed === undefined ? (deadline ?? firstFlag(round, published)) : undefined;
      // As long as the round: while it is played, until its time or that of a game is out.
      const end = Math.max(closed ?? flag ?? published + hour, published + 60_000);
      const uid = `${view.id}-round-${round.number}@tiltyard`;
      const event: EventAttributes = { ...common, ...place, uid, title, start: minute(published), end: minute(end) };
      if (flag === undefined) return [event];
      const due = {
        ...common,
        uid: `${view.id}-deadline-${round.number}@tiltyard`,
        title: `${title}, time`,
        start: minute(flag),
      };
      return [event, { ...due, duration: { minutes: 1 } }];
    });
  const { error, value } = createEvents([...announced(view, contact), ...rounds], {
    productId: 'tiltyard',
    calName: view.name,
  });
  if (error) throw error;
  return value ?? '';
}
