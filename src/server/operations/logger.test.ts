import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutRepeats } from './logger.ts';
import { PeriodicWork } from './periodic-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a failure that goes on is logged once a minute with how often it came; another one at once', async () => {
  const lines: unknown[] = [];
  const log = withoutRepeats({ info: () => undefined, error: () => undefined, warn: (...line) => lines.push(line) });
  const gone = new Error('The database file is gone.');
  let fault: Error = gone;
  const works = ['deadlines', 'webhooks'].map((name) => new PeriodicWork(name, 500, log, () => Promise.reject(fault)));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(lines).toEqual([[gone, 'deadlines']]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toEqual([
    [gone, 'deadlines'],
    [{ err: gone, repeats: 239 }, 'deadlines'],
  ]);
  fault = new Error('Something else.');
  await vi.advanceTimersByTimeAsync(500);
  expect(lines).toHaveLength(3);
  await Promise.all(works.map((work) => work.close()));
});
