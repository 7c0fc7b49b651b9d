import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tooNewInScript, tooNewInStyle } from './compatibility.ts';
import { EventHall, hallName } from './hall.ts';
import { longEvening } from './tournaments.ts';

/** docs/browsers.md: which browsers the pages run in. */

const assets = join(process.env.TILTYARD_WEB ?? join(import.meta.dirname, '../../dist/web'), 'assets');
const builtFiles = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }));

/** Members that have a fallback, are asked for before they are used, or are ours or a library's under the same name. */
const scripts = new Set([
  ...['.toSorted', '.toReversed'],
  ...['new SharedWorker', '.wakeLock', '.vibrate', '.popover', '.hidePopover', '.connection'],
  ...['.startViewTransition', '.checkVisibility', '.captureStackTrace', '.stackTraceLimit', '.fromHex', '.toHex'],
  ...['.displayName', '.error', '.escape', '.inert', '.role', '.serial', '.share'],
]);
/** Declarations that may be left out without harm. */
const styles = new Set([
  ...['accent-color', 'container-type', 'mask-image', 'outline', 'text-size-adjust', 'text-wrap', 'user-select'],
]);
/** No phone shows the wall or prints. */
const larger: Readonly<Record<string, readonly string[]>> = { 'wall-page': ['1cqh', '1cqw'], print: ['@page'] };
const pageOf = (name: string) => name.replace(/-[\w-]{8}\.css$/, '');

describe('what is built asks for nothing that the oldest browsers lack', () => {
  test('in scripts', () => {
    const found = builtFiles('.js').flatMap(({ name, text }) =>
      tooNewInScript(text).flatMap((what) => (scripts.has(what) ? [] : [`${name}: ${what}`])),
    );
    expect(found).toEqual([]);
  });

  test('in styles', () => {
    const found = builtFiles('.css').flatMap(({ name, text }) =>
      tooNewInStyle(text).flatMap((what) =>
        styles.has(what) || larger[pageOf(name)]?.includes(what) ? [] : [`${name}: ${what}`],
      ),
    );
    expect(found).toEqual([]);
  });

  test('a planted fault is noticed', () => {
    expect(tooNewInScript('[].toSpliced(1); a.match(/(?<=b)c/); new Temporal(); crypto.randomUUID()')).toEqual([
      '.toSpliced',
      '/(?<=b)c/',
      'new Temporal',
    ]);
    expect(tooNewInStyle('a:has(b){top:0} @media (width<3px){a{top:0}} a{height:9dvh} @scope (a){b{top:0}}')).toEqual([
      '1dvh',
      ':has',
      '@media (a < b)',
      '@scope',
    ]);
    expect(tooNewInStyle('a{width:calc(var(--a)*1cqw)} @supports (height:1dvh){a{height:9dvh}}')).toEqual(['1cqw']);
  });
});

describe('in a browser without the newer built-ins', () => {
  let hall: EventHall;
  let id: string;

  beforeAll(async () => {
    hall = await EventHall.open();
    id = await longEvening(hall.client(), 'swiss', 1);
  });

  afterAll(async () => {
    await hall.close();
  });

  const withoutNews = async (page: Page) => {
    await page.addInitScript(() => {
      const lacking: [object, ...string[]][] = [
        [Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex', 'group'],
        [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert'],
        [window, 'SharedWorker', 'structuredClone', 'Iterator', 'requestIdleCallback', 'scheduler', 'navigation'],
        [Crypto.prototype, 'randomUUID'],
        [Object, 'groupBy'],
        [Promise, 'withResolvers', 'try'],
        [AbortSignal, 'timeout', 'any'],
        [Set.prototype, 'union', 'difference', 'intersection'],
        [String.prototype, 'isWellFormed', 'toWellFormed'],
        [Element.prototype, 'checkVisibility'],
        [Document.prototype, 'startViewTransition'],
        [Navigator.prototype, 'wakeLock', 'vibrate', 'connection'],
      ];
      for (const [holder, ...names] of lacking) {
        for (const name of names) {
          Reflect.deleteProperty(holder, name);
          if (name in holder) throw new Error(`${name} is still there.`);
        }
      }
    });
    return page;
  };

  test('a phone finds its name, follows its table and asks why', async () => {
    const phone = await withoutNews(await hall.visitor(hallName, { viewport: { width: 390, height: 844 } }));
    await phone.goto(`/t/${id}`);
    await phone.getByRole('heading', { level: 1 }).waitFor();
    for (const part of ['tables', 'standings', 'players', 'players/p3', 'draws']) {
      await phone.goto(`/t/${id}/${part}`);
      await phone.getByRole('heading').first().waitFor();
    }
    await phone.goto(`/t/${id}/tables`);
    const why = phone.getByRole('button', { name: /why/i }).first();
    await why.click();
    const text = phone.locator('.popover:visible');
    await text.waitFor();
    await expect.poll(() => why.getAttribute('aria-expanded')).toBe('true');
    await phone.keyboard.press('Escape');
    await text.waitFor({ state: 'hidden' });
    await why.press('Enter');
    await text.waitFor();
    await phone.locator('h1').first().click({ force: true });
    await text.waitFor({ state: 'hidden' });
    expect(hall.faults).toEqual([]);
  });

  test('the desk opens its menus; New and the wall open', async () => {
    const desk = await withoutNews(await hall.owner(hallName));
    await desk.goto(`/t/${id}/desk/round`);
    await desk.getByRole('button', { name: 'Actions for this round' }).click();
    await desk.getByRole('menu').waitFor();
    await desk.keyboard.press('Escape');
    for (const path of [`/t/${id}/desk/players`, `/t/${id}/desk/standings`, '/new', '/']) {
      await desk.goto(path);
      await desk.getByRole('heading').first().waitFor();
    }
    await desk.goto(`/t/${id}/wall`);
    await desk.locator('.wall').first().waitFor();
    expect(hall.faults).toEqual([]);
  });

  test('on a phone no font is fetched before there is something to read', async () => {
    const phone = await hall.visitor('localhost', { viewport: { width: 390, height: 844 } });
    const fonts: string[] = [];
    phone.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await phone.route(/\/api\//, async (route) => {
      await answered;
      await route.continue();
    });
    await phone.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
    await phone.goto(`/t/${id}/tables`);
    await phone.locator('#first').waitFor({ state: 'attached' });
    expect(fonts).toEqual([]);
    answer();
    await phone.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
  });
});
