import { fail, ok, type Result } from '../../kit/index.ts';
import { checkMoment } from './time-control.ts';

/**
 * The clock of a round (SW-15) as a value; like a game's clock it is told the time. It stands at 0 once it has run out:
 * minutes added after that are counted from the moment they are added.
 */
export interface RoundClock {
  readonly state: 'waiting' | 'running' | 'paused';
  /** What was left when it was last touched, at `at`. */
  readonly left: number;
  readonly at: number;
}

export type RoundClockRefusal =
  | { readonly code: 'clock-is-running' }
  | { readonly code: 'clock-is-not-running' }
  | { readonly code: 'clock-has-run-out'; readonly at: number }
  | { readonly code: 'time-went-back'; readonly at: number; readonly last: number };

type RoundClockAnswer = Result<RoundClock, RoundClockRefusal>;

/** A round's clock, not yet started. */
export function roundClock(length: number, at: number): RoundClock {
  checkMoment(at);
  return { state: 'waiting', left: lengthOfTime(length), at };
}

/** When matches still open are asked for their current game points; undefined while the clock stands. */
export const runsOutAt = (clock: RoundClock): number | undefined =>
  clock.state === 'running' ? clock.at + clock.left : undefined;

/** What every screen shows; 0 once it has run out. */
export function roundTimeLeft(clock: RoundClock, at: number): number {
  if (clock.state !== 'running') return clock.left;
  return Math.max(0, clock.left - Math.max(0, at - clock.at));
}

/** Starts a waiting clock, or a paused one again. */
export function startRoundClock(clock: RoundClock, at: number): RoundClockAnswer {
  const refusal = wentBack(clock, at);
  if (refusal) return fail(refusal);
  if (clock.state === 'running') return fail({ code: 'clock-is-running' });
  return ok({ ...clock, state: 'running', at });
}

export function pauseRoundClock(clock: RoundClock, at: number): RoundClockAnswer {
  const refusal = wentBack(clock, at);
  if (refusal) return fail(refusal);
  const end = runsOutAt(clock);
  if (end === undefined) return fail({ code: 'clock-is-not-running' });
  if (at >= end) return fail({ code: 'clock-has-run-out', at: end });
  return ok({ state: 'paused', left: roundTimeLeft(clock, at), at });
}

/** Adds time in any state; a clock that has run out runs again. */
export function extendRoundClock(clock: RoundClock, by: number, at: number): RoundClockAnswer {
  const refusal = wentBack(clock, at);
  if (refusal) return fail(refusal);
  return ok({ ...clock, left: roundTimeLeft(clock, at) + lengthOfTime(by), at });
}

function wentBack(clock: RoundClock, at: number): RoundClockRefusal | undefined {
  checkMoment(at);
  return at < clock.at ? { code: 'time-went-back', at, last: clock.at } : undefined;
}

function lengthOfTime(length: number): number {
  if (!Number.isSafeInteger(length) || length < 1) throw new Error(`Not a length of time in milliseconds: ${length}`);
  return length;
}
