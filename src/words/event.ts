import type { EventInfo } from '../engine/index.ts';
import { type Language, translate } from './languages.ts';

/** DK-24: when it is, as people write it: «21 November 2026», «7–15 November 2026». Days are those at the venue. */

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

interface Said {
  readonly weekday?: boolean;
  /** Of the reader's country, where it speaks the language. */
  readonly locale?: string;
}

function daysText(language: Language, { firstDay, lastDay }: EventInfo, { weekday, locale }: Said = {}): string {
  if (firstDay === undefined) return '';
  const format = new Intl.DateTimeFormat(locale ?? (language === 'en' ? 'en-GB' : language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(weekday && { weekday: 'long' }),
  });
  const first = atNoon(firstDay);
  return lastDay === undefined || lastDay === firstDay
    ? format.format(first)
    : format.formatRange(first, atNoon(lastDay));
}

/** When and where, in its parts. */
export function eventParts(language: Language, event: EventInfo | undefined, said?: Said): string[] {
  if (!event) return [];
  const { startTime, venue } = event;
  const days = [daysText(language, event, said), startTime].filter((part) => part).join(', ');
  return [days, venue?.trim()].filter((part): part is string => part !== undefined && part !== '');
}

/** «64 players». */
export const playersText = (language: Language, count: number): string =>
  translate(language, 'count.players', { count }, count);
