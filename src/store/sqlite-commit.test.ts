import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { about, entries, entry, given, message } from './contract.fixture.ts';
import { type Change, openStore } from './index.ts';

type Callback = (error: NodeJS.ErrnoException | null) => void;
const disk = vi.spyOn(fs as { fdatasync(fd: number, callback: Callback): void }, 'fdatasync');
afterAll(() => disk.mockRestore());

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-commit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  disk.mockClear();
});
const newStore = () => {
  files += 1;
  return openStore(`sqlite:${join(folder, `${files}.db`)}`);
};

const turns = () => new Promise((resolve) => setTimeout(resolve, 30));

test('nothing is answered or told before the disk has it, and what comes meanwhile shares the next commit', async () => {
  const store = await newStore();
  await given(store, 'a', 1);
  await given(store, 'b', 1);
  const heard: Change[] = [];
  store.events.subscribe((change) => heard.push(change));
  let release: Callback = () => undefined;
  disk.mockImplementationOnce((_, callback) => {
    release = callback;
  });
  const answered: string[] = [];
  const first = store.events.append('a', 1, [entry(2)]).then(() => answered.push('first'));
  await turns();
  const others = Promise.all([
    store.events.append('a', 2, [entry(3)]).then(() => answered.push('second')),
    store.events.append('b', 1, [entry(2)]).then(() => answered.push('third')),
  ]);
  await turns();
  expect(disk).toHaveBeenCalledTimes(1);
  expect([answered, heard]).toEqual([[], []]);
  const log = join(folder, `${files}.db-wal`);
  expect(fs.fstatSync(disk.mock.calls[0]?.[0] ?? -1).ino).toBe(fs.statSync(log).ino);
  release(null);
  await first;
  await others;
  expect(answered).toEqual(['first', 'second', 'third']);
  expect(disk).toHaveBeenCalledTimes(2);
  expect(heard.map((change) => ('version' in change ? change.version : 0))).toEqual([2, 3, 2]);
  await store.close();
});

test('a disk that fails: nothing is acknowledged, and nothing is written or read on top of it', async () => {
  const store = await newStore();
  await given(store, 'a', 1);
  const heard: Change[] = [];
  store.events.subscribe((change) => heard.push(change));
  disk.mockImplementationOnce((_, callback) => callback(Object.assign(new Error('i/o error'), { code: 'EIO' })));
  await expect(store.events.append('a', 1, [entry(2)])).rejects.toMatchObject({
    name: 'StoreFailure',
    reason: 'disk-failed',
    outcome: 'unknown',
  });
  const failed = { name: 'StoreFailure', reason: 'disk-failed', outcome: 'nothing-written' };
  await expect(store.events.append('a', 1, [entry(2)])).rejects.toMatchObject(failed);
  await expect(store.events.append('a', 2, [entry(3)], { outbox: [message('m')] })).rejects.toMatchObject(failed);
  await expect(store.events.read('a')).rejects.toMatchObject(failed);
  await expect(store.events.head('a')).rejects.toMatchObject(failed);
  expect(heard).toEqual([]);
  await store.close();
});

test('a full disk after the commit is no promise that nothing was written', async () => {
  const store = await newStore();
  await given(store, 'a', 1);
  disk.mockImplementationOnce((_, callback) => callback(Object.assign(new Error('full'), { code: 'ENOSPC' })));
  await expect(store.events.append('a', 1, [entry(2)])).rejects.toMatchObject({ outcome: 'unknown' });
  await store.close();
});

test('a commit that is not of entries alone waits for the disk within SQLite, and leaves it so', async () => {
  const store = await newStore();
  await store.events.append('a', 0, [entry(1)], { about });
  await store.events.append('a', 1, [entry(2)], { outbox: [message('m')] });
  expect(disk).not.toHaveBeenCalled();
  await store.events.append('a', 2, [entry(3)]);
  await store.events.append('a', 3, [entry(4)], { outbox: [message('n')] });
  expect(disk).toHaveBeenCalledTimes(1);
  expect(await store.events.read('a')).toEqual(entries(1, 4));
  await store.close();
});

test('closing twice does no harm', async () => {
  const store = await newStore();
  await given(store, 'a', 2);
  await store.close();
  await store.close();
});
