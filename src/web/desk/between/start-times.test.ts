import { expect, test } from 'vitest';
import { expectedStarts, minutesEach, momentOf } from './start-times.ts';

const at = (text: string) => Date.parse(`2026-11-14T${text}Z`);
const lisbon = { timeZone: 'Europe/Lisbon' };
const berlin = { timeZone: 'Europe/Berlin' };

test('[DK-24] a start is read by the clock at the venue, as the next moment at which it shows that', () => {
  expect(momentOf('20:45', at('20:30:10.500'), lisbon)).toBe(at('20:45:00'));
  expect(momentOf(' 20.45 ', at('19:30:10.500'), berlin)).toBe(at('19:45:00'));
  expect(momentOf('9:05', at('18:00:00'), lisbon)).toBe(at('09:05:00') + 24 * 3_600_000);
});

test('what has just gone by, and what is no time, is none', () => {
  expect(momentOf('20:29', at('20:30:10'), lisbon)).toBeUndefined();
  expect(momentOf('20:30', at('20:30:10'), lisbon)).toBeUndefined();
  for (const typed of ['', '24:00', '20', '20:60', 'later'])
    expect(momentOf(typed, at('20:30:10'), lisbon)).toBeUndefined();
});

const MINUTE = 60_000;
const rounds = [0, 50, 110].map((minute) => ({ publishedAt: minute * MINUTE }));

test('[DK-26] the coming rounds begin as far apart as those before; an overdue one begins now', () => {
  expect(minutesEach(rounds)).toBe(55);
  expect(expectedStarts(rounds, 2, 120 * MINUTE)).toEqual([165 * MINUTE, 220 * MINUTE]);
  expect(expectedStarts(rounds, 2, 170 * MINUTE)).toEqual([170 * MINUTE, 225 * MINUTE]);
});

test('[DK-26] what the desk has said of the next round stands, and the others follow it', () => {
  expect(expectedStarts(rounds, 2, 120 * MINUTE, 140 * MINUTE)).toEqual([140 * MINUTE, 195 * MINUTE]);
  expect(expectedStarts([{ publishedAt: 0 }], 2, 0, 140 * MINUTE)).toEqual([140 * MINUTE]);
});

test('[DK-26] nothing is guessed from one round, from drafts, or from rounds of days', () => {
  expect(expectedStarts([{ publishedAt: 0 }, {}], 2, 0)).toEqual([]);
  expect(
    expectedStarts(
      [0, 1, 2].map((day) => ({ publishedAt: day * 24 * 60 * MINUTE })),
      2,
      0,
    ),
  ).toEqual([]);
});
