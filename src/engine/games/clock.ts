import { fail, type Millis, ok, type Result, unreachable } from '../../kit/index.ts';
import { type Colour, checkControl, checkMoment, otherColour, type SideClock } from './time-control.ts';

/**
 * A game's clock as a value. It never asks what time it is: every function is told, in whole milliseconds of one time
 * line, so that a flag follows from the recorded presses and the given time alone.
 *
 * - Time is out at the deadline itself: a press at that very millisecond comes too late.
 * - Presses at the same millisecond are fine; a press before the one recorded last is refused (`time-went-back`).
 */
export interface ClockState {
  readonly control: BothSides<SideClock>;
  readonly toMove: Colour;
  readonly moves: BothSides<number>;
  /** What each side had left at the moment of the last press, `at`. */
  readonly left: BothSides<Millis>;
  readonly at: Millis;
  readonly running: boolean;
}

export interface BothSides<T> {
  readonly white: T;
  readonly black: T;
}

/** What happens to a clock; a game's recorded stream is a list of these. */
export type ClockPress =
  | { readonly kind: 'move'; readonly side: Colour; readonly at: Millis }
  | { readonly kind: 'pause'; readonly at: Millis }
  | { readonly kind: 'resume'; readonly at: Millis }
  /** The desk gives a side time, because a line or a device failed. */
  | { readonly kind: 'give'; readonly side: Colour; readonly by: Millis; readonly at: Millis };

export type ClockRefusal =
  | { readonly code: 'flagged'; readonly side: Colour; readonly at: Millis }
  | { readonly code: 'not-to-move'; readonly side: Colour }
  | { readonly code: 'clock-is-paused' }
  | { readonly code: 'clock-is-running' }
  | { readonly code: 'time-went-back'; readonly at: number; readonly last: number };

const BONUS_MOVE = 40;

/**
 * `first`: who moves first; in tafl it is the attacker, who is black.
 *
 * @example
 * const side = { base: 600_000, increment: 5_000, bonusAt40: 0 };
 * const clock = startClock({ white: side, black: side }, 0);
 * clock.toMove; // 'white'
 */
export function startClock(control: BothSides<SideClock>, at: number, first: Colour = 'white'): ClockState {
  checkControl(control.white);
  checkControl(control.black);
  checkMoment(at);
  const left = { white: control.white.base, black: control.black.base };
  return { control, toMove: first, moves: { white: 0, black: 0 }, left, at, running: true };
}

/**
 * The moment at which the side to move runs out if nothing happens: the deadline. None while the clock is paused.
 *
 * @example
 * const side = { base: 600_000, increment: 5_000, bonusAt40: 0 };
 * const clock = startClock({ white: side, black: side }, 0);
 * flaggedAt(clock); // 600000
 */
export const flaggedAt = (state: ClockState): number | undefined =>
  state.running ? state.at + state.left[state.toMove] : undefined;

/**
 * Who has run out of time by then, and when; undefined if nobody has. That side loses the game (GR-2).
 *
 * @example
 * const side = { base: 600_000, increment: 5_000, bonusAt40: 0 };
 * const clock = startClock({ white: side, black: side }, 0);
 * flagged(clock, 600_000).side; // 'white'
 */
export function flagged(state: ClockState, at: number): { readonly side: Colour; readonly at: Millis } | undefined {
  const deadline = flaggedAt(state);
  return deadline !== undefined && at >= deadline ? { side: state.toMove, at: deadline } : undefined;
}

/**
 * What both clocks show. Before the last press they show what they did at it, after a flag 0: a screen's own clock may be wrong.
 *
 * @example
 * const side = { base: 600_000, increment: 5_000, bonusAt40: 0 };
 * const clock = startClock({ white: side, black: side }, 0);
 * remaining(clock, 2_000).white; // 598000
 */
export function remaining(state: ClockState, at: number): BothSides<number> {
  if (!state.running) return state.left;
  const spent = Math.max(0, at - state.at);
  return { ...state.left, [state.toMove]: Math.max(0, state.left[state.toMove] - spent) };
}

/** Increment and the bonus at move 40 are added when the move has been made, so they never save a fallen flag. */
export function afterMove(state: ClockState, side: Colour, at: number): Result<ClockState, ClockRefusal> {
  const refusal = refusalAt(state, at);
  if (refusal) return fail(refusal);
  if (!state.running) return fail({ code: 'clock-is-paused' });
  if (side !== state.toMove) return fail({ code: 'not-to-move', side });

  const made = state.moves[side] + 1;
  const { increment, bonusAt40 } = state.control[side];
  const shown = remaining(state, at);
  const added = increment + (made === BONUS_MOVE ? bonusAt40 : 0);
  return ok({
    ...state,
    toMove: otherColour(side),
    moves: { ...state.moves, [side]: made },
    left: { ...shown, [side]: shown[side] + added },
    at,
  });
}

/**
 * Stopped by the desk as it was then, even after a flag: the loss was taken back (GR-2).
 *
 * @example
 * const side = { base: 600_000, increment: 5_000, bonusAt40: 0 };
 * const clock = startClock({ white: side, black: side }, 0);
 * stoppedAt(clock, 2_000).running; // false
 */
export const stoppedAt = (state: ClockState, at: number): ClockState => {
  checkMoment(at);
  return { ...state, left: remaining(state, at), at: Math.max(at, state.at), running: false };
};

export function pauseAt(state: ClockState, at: number): Result<ClockState, ClockRefusal> {
  const refusal = refusalAt(state, at);
  if (refusal) return fail(refusal);
  if (!state.running) return fail({ code: 'clock-is-paused' });
  return ok({ ...state, left: remaining(state, at), at, running: false });
}

export function resumeAt(state: ClockState, at: number): Result<ClockState, ClockRefusal> {
  const refusal = refusalAt(state, at);
  if (refusal) return fail(refusal);
  if (state.running) return fail({ code: 'clock-is-running' });
  return ok({ ...state, at, running: true });
}

/** Also after a flag: the desk has taken the loss back, and the side goes on with what it is given. */
export function giveTime(state: ClockState, side: Colour, by: number, at: number): Result<ClockState, ClockRefusal> {
  checkMoment(at);
  checkMoment(by);
  if (at < state.at) return fail({ code: 'time-went-back', at, last: state.at });
  const shown = remaining(state, at);
  return ok({ ...state, left: { ...shown, [side]: shown[side] + by }, at });
}

/**
 * The clock after a recorded stream of presses, or the first that could not have happened.
 *
 * @example
 * const side = { base: 600_000, increment: 5_000, bonusAt40: 0 };
 * const clock = startClock({ white: side, black: side }, 0);
 * const pressed = afterPresses(clock, [{ kind: 'move', side: 'white', at: 2_000 }]);
 * pressed.ok && pressed.value.left.white; // 603000
 */
export function afterPresses(state: ClockState, presses: readonly ClockPress[]): Result<ClockState, ClockRefusal> {
  let now = state;
  for (const press of presses) {
    const answer = afterPress(now, press);
    if (!answer.ok) return answer;
    now = answer.value;
  }
  return ok(now);
}

function afterPress(state: ClockState, press: ClockPress): Result<ClockState, ClockRefusal> {
  switch (press.kind) {
    case 'move':
      return afterMove(state, press.side, press.at);
    case 'pause':
      return pauseAt(state, press.at);
    case 'resume':
      return resumeAt(state, press.at);
    case 'give':
      return giveTime(state, press.side, press.by, press.at);
    default:
      return unreachable(press);
  }
}

function refusalAt(state: ClockState, at: number): ClockRefusal | undefined {
  checkMoment(at);
  if (at < state.at) return { code: 'time-went-back', at, last: state.at };
  const flag = flagged(state, at);
  return flag && { code: 'flagged', ...flag };
}
