import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { LinkList, SessionList, TokenList } from '../../src/protocol/wire-roles.ts';
import { passwordReset } from '../../src/server/index.ts';
import { openStore } from '../../src/store/index.ts';
import { folderFor, type Hall, names, openHall, Person } from './hall.fixture.ts';

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
let db: string;
beforeAll(async () => {
  folder = await folderFor();
  db = `sqlite:${folder.path('people.db')}`;
  // Each request comes from an address of its own, or signing in so often would be refused.
  hall = await openHall({ shared: true, db, trustProxy: 1 });
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});

let requests = 0;
const PASSWORD = 'correct horse battery';

const post = (path: string, body: unknown, token?: string, agent = 'Test/1') =>
  new Person(hall.server.url, token).raw(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': agent,
      'x-forwarded-for': `198.51.100.${requests++ % 250}`,
    },
    body: JSON.stringify(body),
  });
const sessionOf = (answer: Response): string =>
  assertDefined(answer.headers.get('set-cookie')?.split(';')[0]?.split('=')[1], 'session');

async function signedIn(name: string, password = PASSWORD, agent?: string): Promise<Person> {
  return hall.as(sessionOf(await post('/api/sign-in', { name, password }, undefined, agent)));
}

/** An account that the operator made, signed in. */
async function account(name: string): Promise<Person> {
  await hall.owner.client.post('/api/accounts', { name, password: PASSWORD });
  return signedIn(name);
}

describe('[DK-17] an account looks after itself', () => {
  test('it sees where it is signed in, and ends what is not its own doing', async () => {
    const ada = await account('ada');
    const lost = await signedIn('ada', PASSWORD, 'Lost Phone');
    const { sessions } = await ada.client.get<SessionList>('/api/account/sessions');
    expect(sessions.map(({ about }) => about).sort()).toEqual(['Lost Phone', 'Test/1']);
    const phone = assertDefined(
      sessions.find(({ about }) => about === 'Lost Phone'),
      'session',
    );
    const eve = await account('eve');
    expect(await eve.problem(eve.client.delete(`/api/account/sessions/${phone.id}`))).toBe('404 not-found');
    await ada.client.delete(`/api/account/sessions/${phone.id}`);
    expect(await lost.problem(lost.client.get('/api/me'))).toBe('401 bad-token');
    expect(await ada.client.get('/api/me')).toMatchObject({ account: 'ada' });
  });

  test('a new password ends every other session, and needs the old one', async () => {
    const bea = await account('bea');
    const other = await signedIn('bea');
    const wrong = await post('/api/accounts/password', { old: 'wrong', new: 'a longer and better one' }, bea.token);
    expect(wrong.status).toBe(401);
    const changed = await post('/api/accounts/password', { old: PASSWORD, new: 'a longer and better one' }, bea.token);
    expect(changed.status).toBe(204);
    for (const gone of [bea, other]) expect(await gone.problem(gone.client.get('/api/me'))).toBe('401 bad-token');
    expect(await hall.as(sessionOf(changed)).client.get('/api/me')).toMatchObject({ account: 'bea' });
    expect((await post('/api/sign-in', { name: 'bea', password: PASSWORD })).status).toBe(401);
  });

  test('deleted, it leaves nothing that opens a door; its tournaments stay with the operator', async () => {
    const cyd = await account('cyd');
    const id = await cyd.create('Cyd Cup', 'groups');
    const token = await cyd.client.post<{ token: string }>('/api/tokens', { label: 'program' });
    const deleted = (password: string) =>
      cyd.raw('/api/account', {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      });
    expect((await deleted('wrong')).status).toBe(401);
    expect((await deleted(PASSWORD)).status).toBe(204);
    for (const gone of [cyd, hall.as(token.token)]) {
      expect(await gone.problem(gone.client.get('/api/me'))).toBe('401 bad-token');
    }
    expect((await post('/api/sign-in', { name: 'cyd', password: PASSWORD })).status).toBe(401);
    expect((await hall.owner.client.tournament(id)).name).toBe('Cyd Cup');
    const store = await openStore(db);
    let text = '';
    for await (const line of store.dump()) text += line;
    await store.close();
    expect(text).not.toMatch(/"name":"cyd"/);
  });
});

describe('[DK-17] tokens for programs', () => {
  test('read reads, results enters results, and neither does more', async () => {
    const dov = await account('dov');
    const id = await dov.create('Dov Cup', 'groups', { groupSize: 3, base: 600_000, autoAdvance: false });
    await dov.send(id, { type: 'AddPlayers', players: names(3) });
    await dov.send(id, { type: 'Start' });
    await dov.send(id, { type: 'PairRound' });
    await dov.send(id, { type: 'PublishRound', round: 1 });
    for (const maker of [dov, hall.owner]) {
      const token = async (scope: string) =>
        hall.as((await maker.client.post<{ token: string }>('/api/tokens', { label: scope, scope })).token);
      const [read, results, all] = [await token('read'), await token('results'), await token('all')];
      expect((await read.client.entries(id)).entries.length).toBeGreaterThan(0);
      const present = { type: 'CheckIn', players: ['p1'], present: true } as const;
      expect(await read.refusal(id, present)).toBe('403 token-scope');
      expect(await read.problem(read.create('Mine', 'groups'))).toBe('403 token-scope');
      expect(await read.problem(read.client.post('/api/tokens', { label: 'more' }))).toBe('403 token-scope');
      expect((await results.client.me(id)).role).toBe('scorekeeper');
      expect(await results.refusal(id, present)).toBe('403 not-allowed');
      for (const attempt of [
        () => results.create('Mine', 'groups'),
        () => results.client.post('/api/tokens', { label: 'more', scope: 'all' }),
        () => results.client.entries(id),
        () => results.links(id, { role: 'desk' }),
        () => results.client.remove(id, 'Dov Cup'),
      ]) {
        expect(await results.problem(attempt())).toBe('403 not-allowed');
      }
      expect(await all.refusal(id, present)).toBe('ok');
    }
  });

  test('are listed without the token itself, with when they were last used, and run out', async () => {
    const emi = await account('emi');
    const made = await emi.client.post<{ id: string; token: string }>('/api/tokens', { label: 'game server', days: 1 });
    const program = hall.as(made.token);
    expect(await program.client.get('/api/me')).toMatchObject({ account: 'emi', operator: false });
    await expect
      .poll(async () => (await emi.client.get<TokenList>('/api/tokens')).tokens[0]?.lastUsedAt)
      .toBeGreaterThan(0);
    const { tokens } = await emi.client.get<TokenList>('/api/tokens');
    expect(tokens).toMatchObject([{ id: made.id, label: 'game server', scope: 'all' }]);
    expect(assertDefined(tokens[0]?.expiresAt, 'end') - assertDefined(tokens[0]?.createdAt, 'start')).toBe(86_400_000);
    expect(JSON.stringify(tokens)).not.toContain(made.token);
    const theirs = await hall.owner.client.get<TokenList>('/api/tokens');
    expect(theirs.tokens.map(({ id }) => id)).not.toContain(made.id);
    expect(await hall.owner.problem(hall.owner.client.delete(`/api/tokens/${made.id}`))).toBe('404 not-found');
    await emi.client.delete(`/api/tokens/${made.id}`);
    expect(await program.problem(program.client.get('/api/me'))).toBe('401 bad-token');
  });
});

test('[DK-17] a token that was made with a token ends no later, and with it', async () => {
  const gus = await account('gus');
  type Made = { id: string; token: string };
  const make = (by: typeof gus, told: object) => by.client.post<Made>('/api/tokens', { label: 'program', ...told });
  const first = await make(gus, { days: 2 });
  const program = hall.as(first.token);
  const [longer, shorter, endless] = [
    await make(program, { days: 30 }),
    await make(program, { days: 1, scope: 'read' }),
    await make(program, {}),
  ];
  const grandchild = await make(hall.as(endless.token), { days: 9 });
  const { tokens } = await gus.client.get<TokenList>('/api/tokens');
  const endOf = ({ id }: Made) => assertDefined(tokens.find((one) => one.id === id)?.expiresAt, 'end');
  for (const later of [longer, endless, grandchild]) expect(endOf(later)).toBe(endOf(first));
  expect(endOf(shorter)).toBeLessThan(endOf(first));
  await gus.client.delete(`/api/tokens/${first.id}`);
  for (const { token } of [first, longer, shorter, endless, grandchild]) {
    const ended = hall.as(token);
    expect(await ended.problem(ended.client.get('/api/me'))).toBe('401 bad-token');
  }
  expect(await gus.client.get('/api/me')).toMatchObject({ account: 'gus' });
});

test('ids and words of another program are for the desk alone', async () => {
  const id = await hall.owner.create('Foreign Cup', 'groups', {});
  const foreign = { externalId: 'u-17', metadata: { team: 'Red' } };
  await hall.owner.send(id, { type: 'AddPlayers', players: [{ name: 'Kim', ...foreign }, { name: 'Lee' }] });
  expect(await hall.owner.client.tournament(id)).toMatchObject({ foreign: { p1: foreign } });
  const seen = await (await hall.stranger.raw(`/api/tournaments/${id}`)).text();
  expect(seen).toContain('Kim');
  expect(seen).not.toMatch(/u-17|Red/);
});

test('[DK-17] the operator lets somebody in again, by a link that works once', async () => {
  const fay = await account('fay');
  const token = assertDefined((await passwordReset(db, 'Fay')).split('/reset/')[1], 'token');
  const second = assertDefined((await passwordReset(db, 'Fay')).split('/reset/')[1], 'token');
  const reset = (password: string, by = token) => post('/api/accounts/reset', { token: by, password });
  expect((await reset('short')).status).toBe(400);
  expect((await reset('a new long password', 'p_0123456789abcdefghijklmn')).status).toBe(404);
  const done = await reset('a new long password');
  expect(done.status).toBe(200);
  expect(await hall.as(sessionOf(done)).client.get('/api/me')).toMatchObject({ account: 'fay' });
  expect(await fay.problem(fay.client.get('/api/me'))).toBe('401 bad-token');
  for (const used of [token, second]) expect((await reset('yet another password', used)).status).toBe(404);
  await expect(passwordReset(db, 'nobody')).rejects.toThrow('no account');
});

test('[DK-16] a role link can have an end', async () => {
  const id = await hall.owner.create('For a day', 'groups');
  const desk = assertDefined((await hall.owner.links(id, { role: 'desk', label: 'for a day', hours: 12 }))[0], 'link');
  expect((await desk.client.me(id)).role).toBe('desk');
  const { links } = await hall.owner.client.get<LinkList>(`/api/tournaments/${id}/links`);
  const link = assertDefined(
    links.find(({ label }) => label === 'for a day'),
    'link',
  );
  expect(assertDefined(link.expiresAt, 'end') - link.createdAt).toBe(12 * 3_600_000);
  const store = await openStore(db);
  const { tokenHash } = await import('../../src/server/auth/tokens.ts');
  const over = 'r_0123456789abcdefghijklmn';
  await store.roleLinks.add(id, [
    { id: 'over', role: 'desk', tokenHash: tokenHash(over), label: 'over', createdAt: 1, expiresAt: Date.now() - 1 },
  ]);
  await store.close();
  const late = hall.as(over);
  expect(await late.problem(late.client.me(id))).toBe('401 bad-token');
  expect((await hall.stranger.raw(`/enter/${over}`)).status).toBe(404);
});
