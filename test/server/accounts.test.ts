import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { TokenList } from '../../src/protocol/wire-roles.ts';
import { newToken } from '../../src/server/auth/tokens.ts';
import { folderFor, type Hall, openHall, Person } from './hall.fixture.ts';

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
  hall = await openHall({ shared: true, registration: true, db: `sqlite:${folder.path('shared.db')}` });
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});
/** What is counted by the minute is tried in one and the same, however long that takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const post = (path: string, body: unknown, cookie = '') =>
  new Person(hall.server.url).raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response): string => assertDefined(answer.headers.get('set-cookie')?.split(';')[0], 'cookie');

describe('[DK-17] accounts on a shared server', () => {
  test('an account owns what it creates, and nothing else', async () => {
    const ada = await post('/api/accounts', { name: 'Ada', password: 'correct horse battery' });
    expect(ada.status).toBe(201);
    const eve = await post('/api/accounts', { name: 'eve', password: 'another long password' });
    const made = await post('/api/tournaments', { name: 'Ada Cup', format: 'groups' }, cookieOf(ada));
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const add = (cookie: string, commandId: string) =>
      post(`/api/tournaments/${id}/commands`, { commandId, command: { type: 'Configure', name: 'New' } }, cookie);
    expect((await add(cookieOf(ada), 'a')).status).toBe(200);
    expect((await add(cookieOf(eve), 'b')).status).toBe(403);
    expect((await add('', 'c')).status).toBe(401);
    const { entries } = await hall.owner.client.entries(id);
    expect(entries.map(({ by }) => by)).toEqual(['owner ada', 'owner ada']);
  });

  test('a name is taken once, a wrong password opens nothing, signing out ends it', async () => {
    await post('/api/accounts', { name: 'bea', password: 'ten letters or more' });
    expect((await post('/api/accounts', { name: 'BEA ', password: 'ten letters or more' })).status).toBe(409);
    expect((await post('/api/accounts', { name: 'cy', password: 'short' })).status).toBe(400);
    expect((await post('/api/sign-in', { name: 'bea', password: 'wrong' })).status).toBe(401);
    expect((await post('/api/sign-in', { name: 'nobody', password: 'wrong' })).status).toBe(401);
    const signedIn = await post('/api/sign-in', { name: 'Bea', password: 'ten letters or more' });
    const cookie = cookieOf(signedIn);
    const me = async () => (await new Person(hall.server.url).raw('/api/me', { headers: { cookie } })).json();
    expect(await me()).toEqual({ operator: false, account: 'bea', shared: true, registration: true });
    await post('/api/sign-out', {}, cookie);
    expect(await me()).toEqual({ operator: false, shared: true, registration: true });
  });

  test('trying passwords is slowed down', async () => {
    const answers = [];
    for (let tries = 0; tries < 14; tries++)
      answers.push(await post('/api/sign-in', { name: 'ada', password: `guess ${tries}` }));
    const last = assertDefined(answers.at(-1), 'answer');
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('the database holds hashes, no token and no password', async () => {
    const { readFile } = await import('node:fs/promises');
    const files = await Promise.all(
      ['shared.db', 'shared.db-wal'].map((name) => readFile(folder.path(name), 'latin1')),
    );
    const text = files.join('');
    expect(text).toContain('$argon2id$');
    expect(text).not.toContain('correct horse');
    expect(text).not.toContain(assertDefined(hall.owner.token, 'token'));
  });

  test('a token for a program works until it is revoked', async () => {
    const made = await hall.owner.client.post<{ id: string; token: string }>('/api/tokens', { label: 'game server' });
    const program = hall.as(made.token);
    await program.create('By a program', 'groups');
    await hall.owner.client.delete(`/api/tokens/${made.id}`);
    expect(await program.problem(program.create('Again', 'groups'))).toBe('401 bad-token');
    expect(await hall.stranger.problem(hall.stranger.client.get('/api/tokens'))).toBe('401 not-signed-in');
  });
});

test('[DK-31] whoever has an account takes their data away, whatever letters their name has', async () => {
  const other = await openHall({ shared: true, registration: true });
  for (const name of ['ada.lovelace', 'zoë', '王小明', 'јелена', 'a@b+c']) {
    const made = await other.stranger.raw('/api/accounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: 'ten letters or more' }),
    });
    const answer = await other.stranger.raw('/api/account/data', { headers: { cookie: cookieOf(made) } });
    expect(await answer.json()).toMatchObject({ account: { name } });
    const header = assertDefined(answer.headers.get('content-disposition'), 'header');
    const [, plain] = /filename="([\w. -]+)"/.exec(header) ?? [];
    const [, all] = /filename\*=UTF-8''(\S+)/.exec(header) ?? [];
    expect(all === undefined ? plain : decodeURIComponent(all)).toBe(`${name}.json`);
  }
  await other.close();
});

describe('[DK-17] the embedded default', () => {
  test('the last way in is not revoked; after one was, a start prints a fresh link, and the old one stays shut', async () => {
    const db = `sqlite:${folder.path('locked-out.db')}`;
    const first = await openHall({ db });
    const linkId = async (hall: Hall) => {
      const { tokens } = await hall.owner.client.get<TokenList>('/api/tokens');
      const inUse = tokens.find(({ label, revokedAt }) => label === 'owner link' && revokedAt === undefined);
      return assertDefined(inUse, 'owner link').id;
    };
    const revoke = (hall: Hall, id: string) => hall.owner.problem(hall.owner.client.delete(`/api/tokens/${id}`));
    // One that was made with the link would end with it, and one that only reads is no way in.
    await first.owner.client.post('/api/tokens', { label: 'program', scope: 'all' });
    expect(await revoke(first, await linkId(first))).toBe('409 last-way-in');
    expect(await first.owner.problem(first.owner.create('Still in', 'groups'))).toBe('ok');
    await first.close();

    // Another owner token ends the one before.
    const second = await openHall({ db, ownerToken: newToken('operator') });
    expect(await revoke(second, await linkId(second))).toBe('409 last-way-in');
    await second.close();

    const third = await openHall({ db });
    expect(third.server.ownerLink).not.toContain(assertDefined(first.owner.token, 'token'));
    expect(await third.owner.problem(third.owner.create('In again', 'groups'))).toBe('ok');
    const shut = third.as(assertDefined(first.owner.token, 'token'));
    expect(await shut.problem(shut.create('Never', 'groups'))).toBe('401 bad-token');
    await third.close();
    const fourth = await openHall({ db });
    expect(new URL(fourth.server.ownerLink).pathname).toBe(new URL(third.server.ownerLink).pathname);
    await fourth.close();
  });

  test('the owner link stays the same after a restart, and works without a password', async () => {
    const db = `sqlite:${folder.path('own.db')}`;
    const first = await openHall({ db });
    const id = await first.owner.create('Mine', 'groups');
    await first.close();
    const again = await openHall({ db });
    expect(again.owner.token).toBe(first.owner.token);
    expect((await again.owner.client.tournament(id)).name).toBe('Mine');
    expect((await post('/api/accounts', {})).status).not.toBe(404);
    const absent = await again.stranger.raw('/api/accounts', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(absent.status).toBe(404);
    await again.close();
  });
});
