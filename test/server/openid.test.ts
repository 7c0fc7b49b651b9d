import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Whoami } from '../../src/protocol/wire-roles.ts';
import { type Hall, openHall } from './hall.fixture.ts';
import { CLIENT, type RunningProvider, startProvider, Wanderer } from './provider.fixture.ts';

let provider: RunningProvider;
let hall: Hall;
let open: Hall;

beforeAll(async () => {
  provider = await startProvider();
  const oidc = {
    shared: true,
    oidcIssuer: provider.issuer,
    oidcClientId: CLIENT.id,
    oidcClientSecret: CLIENT.secret,
    oidcName: 'Club login',
    logLevel: 'silent',
  } as const;
  hall = await openHall(oidc);
  open = await openHall({ ...oidc, oidcRegistration: true });
  provider.allow([hall, open].map(({ server }) => `${server.url}/openid/callback`));
});
afterAll(async () => {
  await Promise.all([hall.close(), open.close()]);
  await provider.close();
});

/** The browser goes to the provider and comes back with an answer, which is not handed in yet. */
const answered = (at: Hall, who: Wanderer, login: string): Promise<URL> =>
  who.signInAt(`${at.server.url}/openid/start`, login);

const signedIn = async (at: Hall, who: Wanderer, login: string): Promise<string> =>
  handedIn(at, who, await answered(at, who, login));

/** Whoever has an account, and means to sign in to it as somebody at the provider from now on. */
const asked = (at: Hall, who: Wanderer, password: string) =>
  who.go(`${at.server.url}/api/account/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });

const disconnect = (at: Hall, who: Wanderer, password: string) =>
  who.go(`${at.server.url}/api/account/identity`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });

async function connected(at: Hall, who: Wanderer, login: string): Promise<string> {
  const { url } = (await (await asked(at, who, PASSWORD)).json()) as { url: string };
  return handedIn(at, who, await who.passProvider(new URL(url), login));
}

async function handedIn(at: Hall, who: Wanderer, answer: URL): Promise<string> {
  expect(answer.href.startsWith(`${at.server.url}/openid/callback?`)).toBe(true);
  const { pathname, search } = Wanderer.next(await who.go(answer), answer);
  return pathname + search;
}

const meOf = async (at: Hall, who: Wanderer): Promise<Whoami> =>
  (await (await who.go(`${at.server.url}/api/me`)).json()) as Whoami;

const PASSWORD = 'correct horse battery';

async function withAccount(at: Hall, name: string): Promise<Wanderer> {
  await at.owner.client.post('/api/accounts', { name, password: PASSWORD });
  const who = new Wanderer();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name, password: PASSWORD });
  expect((await who.go(`${at.server.url}/api/sign-in`, { method: 'POST', headers, body })).status).toBe(200);
  return who;
}

describe('[DK-17] signing in through a provider of identities', () => {
  test('an ID token that the provider did not sign signs nobody in', async () => {
    const eve = new Wanderer();
    const answer = await answered(open, eve, 'u-forged');
    provider.forge(true);
    expect(await handedIn(open, eve, answer)).toBe('/?openid=failed');
    provider.forge(false);
    expect(await meOf(open, eve)).not.toHaveProperty('account');
    expect(await signedIn(open, eve, 'u-forged')).toBe('/');
  });

  test('a newcomer gets an account where that is allowed, and the same one the next time, whatever they are called', async () => {
    provider.called.set('u-1', 'Kim Larsen');
    const kim = new Wanderer();
    expect(await meOf(open, kim)).toMatchObject({ provider: 'Club login' });
    expect(await signedIn(open, kim, 'u-1')).toBe('/');
    expect(await meOf(open, kim)).toMatchObject({ account: 'kim-larsen', connected: true, operator: false });
    provider.called.set('u-1', 'Somebody Else');
    const again = new Wanderer();
    expect(await signedIn(open, again, 'u-1')).toBe('/');
    expect(await meOf(open, again)).toMatchObject({ account: 'kim-larsen' });
    // Another person of the same name is another account; a name is no proof of anything.
    provider.called.set('u-2', 'Kim Larsen');
    const other = new Wanderer();
    await signedIn(open, other, 'u-2');
    expect((await meOf(open, other)).account).toMatch(/^kim-larsen-\w{4}$/);
    // Nobody knows a password of theirs.
    const answer = await open.stranger.raw('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'kim-larsen', password: '' }),
    });
    expect(answer.status).toBe(401);
    const disconnected = await disconnect(open, kim, '');
    expect(disconnected.status).toBe(409);
  });

  test('an account that is there is connected by whoever is signed in to it; a stranger is turned away', async () => {
    const stranger = new Wanderer();
    expect(await signedIn(hall, stranger, 'ada')).toBe('/?openid=stranger');
    expect((await meOf(hall, stranger)).account).toBeUndefined();
    const ada = await withAccount(hall, 'ada');
    expect(await meOf(hall, ada)).toMatchObject({ account: 'ada', connected: false });
    expect(await connected(hall, ada, 'ada')).toBe('/account');
    expect(await meOf(hall, ada)).toMatchObject({ connected: true });
    const elsewhere = new Wanderer();
    expect(await signedIn(hall, elsewhere, 'ada')).toBe('/');
    expect(await meOf(hall, elsewhere)).toMatchObject({ account: 'ada' });
    // One person at the provider is one account here.
    const eve = await withAccount(hall, 'eve');
    expect(await connected(hall, eve, 'ada')).toBe('/account?openid=taken');
    expect(await meOf(hall, eve)).toMatchObject({ account: 'eve', connected: false });
    // Who is at an open page need not be its owner.
    expect((await disconnect(hall, ada, 'not the password')).status).toBe(401);
    expect((await disconnect(hall, ada, PASSWORD)).status).toBe(204);
    expect(await signedIn(hall, new Wanderer(), 'ada')).toBe('/?openid=stranger');
    expect((await asked(hall, stranger, PASSWORD)).status).toBe(401);
  });

  test('nobody is connected by an address that another page sends them to, nor by a session that was left open', async () => {
    const fay = await withAccount(hall, 'fay');
    // At the provider this browser is somebody else: another page saw to that, and leads it here.
    const answer = await fay.signInAt(`${hall.server.url}/openid/start?connect=1`, 'mallory');
    expect(await handedIn(hall, fay, answer)).toBe('/?openid=stranger');
    expect(await meOf(hall, fay)).toMatchObject({ account: 'fay', connected: false });
    expect((await asked(hall, fay, 'a wrong password')).status).toBe(401);
    const elsewhere = { origin: 'http://evil.example', 'content-type': 'application/json' };
    const address = `${hall.server.url}/api/account/identity`;
    const body = JSON.stringify({ password: PASSWORD });
    expect((await fay.go(address, { method: 'POST', headers: elsewhere, body })).status).toBe(403);
  });

  test('an answer counts in the browser that asked, once, and unchanged', async () => {
    const kim = new Wanderer();
    const answer = await answered(open, kim, 'u-9');
    const failed = async (who: Wanderer, address: URL) => {
      const { pathname, search } = Wanderer.next(await who.go(address), address);
      return pathname + search;
    };
    // Handed to somebody else's browser, it signs nobody in.
    expect(await failed(new Wanderer(), answer)).toBe('/?openid=failed');
    const changed = new URL(answer);
    changed.searchParams.set('state', 'another state that nobody asked for');
    expect(await failed(kim, changed)).toBe('/?openid=failed');
    // And it was used up by that.
    expect(await failed(kim, answer)).toBe('/?openid=failed');
    expect((await meOf(open, kim)).account).toBeUndefined();
    const refused = await answered(open, kim, 'u-9');
    for (const name of [...refused.searchParams.keys()]) if (name === 'code') refused.searchParams.delete(name);
    refused.searchParams.set('error', 'access_denied');
    expect(await failed(kim, refused)).toBe('/?openid=failed');
  });

  test('a provider that is down stops no start; who wants to sign in is told', async () => {
    const alone = await openHall({
      shared: true,
      oidcIssuer: 'http://127.0.0.1:9',
      oidcClientId: 'x',
      logLevel: 'silent',
    });
    expect((await alone.stranger.raw('/openid/start')).status).toBe(503);
    await alone.close();
    await expect(openHall({ shared: true, oidcIssuer: provider.issuer })).rejects.toThrow('oidcClientId');
    await expect(openHall({ oidcIssuer: 'http://login.example', oidcClientId: 'x' })).rejects.toThrow('https');
  });
});
