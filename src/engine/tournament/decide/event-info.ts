import { isDay, isTime, isZone } from '../../../kit/index.ts';
import type { Command, EventInfo } from '../commands.ts';
import { type Refusal, type Refusals, refusal } from '../refusal.ts';
import type { Deciding } from './deciding.ts';

/** DK-24: what is announced about the event. */

const LONGEST_VENUE = 200;
const LONGEST_DESCRIPTION = 4000;

type Problem = Refusals['bad-event']['problem'];

const bad = (problem: Problem, most?: number): Refusal =>
  refusal('bad-event', { problem, ...(most !== undefined && { most }) });

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
