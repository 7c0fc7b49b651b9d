import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from './axe.ts';
import { EventHall, hallName } from './hall.ts';
import { pagesOf, playEvenings } from './tournaments.ts';

let hall: EventHall;
let pages: Readonly<Record<string, string>>;

beforeAll(async () => {
  hall = await EventHall.open();
  pages = pagesOf(await playEvenings(hall.client()));
});

afterAll(async () => {
  await hall.close();
});

const settled = (page: Page) =>
  page.locator('main:not([aria-busy=true]):not(:has([aria-busy=true])) :is(h1, h2, p, li)').first().waitFor();

const usual = { width: 1280, height: 900 };
/** What a window of 1280 pixels has left at 200 %. */
const zoomed = { width: 640, height: 450 };

describe.each([
  ['light', 'localhost', true],
  ['dark', hallName, false],
] as const)('every page, %s, under %s', (colorScheme, address, secure) => {
  const problems: string[] = [];
  const wide: string[] = [];
  const secureOnes = new Set<boolean>();

  beforeAll(async () => {
    const page = await hall.owner(address, { colorScheme, reducedMotion: 'reduce', viewport: usual });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await settled(page);
      secureOnes.add(await page.evaluate(() => window.isSecureContext));
      problems.push(...(await seriousProblems(page)).map((problem) => `${name}: ${problem}`));
      await page.setViewportSize(zoomed);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (beyond > 0) wide.push(`${name} by ${beyond} px`);
      await page.setViewportSize(usual);
    }
  }, 110_000);

  test('[DK-20] axe finds nothing serious', () => expect(problems).toEqual([]));
  test('[DK-20] at 200 % nothing is wider than the window', () => expect(wide).toEqual([]));
  test('[DK-23] it works the same without a secure context', () => {
    expect([...secureOnes]).toEqual([secure]);
    expect(hall.faults).toEqual([]);
  });
});

test('[DK-20] nor in a menu, a dialog, an explanation or a sheet that is open', async () => {
  const page = await hall.owner();
  await page.goto(pages.players ?? '');
  await page.getByRole('button', { name: 'Actions for Ana Ruiz' }).click();
  await page.getByRole('menuitem', { name: 'Change …' }).waitFor();
  const problems = await seriousProblems(page);
  await page.getByRole('menuitem', { name: 'Change …' }).click();
  await page.getByRole('dialog').waitFor();
  problems.push(...(await seriousProblems(page)));
  await page.goto(pages.standings ?? '');
  await page
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  await page.locator('.why-list li').first().waitFor();
  problems.push(...(await seriousProblems(page)));
  await page.goto(pages['round-groups'] ?? '');
  await page.locator('.result-cell.done').first().click();
  await page.getByRole('dialog').getByText('What follows').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '0-1' }).click();
  problems.push(...(await seriousProblems(page)));
  expect(problems).toEqual([]);
});
