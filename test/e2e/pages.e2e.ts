import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from './axe.ts';
import { EventHall, hallName } from './hall.ts';
import { playEvenings, visitsOf } from './tournaments.ts';

let hall: EventHall;
let pages: Readonly<Record<string, string>>;
/** Those whose colours are looked at by night, too: one of each route and every picture, with LONG all. */
let byNight: ReadonlySet<string>;

beforeAll(async () => {
  hall = await EventHall.open();
  const visits = visitsOf(await playEvenings(hall.client()));
  pages = Object.assign({}, ...Object.values(visits));
  const samples = [...Object.values(visits).map((ofOne) => Object.keys(ofOne)[0] ?? ''), ...Object.keys(visits.board)];
  byNight = new Set(process.env.LONG === undefined ? samples : Object.keys(pages));
});

afterAll(async () => {
  await hall.close();
});

const settled = (page: Page) =>
  page.locator('main:not([aria-busy=true]):not(:has([aria-busy=true])) :is(h1, h2, p, li)').first().waitFor();

const usual = { width: 1280, height: 900 };
/** What a window of 1280 pixels has left at 200 %. */
const zoomed = { width: 640, height: 450 };
const phone = { width: 390, height: 844 };

/** Words of headings that go on in the next line, though they are short enough for one. */
const brokenWords = (page: Page) =>
  page.locator('th, h1, h2, h3').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/\p{L}{2,14}/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

describe('every page of the route table, over plain http under a name of the hall', () => {
  const problems: string[] = [];
  const wide: string[] = [];
  const broken: string[] = [];
  const lost: string[] = [];
  const secureOnes = new Set<boolean>();

  beforeAll(async () => {
    const page = await hall.owner(hallName, { reducedMotion: 'reduce', viewport: usual });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await settled(page);
      if (await page.getByText(/There is nothing here|This page stopped working/).count()) lost.push(name);
      secureOnes.add(await page.evaluate(() => window.isSecureContext));
      problems.push(...(await seriousProblems(page)).map((problem) => `${name}, light: ${problem}`));
      if (byNight.has(name)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.locator('html[data-theme=dark]').waitFor();
        const found = await seriousProblems(page, { onlyColours: true });
        problems.push(...found.map((problem) => `${name}, dark: ${problem}`));
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.setViewportSize(zoomed);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (beyond > 0) wide.push(`${name} by ${beyond} px`);
      await page.setViewportSize(phone);
      broken.push(...(await brokenWords(page)).map((word) => `${name}: ${word}`));
      await page.setViewportSize(usual);
    }
  });

  test('[DK-20] axe finds nothing serious, light or dark', () => expect(problems).toEqual([]));
  test('[DK-20] at 200 % nothing is wider than the window', () => expect(wide).toEqual([]));
  test('on a phone no heading is broken inside a word', () => expect(broken).toEqual([]));
  test('[DK-23] all of them are there without a secure context', () => {
    expect([...secureOnes]).toEqual([false]);
    expect(lost).toEqual(['not-found']);
    expect(hall.faults).toEqual([]);
  });
});

test('[DK-20] who chose their own colours still sees bars, runners and what is pressed', async () => {
  const page = await hall.visitor(hallName, { forcedColors: 'active', viewport: usual });
  /** Whether something stands out from the page behind it. */
  const standsOut = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const paper = getComputedStyle(document.documentElement).backgroundColor;
        return backgroundImage !== 'none' || !['rgba(0, 0, 0, 0)', paper].includes(backgroundColor);
      });
  await page.goto(pages.places?.replace('/standings', '/board') ?? '');
  await page.locator('.strikes-step').first().waitFor();
  await expect.poll(() => standsOut('tr:not(.is-out, .goes-out) .strikes-step')).toBe(true);
  const limit = page.locator('.strikes-limit').first();
  await expect.poll(() => limit.evaluate((element) => getComputedStyle(element).borderInlineStartWidth)).toBe('2px');
  await page.goto(pages['tables-hybrid']?.replace('/tables', '/board') ?? '');
  await page.locator('.race-runner').first().waitFor();
  await expect.poll(() => standsOut('.race-runner')).toBe(true);
  await page.goto(pages.picture ?? '');
  await page.locator('.segments button[aria-pressed=true]').first().waitFor();
  await expect.poll(() => standsOut('.segments button[aria-pressed=true]')).toBe(true);
});

test('[DK-20] nor on what strangers meet: signing in, a dead link, entering oneself, a door that is shut', async () => {
  const problems: string[] = [];
  const shared = await EventHall.open({ shared: true, registration: true });
  try {
    const { id } = await shared.client().create({
      name: 'Open evening',
      format: 'swiss',
      config: {},
      settings: { selfRegistration: true },
    });
    // Without motion: a colour in the middle of its change is nobody's fault.
    const page = await shared.visitor(hallName, { reducedMotion: 'reduce' });
    const look = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        problems.push(...(await seriousProblems(page, { onlyColours: colorScheme === 'dark' })));
      }
    };
    await page.goto('/enter/r_nobody-knows-this-one');
    await page.getByText('This link is not known here').waitFor();
    await page.getByRole('button', { name: 'I have no account yet' }).click();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('alert').waitFor();
    await look();
    await page.goto(`/t/${id}`);
    await page.getByRole('heading', { name: 'Enter this tournament' }).waitFor();
    await look();
    await page.goto(`/t/${id}/score`);
    await page.getByText('this link no longer opens it').waitFor();
    await look();
  } finally {
    await shared.close();
  }
  expect(problems).toEqual([]);
});

test('[DK-20] nor in a menu, a dialog, an explanation or a sheet that is open', async () => {
  const page = await hall.owner('localhost', { reducedMotion: 'reduce' });
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
  await page
    .getByRole('dialog')
    .getByRole('button', { name: / wins$/ })
    .last()
    .click();
  problems.push(...(await seriousProblems(page)));
  expect(problems).toEqual([]);
});
