import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventHall } from './hall.ts';
import { longEvening } from './tournaments.ts';

let hall: EventHall;
let id: string;

beforeAll(async () => {
  hall = await EventHall.open();
  id = await longEvening(hall.client(), 'swiss', 1);
});

afterAll(async () => {
  await hall.close();
});

test('on a phone no field has letters so small that an iPhone would zoom into it', async () => {
  const page = await hall.owner('localhost', { viewport: { width: 390, height: 844 } });
  const small: string[] = [];
  for (const path of ['', '/desk/players', '/desk/round', '/desk/share']) {
    await page.goto(`/t/${id}${path}`);
    await page.locator('input, select, textarea').first().waitFor({ state: 'attached' });
    const found = await page
      .locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 90)),
      );
    small.push(...found.map((field) => `${path}: ${field}`));
  }
  expect(small).toEqual([]);
});

test('[DK-20] a click that comes without pointer or focus opens a menu or an explanation', async () => {
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/standings`);
  const why = page.locator('button[popovertarget]').last();
  await why.waitFor();
  await why.evaluate((button) => (button as HTMLElement).click());
  await expect.poll(() => page.locator(':popover-open').count()).toBe(1);
  expect(hall.faults).toEqual([]);
});

test('[DK-11] [DK-27] a slow phone on a slow line sees its table number before any script, and nothing moves then', async () => {
  const page = await hall.visitor('localhost', { viewport: { width: 390, height: 844 } });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  // As Chromium's own tools call «Slow 4G».
  const line = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
  await tools.send('Network.emulateNetworkConditions', line);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // As text: what a compiler adds to functions is not known in the page.
  const look = `let moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value;
    document.documentElement.dataset.moved = String(moved);
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.first-table b')?.textContent) return;
    performance.mark('shown');
    observer.disconnect();
  }).observe(document, { childList: true, characterData: true, subtree: true })`;
  await page.addInitScript({ content: look });
  const { links } = await hall.client().makeLinks(id, { role: 'player', players: ['p1'] });
  await page.goto(links[0]?.path ?? '', { waitUntil: 'commit' });
  await page.locator('.first-table b').waitFor();
  await page.locator('.my-table b').waitFor();
  // Everything that comes after it has come.
  await page.waitForFunction(() => localStorage.getItem('tiltyard.fonts') !== null);
  const seen = await page.evaluate(() => {
    const shown = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (of: readonly PerformanceResourceTiming[]) => of.reduce((all, one) => all + one.encodedBodySize, 0);
    return {
      before: sum(files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= shown)),
      // The table is in the document, so the whole of it counts, and the style sheet that it waits for.
      document: first?.encodedBodySize ?? Infinity,
      styles: sum(files.filter(({ name }) => /start-[^/]*\.css$/.test(name))),
      script: sum(files.filter(({ name }) => name.endsWith('.js'))),
      moved: Number(document.documentElement.dataset.moved ?? 0),
      left: document.querySelectorAll('#first').length,
    };
  });
  expect(seen.before + seen.document + seen.styles).toBeLessThanOrEqual(100_000);
  expect(seen.script).toBeLessThanOrEqual(124_000);
  expect(seen.moved).toBeLessThan(0.02);
  expect(seen.left).toBe(0);
});
