import { expect, test } from 'vitest';
import { lateText } from './late-entry.tsx';
import type { Speech } from './words.ts';

const speech = {
  locale: 'en-GB',
  t: (key: string, figures: Readonly<Record<string, string>>) => `${key} ${figures.entered} ${figures.arrived}`,
} as unknown as Speech;
const noon = Date.UTC(2026, 4, 1, 12);
const zone = { timeZone: 'Europe/Paris' };

test('[HK-11] a moment more than a minute before arrival is told, in the event’s own time', () => {
  const told = (late: number) => lateText(speech, { enteredAt: noon, arrivedAt: noon + late }, zone);
  expect(told(60_000)).toBeUndefined();
  expect(told(60_001)).toBe('round.enteredLate 14:00 14:01');
  expect(told(86_400_000)).toBe('round.enteredLate 01/05/2026, 14:00 02/05/2026, 14:00');
  expect(lateText(speech, { enteredAt: noon, arrivedAt: undefined }, zone)).toBeUndefined();
  expect(lateText(speech, { enteredAt: undefined, arrivedAt: noon }, zone)).toBeUndefined();
});
