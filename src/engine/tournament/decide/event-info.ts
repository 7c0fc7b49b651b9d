import type { Command, EventInfo } from '../commands.ts';
import { type Refusal, type Refusals, refusal } from '../refusal.ts';
import type { Deciding } from './deciding.ts';

/** DK-24: what is announced about the event. */

const LONGEST_VENUE = 200;
const LONGEST_DESCRIPTION = 4000;

type Problem = Refusals['bad-event']['problem'];

const bad = (problem: Problem, most?: number): Refusal =>
  refusal('bad-event', { problem, ...(most !== undefined && { most }) });

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** Two such texts compare as the days do. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Only its form: which zones exist differs from machine to machine, and is checked by the callers. */
const isZone = (text: string): boolean => text.length <= 50 && /^[A-Za-z]\w*([/+-]\w+)*$/.test(text);

const lengthOf = (text: string): number => [...text].length;

function problemIn({ firstDay, lastDay, startTime, timeZone, venue, description }: EventInfo): Refusal | undefined {
  if (firstDay !== undefined && !isDay(firstDay)) return bad('first-day');
  if (lastDay !== undefined && !(firstDay && isDay(lastDay) && lastDay >= firstDay)) return bad('last-day');
  if (startTime !== undefined && !(firstDay && isTime(startTime))) return bad('start-time');
  if (timeZone !== undefined && !isZone(timeZone)) return bad('time-zone');
  if (venue && lengthOf(venue) > LONGEST_VENUE) return bad('venue-too-long', LONGEST_VENUE);
  if (description && lengthOf(description) > LONGEST_DESCRIPTION) {
    return bad('description-too-long', LONGEST_DESCRIPTION);
  }
  // Lines may be broken in the description only.
  const unreadable = /\p{Cc}/u.test(venue ?? '') || /[^\P{Cc}\n\t]/u.test(description ?? '');
  return unreadable ? bad('control-characters') : undefined;
}

/** What is empty is not said. */
function saidIn(info: EventInfo): EventInfo {
  const { firstDay, lastDay, startTime, timeZone } = info;
  const venue = info.venue?.trim();
  const description = info.description?.replaceAll('\r\n', '\n').trim();
  return {
    ...(firstDay && { firstDay }),
    ...(lastDay && { lastDay }),
    ...(startTime && { startTime }),
    ...(timeZone && { timeZone }),
    ...(venue && { venue }),
    ...(description && { description }),
  };
}

export function describeEvent(
  d: Deciding,
  { type: _, ...info }: Extract<Command, { type: 'DescribeEvent' }>,
): Refusal | undefined {
  const said = saidIn(info);
  const why = problemIn(said);
  if (why) return why;
  d.add({ type: 'EventDescribed', ...said });
  return undefined;
}
