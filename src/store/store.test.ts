import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { assertDefined } from '../kit/index.ts';
import { driversHere } from './contract.fixture.ts';
import type { SqliteDriver } from './drivers/index.ts';
import { openStore, type Store } from './index.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';
import { storeContract } from './store.contract.ts';

let folder = '';
let postgres: PostgresServer | undefined;
let database: string | undefined;
let files = 0;
const opened: Store[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-store-'));
  postgres = await startPostgres();
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close().catch(() => undefined);
});

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(url: string, driver?: SqliteDriver): Promise<Store> {
  const store = await openStore(url, { ...(driver && { driver }) });
  opened.push(store);
  return store;
}

for (const driver of driversHere()) {
  storeContract(`memory through ${driver.name}`, () => open('memory:', driver));
  storeContract(`sqlite through ${driver.name}`, () => {
    files += 1;
    return open(`sqlite:${join(folder, `${files}.db`)}`, driver);
  });
}
storeContract('postgres', async () => {
  const server = assertDefined(postgres, 'server');
  // One database, emptied before each test: making one takes longer than most tests.
  if (database === undefined) database = await server.newDatabase();
  else
    await server.query(
      database,
      'truncate streams, accounts, organisation_tokens, erasures, attempts, accesses cascade',
    );
  return open(database);
});

test('an invalid address is refused in a sentence, without the password in it', async () => {
  const refused = openStore('mysql://kim:secret@host/db');
  await expect(refused).rejects.toMatchObject({ name: 'StoreRefusal', code: 'unknown-address' });
  await expect(refused).rejects.toThrow('“mysql://…@host/db” isn’t a store’s address');
});
