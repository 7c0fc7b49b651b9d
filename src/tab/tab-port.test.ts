import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileSource, newCommandId } from '../client/index.ts';
import { tournamentPortContract } from '../client/tournament-port.contract.ts';
import { formats } from '../engine/formats/index.ts';
import { fold, outlook } from '../engine/index.ts';
import { TabDatabase } from './database.ts';
import { TabPort } from './tab-port.ts';

function openTab(name: string): { readonly port: TabPort; readonly database: TabDatabase } {
  const database = new TabDatabase(name);
  const forecast = async (entries: Parameters<typeof fold>[0]) => outlook(formats, fold(entries));
  return { database, port: new TabPort({ database, formats, now: Date.now, language: () => 'en', forecast }) };
}

async function textOf(file: FileSource): Promise<string> {
  if ('url' in file) throw new Error('A tab has no addresses.');
  return (await file.write()).text();
}

describe('the contract', () => {
  let port: TabPort;
  beforeAll(() => {
    ({ port } = openTab('contract'));
  });
  afterAll(() => port.close());
  tournamentPortContract(() => ({ port, text: textOf }));
});

test('several tabs share one log: every command counts once, and each tab shows all of them', async () => {
  const tabs = [openTab('shared'), openTab('shared'), openTab('shared')];
  const [first] = tabs.map(({ port }) => port);
  const id = (await first?.create({ name: 'Shared', format: 'swiss', config: {} }))?.id ?? '';
  const names = Array.from({ length: 30 }, (_, at) => `Player ${at}`);
  await Promise.all(
    names.map((name, at) =>
      tabs[at % 3]?.port.send(id, { commandId: newCommandId(), command: { type: 'AddPlayers', players: [{ name }] } }),
    ),
  );
  for (const { port } of tabs) {
    await expect.poll(async () => (await port.entries(id)).version).toBe(31);
    expect((await port.tournament(id)).players.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  }
  for (const { port } of tabs) port.close();
});

test('a tab that is opened anew has everything that was stored', async () => {
  const before = openTab('again');
  const { id } = await before.port.create({ name: 'Kept', format: 'knockout', config: {} });
  before.port.close();
  await before.database.close();
  const after = openTab('again');
  expect((await after.port.tournament(id)).name).toBe('Kept');
  after.port.close();
});

test('a full disk is said so, nothing is half stored, and the same command goes in once there is room', async () => {
  const { port, database } = openTab('full');
  const { id } = await port.create({ name: 'Full', format: 'swiss', config: {} });
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
    if (this.name === 'heads') {
      this.transaction.abort();
      throw new DOMException('No room.', 'QuotaExceededError');
    }
    return put.apply(this, args);
  };
  const ask = { commandId: 'when-full', command: { type: 'AddPlayers', players: [{ name: 'Ana' }] } } as const;
  try {
    await expect(port.send(id, ask)).rejects.toMatchObject({ problem: { status: 507, code: 'browser-full' } });
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  expect((await database.read(id)).entries).toHaveLength(1);
  expect((await port.entries(id)).version).toBe(1);
  expect(await port.send(id, ask)).toMatchObject({ version: 2, repeated: false });
  port.close();
});
