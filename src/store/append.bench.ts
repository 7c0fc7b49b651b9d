import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { about, driversHere, entry } from './contract.fixture.ts';
import type { SqliteDriver } from './drivers/index.ts';
import { openStore, type Store } from './index.ts';
import { startPostgres } from './postgres.fixture.ts';

// Appends per second, and processor time of an append, by how many clients wait at the same time and whether they may share a
// commit; through each SQLite library that works here.
// Run with `npx tsx src/store/append.bench.ts`; the figures in docs/decisions/store.md come from it.

const SECONDS = 3;

async function appends(store: Store, clients: number): Promise<string> {
  const began = process.cpuUsage();
  const end = performance.now() + SECONDS * 1000;
  let appended = 0;
  async function client(stream: string): Promise<void> {
    await store.events.append(stream, 0, [entry(1)], { about });
    for (let version = 1; performance.now() < end; version++) {
      const answer = await store.events.append(stream, version, [entry(version + 1)]);
      if (answer.kind !== 'appended') throw new Error(`was not appended: ${answer.kind}`);
      appended += 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(`s${index}`)));
  const { user, system } = process.cpuUsage(began);
  return `${Math.round(appended / SECONDS)} appends/s, ${Math.round((user + system) / appended)} µs each`;
}

async function measure(name: string, address: () => Promise<string>, driver?: SqliteDriver): Promise<void> {
  for (const clients of [1, 10, 100]) {
    for (const mostPerCommit of clients === 1 ? [200] : [1, 200]) {
      const store = await openStore(await address(), { mostPerCommit, ...(driver && { driver }) });
      const rate = await appends(store, clients);
      const sharing = mostPerCommit === 1 ? 'a commit each' : 'shared commits';
      process.stdout.write(`${name}, ${clients} at a time, ${sharing}: ${rate}\n`);
      await store.close();
    }
  }
}

const folder = await mkdtemp(join(tmpdir(), 'tiltyard-bench-'));
const postgres = await startPostgres(true);
try {
  let files = 0;
  const newFile = async () => {
    files += 1;
    return `sqlite:${join(folder, `${files}.db`)}`;
  };
  for (const driver of driversHere()) {
    await measure(`memory through ${driver.name}`, async () => 'memory:', driver);
    await measure(`sqlite through ${driver.name}`, newFile, driver);
  }
  await measure('postgres', () => postgres.newDatabase());
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
