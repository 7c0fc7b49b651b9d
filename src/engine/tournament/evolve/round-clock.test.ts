import { describe, expect, test } from 'vitest';
import { added, closedRound, factsOf, paired, published } from '../given.fixture.ts';
import type { Event } from '../index.ts';

const players = added('a', 'b', 'c', 'd');

describe('[SW-15] the clock', () => {
  const start: Event = { type: 'RoundClockStarted', round: 1, at: 100, duration: 60 };
  const clock = (...events: Event[]) => factsOf(players, paired(1, ['ab']), published(1), start, ...events).clock;

  test('runs from a moment, and keeps what is left when it is paused', () => {
    expect(clock()).toEqual({ round: 1, remaining: 60, since: 100 });
    const paused: Event = { type: 'RoundClockPaused', round: 1, at: 125 };
    expect(clock(paused)).toEqual({ round: 1, remaining: 35 });
    expect(clock({ ...paused, at: 500 })).toEqual({ round: 1, remaining: 0 });
    expect(clock(paused, { ...paused, at: 500 })).toEqual({ round: 1, remaining: 35 });
    expect(() => factsOf(paused)).toThrow('round clock');
  });

  test('extended: while it runs or stands it has that much more; after time it runs anew', () => {
    const by = (more: number, at: number): Event => ({ type: 'RoundClockExtended', round: 1, at, by: more });
    expect(clock(by(30, 159))).toEqual({ round: 1, remaining: 90, since: 100 });
    expect(clock(by(30, 160))).toEqual({ round: 1, remaining: 30, since: 160 });
    expect(clock(by(-30, 161))).toEqual({ round: 1, remaining: 0, since: 161 });
    expect(clock(by(-90, 120))).toEqual({ round: 1, remaining: 0, since: 100 });
    const paused: Event = { type: 'RoundClockPaused', round: 1, at: 500 };
    expect(clock(paused, by(30, 900))).toEqual({ round: 1, remaining: 30 });
    expect(() => factsOf(by(1, 1))).toThrow('round clock');
  });

  test('[DK-26] ends with its own round, a round taken back, and the tournament', () => {
    expect(clock({ type: 'RoundClosed', round: 1 })).toBeUndefined();
    expect(clock({ type: 'RoundUnpublished', round: 1 })).toBeUndefined();
    expect(clock({ type: 'EndedEarly' })).toBeUndefined();
    const next = [paired(2, ['cd']), published(2)];
    expect(clock(...next, { type: 'RoundClosed', round: 2 })?.round).toBe(1);
    expect(factsOf(players, ...closedRound(1, ['ab'])).clock).toBeUndefined();
  });
});
