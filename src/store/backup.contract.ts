import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { about, entries, entry, type Fresh, message, roleLink, webhook, withStream } from './contract.fixture.ts';
import { type Change, type Erasing, openStore, type Store, type StoredEntry } from './index.ts';

export function backupContract(fresh: Fresh): void {
  describe('backup and restore', () => {
    let folder = '';
    let files = 0;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'tiltyard-backup-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));
    const newFile = () => {
      files += 1;
      return join(folder, `backup-${files}`);
    };
    async function dumpToFile(store: Store): Promise<string> {
      const file = newFile();
      await writeFile(file, (await linesOf(store)).join('\n'));
      return file;
    }

    test('a webhook of an account hears of the tournaments it owns, and the operator’s of all', async () => {
      const store = await fresh();
      const person = (id: string) => ({ id, name: id, passwordHash: 'x', createdAt: 1 });
      for (const id of ['ada', 'ben']) await store.accounts.add(person(id));
      const owned = { ...roleLink('l1'), role: 'owner', account: 'ada' };
      await store.events.append('a', 0, [entry(1)], {
        about,
        roleLinks: [owned, { ...roleLink('l2'), account: 'ben' }],
      });
      await withStream(store, 'b');
      await store.webhooks.add({ ...webhook('all', ''), scope: { server: true }, kind: 'slack', language: 'de' });
      for (const account of ['ada', 'ben']) {
        await store.webhooks.add({ ...webhook(`of ${account}`, ''), scope: { account } });
      }
      await store.webhooks.add(webhook('own', 'a'));
      const hooksOf = async (stream: string) => (await store.webhooks.of(stream)).map(({ id }) => id);
      expect(await hooksOf('a')).toEqual(['all', 'of ada', 'own']);
      expect(await hooksOf('b')).toEqual(['all']);
      expect(await store.webhooks.madeFor({ server: true })).toMatchObject([{ kind: 'slack', language: 'de' }]);
      expect(await store.webhooks.remove({ account: 'ben' }, 'of ada')).toBe(false);
      expect(await store.webhooks.renewSecret({ account: 'ada' }, 'of ada', 'new', 5)).toBe(true);
      expect(await store.webhooks.madeFor({ account: 'ada' })).toMatchObject([{ secret: 'new', old: { until: 5 } }]);
      expect(await store.webhooks.remove({ account: 'ada' }, 'of ada')).toBe(true);
      expect(await hooksOf('a')).toEqual(['all', 'own']);
    });

    test('a backup brings everything back, here and in another kind of database', async () => {
      const store = await fresh();
      await fill(store);
      const file = newFile();
      await store.backup(file);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const other = await openStore('memory:');
      await other.restore(file);
      expect(await linesOf(other)).toEqual(withoutWaitingMessages(await linesOf(store)));
      expect(await readdir(folder)).toEqual([basename(file)]);
      expect(await other.events.append('a', 1200, [entry(1201)])).toEqual({ kind: 'appended', version: 1201 });
      await other.close();
    });

    test('a dump of another database is loaded whole', async () => {
      const other = await openStore('memory:');
      await fill(other);
      const store = await fresh();
      await store.restore(await dumpToFile(other));
      expect(await linesOf(store)).toEqual(withoutWaitingMessages(await linesOf(other)));
      await other.close();
    });

    test('restoring sends none of the messages that waited, and sets the deadlines free', async () => {
      const store = await fresh();
      await fill(store);
      await store.deadlines.claimDue(1000, 10, 1e9);
      const file = newFile();
      await store.backup(file);
      const changes: Change[] = [];
      store.events.subscribe((change) => changes.push(change));
      await store.restore(file, { replace: true });
      expect(changes).toContainEqual({ kind: 'resync' });
      expect(await store.outbox.claim(1e6, 10, 10)).toEqual([]);
      expect((await store.outbox.log('a')).map((delivery) => delivery.state)).toEqual(['set-aside', 'delivered']);
      expect(await store.deadlines.claimDue(1000, 10, 10)).toHaveLength(1);
    });

    test('replacing leaves nothing of what was there', async () => {
      const store = await fresh();
      await withStream(store, 'a');
      const file = newFile();
      await store.backup(file);
      await store.events.append('a', 1, [entry(2)]);
      await withStream(store, 'later');
      await store.accounts.add({ id: 'u9', name: 'late', passwordHash: 'p', createdAt: 1 });
      await expect(store.restore(file)).rejects.toMatchObject({ name: 'StoreRefusal', code: 'not-empty' });
      await store.restore(file, { replace: true });
      expect(await store.events.read('a')).toEqual([entry(1)]);
      expect((await store.events.list()).streams.map((head) => head.stream)).toEqual(['a']);
      expect(await store.accounts.count()).toBe(0);
    });

    test('[DK-31] people erased since the backup are erased from what is restored; records of erasures are kept and merged', async () => {
      const store = await fresh();
      for (const stream of ['a', 'b', 'c']) await withStream(store, stream, 2);
      const file = newFile();
      await store.backup(file);
      const without = (version: number): StoredEntry => ({ ...entry(version), command: { kind: 'Erased' } });
      const erased = { entries: [without(2)], last: entry(3) };
      await store.events.rewrite('a', entry(2).hash, 'p1', erased);
      await store.events.remove('a');
      const calls: string[] = [];
      const erasing: Erasing = (written, player) => {
        calls.push(`${player} ${written.length}`);
        return player === 'p9' ? undefined : erased;
      };
      const besides = [
        { stream: 'b', player: 'p2', at: 1 },
        { stream: 'c', player: 'p9', at: 2 },
        { stream: 'gone', player: 'p1', at: 3 },
      ];
      await store.restore(file, { replace: true, erasing, erased: besides });
      expect(calls).toEqual(['p2 2', 'p9 2', 'p1 2']);
      for (const stream of ['a', 'b'])
        expect(await store.events.read(stream)).toEqual([entry(1), without(2), entry(3)]);
      expect(await store.events.read('c')).toEqual(entries(1, 2));
      expect(await store.events.head('b')).toMatchObject({ version: 3 });
      expect((await store.erasures.all()).map(({ stream }) => stream)).toEqual(['b', 'c', 'gone', 'a']);
      expect((await store.erasures.of('b')).map(({ player }) => player)).toEqual(['p2']);
      // It is in a backup of its own, and another database learns of it.
      const newer = newFile();
      await store.backup(newer);
      const other = await openStore('memory:');
      await other.restore(newer);
      expect(await other.erasures.all()).toEqual(await store.erasures.all());
      await other.close();
    });

    test('a broken backup is refused and changes nothing', async () => {
      const store = await fresh();
      await withStream(store, 'a', 3);
      const before = await linesOf(store);
      const [head, ...rest] = before;
      const broken: [string, string][] = [
        ['incomplete-dump', before.slice(0, -1).join('\n')],
        ['incomplete-dump', [...before.slice(0, 2), before.at(-1)].join('\n')],
        ['not-a-dump', 'hello'],
        ['not-a-dump', ''],
        ['not-a-dump', rest.join('\n')],
        ['not-a-dump', [head, '{"table":"kysely_migration","row":{}}', ...rest].join('\n')],
        ['newer-dump', ['{"tiltyard":"dump","schema":"9999-future"}', ...rest].join('\n')],
      ];
      for (const [code, text] of broken) {
        const file = newFile();
        await writeFile(file, text);
        await expect(store.restore(file, { replace: true })).rejects.toMatchObject({ name: 'StoreRefusal', code });
      }
      const missing = store.restore(join(folder, 'missing'), { replace: true });
      await expect(missing).rejects.toMatchObject({ name: 'StoreFailure' });
      expect(await linesOf(store)).toEqual(before);
      expect(await store.events.append('a', 3, [entry(4)])).toEqual({ kind: 'appended', version: 4 });
    });

    test('a file that is there is not written over', async () => {
      const store = await fresh();
      const file = newFile();
      await writeFile(file, 'mine');
      await expect(store.backup(file)).rejects.toMatchObject({ name: 'StoreRefusal', code: 'file-exists' });
      expect(await readFile(file, 'utf8')).toBe('mine');
    });

    test('the work goes on while a backup is made, and the backup is of one moment', async () => {
      const store = await fresh();
      await withStream(store, 'a', 2000);
      const file = newFile();
      let done = false;
      const backup = store.backup(file).finally(() => {
        done = true;
      });
      let version = 2000;
      do {
        await store.events.append('a', version, [entry(version + 1)]);
        version += 1;
      } while (!done);
      await backup;
      const other = await openStore('memory:');
      await other.restore(file);
      const copied = await other.events.read('a');
      expect(copied).toEqual(entries(1, copied.length));
      expect((await other.events.head('a'))?.version).toBe(copied.length);
      await other.close();
    });
  });
}

const linesOf = async (store: Store): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of store.dump()) lines.push(line);
  return lines;
};

const withoutWaitingMessages = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace('"state":"pending"', '"state":"set-aside"'));

/** Something in every table. */
async function fill(store: Store): Promise<void> {
  await store.accounts.add({ id: 'u1', name: 'kim', passwordHash: 'p', createdAt: 5 });
  await store.tokens.add({ id: 'o1', tokenHash: 'h', label: 'club «Zoë»', createdAt: 5, scope: 'all' });
  await store.events.append('a', 0, entries(1, 1200), {
    about,
    roleLinks: [{ ...roleLink('l1'), account: 'u1' }],
    outbox: [message('m1'), message('m2')],
    deadlines: [{ change: 'set', kind: 'flag', key: 'g', dueAt: 5, payload: { side: 'white' } }],
  });
  await withStream(store, 'b', 2);
  await store.webhooks.add({ ...webhook('hook', 'a'), events: ['x'] });
  const [first] = await store.outbox.claim(100, 1, 10);
  if (first) await store.outbox.record(first, { at: 101, note: 'ok', tookMs: 1 }, { state: 'delivered' });
  await store.games.append('a', 'g', 0, [{ move: 1 }, { move: 2 }]);
  await store.sessions.add({ tokenHash: 't', holder: { kind: 'role-link', roleLink: 'l1' }, expiresAt: 9 });
}
