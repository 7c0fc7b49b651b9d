import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scores } from '../wire.ts';
import { type Hall, openHall } from './hall.fixture.ts';

const document = `<!doctype html><html lang="en"><head><meta name="robots" content="noindex" />
<title>Tiltyard</title></head><body><div id="page"></div></body></html>`;

let hall: Hall;
let web: string;
let id: string;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'tiltyard-pages-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), document);
  hall = await openHall({ web });
  id = await hall.owner.create('Cup of <Ana> & "Bo"', 'swiss');
  await hall.owner.send(id, { type: 'AddPlayers', players: ['Inès', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })) });
});

afterAll(async () => {
  await hall.close();
  rmSync(web, { recursive: true, force: true });
});

const page = (path: string, options: RequestInit = {}) => fetch(`${hall.server.url}${path}`, options);
const text = async (path: string, options?: RequestInit) => (await page(path, options)).text();

test('[DK-27] a crawler reads title, description and address in the first document, and may index it', async () => {
  const read = await text(`/t/${id}/standings`);
  expect(read).toContain('<title>Standings · Cup of &#60;Ana&#62; &#38; &#34;Bo&#34; · Tiltyard</title>');
  expect(read).toContain('<meta property="og:title" content="Standings · Cup of &#60;Ana&#62; &#38; &#34;Bo&#34;" />');
  expect(read).toMatch(/<meta property="og:description" content="Swiss · [^"]*4[^"]*" \/>/);
  expect(read).toContain(`<meta property="og:url" content="${hall.server.url}/t/${id}/standings" />`);
  expect(read).not.toContain('noindex');
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(read) ?? [];
  const picture = await fetch(image.replaceAll('&#38;', '&'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await text(`/t/${id}/players/p1`)).toContain('<title>Inès · Cup of');
  const titleOf = async (rest: string) => /<title>(?:(.*) · )?Cup of/.exec(await text(`/t/${id}${rest}`))?.[1];
  expect(await Promise.all(['', '/tables', '/tables/1', '/players', '/how', '/nowhere'].map(titleOf))).toEqual([
    undefined,
    ...['Tables', 'Tables', 'Players', 'How it is played'],
    undefined,
  ]);
  // DK-24: whom to ask stands in it, too.
  await hall.owner.client.setContact(id, 'desk@club.example');
  expect(await text(`/t/${id}`)).toMatch(/og:description" content="Swiss · [^"]* · desk@club\.example"/);
});

test('[DK-21] in the language that the reader asks for', async () => {
  const read = await text(`/t/${id}`, { headers: { 'accept-language': 'de' } });
  expect(read).toContain('<html lang="de">');
  expect(read).toMatch(/og:description" content="Schweizer System · /);
});

test('[DK-16] the desk, private pages and what is not listed tell nothing, and are not indexed', async () => {
  const hidden = await hall.owner.create('Secret cup', 'swiss', {}, { listed: false });
  const paths = [`/t/${hidden}`, `/t/${hidden}/me`, `/t/${id}/desk/round`, `/t/${id}/score`, '/', '/t/nowhere'];
  for (const path of paths) expect(await text(path), path).toBe(document);
  // A player's own page says what the public may read anyway.
  expect((await text(`/t/${id}/me`)).replace(/<main id="first".*<\/main>/, '')).toBe(document);
});

test('[DK-11] [DK-16] the first document has the event, and for whoever it knows their table and opponent', async () => {
  const { owner } = hall;
  const kids = await owner.create('Kids & Co', 'swiss', {}, { shortNames: true });
  await owner.send(kids, { type: 'AddPlayers', players: ['Kim Larsen', 'Ana Ruiz'].map((name) => ({ name })) });
  const firstView = async (path: string, headers: Record<string, string> = {}) =>
    /<main id="first".*<\/main>/.exec(await text(path, { headers: { 'accept-language': 'en', ...headers } }))?.[0] ??
    '';
  expect(await firstView(`/t/${kids}`)).toContain('<h1>Kids &#38; Co</h1><p>Not started · 2 players</p></main>');
  await owner.send(kids, { type: 'Start' });
  await owner.send(kids, { type: 'PairRound' });
  const [kim] = await owner.links(kids, { role: 'player', players: ['p1'] });
  const own = { authorization: `Bearer ${kim?.token}` };
  // A draft is nobody's table yet.
  expect(await firstView(`/t/${kids}/me`, own)).not.toContain('first-table');
  await owner.send(kids, { type: 'PublishRound', round: 1 });
  const table = '<p class="first-table">Table <b>1</b></p><h2>Kim L. – Ana R.</h2>';
  expect(await firstView(`/t/${kids}/me`, own)).toContain(table);
  expect(await firstView(`/t/${kids}`, { cookie: `tiltyard-me-${kids}=p1` })).toContain(table);
  expect(await firstView(`/t/${kids}`, { cookie: `tiltyard-me-${kids}=p9` })).not.toContain('first-table');
  expect(await firstView(`/t/${kids}`)).not.toContain('first-table');
  expect((await page(`/t/${kids}`)).headers.get('cache-control')).toBe('private, no-cache');
  for (const path of [`/t/${kids}/wall`, `/t/${kids}/embed/standings`]) expect(await firstView(path, own)).toBe('');
});

test('[DK-27] HEAD is answered like GET, without the document', async () => {
  const head = await page(`/t/${id}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-type')).toContain('text/html');
  expect((await page(`/api/tournaments/${id}/slices`, { method: 'HEAD' })).status).toBe(200);
});

test('[DK-27] other sites may read what is public, never with someone’s rights, and change nothing', async () => {
  const origin = 'http://club.example';
  const read = await page(`/api/tournaments/${id}/slices`, { headers: { origin } });
  expect(read.headers.get('access-control-allow-origin')).toBe('*');
  expect(read.headers.get('access-control-allow-credentials')).toBeNull();
  const token = { authorization: `Bearer ${hall.owner.token}` };
  const asOwner = await page(`/api/tournaments/${id}`, { headers: { origin, ...token } });
  expect([asOwner.status, asOwner.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  const write = await page(`/api/tournaments/${id}/commands`, { method: 'POST', headers: { origin }, body: '{}' });
  expect([write.status, write.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test('[DK-16] with short names no public answer has a whole one, and the desk’s answers do', async () => {
  const { owner } = hall;
  const kids = await owner.create('Kids', 'groups', {}, { shortNames: true });
  await owner.send(kids, {
    type: 'AddPlayers',
    players: ['Kim Larsen', 'Ana Larsen', 'Kim Lund'].map((name) => ({ name })),
  });
  await owner.send(kids, { type: 'Start' });
  await owner.send(kids, { type: 'PairRound' });
  await owner.send(kids, { type: 'PublishRound', round: 1 });
  const api = `/api/tournaments/${kids}`;
  const files = ['standings.csv', 'pairings.csv', 'games.pgn', 'calendar.ics'].map((file) => `${api}/export/${file}`);
  for (const path of [api, `${api}/slices`, '/api/tournaments', `/t/${kids}/players/p1`, ...files]) {
    expect(await text(path), path).not.toMatch(/Larsen|Lund/);
  }
  expect(await text(`${api}/slices`)).toMatch(/Kim L\.".*Ana L\.".*Kim L\. \(2\)"/);
  expect(await text(`/t/${kids}/players/p1`)).toContain('Kim L. · Kids');
  const mine = { headers: { authorization: `Bearer ${owner.token}` } };
  for (const path of [api, `${api}/export/standings.csv`]) expect(await text(path, mine), path).toContain('Kim Larsen');
  // What a player takes away is about that player alone.
  const [kim] = await owner.links(kids, { role: 'player', players: ['p1'] });
  const data = JSON.stringify(await kim?.client.playerData(kids, 'p1'));
  expect(data).toContain('Kim Larsen');
  expect(data).toContain('Ana L.');
  expect(data).not.toMatch(/Ana Larsen|Lund/);
});

test('[DK-27] other sites may frame the embedded views and no other page', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await page(path);
    return [
      /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0],
      headers.get('x-frame-options'),
    ];
  };
  for (const part of ['standings', 'tables', 'board']) {
    expect(await policyOf(`/t/${id}/embed/${part}`)).toEqual(['frame-ancestors *', null]);
  }
  for (const path of [`/t/${id}`, `/t/${id}/desk/round`, `/t/${id}/me`, '/', `/t/${id}/embed/x/../../desk`]) {
    expect((await policyOf(path))[0], path).toBe("frame-ancestors 'none'");
  }
});

const ONE_POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('[DK-24] with a picture of its own the event has another preview, at another address', async () => {
  const imageOf = async () => /og:image" content="([^"]+)"/.exec(await text(`/t/${id}`))?.[1];
  const before = await imageOf();
  await hall.owner.client.setImage(id, ONE_POINT);
  const after = await imageOf();
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
  await hall.owner.client.removeImage(id);
  expect(await imageOf()).toBe(before);
});

test('[DK-27] once it is over the description names the winner', async () => {
  const over = await hall.owner.create('Final', 'knockout');
  await hall.owner.send(over, { type: 'AddPlayers', players: [{ name: 'Ana' }, { name: 'Bo' }] });
  await hall.owner.send(over, { type: 'Start' });
  expect(await text(`/t/${over}`)).not.toContain('Winner');
  const [round] = (await hall.owner.client.tournament(over)).rounds;
  if (!round) await hall.owner.send(over, { type: 'PairRound' });
  if (round?.state !== 'published') await hall.owner.send(over, { type: 'PublishRound', round: 1 });
  const place = { round: 1, edition: 1, match: 1, game: 1 };
  await hall.owner.send(over, { type: 'RecordOutcome', place, outcome: scores(1, 0) });
  expect(await text(`/t/${over}`)).toMatch(/og:description" content="[^"]*Winner: (Ana|Bo)/);
});

test('[DK-27] a player’s own address says their place and points, once there are any', async () => {
  const { owner } = hall;
  const cup = await owner.create('Players’ cup', 'swiss');
  await owner.send(cup, { type: 'AddPlayers', players: ['Ana', 'Bo'].map((name) => ({ name })) });
  const about = async (player: string, path = `/players/${player}`) =>
    /og:description" content="([^"]*)"/.exec(await text(`/t/${cup}${path}`))?.[1];
  expect(await about('p1')).toMatch(/^Swiss · /);
  await owner.send(cup, { type: 'Start' });
  await owner.send(cup, { type: 'PairRound' });
  await owner.send(cup, { type: 'PublishRound', round: 1 });
  expect(await about('p1')).toMatch(/^Swiss · /);
  const { rounds } = await owner.client.tournament(cup);
  const place = { round: 1, edition: rounds[0]?.edition ?? 1, match: 1, game: 1 };
  await owner.send(cup, { type: 'RecordOutcome', place, outcome: scores(5, 3) });
  const [first = '', second = ''] = rounds[0]?.matches[0]?.seats ?? [];
  expect(await about(first)).toMatch(/^Place 1 · 3 points · Swiss · /);
  expect(await about(second)).toMatch(/^Place 2 · 0 points · Swiss · /);
  expect(await about(first, '/standings')).toMatch(/^Swiss · /);
});
