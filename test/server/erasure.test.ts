import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { audit } from '../../src/engine/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { Backups } from '../../src/protocol/wire-operations.ts';
import { backUp, restoreFrom } from '../../src/server/index.ts';
import { until } from '../until.ts';
import { folderFor, type Hall, openHall } from './hall.fixture.ts';

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterAll(() => folder.remove());

const NAME = 'Kimberley Erasmus';
const reportOf = (hall: Hall) => hall.owner.client.get<Backups>('/api/backups');

/** A tournament with someone who will be erased, at a server that makes its own backups. */
async function begun(place: string) {
  await mkdir(folder.path(place));
  const db = `sqlite:${folder.path(`${place}/hall.db`)}`;
  const hall = await openHall({ db, backupEvery: '1h' });
  const id = await hall.owner.create('Erasing', 'groups', { groupSize: 3, base: 600_000, autoAdvance: false });
  const players = [{ name: NAME, club: 'Harbour' }, { name: 'Bo' }, { name: 'Cy' }];
  await hall.owner.send(id, { type: 'AddPlayers', players });
  await until(async () => (await reportOf(hall)).last !== undefined);
  return { db, hall, id, at: (name: string) => folder.path(`${place}/${name}`) };
}

async function nameIn(db: string): Promise<boolean> {
  const hall = await openHall({ db });
  const { tournaments } = await hall.owner.client.tournaments();
  const files = await Promise.all(tournaments.map(({ id }) => hall.owner.client.file(id)));
  for (const { entries } of files) expect(audit(formats, entries).differences).toEqual([]);
  await hall.close();
  return JSON.stringify(files).includes(NAME);
}

describe('[DK-31] what was erased stays erased', () => {
  test('a restore of an older backup erases again: in its own database, on another machine, and from an older file', async () => {
    const { db, hall, id, at } = await begun('first');
    await backUp(db, at('by-hand.backup'));
    const file = await hall.owner.client.file(id);
    await hall.owner.client.erase(id, 'p1', 'Erasing');
    // An older file of a tournament that was removed brings nobody back either.
    await hall.owner.client.remove(id, 'Erasing');
    await hall.owner.client.importFile(file);
    expect(JSON.stringify(await hall.owner.client.file(id))).not.toContain(NAME);
    await hall.close();
    expect((await readFile(at('by-hand.backup'), 'latin1')).includes(NAME)).toBe(true);

    expect(await restoreFrom(db, at('by-hand.backup'), { replace: true })).toMatchObject({ erased: 1 });
    expect(await nameIn(db)).toBe(false);
    // Nothing of it lies about in the file either.
    for (const name of (await readdir(at(''))).filter((one) => one.startsWith('hall.db'))) {
      expect((await readFile(at(name), 'latin1')).includes(NAME), name).toBe(false);
    }

    // Another machine gets the folder of backups, and with it the record of who was erased.
    const stick = folder.path('stick');
    await cp(at('backups'), stick, { recursive: true });
    const [oldest] = (await readdir(stick)).filter((name) => name.endsWith('.backup')).toSorted();
    await cp(at('by-hand.backup'), join(stick, assertDefined(oldest, 'backup')));
    const second = `sqlite:${folder.path('second/hall.db')}`;
    expect(await restoreFrom(second, join(stick, assertDefined(oldest, 'backup')))).toMatchObject({ erased: 1 });
    expect(await nameIn(second)).toBe(false);
    // And once more: the database knows it by itself now.
    await cp(at('by-hand.backup'), folder.path('alone.backup'));
    expect(await restoreFrom(second, folder.path('alone.backup'), { replace: true })).toMatchObject({ erased: 1 });
    expect(await nameIn(second)).toBe(false);
  });

  test('backups that still name them are listed until they are gone; one made since is none of them', async () => {
    const { hall, id, at } = await begun('listed');
    const before = await reportOf(hall);
    expect(before.outdated).toEqual([]);
    const erased = await hall.owner.client.erase(id, 'p1', 'Erasing');
    expect(erased.version).toBe(3);
    expect((await reportOf(hall)).outdated).toEqual([
      { file: before.last?.file, at: Math.floor(assertDefined(before.last, 'backup').at / 1000) * 1000 },
    ]);
    expect(await readFile(at('backups/erased.jsonl'), 'utf8')).toMatch(
      new RegExp(`^{"stream":"${id}","player":"p1","at":\\d+}\n$`),
    );
    await hall.close();
  });

  test('their private link ends, with what was noted of it; a person and the owner see what is stored, and nobody else', async () => {
    const { hall, id } = await begun('own');
    const [kim, bo] = await hall.owner.links(id, { role: 'player', players: ['p1', 'p2'] });
    const own = assertDefined(kim, 'link');
    await own.raw(`/enter/${own.token}`);
    await own.client.exported(id, 'standings.csv');
    await assertDefined(bo, 'link').client.exported(id, 'standings.csv');
    await until(async () => (await hall.owner.client.accesses(id)).accesses.length === 3);
    const data = await own.client.playerData(id, 'p1');
    expect(data).toMatchObject({
      tournament: { id, name: 'Erasing' },
      player: { id: 'p1', name: NAME, club: 'Harbour' },
      links: [{}],
      accesses: expect.arrayContaining([
        expect.objectContaining({ kind: 'link-opened', what: 'player p1' }),
        expect.objectContaining({ kind: 'exported', what: 'standings.csv, player p1' }),
      ]),
    });
    expect(await hall.owner.client.playerData(id, 'p1')).toEqual(data);
    const other = assertDefined(bo, 'link');
    expect(await other.problem(other.client.playerData(id, 'p1'))).toBe('403 not-allowed');
    await hall.owner.client.erase(id, 'p1', 'Erasing');
    expect(await own.problem(own.client.me(id))).toBe('401 bad-token');
    expect(await other.problem(other.client.me(id))).toBe('ok');
    expect((await hall.owner.client.accesses(id)).accesses.map(({ what }) => what)).toEqual([
      'standings.csv, player p2',
    ]);
    await hall.close();
  });
});
