import { afterAll, beforeAll, expect, test } from 'vitest';
import { Painter } from '../../src/server/pictures/painter.ts';
import { RequestProblem } from '../../src/server/problems.ts';
import { Hall as Tournament } from '../hall.ts';
import { type Hall, openHall } from './hall.fixture.ts';

let hall: Hall;
let id: string;

beforeAll(async () => {
  hall = await openHall();
  id = await hall.owner.create('Lindau Harbour Open', 'swiss');
  await hall.owner.send(id, { type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })) });
});

afterAll(() => hall.close());

const picture = (query = '', headers = {}) =>
  fetch(`${hall.server.url}/api/tournaments/${id}/preview.png${query}`, { headers });

test('[DK-27] a crawler fetches the picture of the present state, 1200 by 630', async () => {
  const answer = await picture('?language=de');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const head = await fetch(answer.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('[DK-27] it is another after something public changed, and the same until then', async () => {
  const etag = (await picture()).headers.get('etag') ?? '';
  expect((await picture('', { 'if-none-match': etag })).status).toBe(304);
  await hall.owner.send(id, { type: 'Start' });
  expect((await picture('', { 'if-none-match': etag })).status).toBe(200);
});

test('[DK-16] there is none of what is not listed', async () => {
  const hidden = await hall.owner.create('Secret', 'swiss', {}, { listed: false });
  expect((await fetch(`${hall.server.url}/api/tournaments/${hidden}/preview.png`)).status).toBe(404);
});

const named = (name: string) => {
  const tournament = new Tournament('swiss', 'abcd');
  tournament.must({ type: 'Configure', name });
  return tournament.derived;
};

test('[DK-27] a sign that no font can draw is left out, and the rest of the title stays', async () => {
  const painter = new Painter();
  const paint = async (name: string) => (await painter.paint(name, named(name), 'en')).toString('base64');
  expect(await paint('Spring \u{10ABCD} Cup')).toBe(await paint('Spring Cup'));
  // Of one of which nothing is left, the format stands in its place.
  expect(await paint('\u{10ABCD}\u{10ABCE}')).toBe(await paint('Swiss · 4 players'));
});

test.each(['\uFFFE', '\uFFFF', '\u{1FFFE}', '\uFDD0'])(
  '[DK-27] what is not a character at all is left out of a picture (%j)',
  async (sign) => {
    const painter = new Painter();
    const paint = async (name: string) => (await painter.paint(name, named(name), 'en')).toString('base64');
    expect(await paint(`Spring${sign} Cup`)).toBe(await paint('Spring Cup'));
  },
);

test('[DK-27] each version is drawn once; when too many are asked for, the next is told to come again', async () => {
  const painter = new Painter();
  const cup = named('Cup');
  expect(painter.paint('same', cup, 'en')).toBe(painter.paint('same', cup, 'en'));
  const all = await Promise.allSettled(Array.from({ length: 14 }, (_, at) => painter.paint(`p${at}`, cup, 'en')));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const problem of refused) expect(problem).toBeInstanceOf(RequestProblem);
  expect(refused[0]).toMatchObject({ status: 503, code: 'busy' });
  await painter.paint(`p13`, cup, 'en');
});
