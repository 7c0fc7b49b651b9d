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
