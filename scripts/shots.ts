// npm run shots: a picture of every page, at three widths, light and dark, into shots/.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../src/server/index.ts';
import { clientFor, pagesOf, playEvenings } from '../test/e2e/tournaments.ts';
import { findChromium } from './chromium.mjs';

const widths = [390, 1024, 1920];
const heights: Readonly<Record<number, number>> = { 390: 844, 1024: 768, 1920: 1080 };
const themes = ['light', 'dark'] as const;
/** Names of pages on the command line: only those. */
const wanted = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-shots-'));
/** Another folder of built pages than dist/web. */
const { TILTYARD_WEB: web } = process.env;
const db = `sqlite:${join(folder, 'shots.db')}`;
// As in a hall, where phones come by an address of its network.
const publicUrl = 'http://192.168.1.20:4170';
const server = await serve({ host: '127.0.0.1', port: 0, db, publicUrl, ...(web && { web }) });
const shared = await serve({
  host: '127.0.0.1',
  port: 0,
  db: 'memory:',
  shared: true,
  registration: true,
  ...(web && { web }),
});
const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
mkdirSync('shots', { recursive: true });
const client = clientFor(server.url, server.ownerLink);

/** A player's own phone, upright and on its side. */
async function ownClock(id: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const game = 'r3.t5.g1';
  const { black } = await client.clock(id, game);
  const { links } = await client.makeLinks(id, { role: 'player', players: [black.player] });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme });
    const page = await context.newPage();
    await page.goto(links[0]?.path ?? '/');
    await page.getByRole('link', { name: 'Clock' }).click();
    await page.locator('.clock-numbers').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join('shots', `clock-own-${viewport.width}-${colorScheme}.png`) });
    await context.close();
  }
}

try {
  const evenings = await playEvenings(client);
  const all = { ...pagesOf(evenings), 'sign-in': shared.url };
  const pages = Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  for (const theme of themes) {
    for (const width of widths) {
      const viewport = { width, height: heights[width] ?? 900 };
      const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme: theme });
      const page = await context.newPage();
      await page.goto(new URL(server.ownerLink).pathname);
      for (const [name, path] of pages) {
        await page.goto(path);
        await page
          .locator('main:not([aria-busy=true]):not(:has([aria-busy=true])) :is(h1, h2, p, li):visible')
          .first()
          .waitFor();
        await page.evaluate(() => document.fonts.ready);
        // The live stream never ends, so the network is never idle.
        await page.waitForTimeout(250);
        await page.screenshot({ path: join('shots', `${name}-${width}-${theme}.png`), fullPage: width < 1920 });
      }
      await context.close();
      console.log(`${pages.length} pages at ${width} px, ${theme}`);
    }
    if (wanted.length === 0 || wanted.includes('clock-own')) await ownClock(evenings.hybrid, theme);
  }
} finally {
  await browser.close();
  await server.close();
  await shared.close();
  rmSync(folder, { recursive: true, force: true });
}
