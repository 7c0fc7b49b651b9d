import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_TOPICS, nothingKnown } from '../protocol/live-events.ts';
import { LiveHub } from './live-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[DK-22] of more topics than a connection carries the newest are followed, the oldest wait', async () => {
  const asked: string[][] = [];
  const fetcher: typeof fetch = async (input) => {
    asked.push(new URL(String(input)).searchParams.getAll('watch'));
    return new Response(new ReadableStream());
  };
  const hub = new LiveHub({ baseUrl: 'http://127.0.0.1', fetch: fetcher }, () => undefined);
  const topics = Array.from({ length: MAX_TOPICS + 2 }, (_, index) => `t${index}/public`);
  const wants = topics.map((topic, serial) => ({ topic, serial, from: nothingKnown }));
  hub.want('here', wants);
  await vi.advanceTimersByTimeAsync(100);
  const followed = (asked.at(-1) ?? []).map((text) => topics.find((topic) => text.includes(topic)));
  expect(followed).toEqual(topics.slice(2));
  // When someone leaves, those that waited are followed too.
  hub.want('here', wants.slice(0, -2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((asked.at(-1) ?? []).map((text) => topics.find((topic) => text.includes(topic)))).toEqual(topics.slice(0, -2));
  hub.close();
});
