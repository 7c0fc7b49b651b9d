import { expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../formats/index.ts';
import { when } from '../given.fixture.ts';
import type { Command } from '../index.ts';

const minute = 60_000;
const started = () => {
  const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
  hall.must({ type: 'StartRoundClock', round: 1, duration: 45 * minute });
  return hall;
};
/** The desk sends a command a second. */
const second = 1000;

test('[SW-15] started, it runs from that moment; paused, it keeps what is left and goes on with it', () => {
  const hall = started();
  const since = hall.state.log.head?.at ?? 0;
  expect(hall.facts.clock).toEqual({ round: 1, remaining: 45 * minute, since });
  expect(hall.try({ type: 'StartRoundClock', round: 1, duration: 5 })?.code).toBe('clock-is-running');
  hall.must({ type: 'PauseRoundClock', round: 1 });
  expect(hall.facts.clock).toEqual({ round: 1, remaining: 45 * minute - 2 * second });
  expect(hall.try({ type: 'PauseRoundClock', round: 1 })?.code).toBe('clock-not-running');
  hall.must({ type: 'StartRoundClock', round: 1, duration: 99 * minute });
  expect(hall.facts.clock?.remaining).toBe(45 * minute - 2 * second);
});

test('[SW-15] extended while it runs it has that much more; after time it runs from when minutes are added', () => {
  const hall = started();
  hall.must({ type: 'ExtendRoundClock', round: 1, by: 5 * minute });
  expect(hall.facts.clock?.remaining).toBe(50 * minute);
  const short = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
  short.must({ type: 'StartRoundClock', round: 1, duration: 1 });
  short.must({ type: 'ExtendRoundClock', round: 1, by: 5 * minute });
  expect(short.facts.clock).toEqual({ round: 1, remaining: 5 * minute, since: short.state.log.head?.at });
});

test('[SW-15] times that cannot be, and rounds that are not there, are refused', () => {
  const hall = started();
  for (const by of [0, 0.5, Number.NaN]) {
    expect(hall.try({ type: 'ExtendRoundClock', round: 1, by })?.code).toBe('bad-duration');
  }
  expect(hall.try({ type: 'ExtendRoundClock', round: 2, by: minute })?.code).toBe('unknown-round');
  const other = new Hall('groups', 'abc').begin();
  expect(other.try({ type: 'StartRoundClock', round: 1, duration: 0 })?.code).toBe('bad-duration');
  expect(other.try({ type: 'ExtendRoundClock', round: 1, by: minute })?.code).toBe('clock-not-running');
});

test('[DK-26] a clock ends with its round, with a round taken back, and with the tournament', () => {
  const early = started();
  early.must({ type: 'EndEarly', confirm: early.facts.about?.name ?? '' });
  expect(early.facts.clock).toBeUndefined();
  expect(early.try({ type: 'StartRoundClock', round: 1, duration: minute })?.code).toBe('already-finished');
  const takenBack = started();
  takenBack.must({ type: 'UnpublishRound', round: 1 });
  expect(takenBack.facts.clock).toBeUndefined();
  const closed = started();
  for (let game = closed.last; game.open > 0; game = closed.last) closed.playOut('abc');
  if (closed.last.state === 'published') closed.close();
  expect(closed.facts.clock).toBeUndefined();
  expect(closed.try({ type: 'StartRoundClock', round: 1, duration: minute })).toBeDefined();
});

test('[SW-15] each round has its own clock, of at most thirty days', () => {
  const hall = new Hall('groups', 'abcd', { config: { autoAdvance: false, groupSize: 2 } }).begin();
  hall.must({ type: 'StartRoundClock', round: 1, duration: minute });
  hall.playOut('abcd').close();
  hall.draw();
  const running = hall.facts.rounds.length;
  expect(when(hall, { type: 'PauseRoundClock', round: running })).toEqual({
    code: 'clock-not-running',
    details: { round: running },
  });
  hall.must({ type: 'StartRoundClock', round: running, duration: minute });
  expect(when(hall, { type: 'StartRoundClock', round: running, duration: minute })).toEqual({
    code: 'clock-is-running',
    details: { round: running },
  });
  expect(when(hall, { type: 'ExtendRoundClock', round: 7, by: minute })).toEqual({
    code: 'unknown-round',
    details: { round: 7 },
  });
  const longest = 30 * 86_400_000;
  expect(when(hall, { type: 'ExtendRoundClock', round: running, by: -longest })).toMatchObject([{ by: -longest }]);
  expect(when(hall, { type: 'ExtendRoundClock', round: running, by: longest + 1 })).toEqual({
    code: 'bad-duration',
    details: { duration: longest + 1 },
  });
  hall.must({ type: 'EndEarly', confirm: 'Cup' });
  expect(when(hall, { type: 'PauseRoundClock', round: running })).toEqual({ code: 'already-finished', details: {} });
});

test('[SW-15] a clock of an earlier round that is still open does not stop the next one', () => {
  const hall = new Hall('toy-knock', 'abcd', { formats: withToys(formats) }).begin();
  const open = { ...hall.last, number: 2 };
  const clock = { round: 1, remaining: minute, since: 1 };
  const given = {
    formats: hall.formats,
    state: { ...hall.state, facts: { ...hall.facts, rounds: [hall.last, open], clock } },
  };
  expect(when(given, { type: 'StartRoundClock', round: 2, duration: 5 })).toEqual([
    { type: 'RoundClockStarted', round: 2, at: 900_000, duration: 5 },
  ]);
  for (const type of ['PauseRoundClock', 'ExtendRoundClock'] as const) {
    expect(when(given, { type, round: 2, by: minute } as Command)).toEqual({
      code: 'clock-not-running',
      details: { round: 2 },
    });
  }
});
