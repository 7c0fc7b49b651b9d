import type { Millis } from '../../kit/index.ts';

/** One side's clock at the start of a game (HK-24). */
export interface SideClock {
  readonly base: Millis;
  /** Added for each move made (Fischer). */
  readonly increment: Millis;
  /** Added once, with that side's fortieth move. */
  readonly bonusAt40: Millis;
}

/** The same clock for both sides; what an organiser sets. */
export type TimeControl = SideClock;

export type Colour = 'white' | 'black';

export const otherColour = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

/** Settings are checked at the door; a clock that reaches the engine and cannot run is a defect. */
export function checkControl(control: TimeControl): void {
  const { base, increment, bonusAt40 } = control;
  const whole = [base, increment, bonusAt40].every((time) => Number.isSafeInteger(time) && time >= 0);
  if (!whole || base === 0) throw new Error(`Not a time control: ${JSON.stringify(control)}`);
}

/** Moments are whole milliseconds of one time line, whichever it is. */
export function checkMoment(at: Millis): void {
  if (!Number.isSafeInteger(at)) throw new Error(`Not a moment in whole milliseconds: ${at}`);
}
