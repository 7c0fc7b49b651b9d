import type { GameClock } from '../../protocol/wire-clocks.ts';
import { clockText } from './time.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;
/** Below this tenths are shown, as on a chess clock. */
const TENTHS_BELOW = 10 * SECOND;

export type Side = GameClock['first'];

export type Reading =
  | { readonly kind: 'days'; readonly days: number; readonly hours: number }
  | { readonly kind: 'clock'; readonly text: string };

export interface Face {
  readonly left: number;
  readonly reading: Reading;
  /** When what is shown changes next, in milliseconds; undefined while it stands. */
  readonly changesIn: number | undefined;
}

/** What one side's clock shows at the server's time `now`; tenths only for people who have not asked for reduced motion. */
export function faceOf({ clock, ...game }: GameClock, side: Side, now: number, tenths: boolean): Face {
  const before = clock?.left[side] ?? game[side].base;
  const running = clock?.running === true && clock.toMove === side;
  // Never more than there was, even if this device is a little behind the server.
  const left = running ? Math.max(0, Math.min(before, before - (now - game.now))) : before;
  if (left >= DAY) {
    const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
    return { left, reading: { kind: 'days', days, hours }, changesIn: running ? (left % HOUR) + 1 : undefined };
  }
  const fine = tenths && left < TENTHS_BELOW && left > 0;
  const step = fine ? SECOND / 10 : SECOND;
  const text = fine ? (Math.ceil(left / step) / 10).toFixed(1) : clockText(left);
  return { left, reading: { kind: 'clock', text }, changesIn: running && left > 0 ? (left % step) + 1 : undefined };
}

/** The moment, by the reader's own clock on the wall, at which a running clock is out. */
export const outAt = ({ now, clock }: GameClock): number | undefined =>
  clock?.running ? Math.min(now + clock.left[clock.toMove], clock.beginBy ?? Number.POSITIVE_INFINITY) : undefined;

/** Of what came in, which is newer: another edition, more presses, or the same later. */
export function newerOf(known: GameClock | undefined, came: GameClock): GameClock {
  if (!known || came.edition > known.edition) return came;
  if (came.edition < known.edition || came.seq < known.seq) return known;
  return came.seq > known.seq || came.now >= known.now ? came : known;
}
