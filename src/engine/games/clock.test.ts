import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../kit/index.ts';
import {
  afterMove,
  afterPresses,
  type ClockPress,
  type ClockState,
  flagged,
  flaggedAt,
  giveTime,
  pauseAt,
  remaining,
  resumeAt,
  startClock,
  stoppedAt,
} from './clock.ts';
import type { Colour, SideClock } from './time-control.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const both = (side: SideClock) => ({ white: side, black: side });
const blitz = both({ base: 3 * minute, increment: 2 * second, bonusAt40: 0 });
const bare = both({ base: minute, increment: 0, bonusAt40: 0 });
const correspondence = both({ base: 3 * day, increment: 6 * hour, bonusAt40: 0 });

function certainly<T, E>(answer: Result<T, E>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
const turn = (made: number): Colour => (made % 2 === 0 ? 'white' : 'black');
const movesAt = (...times: number[]): ClockPress[] => times.map((at, made) => ({ kind: 'move', side: turn(made), at }));
const played = (state: ClockState, ...times: number[]) => certainly(afterPresses(state, movesAt(...times)));

describe('time passes for the side to move', () => {
  test('[HK-24] the increment is added with the move', () => {
    const state = played(startClock(blitz, 0), 10 * second, 15 * second);
    expect(remaining(state, 15 * second)).toEqual({ white: 172 * second, black: 177 * second });
    expect(remaining(state, 20 * second)).toEqual({ white: 167 * second, black: 177 * second });
  });

  test('[HK-24] the bonus is added to each side with its own fortieth move, and once', () => {
    const control = both({ base: minute, increment: 0, bonusAt40: 15 * minute });
    const at = (made: number) => played(startClock(control, 0), ...Array.from({ length: made }, () => 0)).left;
    expect(at(78)).toEqual({ white: minute, black: minute });
    expect(at(79)).toEqual({ white: 16 * minute, black: minute });
    expect(at(80)).toEqual({ white: 16 * minute, black: 16 * minute });
    expect(at(100)).toEqual({ white: 16 * minute, black: 16 * minute });
  });

  test('[HK-22] the two sides may have different clocks', () => {
    const armageddon = { ...bare, white: { base: 5 * minute, increment: 0, bonusAt40: 0 } };
    expect(flaggedAt(startClock(armageddon, 0))).toBe(5 * minute);
    expect(flaggedAt(played(startClock(armageddon, 0), second))).toBe(second + minute);
  });

  test('black, the attacker, may be the one who moves first', () => {
    const state = startClock(bare, 0, 'black');
    expect(flagged(state, minute)).toEqual({ side: 'black', at: minute });
    expect(afterMove(state, 'white', 1)).toEqual({ ok: false, error: { code: 'not-to-move', side: 'white' } });
  });
});

describe('the flag', () => {
  test('[GR-2] correspondence: 3 days on the clock, 6 hours added per move, and who runs out has lost', () => {
    const state = played(startClock(correspondence, 0), 2 * day, 2 * day + hour);
    expect(remaining(state, 2 * day + hour)).toEqual({ white: day + 6 * hour, black: 3 * day + 5 * hour });
    const deadline = 2 * day + hour + day + 6 * hour;
    expect(flaggedAt(state)).toBe(deadline);
    expect(flagged(state, deadline - 1)).toBeUndefined();
    expect(flagged(state, deadline)).toEqual({ side: 'white', at: deadline });
  });

  test('[GR-2] with 6 hours left and 6 hours added a player who moves every 6 hours never runs out', () => {
    let state = played(startClock(correspondence, 0), 3 * day - 1);
    for (let made = 1; made < 200; made++) state = certainly(afterMove(state, turn(made), state.at + 6 * hour - 1));
    expect(state.left.white).toBeGreaterThan(0);
  });

  test('[GR-2] a press at the deadline or later is refused, with the moment of the flag; one before it counts', () => {
    const state = startClock(bare, 0);
    const refused = { ok: false, error: { code: 'flagged', side: 'white', at: minute } };
    expect(afterMove(state, 'white', minute)).toEqual(refused);
    expect(afterMove(state, 'white', 5 * minute)).toEqual(refused);
    expect(pauseAt(state, minute)).toEqual(refused);
    expect(certainly(afterMove(state, 'white', minute - 1)).left.white).toBe(1);
  });

  test('[GR-2] the increment and the bonus of a move that comes too late do not save it', () => {
    const state = startClock(blitz, 0);
    expect(afterMove(state, 'white', 3 * minute + second)).toMatchObject({ ok: false, error: { code: 'flagged' } });
  });

  test('after a flag the clock shows 0', () => {
    expect(remaining(startClock(bare, 0), hour)).toEqual({ white: 0, black: minute });
  });
});

describe('pause and wrong presses', () => {
  test('nothing runs in a pause: no deadline, and the same time left after it', () => {
    const paused = certainly(pauseAt(startClock(bare, 0), 20 * second));
    expect(flaggedAt(paused)).toBeUndefined();
    expect(flagged(paused, day)).toBeUndefined();
    expect(remaining(paused, day)).toEqual({ white: 40 * second, black: minute });
    const resumed = certainly(resumeAt(paused, hour));
    expect(flaggedAt(resumed)).toBe(hour + 40 * second);
  });

  test('presses that do not fit the clock are refused', () => {
    const running = startClock(bare, 0);
    const paused = certainly(pauseAt(running, second));
    expect(afterMove(paused, 'white', second)).toEqual({ ok: false, error: { code: 'clock-is-paused' } });
    expect(pauseAt(paused, second)).toEqual({ ok: false, error: { code: 'clock-is-paused' } });
    expect(resumeAt(running, second)).toEqual({ ok: false, error: { code: 'clock-is-running' } });
    expect(afterMove(running, 'black', second)).toEqual({ ok: false, error: { code: 'not-to-move', side: 'black' } });
  });

  test('time never goes back: an earlier press is refused, one at the same moment is not', () => {
    const state = played(startClock(bare, 0), 10 * second);
    const refused = { ok: false, error: { code: 'time-went-back', at: second, last: 10 * second } };
    expect(afterMove(state, 'black', second)).toEqual(refused);
    expect(pauseAt(state, second)).toEqual(refused);
    expect(afterMove(state, 'black', 10 * second).ok).toBe(true);
    expect(remaining(state, second)).toEqual(remaining(state, 10 * second));
  });

  test('a clock of fractions or without any time is a defect', () => {
    expect(() => startClock(both({ base: 0, increment: second, bonusAt40: 0 }), 0)).toThrow('Not a time control');
    expect(() => startClock(both({ base: 1.5, increment: 0, bonusAt40: 0 }), 0)).toThrow('Not a time control');
    expect(() => afterMove(startClock(bare, 0), 'white', 0.5)).toThrow('Not a moment');
  });
});

describe('time that the desk gives', () => {
  test('is added to one side, whoever is to move, running or paused', () => {
    const running = startClock(bare, 0);
    const topped = certainly(giveTime(running, 'black', 30 * second, 10 * second));
    expect(topped).toMatchObject({ toMove: 'white', left: { white: 50 * second, black: 90 * second } });
    expect(flaggedAt(topped)).toBe(minute);
    const paused = certainly(pauseAt(running, second));
    expect(certainly(giveTime(paused, 'white', second, hour)).left.white).toBe(minute);
  });

  test('[GR-2] takes a fallen flag up again: that side has what it was given and no more', () => {
    const out = startClock(bare, 0);
    expect(flagged(out, 2 * minute)).toEqual({ side: 'white', at: minute });
    const topped = certainly(giveTime(out, 'white', 20 * second, 2 * minute));
    expect(flaggedAt(topped)).toBe(2 * minute + 20 * second);
    expect(certainly(afterMove(topped, 'white', 2 * minute + second)).left.white).toBe(19 * second);
  });

  test('never before the press recorded last', () => {
    const state = played(startClock(bare, 0), 10 * second);
    expect(giveTime(state, 'white', second, 5 * second)).toMatchObject({ error: { code: 'time-went-back' } });
  });
});

describe('whatever is pressed', () => {
  const anyControl = fc.record({
    base: fc.integer({ min: 1, max: 3 * day }),
    increment: fc.nat(6 * hour),
    bonusAt40: fc.nat(hour),
  });
  const anyGame = fc.record({
    control: fc.record({ white: anyControl, black: anyControl }),
    first: fc.constantFrom<Colour>('white', 'black'),
    steps: fc.array(
      fc.record({ kind: fc.constantFrom('move', 'move', 'move', 'pause', 'resume'), wait: fc.nat(5 * minute) }),
      { maxLength: 120 },
    ),
  });

  /** Presses what fits, and keeps the books by itself. */
  function play(game: typeof anyGame extends fc.Arbitrary<infer T> ? T : never) {
    let state = startClock(game.control, 0, game.first);
    const start = state;
    const presses: ClockPress[] = [];
    const spent = { white: 0, black: 0 };
    let now = 0;
    for (const step of game.steps) {
      now += step.wait;
      const press: ClockPress =
        step.kind === 'move'
          ? { kind: 'move', side: state.toMove, at: now }
          : { kind: step.kind === 'pause' ? 'pause' : 'resume', at: now };
      const answer = afterPresses(state, [press]);
      if (!answer.ok) {
        if (answer.error.code === 'flagged') break;
        now -= step.wait;
        continue;
      }
      if (state.running) spent[state.toMove] += step.wait;
      presses.push(press);
      state = answer.value;
    }
    return { start, state, presses, spent, now };
  }

  test('[HK-24] no time is created or lost: left = base + increments + bonus − time spent', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { state, spent } = play(game);
        for (const side of ['white', 'black'] as const) {
          const { base, increment, bonusAt40 } = game.control[side];
          const moves = state.moves[side];
          const bonus = moves >= 40 ? bonusAt40 : 0;
          expect(state.left[side]).toBe(base + moves * increment + bonus - spent[side]);
          expect(state.left[side]).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('[GR-2] the same presses replayed give the same clock and the same deadline', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { start, state, presses } = play(game);
        const again = certainly(afterPresses(start, presses));
        expect(again).toEqual(state);
        expect(flaggedAt(again)).toBe(flaggedAt(state));
      }),
    );
  });

  test('[GR-2] a side has run out exactly when its clock shows 0', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(4 * day), (game, later) => {
        const { state } = play(game);
        const at = state.at + later;
        expect(flagged(state, at) !== undefined).toBe(remaining(state, at)[state.toMove] === 0);
      }),
    );
  });

  test('[GR-2] stopped because the result was taken back: what was left at the result, a flag included', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(4 * day), (game, later) => {
        const { state } = play(game);
        const at = state.at + later;
        const stopped = stoppedAt(state, at);
        expect(flaggedAt(stopped)).toBeUndefined();
        expect(remaining(stopped, at + day)).toEqual(remaining(state, at));
      }),
    );
  });

  test('a pause of any length moves the deadline by its length', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(day), (game, length) => {
        const { state } = play(game);
        const deadline = flaggedAt(state);
        fc.pre(deadline !== undefined);
        const resumed = resumeAt(certainly(pauseAt(state, state.at)), state.at + length);
        expect(flaggedAt(certainly(resumed))).toBe(deadline + length);
      }),
    );
  });
});
