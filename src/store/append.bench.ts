import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { about, entry } from './contract.fixture.ts';
import { openStore, type Store } from './index.ts';
import { startPostgres } from './postgres.fixture.ts';

// Appends per second, by how many clients wait at the same time and whether they may share a commit.
// Run with `npx tsx src/store/append.bench.ts`; the figures in docs/decisions/store.md come from it.

const SECONDS = 3;

async function appendsPerSecond(store: Store, clients: number): Promise<number> {
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
  return Math.round(appended / SECONDS);
}

async function measure(name: string, address: () => Promise<string>): Promise<void> {
  for (const clients of [1, 10, 100]) {
    for (const mostPerCommit of clients === 1 ? [200] : [1, 200]) {
      const store = await openStore(await address(), { mostPerCommit });
      const rate = await appendsPerSecond(store, clients);
      const sharing = mostPerCommit === 1 ? 'a commit each' : 'shared commits';
      process.stdout.write(`${name}, ${clients} at a time, ${sharing}: ${rate} appends/s\n`);
      await store.close();
    }
  }
}

const folder = await mkdtemp(join(tmpdir(), 'tiltyard-bench-'));
const postgres = await startPostgres(true);
try {
  let files = 0;
  await measure('memory', async () => 'memory:');
  await measure('sqlite', async () => {
    files += 1;
    return `sqlite:${join(folder, `${files}.db`)}`;
  });
  await measure('postgres', () => postgres.newDatabase());
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
