import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteDriver } from '../../src/store/sqlite-file.ts';
import { folderFor, names, openHall } from './hall.fixture.ts';

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterAll(() => folder.remove());

test.each([
  ['a byte of a command', `update entries set command = replace(command, 'Player 2', 'Player X') where version = 2`],
  ['a byte of an event', `update entries set events = replace(events, 'Player 2', 'Player X') where version = 2`],
  ['who did it', `update entries set by = 'nobody' where version = 2`],
  ['when it was done', `update entries set at = at + 1 where version = 1`],
  ['its hash', `update entries set hash = replace(hash, substr(hash, 1, 1), 'x') where version = 3`],
  ['an entry that is missing', `delete from entries where version = 2`],
])('%s changed on the disk: the log is neither shown nor built upon, and the others are', async (_, change) => {
  const file = folder.path(`${Math.abs(change.length * 7919)}.db`);
  const first = await openHall({ db: `sqlite:${file}` });
  const id = await first.owner.create('Damaged', 'groups');
  const whole = await first.owner.create('Whole', 'groups');
  await first.owner.send(id, { type: 'AddPlayers', players: names(4) });
  await first.owner.send(id, { type: 'CheckIn', players: ['p1'], present: true });
  await first.close();

  const raw = sqliteDriver().open(file);
  raw.exec('pragma foreign_keys = OFF');
  raw.prepare(`${change.replace(/where /, `where stream = '${id}' and `)}`).run([]);
  raw.close();

  const { owner, stranger, close } = await openHall({ db: `sqlite:${file}` });
  expect(await stranger.problem(stranger.client.tournament(id))).toBe('500 damaged-log');
  expect(await owner.problem(owner.client.tournament(id))).toBe('500 damaged-log');
  expect(await owner.refusal(id, { type: 'CheckIn', players: ['p2'], present: true })).toBe('500 damaged-log');
  expect((await owner.client.tournaments()).tournaments.map((one) => one.id)).toEqual([whole]);
  await owner.send(whole, { type: 'AddPlayers', players: names(2) });
  await close();
});
