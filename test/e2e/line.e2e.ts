import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import type { MadeLinks, NewLinks } from '../../src/protocol/wire-roles.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { closeOffline, shows, stored } from './stored.ts';
import { swissEvening } from './swiss-evening.ts';

let hall: EventHall;
const releases: string[] = [];

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
  for (const folder of releases) rmSync(folder, { recursive: true, force: true });
});

/** A Swiss of four whose first round is being played. */
const published = (name: string): Promise<string> => swissEvening(hall.client(), name, { players: 4 });

const links = (id: string, wanted: NewLinks) =>
  hall
    .client()
    .post<MadeLinks>(`/api/tournaments/${id}/links`, wanted)
    .then((made) => made.links.map(({ path }) => path));

const resultsOf = async (id: string, client = hall.client()) =>
  (await client.tournament(id)).rounds.flatMap((round) => round.matches.map((match) => match.games[0]?.result));

async function enter(page: Page, text: string): Promise<void> {
  await page.locator('.entry-input').focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('[DK-22] without a line results are taken, marked, kept over a closed tab, and sent once when it is back', async () => {
  const id = await published('A bad line');
  const page = await hall.owner(hallName);
  // HK-11: the clock of this machine is an hour fast.
  await page.context().addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 3_600_000;
  });
  await page.goto(`/t/${id}/desk/round`);
  await page.getByText('All stored').waitFor();
  const guest = await hall.visitor(hallName);
  await guest.goto(`/t/${id}/tables`);
  await guest.getByText('playing').first().waitFor();

  await page.context().setOffline(true);
  const entered = Date.now();
  await enter(page, '5 3');
  await page.getByText('No connection: 1 entry waits here').waitFor();
  await page.locator('#table-1').getByText('5 – 3').waitFor();
  expect(await resultsOf(id, hall.clientMeanwhile())).toEqual([undefined, undefined]);
  await closeOffline(page);

  await page.context().setOffline(false);
  const again = await hall.tab(page);
  await again.goto(`/t/${id}/desk/round`, { waitUntil: 'commit' });
  await again.getByText('All stored').waitFor();
  await again.locator('#table-1').getByText('5 – 3').waitFor();
  const completedAt = (await hall.client().tournament(id)).rounds[0]?.matches[0]?.games[0]?.completedAt;
  expect(completedAt).toBeGreaterThanOrEqual(entered);
  expect(completedAt).toBeLessThan(assertDefined((await hall.client().entries(id)).entries.at(-1), 'entry').at);
  await guest.getByText('5–3').waitFor();

  await again.context().setOffline(true);
  await enter(again, '2 5');
  await again.getByText('No connection: 1 entry waits here').waitFor();
  await again.context().setOffline(false);
  await again.getByText('All stored').waitFor();
  expect(await resultsOf(id)).toEqual(['5-3', '2-5']);
  const { entries } = await hall.client().entries(id);
  expect(entries.filter(({ command }) => command.type === 'RecordOutcome')).toHaveLength(2);
});

test('[DK-10] two desks: each sees the other’s at once; two results for one table are a visible conflict', async () => {
  const id = await swissEvening(hall.client(), 'Two desks', { players: 6 });
  const [one, other] = await Promise.all([hall.owner(), hall.owner()]);
  for (const page of [one, other]) {
    await page.goto(`/t/${id}/desk/round`);
    await page.getByText('All stored').waitFor();
  }
  // Side by side, at different tables, at the same moment.
  await Promise.all([enter(one, '1 5 1'), enter(other, '3 4 4')]);
  for (const page of [one, other]) {
    await page.locator('#table-1').getByText('5 – 1').waitFor();
    await page.locator('#table-3').getByText('4 – 4').waitFor();
    await page.getByText('All stored').waitFor();
    await expect.poll(() => page.getByText('Not accepted:').count()).toBe(0);
  }

  await one.context().setOffline(true);
  await enter(one, '2 5 3');
  await one.getByText('No connection: 1 entry waits here').waitFor();
  await enter(other, '2 3 5');
  await other.locator('#table-2').getByText('3 – 5').waitFor();
  await stored(other);
  await one.context().setOffline(false);
  // Both see both scores with the names, and either settles it.
  for (const page of [one, other]) {
    const conflict = page.getByRole('alert').filter({ hasText: 'Two results for table 2' });
    await conflict.getByText('3–5', { exact: true }).waitFor();
    await conflict.getByText('5–3', { exact: true }).waitFor();
  }
  expect(await resultsOf(id)).toEqual(['5-1', '3-5', '4-4']);
});

test('[DK-12] one player reports, the other confirms, on their phones', async () => {
  const id = await published('Phones');
  const view = await hall.client().tournament(id);
  const [first = '', second = ''] = view.rounds[0]?.matches[0]?.seats ?? [];
  const [mine = '', theirs = ''] = await links(id, { role: 'player', players: [first, second] });
  const phone = { viewport: { width: 390, height: 844 } };
  const [one, other] = [await hall.visitor(hallName, phone), await hall.visitor(hallName, phone)];
  await one.goto(mine);
  await other.goto(theirs);
  await one.locator('.my-table b', { hasText: '1' }).waitFor();
  await one.getByRole('button', { name: /Report the result/ }).click();
  await one
    .getByLabel(/Score of/)
    .first()
    .fill('5');
  await one
    .getByLabel(/Score of/)
    .last()
    .fill('0');
  await one.getByRole('button', { name: 'Report 5–0' }).click();
  await one.getByText('You reported:').waitFor();
  await other.getByText(/reported:/).waitFor();
  await other.getByRole('button', { name: 'That is right' }).click();
  await other.getByText('Your result is in: 0–5').waitFor();
  expect((await resultsOf(id))[0]).toBe('5-0');
});

test('[DK-16] a scorekeeper enters results, and the desk’s address leads back there', async () => {
  const id = await published('Scores');
  const [path = ''] = await links(id, { role: 'scorekeeper', label: 'Kim' });
  const page = await hall.visitor(hallName, { viewport: { width: 390, height: 844 } });
  await page.goto(path);
  await page.getByText('You can enter results.').waitFor();
  await page.locator('.score-open').first().click();
  await page
    .getByLabel(/Score of/)
    .first()
    .fill('4');
  await page
    .getByLabel(/Score of/)
    .last()
    .fill('4');
  await page.getByRole('button', { name: 'Report 4–4' }).click();
  await page.locator('.score-open').nth(1).waitFor({ state: 'detached' });
  expect((await resultsOf(id))[0]).toBe('4-4');
  await page.goto(`/t/${id}/desk/share`);
  await page.waitForURL(/\/score$/);
  expect(hall.faults).toEqual([]);
});

test('[DK-11] on a phone, without an account: my name, my table and opponent, and the next results by themselves', async () => {
  const id = await published('Find me');
  const view = await hall.client().tournament(id);
  const match = view.rounds[0]?.matches.find(({ seats }) => seats.includes('p1'));
  const opponent = view.players.find(({ id: player }) => player !== 'p1' && match?.seats.includes(player))?.name ?? '';
  const phone = await hall.visitor(hallName, { viewport: { width: 390, height: 844 } });
  await phone.goto(`/t/${id}`);
  await phone.getByLabel('Find my name').fill('an');
  await phone.locator('.find-me').getByRole('button', { name: 'Ana' }).click();
  await expect.poll(() => phone.locator('.my-table').innerText()).toContain(String(match?.table));
  await phone.locator('.my-now').getByText(opponent).waitFor();
  const place = { round: 1, edition: 1, match: match?.number ?? 0, game: 1 };
  const outcome = scores(5, 2);
  const command: WireCommand = { type: 'RecordOutcome', place, outcome };
  await hall.client().send(id, { commandId: newCommandId(), command });
  const own = match?.seats[0] === 'p1' ? '5–2' : '2–5';
  await phone.getByText(`Your result is in: ${own}`).waitFor();
});

test('[DK-14] the wall says that nothing has begun, then shows the tables, without anyone touching it', async () => {
  const client = hall.client();
  const { id } = await client.create({ name: 'Wall', format: 'swiss', config: {} });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })) });
  const wall = await hall.visitor(hallName, { viewport: { width: 1920, height: 1080 } });
  await wall.goto(`/t/${id}/wall`);
  await wall.getByText('Not started yet').waitFor();
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await wall.getByText('Not started yet').waitFor();
  await send({ type: 'PublishRound', round: 1 });
  await wall.locator('.wall-number', { hasText: '2' }).waitFor();
  const line = wall.locator('.wall-list li').first();
  expect((await line.boundingBox())?.height).toBeGreaterThan(1080 / 14);
  await send({ type: 'StartRoundClock', round: 1, duration: 45 * 60_000 });
  await wall.locator('.wall-clock').waitFor();
});

/** Parts that nobody has asked for yet are fetched once the page stands. */
const fetched = (page: Page, part: string) =>
  page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((one) => new RegExp(name).test(one.name)),
    `/assets/${part}-[\\w-]{8}(next\\d+)?\\.js$`,
  );
/** As after an upgrade: a part of the page has another name by now. */
async function withoutActivity(page: Page): Promise<void> {
  // Browsers remember 250 requests by themselves; the desk fetches more files.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
  await page.route(/\/assets\/activity-/, (route) => route.abort());
}

test('[DK-22] tabs that were never opened open offline; a part that is missing says Reload, and entries that wait are kept', async () => {
  const id = await published('Half a page');
  const page = await hall.owner(hallName);
  await withoutActivity(page);
  await page.goto(`/t/${id}/desk/round`);
  await page.getByText('All stored').waitFor();
  for (const part of ['players', 'standings', 'correction-sheet']) await fetched(page, part);
  await page.context().setOffline(true);
  await enter(page, '5 3');
  await page.getByText('No connection: 1 entry waits here').waitFor();
  const tabs = page.getByRole('navigation', { name: 'Pages of the tournament' });
  await tabs.getByRole('link', { name: 'Standings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Standings' }).waitFor();
  await tabs.getByRole('link', { name: 'Players' }).click();
  await page.getByRole('heading', { level: 1, name: '4 players' }).waitFor();
  await tabs.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('alert').getByText('This part could not be fetched').waitFor();
  await expect.poll(() => page.getByText('This page stopped working').count()).toBe(0);
  // What is around it works: the round is still there, with the entry.
  await tabs.getByRole('link', { name: 'Round' }).click();
  await page.locator('#table-1').getByText('5 – 3').waitFor();
  await page.getByText('No connection: 1 entry waits here').waitFor();
  await tabs.getByRole('link', { name: 'Activity' }).click();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('All stored').waitFor();
  await page.locator('.activity').getByText('5–3').first().waitFor();
  expect(await resultsOf(id)).toContain('5-3');
});

test('[DK-22] after an upgrade the rules of a format are gone from the server: the page says Reload, and nothing is lost', async () => {
  const id = await published('Upgraded');
  const page = await hall.owner(hallName);
  const gone = { status: 404, contentType: 'text/plain', body: 'gone' };
  await page.route(/\/assets\/(swiss|en)-[\w-]+\.js$/, (route) => route.fulfill(gone));
  await page.goto(`/t/${id}/desk/round`);
  await page.getByRole('alert').getByText('This part could not be fetched').waitFor();
  const guest = await hall.visitor(hallName);
  await guest.route(/\/assets\/en-[\w-]+\.js$/, (route) => route.fulfill(gone));
  await guest.goto(`/t/${id}`);
  await guest.getByRole('alert').getByText('This part could not be fetched').waitFor();
  for (const one of [page, guest]) {
    await one.unrouteAll();
    await one.getByRole('button', { name: 'Reload' }).click();
    await shows(one.getByText('Upgraded'));
  }
  await page.locator('.entry-input').waitFor();
});

/** The pages as the next release has them: every script under another name. */
function nextRelease(): string {
  const [from, to] = [process.env.TILTYARD_WEB ?? 'dist/web', mkdtempSync(join(tmpdir(), 'tiltyard-release-'))];
  const number = releases.push(to);
  const renamed = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.js\b)/g, `$&next${number}`);
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(name) || !name.includes('.')) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    const bytes = readFileSync(join(from, name));
    writeFileSync(join(to, renamed(name)), /\.(js|html)$/.test(name) ? renamed(bytes.toString()) : bytes);
  }
  return to;
}

/** What this browser keeps for a visit without a line. */
const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
  });

const keeps = (page: Page, ...wanted: RegExp[]) =>
  expect
    .poll(async () => {
      const kept = await keptIn(page);
      return wanted.filter((one) => !kept.some((path) => one.test(path)));
    })
    .toEqual([]);

test('[DK-22] [DK-23] in a secure context the last state opens without a line, and an upgrade is there at once', async () => {
  const id = await published('Opened before');
  const { rounds } = await hall.client().tournament(id);
  const [mine = ''] = await links(id, { role: 'player', players: [rounds[0]?.matches[1]?.seats[0] ?? ''] });
  const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;
  const [guest, player, owner] = [
    await hall.visitor('localhost', phone),
    await hall.visitor('localhost', phone),
    await hall.owner('localhost', { serviceWorkers: 'allow' }),
  ];
  await guest.goto(`/t/${id}`);
  await player.goto(mine);
  await player.locator('.my-table b', { hasText: '2' }).waitFor();
  await keeps(guest, /^\/$/, /^\/assets\/.*\.js$/, /^\/kept\/public /);
  await keeps(player, /^\/$/, /^\/assets\/.*\.js$/, /^\/kept\/player /, /^\/kept\/me /);
  await owner.goto(`/t/${id}/desk/round`);
  await owner.getByText('All stored').waitFor();
  await keeps(owner, /^\/$/, /^\/assets\/standings-.*\.js$/, /^\/kept\/desk /);
  // On plain http there is no such thing.
  const plain = await hall.visitor(hallName, phone);
  await plain.goto(`/t/${id}`);
  await plain.locator('.guest-progress b').first().waitFor();
  expect(await plain.evaluate(() => 'serviceWorker' in navigator || 'caches' in window)).toBe(false);

  await hall.upgrade(nextRelease(), async () => {
    for (const page of [guest, player]) {
      await page.reload();
      await page.getByText(/^No connection: as of \d/).waitFor();
      await page.getByRole('heading', { name: 'Opened before' }).waitFor();
    }
    await guest.locator('.still-playing').waitFor();
    await player.locator('.my-table b', { hasText: '2' }).waitFor();
    // The desk opens from what it kept, on a tab that was never opened too, and takes results.
    await owner.goto(`/t/${id}/desk/standings`);
    await owner.getByRole('heading', { level: 1, name: 'Standings' }).waitFor();
    await owner.goto(`/t/${id}/desk/round`);
    await enter(owner, '5 3');
    await owner.getByText('No connection: 1 entry waits here').waitFor();
  });
  await owner.getByText('All stored').waitFor();
  expect(await resultsOf(id)).toContain('5-3');
  await guest.getByText(/^No connection/).waitFor({ state: 'detached' });
  // The next visit has the new pages, and keeps them instead of the old.
  await guest.reload();
  const script = () => guest.evaluate(() => document.querySelector('script[src]')?.getAttribute('src') ?? '');
  expect(await script()).toMatch(/next\d+\.js$/);
  await keeps(guest, /next\d+\.js$/);
  expect((await keptIn(guest)).filter((path) => /\.js$/.test(path) && !path.includes('next'))).toEqual([]);
});

test('[DK-22] a tab left open across an upgrade goes on, says Reload where a part has gone, and loses nothing', async () => {
  const id = await published('Left open');
  const page = await hall.owner(hallName);
  await withoutActivity(page);
  await page.goto(`/t/${id}/desk/round`);
  await page.getByText('All stored').waitFor();
  await fetched(page, 'standings');
  const guest = await hall.visitor(hallName);
  await guest.goto(`/t/${id}/tables`);
  await guest.getByText('playing').first().waitFor();
  await hall.upgrade(nextRelease(), async () => {
    await enter(page, '1 5 3');
    await page.getByText('No connection: 1 entry waits here').waitFor();
  });
  // Both tabs are those of the old release, and go on.
  await page.getByText('All stored').waitFor();
  expect(await resultsOf(id)).toEqual(['5-3', undefined]);
  await guest.getByText('5–3').waitFor();
  await enter(page, '2 4 2');
  await guest.getByText('4–2').waitFor();
  // What this tab could not fetch is called otherwise now.
  await page.unrouteAll();
  const activity = () => page.getByRole('navigation', { name: 'Pages of the tournament' }).getByText('Activity');
  await activity().click();
  await page.getByRole('alert').getByText('This part could not be fetched').waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.activity').getByText('4–2').first().waitFor();
  expect(await page.evaluate(() => document.querySelector('script[src]')?.getAttribute('src'))).toMatch(/next\d+\.js$/);
  expect(await resultsOf(id)).toEqual(['5-3', '4-2']);
});
