import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Result } from '../../kit/index.ts';
import {
  extendRoundClock,
  pauseRoundClock,
  type RoundClock,
  roundClock,
  roundTimeLeft,
  runsOutAt,
  startRoundClock,
} from './round-clock.ts';

const minute = 60_000;

function certainly<T, E>(answer: Result<T, E>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

test('[SW-15] nothing runs until the organiser starts it', () => {
  const waiting = roundClock(45 * minute, 0);
  expect(roundTimeLeft(waiting, 20 * minute)).toBe(45 * minute);
  expect(runsOutAt(waiting)).toBeUndefined();
  const running = certainly(startRoundClock(waiting, 20 * minute));
  expect(runsOutAt(running)).toBe(65 * minute);
  expect(roundTimeLeft(running, 30 * minute)).toBe(35 * minute);
});

test('[SW-15] paused it stands, started again it goes on where it was', () => {
  const running = certainly(startRoundClock(roundClock(45 * minute, 0), 0));
  const paused = certainly(pauseRoundClock(running, 10 * minute));
  expect(runsOutAt(paused)).toBeUndefined();
  expect(roundTimeLeft(paused, 25 * minute)).toBe(35 * minute);
  expect(runsOutAt(certainly(startRoundClock(paused, 25 * minute)))).toBe(60 * minute);
});

test('[SW-15] extended it runs out later, also from a pause', () => {
  const running = certainly(startRoundClock(roundClock(45 * minute, 0), 0));
  expect(runsOutAt(certainly(extendRoundClock(running, 5 * minute, 44 * minute)))).toBe(50 * minute);
  const paused = certainly(pauseRoundClock(running, 40 * minute));
  const extended = certainly(extendRoundClock(paused, 5 * minute, 41 * minute));
  expect(extended.state).toBe('paused');
  expect(roundTimeLeft(extended, 90 * minute)).toBe(10 * minute);
});

test('[SW-15] minutes added after it ran out count from the moment they were added', () => {
  const running = certainly(startRoundClock(roundClock(45 * minute, 0), 0));
  expect(roundTimeLeft(running, 47 * minute)).toBe(0);
  expect(runsOutAt(certainly(extendRoundClock(running, 5 * minute, 47 * minute)))).toBe(52 * minute);
});

test('[SW-15] what does not fit is refused', () => {
  const waiting = roundClock(45 * minute, minute);
  const running = certainly(startRoundClock(waiting, minute));
  expect(startRoundClock(running, 2 * minute)).toEqual({ ok: false, error: { code: 'clock-is-running' } });
  expect(pauseRoundClock(waiting, 2 * minute)).toEqual({ ok: false, error: { code: 'clock-is-not-running' } });
  const ranOut = { ok: false, error: { code: 'clock-has-run-out', at: 46 * minute } };
  expect(pauseRoundClock(running, 46 * minute)).toEqual(ranOut);
  const back = { ok: false, error: { code: 'time-went-back', at: 0, last: minute } };
  expect(startRoundClock(waiting, 0)).toEqual(back);
  expect(pauseRoundClock(running, 0)).toEqual(back);
  expect(extendRoundClock(running, minute, 0)).toEqual(back);
  expect(() => extendRoundClock(running, 0, minute)).toThrow('Not a length of time');
});

test('[SW-15] no time is created or lost: left = length + extensions − time it ran above 0', () => {
  const touches = fc.array(
    fc.record({
      kind: fc.constantFrom('start', 'pause', 'extend'),
      wait: fc.nat(20 * minute),
      by: fc.integer({ min: 1, max: 10 * minute }),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 * minute }), touches, (length, list) => {
      let clock: RoundClock = roundClock(length, 0);
      let book = length;
      let now = 0;
      for (const { kind, wait, by } of list) {
        now += wait;
        if (clock.state === 'running') book = Math.max(0, book - wait);
        expect(roundTimeLeft(clock, now)).toBe(book);
        const answer =
          kind === 'start'
            ? startRoundClock(clock, now)
            : kind === 'pause'
              ? pauseRoundClock(clock, now)
              : extendRoundClock(clock, by, now);
        if (kind === 'extend') book += by;
        if (answer.ok) clock = answer.value;
        expect(roundTimeLeft(clock, now)).toBe(book);
        if (clock.state === 'running') expect(runsOutAt(clock)).toBeGreaterThanOrEqual(clock.at);
      }
    }),
  );
});
