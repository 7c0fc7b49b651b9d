import { expect, test } from 'vitest';
import { momentOf } from './start-time.ts';

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
