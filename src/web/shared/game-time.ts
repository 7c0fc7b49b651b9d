import { durationText } from '../../words/notation.ts';
import { clockText } from './time.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** How long a game or a round has, as the clock beside it will show it: 10:00, 0:37.5; days stay days. */
export function gameTime(milliseconds: number): string {
  if (milliseconds >= DAY) return durationText(milliseconds);
  const part = milliseconds % SECOND;
  return clockText(milliseconds - part) + (part > 0 ? String(part / SECOND).slice(1) : '');
}
