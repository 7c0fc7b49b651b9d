import { afterAll, beforeAll, expect } from 'vitest';

/** Files share a worker: one that leaves a false clock behind would let another wait for ever. */
const fakes = (): string[] =>
  Object.entries({
    setTimeout,
    setInterval,
    setImmediate,
    clearTimeout,
    clearInterval,
    Date,
    performance: performance.now,
  })
    .filter(([, one]) => 'clock' in one || 'isFake' in one)
    .map(([name]) => name);

beforeAll(() => expect(fakes(), 'fake timers left by an earlier file').toEqual([]));
afterAll(() => expect(fakes(), 'fake timers left behind').toEqual([]));
