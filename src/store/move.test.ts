import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withStream } from './contract.fixture.ts';
import { dumpOfEveryTable } from './every-table.fixture.ts';
import { openStore, type Store } from './index.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';
import { TABLE_KEYS } from './tables.ts';

let folder: string;
let postgres: PostgresServer;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-move-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const newFile = (): string => {
  files += 1;
  return join(folder, `${files}`);
};
const kinds = {
  sqlite: async () => `sqlite:${newFile()}`,
  postgres: () => postgres.newDatabase(),
};

async function withStore<T>(url: string, work: (store: Store) => Promise<T>, receiving = false): Promise<T> {
  const store = await openStore(url, { receiving });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A dump, as far as that many lines. */
async function* cut(lines: AsyncIterable<string>, after = Number.POSITIVE_INFINITY) {
  let count = 0;
  for await (const line of lines) {
    if (count === after) throw new Error('cut off');
    count += 1;
    yield line;
  }
}

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of store.dump()) lines.push(line);
  return lines;
}

/** A database with something in every table. */
async function filled(url: string): Promise<string> {
  const file = newFile();
  await writeFile(file, dumpOfEveryTable().join('\n'));
  await withStore(url, (store) => store.restore(file));
  return url;
}

test('the list of what is backed up and moved has every table that the database has', async () => {
  const url = await kinds.postgres();
  await withStore(url, () => Promise.resolve());
  const rows = await postgres.query(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const there = rows.map(({ name }) => String(name)).filter((name) => !name.startsWith('kysely_'));
  // Tries of the last minutes are of no use elsewhere.
  expect(there.sort()).toEqual([...TABLE_KEYS.map(([name]) => name), 'attempts'].sort());
});

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (from, to) => {
  test('every row arrives, and a move that is cut off keeps servers away and goes on where it was', async () => {
    const source = await filled(await kinds[from]());
    const target = await kinds[to]();
    const lines = await withStore(source, linesOf);
    for (const [table] of TABLE_KEYS)
      expect(
        lines.some((line) => line.startsWith(`{"table":"${table}"`)),
        table,
      ).toBe(true);
    const receive = (name: string, after?: number) =>
      withStore(source, (store) => withStore(target, (other) => other.receive(name, cut(store.dump(), after)), true));
    await expect(receive('there', 1_300)).rejects.toThrow('cut off');
    await expect(openStore(target)).rejects.toMatchObject({ name: 'StoreRefusal', code: 'half-moved' });
    const part = await withStore(target, linesOf, true);
    expect(part.length).toBeGreaterThan(1_000);
    expect(part.length).toBeLessThan(1_300);
    await expect(receive('elsewhere')).rejects.toMatchObject({ code: 'not-empty' });
    await receive('there');
    await receive('there');
    expect((await withStore(target, linesOf, true)).toSorted()).toEqual(lines.toSorted());
    await withStore(target, (store) => store.received(), true);
    expect((await withStore(target, linesOf)).toSorted()).toEqual(lines.toSorted());
  });
});

test('it goes on only from what has not changed, and into nothing that holds something', async () => {
  const source = await filled(await kinds.sqlite());
  const target = await kinds.sqlite();
  const receive = (after?: number) =>
    withStore(source, (store) => withStore(target, (other) => other.receive('there', cut(store.dump(), after)), true));
  await expect(receive(1_300)).rejects.toThrow('cut off');
  await withStore(source, (store) => withStream(store, 'a'));
  await expect(receive()).rejects.toMatchObject({ code: 'source-changed' });

  const full = await kinds.sqlite();
  await withStore(full, (store) => store.accounts.add({ id: 'u', name: 'kim', passwordHash: 'p', createdAt: 1 }));
  const before = await withStore(full, linesOf);
  await withStore(source, (store) =>
    withStore(
      full,
      (other) => expect(other.receive('there', store.dump())).rejects.toMatchObject({ code: 'not-empty' }),
      true,
    ),
  );
  expect(await withStore(full, linesOf)).toEqual(before);
});
