import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { newCommandId } from '../client/index.ts';
import { formats } from '../engine/formats/index.ts';
import { TabDatabase, TabKeeping, TabPort } from './index.ts';

function openBrowser(name: string) {
  const database = new TabDatabase(name);
  const forecast = async () => undefined;
  const port = new TabPort({ database, formats, now: () => 1_000, language: () => 'en', forecast });
  const keeping = new TabKeeping(port);
  const add = (id: string, player: string) =>
    port.send(id, { commandId: newCommandId(), command: { type: 'AddPlayers', players: [{ name: player }] } });
  const names = async (id: string) => (await port.tournament(id)).players.map((one) => one.name);
  const saved = async () => (await keeping.backup().write()).text();
  return { port, keeping, add, names, saved };
}

test('a backup brings everything to another browser, and is brought up to what went on', async () => {
  const [one, other] = [openBrowser('backup one'), openBrowser('backup other')];
  const { id } = await one.port.create({ name: 'Kept', format: 'swiss', config: {} });
  await one.add(id, 'Ana');
  await one.port.setContact(id, 'ana@example.org', 'p1');
  await one.port.showOnWall(id, { message: { text: 'Hello' } });
  expect(await one.keeping.state()).toEqual({ isSaved: false });
  const first = await one.saved();
  expect(await one.keeping.state()).toEqual({ savedAt: 1_000, isSaved: true });

  expect(await other.keeping.restore(first)).toEqual({ stored: 1, known: 0, different: [] });
  expect(await other.names(id)).toEqual(['Ana']);
  expect(await other.port.contact(id, 'p1')).toEqual({ contact: 'ana@example.org' });
  expect(await other.port.wall(id)).toEqual({ message: { text: 'Hello' } });
  expect(await other.keeping.restore(first)).toEqual({ stored: 0, known: 1, different: [] });

  await one.add(id, 'Ben');
  expect((await one.keeping.state()).isSaved).toBe(false);
  expect(await other.keeping.restore(await one.saved())).toEqual({ stored: 1, known: 0, different: [] });
  expect(await other.names(id)).toEqual(['Ana', 'Ben']);
});

test('what went another way here stays as it is here', async () => {
  const [one, other] = [openBrowser('way one'), openBrowser('way other')];
  const { id } = await one.port.create({ name: 'Parted', format: 'swiss', config: {} });
  await other.keeping.restore(await one.saved());
  await one.add(id, 'Ana');
  await other.add(id, 'Ben');
  expect(await other.keeping.restore(await one.saved())).toEqual({ stored: 0, known: 0, different: ['Parted'] });
  expect(await other.names(id)).toEqual(['Ben']);
});

test('a file that is no backup, or a forged one, changes nothing', async () => {
  const one = openBrowser('forged');
  const { id } = await one.port.create({ name: 'True', format: 'swiss', config: {} });
  await one.add(id, 'Ana');
  const backup = await one.saved();
  await one.port.remove(id, 'True');
  for (const text of ['{}', 'no JSON', '{"tiltyard-backup":2,"tournaments":[]}'])
    await expect(one.keeping.restore(text)).rejects.toMatchObject({ code: 'no-backup' });
  const forged = backup.replace('"name":"Ana"', '"name":"Eve"');
  await expect(one.keeping.restore(forged)).rejects.toMatchObject({ code: 'bad-file' });
  expect((await one.port.tournaments()).tournaments).toEqual([]);
});
