import { type Facts, readNumber } from '../../engine/index.ts';
import { durationText } from '../../words/notation.ts';

/** SW-15: what every screen shows of a round's clock. */
export type ClockFace =
  | { readonly state: 'waiting' | 'paused' | 'running'; readonly left: number }
  | { readonly state: 'out'; readonly left: 0; readonly since: number };

/** `now` is the server's time, by which the clock was started. `length` is what a clock that nobody started will have. */
export function clockFace(clock: Facts['clock'], round: number, length: number, now: number): ClockFace {
  if (clock?.round !== round) return { state: 'waiting', left: length };
  if (clock.since === undefined) return { state: 'paused', left: Math.max(0, clock.remaining) };
  const end = clock.since + clock.remaining;
  // A clock never shows more than it had, even if this machine is a little behind the server.
  if (now < end) return { state: 'running', left: Math.min(clock.remaining, end - now) };
  return { state: 'out', left: 0, since: end };
}

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

/** As it is said at a desk: 12 (minutes), 12:30, 1:05:00; undefined: not a time. */
export function readClock(text: string): number | undefined {
  const plain = text.trim();
  if (/^\d{1,4}([.,]\d)?$/.test(plain)) return Math.round((readNumber(plain) ?? 0) * 60) * SECOND;
  const [, hours = '0', minutes = '', seconds = ''] = /^(?:(\d{1,3}):(?=\d\d:))?(\d{1,3}):([0-5]\d)$/.exec(plain) ?? [];
  return seconds === '' ? undefined : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * SECOND;
}

/** 41:12, 1:05:00; the second that is begun counts whole, so that 0:00 is the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long a game or a round has, as the clock beside it will show it: 10:00, 0:37.5; days stay days. */
export function gameTime(milliseconds: number): string {
  if (milliseconds >= DAY) return durationText(milliseconds);
  const part = milliseconds % SECOND;
  return clockText(milliseconds - part) + (part > 0 ? String(part / SECOND).slice(1) : '');
}

/** How long ago, as people say it: «now», «4 minutes ago», «yesterday». */
export function agoText(locale: string, milliseconds: number): string {
  const say = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const ago = Math.max(0, milliseconds);
  if (ago < MINUTE) return say.format(0, 'second');
  if (ago < HOUR) return say.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return say.format(-Math.floor(ago / HOUR), 'hour');
  return say.format(-Math.floor(ago / DAY), 'day');
}
