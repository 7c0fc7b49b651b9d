import { expect, test } from 'vitest';
import { eventParts, timeText } from './event.ts';

const oslo = { startTime: '19:30', timeZone: 'Europe/Oslo' };

test('[DK-24] the zone is that of the day of the event, whatever the day of the reader', () => {
  const zoneOf = (firstDay: string) => eventParts('en', { ...oslo, firstDay })[0];
  expect(zoneOf('2027-01-15')).toBe('15 January 2027, 19:30 CET');
  expect(zoneOf('2027-07-15')).toBe('15 July 2027, 19:30 CEST');
});

test('[DK-24] a zone that this machine does not know is named as it was given', () => {
  expect(eventParts('en', { firstDay: '2027-01-15', startTime: '19:30', timeZone: 'Moon/Tycho' })).toEqual([
    '15 January 2027, 19:30 Moon/Tycho',
  ]);
  expect(eventParts('en', { firstDay: '2027-01-15', startTime: '19:30' })).toEqual(['15 January 2027, 19:30']);
});

test('[DK-24] several days are a span; what is missing is left out', () => {
  const event = { firstDay: '2026-11-07', lastDay: '2026-11-15', venue: ' Old town hall ' };
  const [days, ...others] = eventParts('en', event, { contact: 'desk@club.example' });
  // The space around the dash differs between versions of the same language data.
  expect(days?.replace(/\s*–\s*/, '–')).toBe('7–15 November 2026');
  expect(others).toEqual(['Old town hall', 'desk@club.example']);
  expect(eventParts('en', { firstDay: '2026-11-07', lastDay: '2026-11-07' })).toEqual(['7 November 2026']);
  expect(eventParts('en', { firstDay: '2026-11-07' }, { weekday: true })[0]).toMatch(/^Saturday,? 7 November 2026$/);
  expect(eventParts('en', undefined)).toEqual([]);
  expect(eventParts('en', { startTime: '19:30' })).toEqual([]);
});

test('a time of day is written as in a sentence of the language', async () => {
  expect(timeText('en', '18:30')).toBe('18:30');
  expect(timeText('fr', '18:30')).toBe('18\u00a0h\u00a030');
});
