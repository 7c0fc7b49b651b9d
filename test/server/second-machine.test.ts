import { copyFile, mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkChain } from '../../src/engine/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { backUp, restoreFrom } from '../../src/server/index.ts';
import { folderFor, type Hall, names, openHall, type Person } from './hall.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';

/** The laptop dies in round 3: the recipe of docs/operations.md, step by step, on another server and another database. */

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterAll(() => folder.remove());

async function enterResult(person: Person, id: string): Promise<void> {
  const game = assertDefined(openGames(await person.client.tournament(id))[0], 'open game');
  await person.send(id, { type: 'RecordOutcome', place: game.place, outcome: outcomeOf('swiss', game) });
}

/** A Swiss of twelve in the middle of its third round, with links that were printed. */
async function inRoundThree(hall: Hall) {
  const { owner } = hall;
  const id = await owner.create('Round three', 'swiss', { rounds: 4 }, { selfReport: true });
  await owner.send(id, { type: 'AddPlayers', players: names(12) });
  await owner.send(id, { type: 'Start' });
  for (const round of [1, 2, 3]) {
    await owner.send(id, { type: 'PairRound' });
    await owner.send(id, { type: 'PublishRound', round });
    for (let table = 0; table < (round === 3 ? 1 : 6); table++) await enterResult(owner, id);
    if (round < 3) await owner.send(id, { type: 'CloseRound', round });
  }
  const desk = await owner.link(id, 'desk', 'printed');
  const seat = assertDefined(openGames(await owner.client.tournament(id))[0]?.match.seats[0], 'seat');
  const slip = assertDefined((await owner.links(id, { role: 'player', players: [seat] }))[0], 'slip');
  return { id, desk, slip, seat };
}

/** The evening goes to its end there. */
async function playsOn(person: Person, id: string): Promise<void> {
  for (let open = 5; open > 0; open--) await enterResult(person, id);
  await person.send(id, { type: 'CloseRound', round: 3 });
  await person.send(id, { type: 'PairRound' });
  await person.send(id, { type: 'PublishRound', round: 4 });
  expect(openGames(await person.client.tournament(id))).toHaveLength(6);
}

test('the laptop dies in round 3: a second machine goes on from the last backup, and everything printed still works', async () => {
  await mkdir(folder.path('first'));
  await mkdir(folder.path('second'));
  const db = `sqlite:${folder.path('first/tiltyard.db')}`;
  const first = await openHall({ db });
  const { id, desk, slip, seat } = await inRoundThree(first);
  await backUp(db, folder.path('stick.backup'));
  const before = await first.owner.client.tournament(id);
  await first.close();

  const other = folder.path('second/tiltyard.db');
  await restoreFrom(`sqlite:${other}`, folder.path('stick.backup'));
  await copyFile(folder.path('first/tiltyard.db.owner'), `${other}.owner`);
  const second = await openHall({ db: `sqlite:${other}` });
  // The owner link is the same one, the state is the same to the last field, and so is the public address.
  expect(new URL(second.server.ownerLink).pathname).toBe(new URL(first.server.ownerLink).pathname);
  expect(await second.owner.client.tournament(id)).toEqual(before);
  expect((await second.stranger.client.tournament(id)).name).toBe('Round three');
  // A slip is a QR code of /enter/…; whoever scans it is at their own page.
  const entered = await second.stranger.raw(`/enter/${slip.token}`);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, `/t/${id}/me`]);
  const player = second.as(assertDefined(slip.token, 'token'));
  expect(await player.client.me(id)).toMatchObject({ role: 'player', player: seat });
  await playsOn(second.as(assertDefined(desk.token, 'token')), id);
  await second.close();
});

test('the laptop dies in round 3: from the tournament file a second machine goes on, too; links are made anew', async () => {
  const first = await openHall();
  const { id, desk, slip } = await inRoundThree(first);
  const file = await first.owner.client.file(id);
  const before = await first.owner.client.tournament(id);
  await first.close();

  const second = await openHall();
  expect((await second.owner.client.importFile(file)).path).toBe(`/t/${id}`);
  expect(await second.owner.client.tournament(id)).toEqual(before);
  // The public address is the same. Private links are not in the file: whoever is given it gets no way in by them.
  expect((await second.stranger.client.tournament(id)).name).toBe('Round three');
  for (const { token } of [desk, slip]) expect((await second.stranger.raw(`/enter/${token}`)).status).toBe(404);
  const anew = await second.owner.link(id, 'desk', 'anew');
  await playsOn(anew, id);
  expect(checkChain((await second.owner.client.file(id)).entries)).toBeUndefined();
  await second.close();
});
