import type { Millis } from './units.ts';

/** Days, times and zones as texts, checked by their form. */

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** 2027-03-14. Two such texts compare as the days do. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

const DAY = 86_400_000;
/** Days from 1 March of year 0 to 1 January 1970. */
const BEFORE_1970 = 719_468;

/** Midnight at Greenwich, for days that come without an hour. */
export function startOfDay(day: string): Millis {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Years that begin in March have their leap day at the end.
  const from = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return (365 * from + leaps + Math.floor((153 * months + 2) / 5) + date - 1 - BEFORE_1970) * DAY;
}

/** The month at Greenwich: 2027-03. */
export function monthOf(at: Millis): string {
  const days = Math.floor(at / DAY) + BEFORE_1970;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const years = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const month = (Math.floor((5 * ofYear + 2) / 153) + 2) % 12;
  const year = years + era * 400 + (month < 2 ? 1 : 0);
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** How many months the second is after the first. */
export function monthsBetween(one: string, other: string): number {
  const count = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(other) - count(one);
}

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Only its form: which zones exist differs from machine to machine, and is checked by the callers. */
export const isZone = (text: string): boolean => text.length <= 50 && /^[A-Za-z]\w*([/+-]\w+)*$/.test(text);
