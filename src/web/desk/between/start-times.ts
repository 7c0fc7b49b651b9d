import type { Round } from '../../../engine/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;
/** Said of tomorrow morning, but not of what has just gone by. */
const FARTHEST = 20 * 60;

/** 20:45 by the clock at the venue, as the next moment at which it shows that; undefined: no time, or one that has passed. */
export function momentOf(typed: string, now: number, zone: { timeZone?: string }): number | undefined {
  const [, hours = '', minutes = ''] = /^\s*([01]?\d|2[0-3])[:.h]([0-5]\d)\s*$/.exec(typed) ?? [];
  if (minutes === '') return undefined;
  const parts = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone });
  const [hour = 0, minute = 0] = parts.format(now).split(':').map(Number);
  const wait = (Number(hours) * 60 + Number(minutes) - hour * 60 - minute + DAY) % DAY;
  return wait === 0 || wait > FARTHEST ? undefined : now - (now % MINUTE) + wait * MINUTE;
}

const LONGEST = 6 * 60;

/** From one round's start to the next; an evening, not a correspondence. */
export function minutesEach(rounds: readonly Pick<Round, 'publishedAt'>[]): number | undefined {
  const times = timesOf(rounds);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || times.length < 2) return undefined;
  const minutes = Math.round((last - first) / 60_000 / (times.length - 1));
  return minutes > 0 && minutes < LONGEST ? minutes : undefined;
}

const timesOf = (rounds: readonly Pick<Round, 'publishedAt'>[]): readonly number[] =>
  rounds.flatMap(({ publishedAt }) => (publishedAt === undefined ? [] : [publishedAt]));

/** When the coming rounds begin at the present pace; a start that is overdue is now. `said`: the time the desk has set for the first. */
export function expectedStarts(
  rounds: readonly Pick<Round, 'publishedAt'>[],
  coming: number,
  now: number,
  said?: number,
): readonly number[] {
  const minutes = minutesEach(rounds);
  const last = timesOf(rounds).at(-1);
  if (minutes === undefined || last === undefined) return said === undefined ? [] : [said];
  const next = said ?? Math.max(now, last + minutes * 60_000);
  return Array.from({ length: coming }, (_, at) => next + at * minutes * 60_000);
}
