import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanImage } from '../../src/server/pictures/event-image.ts';
import { type Hall, openHall } from './hall.fixture.ts';
import { picture } from './picture.fixture.ts';

let hall: Hall;
let id: string;

beforeAll(async () => {
  hall = await openHall();
  id = await hall.owner.create('Lindau Harbour Open', 'swiss');
});

afterAll(() => hall.close());

const black = picture(0);
const address = (rest = 'image') => `${hall.server.url}/api/tournaments/${id}/${rest}`;

test('[DK-24] without a picture there is none, and nothing is wrong', async () => {
  const answer = await fetch(address());
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

test('[DK-24] it is shown as what it is, without its metadata, and stands in the link preview', async () => {
  const before = Buffer.from(await (await fetch(address('preview.png'))).arrayBuffer());
  await hall.owner.client.setImage(id, black.toString('base64'));
  const answer = await fetch(address());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes('Harbour Street')).toBe(false);
  expect(bytes.toString('base64')).toBe(cleanImage(black)?.data);
  const again = await fetch(address(), { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const after = Buffer.from(await (await fetch(address('preview.png'))).arrayBuffer());
  expect(after.equals(before)).toBe(false);
  await hall.owner.client.setImage(id, picture(255).toString('base64'));
  expect(Buffer.from(await (await fetch(address('preview.png'))).arrayBuffer()).equals(after)).toBe(false);
});

test('[DK-24] what is no picture is refused and the one before stays', async () => {
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '']) {
    const refused = hall.owner.client.setImage(id, Buffer.from(text).toString('base64'));
    expect(await hall.owner.problem(refused)).toBe('422 bad-image');
  }
  expect((await fetch(address())).status).toBe(200);
  const much = Buffer.concat([black, Buffer.alloc(1_048_576)]).toString('base64');
  expect(await hall.owner.problem(hall.owner.client.setImage(id, much))).toBe('422 bad-image');
  expect(await hall.stranger.problem(hall.stranger.client.setImage(id, much))).toBe('413 too-large');
});

test('[DK-18] [DK-24] in the file it lies beside the log, whose chain knows nothing of it', async () => {
  const { client } = hall.owner;
  await client.removeImage(id);
  const bare = await client.file(id);
  expect(bare).not.toHaveProperty('image');
  await client.setImage(id, black.toString('base64'));
  const file = await client.file(id);
  expect(file.entries).toEqual(bare.entries);
  expect(file.image?.data).toBe(cleanImage(black)?.data);
  await client.remove(id, 'Lindau Harbour Open');
  expect((await fetch(address())).status).toBe(404);
  await client.importFile(bare);
  expect((await fetch(address())).status).toBe(204);
  await client.remove(id, 'Lindau Harbour Open');
  const planted = { ...file, image: { type: 'image/png' as const, data: Buffer.from('<svg/>').toString('base64') } };
  expect(await hall.owner.problem(client.importFile(planted))).toBe('422 bad-image');
  await client.importFile({ ...file, image: { type: 'image/jpeg', data: black.toString('base64') } });
  expect((await fetch(address())).headers.get('content-type')).toBe('image/png');
  expect((await client.file(id)).image).toEqual(file.image);
});

test('[DK-24] [DK-31] how to reach whoever runs it: for everyone, on the page’s head, in the calendar and the file, never in the log', async () => {
  const { client } = hall.owner;
  expect(await hall.stranger.client.contact(id)).toEqual({ contact: '' });
  expect(await hall.stranger.problem(hall.stranger.client.setContact(id, 'spam'))).toBe('401 not-signed-in');
  await client.setContact(id, ' desk@harbour.example \n');
  await hall.owner.send(id, { type: 'DescribeEvent', firstDay: '2027-03-13' });
  expect(await hall.stranger.client.contact(id)).toEqual({ contact: 'desk@harbour.example' });
  const calendar = async () => (await fetch(address('export/calendar.ics'))).text();
  expect(await calendar()).toContain('DESCRIPTION:desk@harbour.example');
  const file = await client.file(id);
  expect(file.contact).toBe('desk@harbour.example');
  expect(JSON.stringify(file.entries)).not.toContain('harbour.example');
  await client.remove(id, 'Lindau Harbour Open');
  await client.importFile(file);
  expect(await client.contact(id)).toEqual({ contact: 'desk@harbour.example' });
  await client.setContact(id, '');
  expect(await calendar()).not.toContain('harbour.example');
  expect(await client.file(id)).not.toHaveProperty('contact');
});

test('[DK-28] [DK-31] how to reach a player: for the desk alone, in their own data, in no file, gone with them', async () => {
  const { client } = hall.owner;
  await hall.owner.send(id, { type: 'AddPlayers', players: [{ name: 'Ana' }, { name: 'Bo' }] });
  await client.setContact(id, '+47 22 00 00 00', 'p1');
  expect(await client.contact(id, 'p1')).toEqual({ contact: '+47 22 00 00 00' });
  expect(await hall.owner.problem(client.setContact(id, 'x', 'p9'))).toBe('404 not-found');
  const { client: stranger, problem } = hall.stranger;
  expect(await problem(stranger.contact(id, 'p1'))).toBe('401 not-signed-in');
  expect(await problem(stranger.setContact(id, '', 'p1'))).toBe('401 not-signed-in');
  expect(await client.playerData(id, 'p1')).toMatchObject({ contact: '+47 22 00 00 00' });
  for (const view of [await client.file(id), await client.tournament(id)]) {
    expect(JSON.stringify(view)).not.toContain('+47 22');
  }
  await client.erase(id, 'p1', 'Lindau Harbour Open');
  expect(await client.contact(id, 'p1')).toEqual({ contact: '' });
});
