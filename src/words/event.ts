import type { EventInfo } from '../engine/index.ts';
import { translator } from './catalogue.ts';
import type { Language } from './language.ts';

/** DK-24: when it is, as people write it: “21 November 2026”, “7–15 November 2026”. Days are those at the venue. */

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

interface Said {
  readonly weekday?: boolean;
  /** Of the reader's country, where it speaks the language. */
  readonly locale?: string;
  /** The organiser's contact details; stored beside the log (DK-31). */
  readonly contact?: string | undefined;
}

const localeOf = (language: Language, { locale }: Said): string => locale ?? (language === 'en' ? 'en-GB' : language);

function daysText(language: Language, { firstDay, lastDay }: EventInfo, said: Said): string {
  if (firstDay === undefined) return '';
  const format = new Intl.DateTimeFormat(localeOf(language, said), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(said.weekday && { weekday: 'long' }),
  });
  const first = atNoon(firstDay);
  return lastDay === undefined || lastDay === firstDay
    ? format.format(first)
    : format.formatRange(first, atNoon(lastDay));
}

/** The zone of the venue, in which its times are told; none where this machine does not know it. */
export function zoneAt(event: EventInfo | undefined): { timeZone?: string } {
  if (event?.timeZone === undefined) return {};
  try {
    return { timeZone: new Intl.DateTimeFormat('en', { timeZone: event.timeZone }).resolvedOptions().timeZone };
  } catch {
    return {};
  }
}

/** A time of day as it is written in a sentence: “18:30”, “18 h 30”. */
export const timeText = (language: Language, time: string): string =>
  time.replace(':', translator(language)('number.hour'));

/** “10:00 CET”: for guests from elsewhere too. */
function startText(language: Language, event: EventInfo, said: Said): string {
  const { firstDay, startTime, timeZone } = event;
  if (firstDay === undefined || startTime === undefined) return '';
  const time = timeText(language, startTime);
  if (timeZone === undefined) return time;
  const zone = new Intl.DateTimeFormat(localeOf(language, said), { timeZoneName: 'short', ...zoneAt(event) })
    .formatToParts(atNoon(firstDay))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${time} ${zoneAt(event).timeZone === undefined ? timeZone : zone}`;
}

/** When and where, and whom to ask, in its parts. */
export function eventParts(language: Language, event: EventInfo | undefined, said: Said = {}): string[] {
  const days = event && [daysText(language, event, said), startText(language, event, said)].filter(Boolean).join(', ');
  return [days, event?.venue?.trim(), said.contact].filter((part): part is string => part !== undefined && part !== '');
}

/** “64 players”. */
export const playersText = (language: Language, count: number): string =>
  translator(language)('count.players', { count });
