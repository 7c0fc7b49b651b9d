import { expect, test } from 'vitest';
import { agoText, clockFace, clockText, gameTime, readClock } from './time.ts';

test('[SW-15] a clock that nobody started shows the length of a round', () => {
  expect(clockFace(undefined, 1, 45 * minute, 0)).toEqual({ state: 'waiting', left: 45 * minute });
  expect(clockFace({ round: 1, remaining: 5, since: 0 }, 2, 45 * minute, 0)).toEqual({
    state: 'waiting',
    left: 45 * minute,
  });
});

test('[SW-15] it runs by the server’s time, stands when paused, and stays at 0 when it has run out', () => {
  const running = { round: 1, remaining: 10 * minute, since: 1_000 };
  expect(clockFace(running, 1, 0, 1_000 + 4 * minute)).toEqual({ state: 'running', left: 6 * minute });
  expect(clockFace(running, 1, 0, 500)).toEqual({ state: 'running', left: 10 * minute });
  expect(clockFace(running, 1, 0, 1_000 + 10 * minute)).toEqual({ state: 'out', left: 0, since: 1_000 + 10 * minute });
  expect(clockFace({ round: 1, remaining: minute }, 1, 0, 99 * minute)).toEqual({ state: 'paused', left: minute });
});

test('a clock is read in minutes and seconds', () => {
  expect([0, 1, 999, 1_000, 59_001, 41 * minute + 12_000, 65 * minute].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '0:01',
    '1:00',
    '41:12',
    '1:05:00',
  ]);
});

test('[SW-15] a time is typed as it is said: minute, minutes and seconds, hours', () => {
  expect(['12', '12:30', '1:05:00', '0:45', '90', '7,5'].map(readClock)).toEqual([
    12 * minute,
    12.5 * minute,
    65 * minute,
    0.75 * minute,
    90 * minute,
    7.5 * minute,
  ]);
  expect(['', 'soon', '12:60', '-3', '1:2', '1:2:3'].map(readClock)).toEqual(Array(6).fill(undefined));
});

const minute = 60_000;

test('a game’s time is written as its clock will show it, days as days', () => {
  expect([10 * minute, 5 * minute, 75_000, 37_500, 65 * minute, 3 * 1440 * minute].map(gameTime)).toEqual([
    ...['10:00', '5:00', '1:15', '0:37.5', '1:05:00', '3d'],
  ]);
});

test.each([
  [0, 'now'],
  [59_000, 'now'],
  [4 * minute, '4 minutes ago'],
  [119 * minute, '1 hour ago'],
  [30 * 60 * minute, 'yesterday'],
  [80 * 60 * minute, '3 days ago'],
])('[DK-27] %i ms ago is «%s»', (ago, text) => {
  expect(agoText('en', ago)).toBe(text);
});

test('[DK-27] a result that came in by a clock that runs ahead is now, not in the future', () => {
  expect(agoText('en', -5_000)).toBe('now');
});

test('[DK-21] in the reader’s language', () => {
  expect(agoText('de', 4 * minute)).toBe('vor 4 Minuten');
});
