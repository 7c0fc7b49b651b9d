import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { Backups } from '../../src/protocol/wire-operations.ts';
import { backUp, passwordReset, removeSecondStep, restoreFrom } from '../../src/server/index.ts';
import { verified } from '../../src/server/operations/backups.ts';
import { newDatabase } from '../database.ts';
import { until } from '../until.ts';
import { folderFor, type Hall, names, openHall } from './hall.fixture.ts';

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterAll(async () => {
  await folder.remove();
});

const reportOf = (hall: Hall) => hall.owner.client.get<Backups>('/api/backups');

describe.each(['sqlite', 'postgres'])('backups that make themselves, on %s', (kind) => {
  const databaseHere = async () => (kind === 'sqlite' ? `sqlite:${folder.path(`${kind}.db`)}` : await newDatabase());

  test('are whole, so many are kept, and a second machine goes on from the last one', async () => {
    const backupTo = folder.path(`${kind}-backups`);
    const hall = await openHall({ db: await databaseHere(), backupEvery: '1s', backupKeep: '2', backupTo });
    await until(async () => (await reportOf(hall)).last !== undefined);
    const id = await hall.owner.create('Backed up', 'groups');
    await hall.owner.send(id, { type: 'AddPlayers', players: names(5) });
    const desk = await hall.owner.link(id, 'desk', 'printed');
    const before = await hall.owner.client.tournament(id);
    const since = Date.now();
    const good = () => reportOf(hall).then(({ last }) => (last && last.at > since ? last : undefined));
    const last = assertDefined(await until(good), 'backup');
    expect(last).toMatchObject({ tournaments: 1, entries: 2 });
    await until(async () => (await readdir(backupTo)).length === 2);
    const figures = await (await hall.owner.raw('/metrics')).text();
    expect(figures).toMatch(/^process_resident_memory_bytes \d/m);
    expect(figures).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
    expect(figures).toMatch(/tiltyard_last_backup_seconds 1\d{9}/);
    expect(await hall.stranger.problem(hall.stranger.client.get('/api/backups'))).toBe('401 not-signed-in');
    await hall.close();

    const newest = assertDefined((await readdir(backupTo)).toSorted().at(-1), 'backup');
    const db = `sqlite:${folder.path(`${kind}-second.db`)}`;
    await restoreFrom(db, join(backupTo, newest));
    const second = await openHall({ db });
    expect(await second.as(assertDefined(hall.owner.token, 'token')).client.tournament(id)).toEqual(before);
    // The link that was printed still opens the desk.
    const printed = second.as(assertDefined(desk.token, 'token'));
    expect((await printed.client.me(id)).role).toBe('desk');
    await printed.send(id, { type: 'CheckIn', players: ['p1'], present: true });
    await second.close();
  });
});

test('a folder that cannot be written to is told, and the server goes on', async () => {
  const backupTo = folder.path('no-folder');
  await writeFile(backupTo, 'a file');
  const hall = await openHall({ backupEvery: '1h', backupTo, logLevel: 'silent' });
  await until(async () => (await reportOf(hall)).failed !== undefined);
  expect((await reportOf(hall)).last).toBeUndefined();
  await hall.owner.create('Still here', 'groups');
  await hall.close();
});

test('a backup that was cut short or changed does not count as one', async () => {
  const db = await newDatabase();
  const backupTo = folder.path('verified');
  const hall = await openHall({ db, backupEvery: '1h', backupTo });
  const id = await hall.owner.create('Verified', 'groups');
  await hall.owner.send(id, { type: 'AddPlayers', players: names(2) });
  await until(async () => (await reportOf(hall)).last !== undefined);
  await hall.close();
  const again = await openHall({ db, backupEvery: '1h', backupTo: folder.path('verified-2') });
  await until(async () => (await reportOf(again)).last !== undefined);
  await again.close();
  const [name] = await readdir(folder.path('verified-2'));
  const file = join(folder.path('verified-2'), assertDefined(name, 'backup'));
  expect(await verified(file)).toEqual({ tournaments: 1, entries: 2 });
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.slice(0, -20));
  await expect(verified(file)).rejects.toThrow();
  await writeFile(file, text.replace('Player 2', 'Player X'));
  await expect(verified(file)).rejects.toThrow(/does not follow/);
});

test('a restore that fails leaves nothing behind, and what was there stays', async () => {
  const path = folder.path('never.db');
  const beside = `${path}-kept`;
  await writeFile(beside, 'mine');
  const bad = folder.path('not-a-backup');
  await writeFile(bad, 'nothing');
  await expect(restoreFrom(`sqlite:${path}`, bad)).rejects.toMatchObject({ name: 'StoreRefusal' });
  expect((await readdir(dirname(path))).filter((name) => name.startsWith('never.db'))).toEqual(['never.db-kept']);
});

test('by hand: a database or a backup that is not there is said to be, and none is made', async () => {
  const mistyped = folder.path('mistyped.db');
  const nowhere = { name: 'StoreRefusal', code: 'no-file' };
  await expect(backUp(`sqlite:${mistyped}`, folder.path('of-nothing.backup'))).rejects.toMatchObject(nowhere);
  await expect(restoreFrom(`sqlite:${mistyped}`, folder.path('none.backup'))).rejects.toMatchObject(nowhere);
  await expect(passwordReset(`sqlite:${mistyped}`, 'ana')).rejects.toMatchObject(nowhere);
  await expect(removeSecondStep(`sqlite:${mistyped}`, 'ana')).rejects.toMatchObject(nowhere);
  const cut = folder.path('cut.backup');
  await writeFile(cut, `SQLite format 3\0${'x'.repeat(4000)}`);
  await expect(restoreFrom(`sqlite:${mistyped}`, cut)).rejects.toThrow(/The backup .* is damaged; nothing was changed/);
  expect((await readdir(dirname(mistyped))).filter((name) => /mistyped|of-nothing/.test(name))).toEqual([]);
});

test('[DK-16] what was revoked since stays revoked where that is known; elsewhere it can all be ended', async () => {
  const db = `sqlite:${folder.path('revoked.db')}`;
  const hall = await openHall({ db });
  const id = await hall.owner.create('Links', 'groups');
  const [kept, lost] = [await hall.owner.link(id, 'desk', 'kept'), await hall.owner.link(id, 'desk', 'lost')];
  const program = await hall.owner.client.post<{ id: string; token: string }>('/api/tokens', { label: 'program' });
  const file = folder.path('revoked.backup');
  await backUp(db, file);
  const { links } = await hall.owner.client.links(id);
  const link = assertDefined(
    links.find(({ label }) => label === 'lost'),
    'link',
  );
  await hall.owner.client.delete(`/api/tournaments/${id}/links/${link.id}`);
  await hall.owner.client.delete(`/api/tokens/${program.id}`);
  await hall.close();
  const hooksAt = async (where: string) => {
    const there = await openHall({ db: where });
    const people = [kept, lost].map(({ token }) => there.as(assertDefined(token, 'token')));
    const answers = await Promise.all([
      ...people.map((one) => one.problem(one.client.me(id))),
      there.stranger.problem(there.as(program.token).client.get('/api/tokens')),
      there.owner.problem(there.owner.client.get('/api/tokens')),
    ]);
    await there.close();
    return answers;
  };
  expect(await restoreFrom(db, file, { replace: true })).toMatchObject({ open: 2 });
  expect(await hooksAt(db)).toEqual(['ok', '401 bad-token', '401 bad-token', 'ok']);
  const second = `sqlite:${folder.path('revoked-2.db')}`;
  expect(await restoreFrom(second, file)).toMatchObject({ open: 4 });
  expect(await hooksAt(second)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(await restoreFrom(second, file, { replace: true, revokeLinks: true })).toMatchObject({ open: 0 });
  expect(await hooksAt(second)).toEqual(['401 bad-token', '401 bad-token', '401 bad-token', 'ok']);
});

test('by hand: read back, refused without its last bytes, and one damaged event does not hold up the others', async () => {
  const db = `sqlite:${folder.path('by-hand.db')}`;
  const hall = await openHall({ db });
  await hall.owner.create('Whole', 'groups');
  const id = await hall.owner.create('Hurt', 'groups');
  await hall.owner.send(id, { type: 'AddPlayers', players: names(2) });
  await hall.close();
  const file = folder.path('by-hand.backup');
  expect(await backUp(db, file)).toEqual({ tournaments: 2, entries: 3 });

  const bytes = await readFile(file);
  const short = folder.path('short.backup');
  await writeFile(short, bytes.subarray(0, -40));
  const second = `sqlite:${folder.path('by-hand-2.db')}`;
  await expect(restoreFrom(second, short)).rejects.toMatchObject({ name: 'StoreRefusal', code: 'incomplete-dump' });

  const hurt = folder.path('hurt.backup');
  await writeFile(hurt, bytes.toString('latin1').replaceAll('Player 2', 'Player X'), 'latin1');
  expect(await restoreFrom(second, hurt)).toEqual({ tournaments: 2, entries: 3, erased: 0, open: 1, damaged: [id] });
});
