import { afterEach, describe, expect, test } from 'vitest';
import { type Limits, Workbench } from './workbench.ts';

/** A thread that does as it is told: answers, never ends, takes memory without end, fails. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (job) => {
      if (job === 'spin') for (;;);
      if (job === 'grow') for (const all = []; ; ) all.push(new Array(10_000).fill(job));
      if (job === 'fail') throw new Error('a defect');
      parentPort.postMessage(threadId);
    });
  `)}`,
);
const limits: Limits = { longest: 3_000, megabytes: 24, waiting: 2 };
let bench: Workbench<string, number>;
afterEach(() => bench.close());

describe('a job that takes too much is ended, and the next one has a new thread', () => {
  test.each([
    ['spin', { status: 422, code: 'too-much-work' }],
    ['grow', { status: 422, code: 'too-much-work' }],
    ['fail', { message: 'a defect' }],
  ])('%s', async (job, problem) => {
    bench = new Workbench(thread, limits);
    const [ended, waiting] = [bench.do(job), bench.do('answer')];
    await expect(ended).rejects.toMatchObject(problem);
    const next = await waiting;
    expect(await bench.do('answer')).toBe(next);
  });
});

test('a queue of its own has an end, and holds up no other', async () => {
  bench = new Workbench(thread, limits);
  const busy = new Workbench<string, number>(thread, { ...limits, longest: 600_000, waiting: 1 });
  const ended = expect(busy.do('spin')).rejects.toMatchObject({ status: 503, code: 'stopping' });
  const waiting = busy.do('answer');
  await expect(busy.do('answer')).rejects.toMatchObject({ status: 503, code: 'busy' });
  expect(await bench.do('answer')).toBeGreaterThan(0);
  await busy.close();
  await ended;
  await waiting;
  await busy.close();
});
