import { describe, expect, test } from 'vitest';
import type { GameClock } from '../../protocol/wire-clocks.ts';
import { faceOf, newerOf, outAt } from './game-face.ts';

const side = { player: 'p1', name: 'Ana', base: 600_000, increment: 0, bonusAt40: 0 };
const waiting: GameClock = {
  game: 'r1.t1.g1',
  format: 'hybrid',
  edition: 1,
  kind: 'regular',
  white: side,
  black: { ...side, player: 'p2', name: 'Bo', base: 300_000 },
  first: 'white',
  seq: 0,
  now: 1_000,
  may: { press: ['white'], pause: true, give: false },
};
const running = (white: number): GameClock => ({
  ...waiting,
  seq: 1,
  clock: { toMove: 'white', running: true, moves: { white: 0, black: 0 }, left: { white, black: 300_000 } },
});
const shows = (game: GameClock, at: number, now = 1_000, tenths = true) =>
  faceOf(game, at ? 'black' : 'white', now, tenths);

describe('a side’s clock', () => {
  test('shows the main time before the start, and stands', () => {
    expect(shows(waiting, 0)).toEqual({
      left: 600_000,
      reading: { kind: 'clock', text: '10:00' },
      changesIn: undefined,
    });
    expect(shows(waiting, 1).reading).toEqual({ kind: 'clock', text: '5:00' });
  });

  test('runs for the side to move by the server’s time, and never shows more than there was', () => {
    const game = running(61_500);
    expect(shows(game, 0, 2_000).reading).toEqual({ kind: 'clock', text: '1:01' });
    expect(shows(game, 0, 2_000).changesIn).toBe(501);
    expect(shows(game, 0, 500).left).toBe(61_500);
    expect(shows(game, 1, 2_000)).toMatchObject({ left: 300_000, changesIn: undefined });
    expect(shows(game, 0, 99_000)).toEqual({ left: 0, reading: { kind: 'clock', text: '0:00' }, changesIn: undefined });
  });

  test('shows tenths in the last ten seconds, unless the reader wants no motion', () => {
    const game = running(9_440);
    expect(shows(game, 0)).toMatchObject({ reading: { text: '9.5' }, changesIn: 41 });
    expect(shows(game, 0, 1_000, false)).toMatchObject({ reading: { text: '0:10' }, changesIn: 441 });
  });

  test('[GR-2] shows days and hours where it has days', () => {
    const day = 86_400_000;
    expect(shows(running(2 * day + 21 * 3_600_000 + 5), 0).reading).toEqual({ kind: 'days', days: 2, hours: 21 });
    expect(shows(running(day), 0).reading).toEqual({ kind: 'days', days: 1, hours: 0 });
    expect(shows(running(day - 1), 0).reading).toEqual({ kind: 'clock', text: '24:00:00' });
    expect(outAt(running(day))).toBe(day + 1_000);
    expect(outAt(waiting)).toBeUndefined();
  });

  test('stands when it was stopped, however long ago', () => {
    const game = running(61_000);
    const stopped = { ...game, clock: { ...game.clock, running: false, stoppedBy: 'desk' } } as GameClock;
    expect(shows(stopped, 0, 999_000)).toMatchObject({ left: 61_000, changesIn: undefined });
  });
});

test('what is shown is the newest of what came by either way', () => {
  const one = running(60_000);
  const two = { ...one, seq: 2 };
  expect(newerOf(undefined, one)).toBe(one);
  expect(newerOf(one, two)).toBe(two);
  expect(newerOf(two, { ...one, now: 9_000 })).toBe(two);
  const over: GameClock = { ...two, now: 2_000, over: { winner: 'white', onTime: true } };
  expect(newerOf(two, over)).toBe(over);
  expect(newerOf(over, two)).toBe(over);
  const again = { ...waiting, edition: 2 };
  expect(newerOf(over, again)).toBe(again);
  expect(newerOf(again, over)).toBe(again);
});
