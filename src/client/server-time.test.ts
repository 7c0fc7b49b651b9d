import { describe, expect, test } from 'vitest';
import { ServerTime } from './server-time.ts';

/** A device whose clock the test turns; the server is so much ahead of it. */
function device(atFirst: number) {
  let local = 1_000_000;
  let ahead = atFirst;
  const time = new ServerTime(() => local);
  return {
    time,
    wait: (milliseconds: number) => {
      local += milliseconds;
    },
    /** The device's own clock is set. */
    set: (by: number) => {
      local += by;
      ahead -= by;
    },
    server: () => local + ahead,
    /** A question that takes so long there, and so long back. */
    ask: (there: number, back: number) => {
      const sent = local;
      local += there;
      const answer = local + ahead;
      local += back;
      time.answered(sent, answer);
    },
    error: () => Math.abs(time.now() - (local + ahead)),
  };
}

describe('the server’s time on a device whose own clock is wrong', () => {
  test('is known after one answer to half the time that it took', () => {
    const phone = device(3_600_000);
    phone.ask(5, 35);
    expect(phone.error()).toBe(15);
    phone.wait(10_000);
    expect(phone.error()).toBe(15);
  });

  test('the quickest answer counts, not the newest', () => {
    const phone = device(-40_000);
    phone.ask(2, 2);
    phone.ask(10, 900);
    expect(phone.error()).toBe(0);
    phone.ask(0, 1);
    expect(phone.error()).toBeLessThanOrEqual(1);
  });

  test('an old measurement gives way to a new one, so that nothing drifts', () => {
    const phone = device(0);
    phone.ask(2, 2);
    phone.wait(600_000);
    phone.set(-50); // 83 millionths of ten minutes
    phone.ask(3, 3);
    expect(phone.error()).toBeLessThanOrEqual(3);
  });

  test('a clock that was set back or forward is noticed by the next word of the server, and measured anew', () => {
    for (const by of [-90_000, 90_000]) {
      const phone = device(0);
      phone.ask(4, 4);
      phone.set(by);
      expect(phone.time.heard(phone.server() - 5)).toBe(true);
      // A slow answer, but one that the old measurement contradicts.
      phone.ask(4, 60);
      expect(phone.error()).toBe(28);
      expect(phone.time.heard(phone.server() - 5)).toBe(false);
    }
  });

  test('before anything was measured the server’s word is good enough to begin with', () => {
    const phone = device(7_000);
    expect(phone.time.heard(phone.server() - 20)).toBe(true);
    expect(phone.error()).toBe(20);
    phone.ask(3, 3);
    expect(phone.error()).toBe(0);
  });
});
