import { expect, test } from 'vitest';
import { isDay, isTime, isZone, monthOf, monthsBetween, startOfDay } from './index.ts';

test.each([
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['26-01-01', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test('times and zones by their form', () => {
  expect(['19:30', '24:00', '9:30'].map(isTime)).toEqual([true, false, false]);
  expect(['Europe/Oslo', 'UTC', 'Etc/GMT+1', '/Oslo', 'a b'].map(isZone)).toEqual([true, true, true, false, false]);
});

test('days and months are those of the calendar, leap years and all', () => {
  for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2201, 0, 1); day += 86_400_000) {
    const text = new Date(day).toISOString().slice(0, 10);
    if (startOfDay(text) !== day || monthOf(day + 86_399_999) !== text.slice(0, 7)) expect(text).toBe('right');
  }
  expect(startOfDay('2026-11-18')).toBe(Date.UTC(2026, 10, 18));
});

test('months are counted over the turn of the year', () => {
  expect(monthsBetween('2026-11', '2027-02')).toBe(3);
  expect(monthsBetween('2026-11', '2026-11')).toBe(0);
});
