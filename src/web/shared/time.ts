import type { Facts } from '../../engine/index.ts';

/** SW-15: what every screen shows of a round's clock. */
export type ClockFace =
  | { readonly state: 'waiting' | 'paused' | 'running'; readonly left: number }
  | { readonly state: 'out'; readonly left: 0; readonly since: number };

/** `now` is the server's time, by which the clock was started. `length` is what a clock that nobody started will have. */
export function clockFace(clock: Facts['clock'], round: number, length: number, now: number): ClockFace {
  if (clock?.round !== round) return { state: 'waiting', left: length };
  if (clock.since === undefined) return { state: 'paused', left: Math.max(0, clock.remaining) };
  const end = clock.since + clock.remaining;
  // A clock never shows more than it had, also where this machine is a little behind the server.
  if (now < end) return { state: 'running', left: Math.min(clock.remaining, end - now) };
  return { state: 'out', left: 0, since: end };
}

/** 41:12, 1:05:00; the second that is begun counts whole, so that 0:00 is the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
