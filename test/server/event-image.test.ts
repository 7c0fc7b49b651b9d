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
