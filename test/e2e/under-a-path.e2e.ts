import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { freePort } from '../port.ts';
import { scores } from '../wire.ts';
import { EventHall } from './hall.ts';
import { SharePage } from './pages/share-page.ts';
import { swissEvening } from './swiss-evening.ts';

let hall: EventHall;
let site: string;

beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}/club/tiltyard`;
  hall = await EventHall.open({ port, publicUrl: site });
});
afterAll(() => hall.close());

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Everything that a page asked this machine for. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

describe('[DK-23] a server under a path of its host', () => {
  test('the owner link leads in, an event is made and run, and nothing is asked for outside of the path', async () => {
    const page = await hall.visitor();
    const asked = requestsOf(page);
    await page.goto(hall.ownerPath);
    await expect.poll(() => pathOf(page)).toBe('/club/tiltyard/');
    await page.getByRole('link', { name: 'New tournament' }).first().click();
    await expect.poll(() => pathOf(page)).toBe('/club/tiltyard/new');
    await page.goBack();
    const id = await swissEvening(hall.client(), 'Path Cup', { players: 6 });
    await page.goto(`${site}/t/${id}/desk`);
    await expect.poll(() => pathOf(page)).toBe(`/club/tiltyard/t/${id}/desk/round`);
    await page.getByText('All stored').waitFor();
    const guest = await hall.visitor();
    const askedByGuest = requestsOf(guest);
    await guest.goto(`${site}/t/${id}/tables`);
    await guest.getByRole('heading', { name: 'Path Cup' }).waitFor();
    await page.locator('.entry-input').focus();
    await page.keyboard.type('1 5 3');
    await page.keyboard.press('Enter');
    await guest.getByText('1 of 3 tables in').first().waitFor();
    await page.reload();
    await page.locator('#table-1').getByText('5 – 3').waitFor();
    await page.goto(`${site}/docs`);
    const guide = page.locator('main a[href^="/club/tiltyard/docs/"]').first();
    const address = (await guide.getAttribute('href')) ?? '';
    await guide.click();
    await expect.poll(() => pathOf(page)).toBe(address.split('#')[0]);
    const outside = [...asked, ...askedByGuest].filter((path) => !path.startsWith('/club/tiltyard'));
    expect(outside).toEqual([]);
    expect(hall.faults).toEqual([]);
  });

  test('codes, links and embedded views have it', async () => {
    const id = await swissEvening(hall.client(), 'Shared', { players: 6 });
    const share = new SharePage(await hall.owner(), id);
    // The page object asks the server itself, past a proxy: it is sent on.
    await share.open();
    expect(pathOf(share.page)).toBe(`/club/tiltyard/t/${id}/desk/share`);
    await expect.poll(() => share.address()).toBe(`${site}/t/${id}`);
    await expect.poll(() => share.codeSays(`${site}/t/${id}`)).toBe(true);
    const path = await share.give('scorekeeper', 'Kim');
    const kim = await hall.visitor();
    await kim.goto(path);
    await kim.getByText('You can enter results. Only the desk can change them.').waitFor();
    const hrefs = await share.page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs.filter((href) => !href?.startsWith('/club/tiltyard'))).toEqual([]);
    const other = await hall.visitor();
    await other.goto(`${site}/t/${id}/embed/standings`);
    await expect.poll(() => other.locator(`a[href="/club/tiltyard/t/${id}"]`).count()).toBeGreaterThan(0);
  });

  test('[DK-22] opens offline, and its worker looks after the path alone', async () => {
    const id = await swissEvening(hall.client(), 'Kept', { players: 6 });
    const page = await hall.visitor('localhost', { serviceWorkers: 'allow' });
    await page.goto(`${site}/t/${id}`);
    await page.getByRole('heading', { name: 'Kept' }).waitFor();
    const kept = () =>
      page.evaluate(async () => {
        const { scope } = await navigator.serviceWorker.ready;
        const names = await caches.keys();
        const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return [scope, ...stores.flat().map(({ url }) => url)];
      });
    await expect.poll(kept).toContain(`${site}/`);
    await expect
      .poll(async () => (await kept()).filter((url) => /\/assets\/.*\.js$/.test(url)).length)
      .toBeGreaterThan(1);
    await expect.poll(async () => (await kept()).filter((url) => url.includes('/kept/')).length).toBeGreaterThan(0);
    expect((await kept()).filter((url) => !url.startsWith(site))).toEqual([]);
    await hall.upgrade(join(import.meta.dirname, '../../dist/web'), async () => {
      await page.reload();
      await page.getByText(/^No connection: as of \d/).waitFor();
      await page.getByRole('heading', { name: 'Kept' }).waitFor();
    });
    await page.getByText(/^No connection/).waitFor({ state: 'detached' });
  });

  test('results come in without the worker that tabs share, too', async () => {
    const id = await swissEvening(hall.client(), 'Alone', { players: 6 });
    const page = await hall.visitor();
    await page.context().addInitScript(() => {
      Reflect.deleteProperty(window, 'SharedWorker');
    });
    const asked = requestsOf(page);
    await page.goto(`${site}/t/${id}/tables`);
    await page.getByRole('heading', { name: 'Alone' }).waitFor();
    const place = { round: 1, edition: 1, match: 1, game: 1 };
    const command = { type: 'RecordOutcome', place, outcome: scores(5, 3) } as const;
    await hall.client().send(id, { commandId: newCommandId(), command });
    await page.getByText('1 of 3 tables in').first().waitFor();
    expect(asked).toContain('/club/tiltyard/api/live');
  });
});
