import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { audit } from '../../src/engine/index.ts';
import { moveDatabase } from '../../src/server/index.ts';
import { newDatabase } from '../database.ts';
import { folderFor, names, openHall, tokenOf } from './hall.fixture.ts';

test('a club’s evening moves from SQLite to PostgreSQL and back, links and all', async () => {
  const folder = await folderFor();
  const [file, postgres] = [`sqlite:${folder.path('club.db')}`, await newDatabase()];
  const hall = await openHall({ db: file });
  const id = await hall.owner.create('Moved', 'swiss');
  await hall.owner.send(id, { type: 'AddPlayers', players: names(6) });
  await hall.owner.send(id, { type: 'Start' });
  const desk = await hall.owner.link(id, 'desk');
  for (const command of [{ type: 'PairRound' }, { type: 'PublishRound', round: 1 }] as const)
    await hall.owner.send(id, command);
  const { entries } = await hall.owner.client.entries(id);
  await expect(moveDatabase(file, postgres)).rejects.toMatchObject({ code: 'in-use' });
  const ownerToken = tokenOf(hall.server.ownerLink);
  await hall.close();
  expect((await readFile(folder.path('club.db.owner'), 'utf8')).trim()).toBe(ownerToken);

  expect(await moveDatabase(file, postgres)).toMatchObject({ tournaments: 1, entries: entries.length, damaged: [] });
  const site = await openHall({ db: postgres, ownerToken });
  expect((await site.owner.client.entries(id)).entries).toEqual(entries);
  expect(audit(formats, entries).differences).toEqual([]);
  await site.as(desk.token ?? '').client.entries(id);
  await expect(moveDatabase(file, postgres)).rejects.toMatchObject({ code: 'not-empty' });
  await site.close();

  const back = `sqlite:${folder.path('back.db')}`;
  expect(await moveDatabase(postgres, back)).toMatchObject({ tournaments: 1, entries: entries.length });
  const again = await openHall({ db: back, ownerToken });
  expect((await again.as(desk.token ?? '').client.entries(id)).entries).toEqual(entries);
  await again.close();
  await expect(moveDatabase(back, back)).rejects.toThrow('the same database');
  await expect(moveDatabase(`sqlite:${folder.path('none.db')}`, back)).rejects.toMatchObject({ code: 'no-file' });
  await folder.remove();
});
