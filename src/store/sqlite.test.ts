import { createHash } from 'node:crypto';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '../kit/index.ts';
import { about, entries, entry, message, webhook, withStream } from './contract.fixture.ts';
import { type Change, openStore, StoreFailure, StoreRefusal } from './index.ts';
import { migrate } from './migrations.ts';
import { sqliteStore } from './sqlite.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { checkFile, sqliteDriver } from './sqlite-file.ts';
import { WriterThread } from './writer-thread.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-sqlite-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const newFile = () => {
  files += 1;
  return join(folder, `${files}.db`);
};

const fingerprint = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** The refusal, after seeing that the file was not touched. */
async function refusalOf(file: string): Promise<StoreRefusal> {
  const before = await fingerprint(file);
  const refusal = await openStore(`sqlite:${file}`).catch((error: unknown) => error);
  expect(await fingerprint(file)).toBe(before);
  if (!(refusal instanceof StoreRefusal)) throw new Error('was not refused', { cause: refusal });
  return refusal;
}

test('what was written is there when the file is opened again, in a folder that had to be made', async () => {
  const file = join(folder, 'deep', 'er', 'x.db');
  const url = `sqlite:${file}`;
  const first = await openStore(url);
  await withStream(first, 'a', 3);
  await first.close();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const second = await openStore(url);
  expect(await second.events.read('a')).toEqual(entries(1, 3));
  await second.close();
});

/** A store, and the connection that it writes with. */
async function withItsWriter(file = newFile()) {
  const writer = await openWriter(file);
  return { writer, store: await sqliteStore(file, writer, {}) };
}

function openWriter(file: string): Promise<WriterThread> {
  const driver = sqliteDriver();
  checkFile(file, driver);
  return WriterThread.open(file, driver);
}

/** The value of a pragma on that connection. */
async function pragma(writer: WriterThread, text: string): Promise<unknown> {
  const { rows } = await writer.run({ sql: `pragma ${text}`, values: [], counts: false });
  return Object.values(rows[0] ?? {})[0];
}

test('every commit is on the disk before it returns: write-ahead log, synchronous FULL', async () => {
  const { writer, store } = await withItsWriter();
  const settings = async () => [await pragma(writer, 'journal_mode'), await pragma(writer, 'synchronous')];
  expect(await settings()).toEqual(['wal', 2]);
  await store.events.append('a', 0, [entry(1)], { about, outbox: [message('m', 'p')] });
  await store.webhooks.add(webhook('p', 'a'));
  const [claimed] = await store.outbox.claim(100, 10, 60);
  await store.outbox.record(assertDefined(claimed, 'message'), { at: 1, note: '', tookMs: 1 }, { state: 'delivered' });
  expect(await settings()).toEqual(['wal', 2]);
  await store.close();
});

test('a file that is no database is refused in a sentence and not touched', async () => {
  const file = newFile();
  await writeFile(file, 'Dear diary, '.repeat(1000));
  const refusal = await refusalOf(file);
  expect(refusal.code).toBe('corrupt-file');
  expect(refusal.message).toContain(`The file ${file} is damaged or no database`);
});

test('a damaged database is refused in a sentence and not touched', async () => {
  const file = newFile();
  const store = await openStore(`sqlite:${file}`);
  await withStream(store, 'a', 2000);
  await store.close();
  const bytes = await readFile(file);
  bytes.fill(0x5a, 4096 * 20, 4096 * 40);
  await writeFile(file, bytes);
  expect((await refusalOf(file)).code).toBe('corrupt-file');
});

test("another program's database is refused in a sentence and not touched", async () => {
  const file = newFile();
  const other = sqliteDriver().open(file);
  other.exec('create table streams (id text)');
  other.close();
  expect((await refusalOf(file)).code).toBe('foreign-file');
});

test('a database of a newer version is refused in a sentence and not touched', async () => {
  const file = newFile();
  const store = await openStore(`sqlite:${file}`);
  await withStream(store, 'a');
  await store.close();
  const raw = sqliteDriver().open(file);
  raw.exec("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')");
  raw.close();
  const before = await fingerprint(file);
  const refused = openStore(`sqlite:${file}`);
  await expect(refused).rejects.toMatchObject({ name: 'StoreRefusal', code: 'newer-database' });
  await expect(refused).rejects.toThrow(
    /written by a newer version of Tiltyard .*“9999-from-the-future”.*nothing was changed/,
  );
  expect(await fingerprint(file)).toBe(before);
});

test('a migration that fails half-way leaves nothing of itself behind', async () => {
  const file = newFile();
  const writer = await openWriter(file);
  const other = sqliteDriver().open(file);
  other.exec('create table sessions (in_the_way text)');
  const tables = () =>
    other
      .prepare("select name from sqlite_schema where type = 'table' order by name")
      .all([])
      .map(({ name }) => name);
  await expect(migrate(new Kysely({ dialect: sqliteDialect({ writer }) }))).rejects.toMatchObject({
    name: 'StoreFailure',
  });
  expect(tables()).toEqual(['kysely_migration', 'kysely_migration_lock', 'sessions']);
  other.exec('drop table sessions');
  other.close();
  const store = await sqliteStore(file, writer, {});
  await withStream(store, 'a');
  await store.close();
});

test('a full disk rejects the appends, acknowledges nothing, and the store goes on when there is room', async () => {
  const { writer, store } = await withItsWriter();
  await withStream(store, 'a', 2);
  const changes: Change[] = [];
  store.events.subscribe((change) => changes.push(change));
  await pragma(writer, `max_page_count = ${Number(await pragma(writer, 'page_count')) + 4}`);
  const big = { ...entry(1), command: 'x'.repeat(100_000) };
  const answers = await Promise.allSettled([
    store.events.append('a', 2, [entry(3)]),
    store.events.append('b', 0, [big], { about }),
    store.games.append('a', 'g', 0, [1]),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { reason: 'disk-full', outcome: 'nothing-written' } });
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(StoreFailure);
  }
  expect(changes).toEqual([]);
  expect(await store.events.read('a')).toEqual(entries(1, 2));
  expect(await store.events.head('b')).toBeUndefined();
  await pragma(writer, 'max_page_count = 1000000');
  expect(await store.events.append('a', 2, [entry(3)])).toEqual({ kind: 'appended', version: 3 });
  expect(await store.events.append('b', 0, [big], { about })).toEqual({ kind: 'appended', version: 1 });
  await store.close();
});

test('a commit that fails at the last moment rejects all that shared it, and what comes next succeeds', async () => {
  const file = newFile();
  const store = await openStore(`sqlite:${file}`);
  await withStream(store, 'a', 1);
  const other = sqliteDriver().open(file);
  other.exec(`
    create table impossible (x text references streams (id) deferrable initially deferred);
    create trigger poison after insert on entries when new.command_id = 'poison'
      begin insert into impossible values ('no such stream'); end;
  `);
  other.close();
  const changes: Change[] = [];
  store.events.subscribe((change) => changes.push(change));
  const outbox = [message('m1')];
  const answers = await Promise.allSettled([
    store.events.append('a', 1, [entry(2)], { outbox }),
    store.events.append('a', 0, [entry(1, 'behind')], { about }),
    store.events.append('b', 0, [entry(1, 'poison')], { about }),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'StoreFailure', outcome: 'nothing-written' } });
  }
  expect(changes).toEqual([]);
  expect(await store.outbox.log('a')).toEqual([]);
  expect(await store.events.read('a')).toEqual([entry(1)]);
  expect(await store.events.append('a', 1, [entry(2)], { outbox })).toEqual({ kind: 'appended', version: 2 });
  await store.close();
});

test('appends that come together share a commit', async () => {
  const { writer, store } = await withItsWriter();
  await withStream(store, 'a');
  const changesBefore = await walFrames(writer);
  await Promise.all(entries(2, 101).map((one) => store.events.append('a', one.version - 1, [one])));
  const together = (await walFrames(writer)) - changesBefore;
  for (const one of entries(102, 201)) await store.events.append('a', one.version - 1, [one]);
  const oneByOne = (await walFrames(writer)) - changesBefore - together;
  expect(together * 5).toBeLessThan(oneByOne);
  await store.close();
});

/** How many pages the write-ahead log holds: each commit writes its pages anew. */
async function walFrames(writer: WriterThread): Promise<number> {
  const { rows } = await writer.run({ sql: 'pragma wal_checkpoint(NOOP)', values: [], counts: false });
  return Number(rows[0]?.log);
}

test('another program that writes to the file is waited for, and the version still guards', async () => {
  const file = newFile();
  const one = await openStore(`sqlite:${file}`);
  const two = await openStore(`sqlite:${file}`);
  await withStream(one, 'a');
  const answers = await Promise.all([
    one.events.append('a', 1, [entry(2, 'x')]),
    two.events.append('a', 1, [entry(2, 'y')]),
  ]);
  expect(answers.map((answer) => answer.kind).sort()).toEqual(['appended', 'conflict']);
  await one.close();
  await two.close();
});

test('a listener that throws is reported and harms nobody', async () => {
  const reported: unknown[] = [];
  const store = await openStore('memory:', { report: (error) => reported.push(error) });
  const changes: Change[] = [];
  store.events.subscribe(() => {
    throw new Error('deaf');
  });
  store.events.subscribe((change) => changes.push(change));
  await withStream(store, 'a');
  expect(reported).toEqual([new Error('deaf')]);
  expect(changes).toHaveLength(1);
  await store.close();
});

describe('the file under a running server', () => {
  test.each([
    ['removed', (file: string) => rmSync(file)],
    ['moved away', (file: string) => renameSync(file, `${file}.away`)],
    [
      'replaced by a copy',
      (file: string) => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])('%s: nothing more is acknowledged, and it says why', async (_, happens) => {
    const file = newFile();
    const store = await openStore(`sqlite:${file}`);
    await withStream(store, 'a');
    happens(file);
    const gone = { name: 'StoreFailure', reason: 'file-gone' };
    for (let version = 1; version < 11; version++) {
      await expect(store.events.append('a', version, [entry(version + 1)])).rejects.toMatchObject(gone);
    }
    await expect(store.ping()).rejects.toMatchObject(gone);
    await expect(store.events.head('a')).rejects.toThrow(/removed or replaced/);
    await store.close();
  });

  test('is one server’s: a second is refused in a sentence, a backup is not', async () => {
    const file = newFile();
    const first = await openStore(`sqlite:${file}`, { exclusive: true });
    await withStream(first, 'a');
    const second = openStore(`sqlite:${file}`, { exclusive: true });
    await expect(second).rejects.toMatchObject({ name: 'StoreRefusal', code: 'in-use' });
    await expect(second).rejects.toThrow(/another server/);
    const reading = await openStore(`sqlite:${file}`);
    await reading.backup(`${file}.backup`);
    await reading.close();
    await first.close();
    const next = await openStore(`sqlite:${file}`, { exclusive: true });
    expect((await next.events.head('a'))?.version).toBe(1);
    await next.close();
  });
});
