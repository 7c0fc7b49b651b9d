// npx tsx scripts/docs-shots.ts: the pictures of README and docs, from the built pages, into docs/images.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { assertDefined } from '../src/kit/index.ts';
import { serve } from '../src/server/index.ts';
import { clientFor, playEvenings } from '../test/e2e/tournaments.ts';
import { findChromium } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-docs-shots-'));
const publicUrl = 'http://192.168.1.20:4170';
const db = `sqlite:${join(folder, 'shots.db')}`;
const server = await serve({ host: '127.0.0.1', port: 0, db, publicUrl });
const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] });
const client = clientFor(server.url, server.ownerLink);

/** WebP is a third of PNG for the same page; the browser itself writes it. */
async function keep(page: Page, name: string): Promise<void> {
  const png = (await page.screenshot()).toString('base64');
  const blank = await browser.newPage();
  const webp = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
  }, png);
  await blank.close();
  const bytes = Buffer.from(webp, 'base64');
  writeFileSync(join('docs/images', `${name}.webp`), bytes);
  console.log(`${name}.webp ${Math.round(bytes.length / 1000)} kB`);
}

async function opened(entry: string, path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, colorScheme: 'light', ...options });
  const page = await context.newPage();
  await page.goto(entry);
  if (path !== '') await page.goto(path);
  await page.locator('main:not([aria-busy=true]) :is(h1, h2, p, li):visible').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The live stream never ends, so the network is never idle.
  await page.waitForTimeout(1_000);
  return page;
}

try {
  const { swiss } = await playEvenings(client);
  const owner = new URL(server.ownerLink).pathname;
  const laptop = { viewport: { width: 1280, height: 760 } };
  const desk = await opened(owner, `/t/${swiss}/desk/round`, laptop);
  await desk.keyboard.type('4');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('5 3');
  await keep(desk, 'desk');
  await keep(await opened(owner, '/new', laptop), 'new');
  const { rounds } = await client.tournament(swiss);
  const open = assertDefined(
    rounds.at(-1)?.matches.find(({ state }) => state === 'open')?.seats[0],
    'a player at an open table',
  );
  const { links } = await client.makeLinks(swiss, { role: 'player', players: [open] });
  const phone = { viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5 };
  await keep(await opened(assertDefined(links[0]?.path, 'link'), '', phone), 'phone');
  await keep(await opened(owner, `/t/${swiss}/wall`, { viewport: { width: 1280, height: 720 } }), 'wall');
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
