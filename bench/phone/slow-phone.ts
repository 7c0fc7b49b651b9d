import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../src/server/index.ts';
import { clientFor, longEvening } from '../../test/e2e/tournaments.ts';

/**
 * A phone with a slowed processor on a slow line opens the built pages for the first time: when it shows what it was
 * opened for, and what came over the line until then. Each figure is the median of so many visits.
 *
 *   npm run build && npm run phone --prefix bench     # visits: VISITS=5
 */

const visits = Number(process.env.VISITS ?? 5);
/** As Chromium's own tools call “Slow 4G”. */
const slow4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
const none = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };
const phones = [
  { name: 'no slowing', processor: 1, line: none },
  { name: 'processor ÷ 4, slow 4G', processor: 4, line: slow4G },
  { name: 'processor ÷ 6, slow 4G', processor: 6, line: slow4G },
];

interface Seen {
  readonly shown: number;
  readonly bytes: number;
  readonly script: number;
  readonly fonts: number;
  /** How far things moved afterwards, as browsers count it: 0 is not at all. */
  readonly moved: number;
}

const server = await serve({ host: '127.0.0.1', port: 0, db: 'memory:' });
const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] });

/** Counts what is received until the first element that the selector finds is on the screen. */
async function visit(page: Page, path: string, selector: string, phone: (typeof phones)[number]): Promise<Seen> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', phone.line);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: phone.processor });
  // As text: what a compiler adds to functions is not known in the page.
  const look = `let moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value;
    document.documentElement.dataset.moved = String(moved);
  }).observe({ type: 'layout-shift', buffered: true });
  (function look() {
    if (document.querySelector(${JSON.stringify(selector)})?.textContent) performance.mark('shown');
    else requestAnimationFrame(look);
  })()`;
  await page.addInitScript({ content: look });
  await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
  await page.locator(selector).first().waitFor({ timeout: 60_000, state: 'attached' });
  // Until nothing else comes: the fonts are the last.
  await page.waitForFunction(() => localStorage.getItem('tiltyard.fonts') !== null, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('shown');
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ responseEnd }) => responseEnd > 0 && responseEnd <= (mark?.startTime ?? 0),
    );
    return {
      shown: mark?.startTime ?? 0,
      bytes: files.reduce((sum, one) => sum + one.encodedBodySize, document?.encodedBodySize ?? 0),
      script: files.reduce((sum, one) => sum + (one.name.endsWith('.js') ? one.encodedBodySize : 0), 0),
      fonts: files.reduce((sum, one) => sum + (one.name.endsWith('.woff2') ? one.encodedBodySize : 0), 0),
      moved: Number(window.document.documentElement.dataset.moved ?? 0),
    };
  });
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const kB = (bytes: number): string => (bytes / 1000).toFixed(0);

try {
  const client = clientFor(server.url, server.ownerLink);
  // Sixty players with names of all lengths, the second round half in.
  const id = await longEvening(client, 'swiss', 2);
  const { links } = await client.makeLinks(id, { role: 'player', players: ['p1'] });
  const pages = [
    { name: 'private link, own table number', path: links[0]?.path ?? '', selector: '.first-table b' },
    { name: 'public page, my name known', path: `/t/${id}`, selector: '.first-table b', mine: true },
    { name: 'public page, a guest', path: `/t/${id}`, selector: '#first p', mine: false },
  ];
  console.log(
    '| page | phone | shown after, s | received, kB | of it script, kB | fonts, kB | shift |\n|---|---|---|---|---|---|---|',
  );
  for (const { name, path, selector, mine = false } of pages) {
    for (const phone of phones) {
      const seen: Seen[] = [];
      for (let at = 0; at < visits; at++) {
        // A new browser each time: nothing was fetched before.
        const context = await browser.newContext({
          baseURL: server.url,
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 3,
          isMobile: true,
          hasTouch: true,
        });
        if (mine) {
          await context.addInitScript((key) => localStorage.setItem(key, 'p1'), `tiltyard.me.${id}`);
          await context.addCookies([{ name: `tiltyard-me-${id}`, value: 'p1', url: `${server.url}/t/${id}` }]);
        }
        seen.push(await visit(await context.newPage(), path, selector, phone));
        await context.close();
      }
      const figure = (of: keyof Seen) => median(seen.map((one) => one[of]));
      const figures = [
        (figure('shown') / 1000).toFixed(2),
        ...(['bytes', 'script', 'fonts'] as const).map((of) => kB(figure(of))),
        figure('moved').toFixed(3),
      ];
      console.log(`| ${[name, phone.name, ...figures].join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
