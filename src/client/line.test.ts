import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLine } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The jitter is between half and one and a half; here it is one.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Connections that are refused, or that break after a while. */
function lineTo(answers: ('refused' | { readonly lastsFor: number })[]) {
  const began = Date.now();
  const asked: number[] = [];
  const line = keepLine({
    fetcher: async () => {
      asked.push(Date.now() - began);
      const answer = answers.shift() ?? 'refused';
      if (answer === 'refused') throw new TypeError('no network');
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => void setTimeout(() => stream.close(), answer.lastsFor),
      });
      return new Response(body);
    },
    url: () => 'http://127.0.0.1/',
    headers: () => ({}),
    longestSilence: () => 60_000,
    longestWait: () => 4_000,
    hear: () => undefined,
    onLine: () => undefined,
    onGone: () => undefined,
    onFault: () => undefined,
  });
  return { line, pauses: () => asked.slice(1).map((at, index) => at - (asked[index] ?? 0)) };
}

test('[DK-22] attempts that fail come at twice the distance each, up to the longest', async () => {
  const { line, pauses } = lineTo([]);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(pauses()).toEqual([500, 1_000, 2_000, 4_000, 4_000, 4_000]);
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pauses()).toHaveLength(6);
});

test('[DK-22] after a connection that lasted the next attempt comes soon, after a short one it does not', async () => {
  const { line, pauses } = lineTo(['refused', 'refused', { lastsFor: 6_000 }, 'refused', { lastsFor: 100 }]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(pauses()).toEqual([500, 1_000, 6_500, 1_000, 2_100]);
  line.close();
});
