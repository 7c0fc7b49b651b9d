import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { newDatabase } from '../database.ts';
import { type Hall, names, openHall, Person } from './hall.fixture.ts';
import { openGames, outcomeOf } from './playing.fixture.ts';

/** What is counted by the minute is tried in one and the same, however long that takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Guesses of one password, each with its own idea of where it comes from. */
async function guesses(halls: readonly Hall[], count: number, name: string, from: (at: number) => string) {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    const { stranger } = assertDefined(halls[at % halls.length], 'hall');
    const answer = await stranger.raw('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from(at) },
      body: JSON.stringify({ name, password: `guess ${at}` }),
    });
    statuses.push(answer.status);
  }
  return statuses.filter((status) => status === 401).length;
}

describe('guessing passwords', () => {
  test.each([
    ['no proxy', 'no'],
    ['one proxy', 'yes'],
    ['one proxy, counted', '1'],
    ['a proxy at another address', '10.9.9.9, 10.8.0.0/16'],
  ])('behind %s, a made-up X-Forwarded-For buys no guess', async (_, trustProxy) => {
    const hall = await openHall({ shared: true, trustProxy });
    // The nearest proxy adds where the request came from; what the client wrote stands before it.
    const passed = await guesses([hall], 14, 'ada', (at) => `203.0.113.${at}, 198.51.100.7`);
    expect(passed).toBe(10);
    await hall.close();
  });

  test('a proxy that is trusted tells clients apart', async () => {
    const hall = await openHall({ shared: true, trustProxy: '127.0.0.1' });
    expect(await guesses([hall], 12, 'ada', (at) => `203.0.113.${at}`)).toBe(12);
    await hall.close();
  });

  test('from many addresses, one account’s password is still guessed twenty times and no more', async () => {
    const hall = await openHall({ shared: true, trustProxy: 1 });
    expect(await guesses([hall], 24, 'ada', (at) => `203.0.113.${at}`)).toBe(20);
    // Of IPv6 the first half counts.
    expect(await guesses([hall], 12, 'ben', (at) => `2001:db8:1:2::${at}`)).toBe(10);
    await hall.close();
  });

  test('[DK-17] strangers who guess do not keep the holder out of a browser that has been signed in before', async () => {
    const hall = await openHall({ shared: true, registration: true, trustProxy: 1 });
    const [right, wrong] = ['ten letters or more', 'not the password'];
    let requests = 0;
    const post = (path: string, name: string, password: string, cookie = '') =>
      hall.stranger.raw(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${requests++}`, cookie },
        body: JSON.stringify({ name, password }),
      });
    const signIn = async (name: string, password: string, cookie?: string) =>
      (await post('/api/sign-in', name, password, cookie)).status;
    const markOf = (answer: Response) =>
      assertDefined(/tiltyard_known=[^;]+/.exec(answer.headers.getSetCookie().join('\n'))?.[0], 'mark');
    const ada = markOf(await post('/api/accounts', 'ada', right));
    const eve = markOf(await post('/api/accounts', 'eve', right));
    expect(await guesses([hall], 21, 'ada', (at) => `203.0.113.${at}`)).toBe(20);
    expect(await signIn('ada', right)).toBe(429);
    // Another account's mark is none here, nor is one that somebody made up.
    expect(await signIn('ada', right, eve)).toBe(429);
    expect(await signIn('ada', right, 'tiltyard_known=abc.def')).toBe(429);
    expect(await signIn('ada', right, ada)).toBe(200);
    // It has tries of its own, and no more of them.
    for (let at = 0; at < 19; at++) expect(await signIn('ada', wrong, ada)).toBe(401);
    expect(await signIn('ada', right, ada)).toBe(429);
    await hall.close();
  });

  test('processes that share a database share the count', async () => {
    const db = await newDatabase();
    const halls = [await openHall({ shared: true, db }), await openHall({ shared: true, db })];
    expect(await guesses(halls, 14, 'ada', () => '')).toBe(10);
    await Promise.all(halls.map((hall) => hall.close()));
  });
});

test('[DK-12] a hall behind one address: a hundred tables report, each with its own link', async () => {
  const hall = await openHall();
  const { owner } = hall;
  const config = { groupSize: 2, base: 600_000 };
  const id = await owner.create('Hall', 'groups', config, { selfReport: true });
  await owner.send(id, { type: 'AddPlayers', players: names(200) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  const firsts = openGames(await owner.client.tournament(id)).filter(({ place }) => place.game === 1);
  expect(firsts.length).toBeGreaterThanOrEqual(100);
  const players = firsts.map(({ match }) => assertDefined(match.seats[0], 'seat'));
  const links = await owner.links(id, { role: 'player', players });
  const answers = await Promise.all(
    firsts.map((game, at) =>
      assertDefined(links[at], 'link').refusal(id, {
        type: 'ProposeResult',
        place: game.place,
        player: assertDefined(players[at], 'player'),
        outcome: outcomeOf('groups', game),
      }),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['ok']));
  await hall.close();
});

describe('tokens that are none', () => {
  test('a wrong or revoked bearer token is told so, an old cookie reads as the public', async () => {
    const hall = await openHall();
    const id = await hall.owner.create('Doors', 'groups');
    const made = await hall.owner.client.post<{ id: string; token: string }>('/api/tokens', { label: 'program' });
    const program = hall.as(made.token);
    expect((await program.raw('/api/tournaments')).status).toBe(200);
    await hall.owner.client.delete(`/api/tokens/${made.id}`);
    for (const token of [made.token, 'nonsense', 'o_00000000000000000000', 'r_00000000000000000000']) {
      for (const path of ['/api/me', '/api/tournaments', `/api/tournaments/${id}`, `/api/tournaments/${id}/slices`]) {
        const answer = await hall.as(token).raw(path);
        expect(answer.status, path).toBe(401);
        expect(await answer.json()).toMatchObject({ code: 'bad-token' });
      }
    }
    const stale = new Person(hall.server.url);
    const answer = await stale.raw(`/api/tournaments/${id}`, { headers: { cookie: `tiltyard=${made.token}` } });
    expect(answer.status).toBe(200);
    // What a proxy asks for itself is none of ours.
    expect((await stale.raw('/api/tournaments', { headers: { authorization: 'Basic eDp5' } })).status).toBe(200);
    await hall.close();
  });
});

describe('ids of tournaments that callers choose', () => {
  test('cannot be worked out and taken beforehand, and a repeat finds one’s own only', async () => {
    const hall = await openHall({ shared: true, registration: true });
    const person = async (name: string) => {
      const answer = await hall.stranger.raw('/api/accounts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, password: 'long enough for this' }),
      });
      const cookie = assertDefined(answer.headers.get('set-cookie')?.split(';')[0], 'cookie');
      return hall.as(assertDefined(cookie.split('=')[1], 'session'));
    };
    const [ada, eve] = [await person('ada'), await person('eve')];
    const wanted = { commandId: 'spring', name: 'Spring Cup', format: 'groups' };
    const mine = await ada.client.create(wanted);
    const theirs = await eve.client.create(wanted);
    expect(theirs.id).not.toBe(mine.id);
    expect((await ada.client.create(wanted)).id).toBe(mine.id);
    // On another server the same person and the same id come to another tournament: there is a key behind it.
    const elsewhere = await openHall();
    const first = await hall.owner.client.create(wanted);
    expect((await elsewhere.owner.client.create(wanted)).id).not.toBe(first.id);
    await elsewhere.close();
    await hall.close();
  });
});

test('processes that start at once with one owner token on an empty database all come up', async () => {
  const db = await newDatabase();
  const ownerToken = 'o_0123456789abcdefgh';
  const halls = await Promise.all([1, 2, 3, 4].map(() => openHall({ db, ownerToken })));
  for (const hall of halls) expect(await hall.owner.client.get('/api/me')).toMatchObject({ operator: true });
  await Promise.all(halls.map((hall) => hall.close()));
});
