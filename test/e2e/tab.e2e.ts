import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { notesStay } from './notes.ts';
import { DeskPage } from './pages/desk-page.ts';
import { EntryPage } from './pages/entry-page.ts';
import { PlainFiles } from './plain-files.ts';
import { shows, stored } from './stored.ts';

/** The pages that need no server, on a web space that knows files and nothing else. */
let browser: Browser;
let files: PlainFiles;
const folder = mkdtempSync(join(tmpdir(), 'tiltyard-tab-'));

beforeAll(async () => {
  files = await PlainFiles.of(resolve('dist/web/here'), '/club/evening/');
  browser = await launchChromium(['localhost']);
});

afterAll(async () => {
  await browser.close();
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});

const home = () => `${files.url}index.html`;

/** A browser of its own, with its own storage, whose pages have no errors. */
async function fresh(): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  context.setDefaultTimeout(60_000);
  await notesStay(context);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  return context.newPage();
}

/** Loads the pages until the worker has all of them, then cuts the network. */
async function cutNetwork(page: Page): Promise<void> {
  await page.goto(home());
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
  );
  await page.context().setOffline(true);
}

const create = (page: Page, name: string, format: string) => DeskPage.create(page, name, format, undefined, home());

test('a Swiss from the empty page to the winner, with the network cut; public page and wall in other tabs', async () => {
  const page = await fresh();
  await cutNetwork(page);
  const desk = await create(page, 'Tab Open', 'Swiss');
  await desk.addPlayers(['Ana', 'Bo', 'Cy', 'Dee']);
  await desk.press(/Start with 4 players/);
  const [guest, wall] = [await page.context().newPage(), await page.context().newPage()];
  await guest.goto(`${files.url}?/t/${desk.id}`);
  await wall.goto(`${files.url}?/t/${desk.id}/wall`);
  const entry = new EntryPage(desk);
  for (const round of [1, 2]) {
    await page.bringToFront();
    await desk.press(new RegExp(`Publish Round ${round}`, 'i'));
    await entry.line.waitFor();
    await entry.record('5 1');
    await entry.record('5 2');
    await guest.getByText(`Round ${round}`).first().waitFor();
    await desk.press(new RegExp(`Close Round ${round}`, 'i'));
    // Everything in one file, offered after each round.
    await page.getByText('The round is over. Save a backup?').waitFor();
    if (round === 1) await desk.press(/Pair round 2/i);
  }
  await desk.tab('Standings');
  await expect.poll(() => desk.winners.count()).toBe(1);
  await guest.goto(`${files.url}?/t/${desk.id}/standings`);
  await shows(guest.getByText('Ana'));
  await shows(wall.getByText('Tab Open'));
  // A reload asks the web space for nothing but its one file.
  await page.reload();
  await expect.poll(() => desk.winners.count()).toBe(1);
});

test('a knockout, killed in mid-entry, goes on where it was', async () => {
  const page = await fresh();
  await cutNetwork(page);
  const desk = await create(page, 'Tab Cup', 'Knockout');
  await desk.addPlayers(['Ana', 'Bo', 'Cy', 'Dee']);
  await desk.press(/Start with 4 players/);
  await desk.press(/Publish/i);
  const entry = new EntryPage(desk);
  await entry.line.waitFor();
  await entry.record('1');
  await entry.line.fill('0');
  // No farewell: the page's process ends with a result half typed.
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const again = await page.context().newPage();
  await again.goto(address);
  const after = new DeskPage(again);
  const line = new EntryPage(after);
  await line.line.waitFor();
  await expect.poll(() => line.chips.count()).toBe(1);
  await line.record('0');
  // The final opens by itself.
  await line.record('1');
  await after.tab('Standings');
  await expect.poll(() => after.winners.count()).toBe(1);
});

test('two tabs enter results into one tournament, each sees both', async () => {
  const page = await fresh();
  const desk = await create(page, 'Two Tabs', 'Swiss');
  await desk.addPlayers(['Ana', 'Bo', 'Cy', 'Dee']);
  await desk.press(/Start with 4 players/);
  await desk.press(/Publish Round 1/i);
  const one = new EntryPage(desk);
  await one.line.waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const two = new EntryPage(new DeskPage(other));
  await two.line.waitFor();
  await two.record('5 1');
  await stored(other);
  await expect.poll(() => one.chips.count()).toBe(1);
  await page.bringToFront();
  await one.record('2 5');
  await stored(page);
  await expect.poll(() => two.chips.count()).toBe(0);
  await expect.poll(() => one.chips.count()).toBe(0);
});

test('a full disk says so, and what waits goes in once there is room', async () => {
  const page = await fresh();
  const desk = await create(page, 'Full House', 'Swiss');
  await desk.addPlayers(['Ana', 'Bo']);
  // What a browser without room does: the write fails, and the transaction with it.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (document.documentElement.dataset.room !== 'again' && this.name === 'heads') {
        this.transaction.abort();
        throw new DOMException('No room.', 'QuotaExceededError');
      }
      return put.apply(this, given);
    };
  });
  await page.getByLabel('One name per line').fill('Cy');
  await page.getByRole('button', { name: /^Add 1 player/ }).click();
  await shows(page.getByText('Not stored: 1 entry waits, this browser has no room'));
  await page.evaluate(() => {
    document.documentElement.dataset.room = 'again';
  });
  await stored(page);
  await page.reload();
  await shows(page.getByText('Cy', { exact: true }));
});

test('a backup has everything, and comes back by dropping it on the page of another browser', async () => {
  const page = await fresh();
  const desk = await create(page, 'Kept Cup', 'Knockout');
  await desk.addPlayers(['Ana', 'Bo', 'Cy', 'Dee']);
  await page.goto(home());
  await shows(page.getByText('No backup has been saved yet.'));
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup' }).click(),
  ]);
  const path = join(folder, saved.suggestedFilename());
  await saved.saveAs(path);
  await shows(page.getByText('The last backup has everything'));

  const other = await fresh();
  await other.goto(home());
  await shows(other.getByText('Kept in this browser'));
  const text = readFileSync(path, 'utf8');
  const dropped = await other.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'tiltyard.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await other.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await shows(other.getByText('1 tournament brought back.'));
  await other.getByRole('link', { name: 'Kept Cup' }).click();
  await shows(other.getByText('Dee'));
});
