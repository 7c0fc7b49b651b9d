import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../port.ts';
import { until } from '../until.ts';
import { type Hall, names, openHall } from './hall.fixture.ts';
import { CLIENT, type RunningProvider, startProvider, Wanderer } from './provider.fixture.ts';
import { receiver } from './receiver.fixture.ts';

/** As the build writes it: what it fetches is beside it. */
const document = `<!doctype html><html lang="en"><head><meta name="robots" content="noindex" />
<title>Tiltyard</title><link rel="icon" href="./pennant.svg" /><script type="module" src="./assets/index-1.js"></script></head>
<body><div id="page"></div></body></html>`;
const JSON_BODY = { 'content-type': 'application/json' };
const ACCOUNT = JSON.stringify({ name: 'kim', password: 'correct horse battery' });

let hall: Hall;
let provider: RunningProvider;
let web: string;
let root: string;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tiltyard-pages-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), document);
  writeFileSync(join(web, 'assets', 'index-1.js'), 'export {};');
  provider = await startProvider();
  const port = await freePort();
  root = `http://127.0.0.1:${port}`;
  hall = await openHall({
    ...{ web, port, publicUrl: `${root}/club/tiltyard/`, shared: true, registration: true },
    ...{
      oidcIssuer: provider.issuer,
      oidcClientId: CLIENT.id,
      oidcClientSecret: CLIENT.secret,
      oidcRegistration: true,
    },
  });
  provider.allow([`${root}/club/tiltyard/openid/callback`]);
});
afterAll(async () => {
  await hall.close();
  await provider.close();
  rmSync(web, { recursive: true, force: true });
});

const get = (address: string, init: RequestInit = {}) => fetch(address, { redirect: 'manual', ...init });
const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => /; Path=([^;]*)/.exec(cookie)?.[1]);

describe('[DK-23] a server whose public address has a path', () => {
  test('is there with its programs, streams and links', async () => {
    expect(hall.server.url).toBe(`${root}/club/tiltyard`);
    const id = await hall.owner.create('Path Cup', 'groups');
    let seen = '';
    const line = hall.stranger.client.live(id, {
      onView: (view) => {
        seen = JSON.stringify(view);
      },
    });
    await hall.owner.send(id, { type: 'AddPlayers', players: [{ name: 'Ana' }] });
    await until(() => seen.includes('Ana'));
    line.close();
    const entered = await get(hall.server.ownerLink);
    expect(entered.headers.get('location')).toBe('/club/tiltyard/');
    expect(cookiesOf(entered)).toEqual(['/club/tiltyard']);
    const desk = await hall.owner.link(id, 'desk');
    const opened = await get(`${hall.server.url}/enter/${desk.token}`);
    expect(opened.headers.get('location')).toBe(`/club/tiltyard/t/${id}/desk`);
    expect(cookiesOf(opened)).toEqual(['/club/tiltyard']);
  });

  test('answers the same where a proxy has taken the path away, and health checks at its root', async () => {
    for (const path of ['/healthz', '/readyz', '/api/formats', '/assets/index-1.js', '/club/tiltyard/readyz', '/new'])
      expect((await get(`${root}${path}`)).status, path).toBe(200);
    // What only begins alike is something else.
    expect((await get(`${root}/club/tiltyardapi/formats`)).status).toBe(200);
    expect(await (await get(`${root}/club/tiltyardapi/formats`)).text()).toContain('<div id="page">');
    expect((await get(`${root}/club/api/formats`)).headers.get('content-type')).toContain('text/html');
  });

  test('its pages fetch everything under the path, at any depth, and say where they are', async () => {
    const id = await hall.owner.create('Seen', 'swiss');
    for (const path of ['', '/', '/new', `/t/${id}/standings`]) {
      const read = await (await get(`${hall.server.url}${path}`)).text();
      expect(read).toContain('href="/club/tiltyard/pennant.svg"');
      expect(read).toContain('src="/club/tiltyard/assets/index-1.js"');
    }
    const read = await (await get(`${hall.server.url}/t/${id}/standings`)).text();
    expect(read).toContain('<title>Standings · Seen · Tiltyard</title>');
    expect(read).toContain(`<meta property="og:url" content="${hall.server.url}/t/${id}/standings" />`);
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(read) ?? [];
    expect(image).toContain('/club/tiltyard/api/tournaments/');
    expect((await get(image.replaceAll('&#38;', '&'))).status).toBe(200);
    expect(await (await get(`${hall.server.url}/api/openapi.json`)).json()).toMatchObject({
      servers: [{ url: '/club/tiltyard' }],
    });
  });

  test('the reference of the API and what it is made of are there', async () => {
    const page = await get(`${hall.server.url}/api/reference/`);
    const address = new URL(page.headers.get('location') ?? '', page.url);
    const text = await (await get(address.href)).text();
    const files = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
      ([, file = '']) => new URL(file, address),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(file.pathname).toMatch(/^\/club\/tiltyard\/api\/reference\//);
      expect((await get(file.href)).status, file.href).toBe(200);
    }
  });

  test('accounts sign in and out with cookies of the path alone', async () => {
    await hall.stranger.raw('/api/accounts', { method: 'POST', headers: JSON_BODY, body: ACCOUNT });
    const signIn = await hall.stranger.raw('/api/sign-in', { method: 'POST', headers: JSON_BODY, body: ACCOUNT });
    expect(signIn.status).toBe(200);
    expect(cookiesOf(signIn)).toEqual(['/club/tiltyard', '/club/tiltyard/api/sign-in']);
    const out = await hall.stranger.raw('/api/sign-out', { method: 'POST', headers: JSON_BODY, body: '{}' });
    expect(cookiesOf(out)).toEqual(['/club/tiltyard']);
  });

  test('a provider of identities sends people back to it', async () => {
    const who = new Wanderer();
    const answer = await who.signInAt(`${hall.server.url}/openid/start`, 'u-path');
    expect(answer.pathname).toBe('/club/tiltyard/openid/callback');
    const back = await who.go(answer);
    expect(back.headers.get('location')).toBe('/club/tiltyard/');
    expect(await (await who.go(`${hall.server.url}/api/me`)).json()).toMatchObject({ account: 'u-path' });
  });

  test('chat webhooks link to it', async () => {
    const chat = await receiver();
    const plain = await openHall({ publicUrl: 'https://club.example/tiltyard' });
    const id = await plain.owner.create('Told', 'groups', { groupSize: 3, base: 600_000, autoAdvance: false });
    await plain.owner.client.addWebhook(id, { url: chat.url, kind: 'slack' });
    await plain.owner.send(id, { type: 'AddPlayers', players: names(3) });
    for (const command of [{ type: 'Start' }, { type: 'PairRound' }, { type: 'PublishRound', round: 1 }] as const)
      await plain.owner.send(id, command);
    await until(() => chat.told.length > 0);
    expect(JSON.stringify(chat.told)).toContain(`https://club.example/tiltyard/t/${id}`);
    await plain.close();
    chat.close();
  });
});
