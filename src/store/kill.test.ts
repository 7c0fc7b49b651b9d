import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { driversHere, entries } from './contract.fixture.ts';
import { openStore } from './index.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-kill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Runs the appender, kills it with -9 in the midst of its work, and answers its last acknowledgement. It is killed after
 * so many of them, not after a time: where the machine is busy, a time is nothing or thousands of entries.
 */
async function lastAcknowledged(url: string, driver: string, acknowledgements: number): Promise<number> {
  const program = fileURLToPath(new URL('./appender.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, url, driver], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  let last = 0;
  let left = acknowledgements;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    left -= 1;
    if (left === 0) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  return last;
}

test.each(driversHere())(
  '$name: whatever was acknowledged before kill -9 is there afterwards, and the log has no gap',
  async (driver) => {
    const url = `sqlite:${join(folder, `${driver.name.replace(':', '-')}.db`)}`;
    let acknowledged = 0;
    for (const acknowledgements of [1, 23, 60]) {
      const last = await lastAcknowledged(url, driver.name, acknowledgements);
      expect(last).toBeGreaterThan(acknowledged);
      acknowledged = last;
      const store = await openStore(url, { driver });
      const log = await store.events.read('a');
      expect(log.length).toBeGreaterThanOrEqual(acknowledged);
      expect(log).toEqual(entries(1, log.length));
      expect((await store.events.head('a'))?.version).toBe(log.length);
      await store.close();
    }
  },
);
