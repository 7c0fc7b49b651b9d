import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { until } from '../until.ts';
import { type Hall, names, openHall, type Person } from './hall.fixture.ts';
import { everyRoute } from './router.fixture.ts';

/** What strangers can make the server do has a bound. */
let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const post = (person: Person, path: string, body: string, headers: Record<string, string> = {}) =>
  person.raw(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

const KB = 1024;

describe('what anyone may send', () => {
  test.each(formats.names)('a plan of %s for 10,000 players, and not one more', async (format) => {
    const plan = (players: number) => post(hall.stranger, '/api/plan', JSON.stringify({ format, players, config: {} }));
    expect([200, 422]).toContain((await plan(10_000)).status);
    const refused = await plan(10_001);
    expect(refused.status).toBe(422);
    const { code, details } = await refused.json();
    expect([code, details.have]).toEqual(['too-many-players', 10_001]);
    // Its own limit, where a format has one.
    expect(details.most).toBeLessThanOrEqual(10_000);
  });

  test('settings of a few kilobytes', async () => {
    const plan = (size: number) =>
      post(
        hall.stranger,
        '/api/plan',
        JSON.stringify({ format: 'groups', players: 9, config: { x: 'y'.repeat(size) } }),
      );
    expect((await plan(7 * KB)).status).toBe(422);
    expect((await plan(8 * KB)).status).toBe(413);
  });

  test('64 kB to any other route, with a length or without; more is the desk’s', async () => {
    const id = await hall.owner.create('Bodies', 'groups');
    const scorekeeper = await hall.owner.link(id, 'scorekeeper');
    const players = names(4_000);
    const body = JSON.stringify({ commandId: 'many', command: { type: 'AddPlayers', players } });
    expect(body.length).toBeGreaterThan(64 * KB);
    const path = `/api/tournaments/${id}/commands`;
    for (const person of [hall.stranger, scorekeeper]) {
      expect((await post(person, path, body)).status).toBe(413);
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(body));
          controller.close();
        },
      });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' };
      expect((await person.raw(path, init)).status).toBe(413);
    }
    for (const path of ['/api/tournaments', `/api/tournaments/${id}/registrations`, '/api/sign-out', '/api/tokens']) {
      expect((await post(hall.stranger, path, JSON.stringify({ x: 'y'.repeat(64 * KB) }))).status, path).toBe(413);
    }
    expect((await post(hall.owner, path, body)).status).toBe(200);
  });

  test('thousands of mistakes are answered with the first ones', async () => {
    const id = await hall.owner.create('Mistakes', 'groups');
    const players = Array.from({ length: 5_000 }, () => 0);
    const body = JSON.stringify({ commandId: 'wrong', command: { type: 'AddPlayers', players } });
    // Strangers may not add anyone, so their list is not even looked at.
    expect((await post(hall.stranger, `/api/tournaments/${id}/commands`, body)).status).toBe(401);
    const answer = await post(hall.owner, `/api/tournaments/${id}/commands`, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { details: { problems: string[] } }).details.problems).toHaveLength(20);
  });
});

test('a list of 16 kB is read for anyone, a longer one for whoever has a link or an account', async () => {
  const send = (who: Person, bytes: number) => post(who, '/api/player-lists', `{"text":"${'a'.repeat(bytes - 11)}"}`);
  const id = await hall.owner.create('Lists', 'groups');
  const desk = await hall.owner.link(id, 'desk');
  expect((await send(hall.stranger, 16 * KB)).status).toBe(200);
  expect((await send(hall.stranger, 16 * KB + 1)).status).toBe(401);
  for (const who of [desk, hall.owner]) expect((await send(who, 100 * KB)).status).toBe(200);
});

test('an invalid list of players is refused with a sentence', async () => {
  for (const body of ['{', '[]', '{"text":1}', '{"text":"a\\u0000"}', `${'['.repeat(1000)}${']'.repeat(1000)}`, '']) {
    expect((await post(hall.stranger, '/api/player-lists', body)).status, body).toBe(400);
  }
});

/** A request whose body never ends. */
async function halfSent(path: string, token: string | undefined, bytes: number, { method = 'POST', to = hall } = {}) {
  const { hostname, port } = new URL(to.server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${authorization}content-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{"tiltyard":1`,
  );
  return socket;
}

describe('more than 64 kB from a stranger is refused before it is sent', async () => {
  let shared: Hall;
  beforeAll(async () => {
    shared = await openHall({ shared: true, registration: true });
  });
  afterAll(() => shared.close());
  const writing = (await everyRoute()).filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method));

  test.each(writing)('$method $path', async ({ method, path }) => {
    const id = await shared.owner.create('Bodies', 'groups', {}, { listed: true });
    const address = path.replace(':id', id).replace(/:\w+/g, '1');
    const socket = await halfSent(address, undefined, 64 * KB + 1, { method, to: shared });
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 4(01|03|04|13|15) /);
  });
});

test('a body that does not come to an end is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = await halfSent('/api/sign-out', undefined, 1000);
  // Time counts from when the server has heard of the request, which nobody here can see.
  await until(() => {
    vi.advanceTimersByTime(20_000);
    return socket.destroyed;
  });
});

test('begun imports of one account hold up no other account', async () => {
  const shared = await openHall({ shared: true, registration: true });
  const joined = async (name: string) => {
    const body = JSON.stringify({ name, password: 'long enough for this' });
    const answer = await post(shared.stranger, '/api/accounts', body);
    return shared.as(/tiltyard=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '');
  };
  const [eve, ada] = [await joined('eve'), await joined('ada')];
  const halves = [];
  for (let at = 0; at < 12; at++) halves.push(await halfSent('/api/import', eve.token, 60 * KB * KB, { to: shared }));
  // Some of the twelve are told to come back later: the others hold or await the account's one place.
  await Promise.race(halves.map((socket) => once(socket, 'data')));
  expect((await post(ada, '/api/import', '{"tiltyard":1,"entries":[]}')).status).toBe(422);
  for (const socket of halves) socket.destroy();
  await shared.close();
});

test('half uploads wait in a line that has an end, and the places come free again', async () => {
  const halves: Socket[] = [];
  const answers = new Map<Socket, string>();
  for (let at = 0; at < 10; at++) {
    const socket = await halfSent('/api/import', hall.owner.token, 60 * KB * KB);
    halves.push(socket.on('data', (piece) => answers.set(socket, (answers.get(socket) ?? '') + piece)));
  }
  // One has the operator's place and four wait for it, in whichever order the server hears of the ten.
  await until(() => answers.size === 5);
  for (const answer of answers.values()) expect(answer).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: 2\r\n/is);
  for (const socket of halves) socket.destroy();
  await expect
    .poll(async () => (await post(hall.owner, '/api/import', '{"tiltyard":1,"entries":[]}')).status)
    .toBe(422);
});
