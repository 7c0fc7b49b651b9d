import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { about, driversHere, entries, entry, message, webhook, withStream } from './contract.fixture.ts';
import { type Change, openStore, type Store } from './index.ts';
import { SlowDisk } from './slow-disk.fixture.ts';
import { checkFile } from './sqlite-file.ts';
import { WriterThread } from './writer-thread.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-writer-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const newFile = () => {
  files += 1;
  return join(folder, `${files}.db`);
};

const role = { id: 'l', role: 'desk', tokenHash: 'link', label: '', createdAt: 1 };

/** Notes when each is done, in order. */
function noteOf(answered: string[]) {
  return (name: string, work: Promise<unknown>): Promise<unknown> => work.then(() => answered.push(name));
}

describe.each(driversHere())('$name', (driver) => {
  async function onSlowDisk(): Promise<{ disk: SlowDisk; store: Store }> {
    const disk = new SlowDisk();
    return { disk, store: await openStore(`sqlite:${newFile()}`, { driver, startWriter: disk.startWriter }) };
  }

  test('while the disk hangs, this thread goes on and reads, and no write is answered or announced before it is on the disk', async () => {
    const { disk, store } = await onSlowDisk();
    await store.events.append('a', 0, [entry(1)], { about, outbox: [message('m', 'p')] });
    await store.webhooks.add(webhook('p', 'a'));
    const [claimed] = await store.outbox.claim(100, 10, 60);
    if (!claimed) throw new Error('nothing was claimed');
    const changes: Change[] = [];
    store.events.subscribe((change) => changes.push(change));
    const answered: string[] = [];
    const note = noteOf(answered);
    const before = disk.syncs;
    disk.hang();
    const writes = [
      note('result', store.events.append('a', 1, [entry(2)])),
      note('attempt', store.outbox.record(claimed, { at: 1, note: '', tookMs: 1 }, { state: 'delivered' })),
      note('link', store.roleLinks.add('a', [role])),
    ];
    await disk.reached(before + 1);
    // Were the sync on this thread, nobody could let it go on.
    expect(await store.events.read('a')).toEqual([entry(1)]);
    expect(await store.roleLinks.of('a')).toEqual([]);
    const later = note('later', store.events.append('a', 2, [entry(3)]));
    expect([answered, changes]).toEqual([[], []]);
    disk.goOn();
    await Promise.all([...writes, later]);
    expect([...answered].sort()).toEqual(['attempt', 'later', 'link', 'result']);
    expect(changes.map((change) => 'version' in change && change.version)).toEqual([2, 3]);
    expect(await store.events.read('a')).toEqual(entries(1, 3));
    await store.close();
  });

  test('results and attempts that come together wait for the disk once', async () => {
    const { disk, store } = await onSlowDisk();
    const outbox = Array.from({ length: 20 }, (_, index) => message(`m${index}`, `p${index}`));
    await store.events.append('a', 0, [entry(1)], { about, outbox });
    for (const { webhook: id } of outbox) await store.webhooks.add(webhook(id, 'a'));
    const claimed = await store.outbox.claim(100, 50, 60);
    expect(claimed).toHaveLength(20);
    const before = disk.syncs;
    const recorded = await Promise.all([
      store.events.append('a', 1, [entry(2)]).then(({ kind }) => kind),
      ...claimed.map((one) => store.outbox.record(one, { at: 1, note: '', tookMs: 1 }, { state: 'delivered' })),
    ]);
    expect(recorded).toEqual(['appended', ...claimed.map(() => true)]);
    expect(disk.syncs).toBe(before + 1);
    expect((await store.outbox.log('a')).map(({ state }) => state)).toEqual(claimed.map(() => 'delivered'));
    await store.close();
  });

  test('a sync that fails acknowledges nothing, says that it may stand, and the next one is tried again', async () => {
    const { disk, store } = await onSlowDisk();
    await withStream(store, 'a', 1);
    const changes: Change[] = [];
    store.events.subscribe((change) => changes.push(change));
    disk.failOnce();
    await expect(store.events.append('a', 1, [entry(2)])).rejects.toMatchObject({
      name: 'StoreFailure',
      reason: 'disk-failed',
      outcome: 'unknown',
    });
    expect(changes).toEqual([]);
    expect(await store.events.read('a')).toEqual([entry(1)]);
    expect(await store.events.append('a', 1, [entry(2)])).toEqual({ kind: 'appended', version: 2 });
    await store.close();
  });

  test('a thread that ends rejects what waits for it and what comes later', async () => {
    const file = newFile();
    checkFile(file, driver);
    let end = async (): Promise<unknown> => undefined;
    const disk = new SlowDisk();
    const writer = await WriterThread.open(file, driver, (start) => {
      const thread = disk.startWriter(start);
      end = () => thread.terminate();
      return thread;
    });
    await writer.run({ sql: 'create table t (x text)', values: [], counts: false });
    const add = () => writer.run({ sql: 'insert into t values (1)', values: [], counts: true });
    const under = add();
    const ended = end();
    await Promise.allSettled([under]);
    await ended;
    await expect(add()).rejects.toMatchObject({ name: 'StoreFailure', outcome: 'unknown' });
    await writer.close();
  });

  test('closing finishes what was handed in; closing twice does no harm, and nothing more is taken', async () => {
    const store = await openStore(`sqlite:${newFile()}`, { driver });
    await withStream(store, 'a', 2);
    const last = store.events.append('a', 2, [entry(3)]);
    await store.close();
    expect(await last).toEqual({ kind: 'appended', version: 3 });
    await store.close();
    await expect(store.tokens.used('t', 1)).rejects.toMatchObject({ name: 'StoreFailure', reason: 'closed' });
  });
});
