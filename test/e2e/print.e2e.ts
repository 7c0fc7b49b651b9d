import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { type Sheet, sheets } from '../../src/web/desk/print/sheets.ts';
import { EventHall, hallName } from './hall.ts';
import { heldBack } from './held-back.ts';
import { type Paper, PrintPage } from './pages/print-page.ts';
import { pictureOf } from './qr.ts';
import { shows } from './stored.ts';
import { type Evenings, longBracket, longEvening, playEvenings } from './tournaments.ts';

const papers: readonly Paper[] = ['A4', 'Letter'];
const formats = ['groups', 'swiss', 'strikes', 'hybrid', 'knockout'] as const;
/** Those that look different in each format; the others are the same list everywhere. */
const own: readonly Sheet[] = ['tables', 'standings', 'board'];

let hall: EventHall;
let evenings: Evenings;
/** The desk's browser on the server itself, and one in the hall: each prints sheet after sheet. */
let desk: Page;
let inHall: Page;

const venue = 'Old Town Hall, Market Square 1';
const contact = 'desk@club.example';

/** DK-24: what is said of the event stands on every sheet. */
async function described(id: string): Promise<string> {
  const event = { firstDay: '2027-03-13', lastDay: '2027-03-14', startTime: '10:00', timeZone: 'Europe/Oslo', venue };
  await hall.client().send(id, { commandId: newCommandId(), command: { type: 'DescribeEvent', ...event } });
  await hall.client().setContact(id, contact);
  return id;
}

beforeAll(async () => {
  hall = await EventHall.open();
  evenings = await playEvenings(hall.client());
  await Promise.all([...formats.map((format) => evenings[format]), evenings.groupsOver].map(described));
  desk = await hall.owner('localhost', { colorScheme: 'dark' });
  inHall = await hall.owner(hallName);
});

afterAll(async () => {
  await hall.close();
});

const selfReport = (id: string, on: boolean) =>
  hall.client().send(id, {
    commandId: newCommandId(),
    command: { type: 'Configure', settings: { selfReport: on } },
  });

describe.each(formats)('[DK-15] on paper: %s', (format) => {
  test('every sheet on A4 and Letter: nothing is cut off, and black and white is enough', async () => {
    const print = new PrintPage(desk, evenings[format]);
    const faults: string[] = [];
    for (const sheet of format === 'strikes' ? sheets : own) {
      await print.open(sheet);
      const [title = ''] = await desk.locator('.sheet-title').allTextContents();
      const printed: (readonly string[])[] = [];
      for (const paper of papers) {
        const { texts } = await print.print(paper);
        printed.push(texts);
        if (title !== '') for (const text of texts) expect(text, sheet).toContain(`10:00 CET · ${venue} · ${contact}`);
        for (const text of texts) if (text.length < title.length + 5) faults.push(`${sheet}, ${paper}: only «${text}»`);
        faults.push(...(await print.cutOff(paper)).map((fault) => `${sheet}, ${paper}: ${fault}`));
      }
      // The same on each sheet of both papers, to the last letter.
      expect(printed[0], sheet).toEqual(printed[1]);
      faults.push(...(await print.colours()).map((colour) => `${sheet}: ${colour}`));
    }
    expect(faults).toEqual([]);
  });

  test('the slips are as many pages as they were laid out for, with and without codes', async () => {
    const id = evenings[format];
    const print = new PrintPage(inHall, id);
    for (const codes of [false, true]) {
      await selfReport(id, codes);
      await print.openAnew('slips');
      expect(await print.codes.count()).toBe(codes ? await inHall.locator('.slip li').count() : 0);
      for (const paper of papers) {
        expect((await print.print(paper)).pages).toBe(await print.slipPages.count());
        expect(await print.cutOff(paper)).toEqual([]);
      }
    }
    await selfReport(id, false);
  });
});

test('[DK-15] cut once, the piles laid on each other are the tables in order', async () => {
  const print = new PrintPage(desk, evenings.swiss);
  await print.open('slips');
  const tables = await print.slips.evaluateAll((slips) =>
    slips.map((slip) => ({
      table: Number(slip.querySelector('.slip-table b')?.textContent),
      sheet: [...document.querySelectorAll('.slip-page')].findIndex((one) => one.contains(slip)),
      height: Math.round(
        slip.getBoundingClientRect().top - (slip.closest('.slip-page')?.getBoundingClientRect().top ?? 0),
      ),
    })),
  );
  const piled = tables.toSorted((a, b) => a.height - b.height || a.sheet - b.sheet).map(({ table }) => table);
  expect(piled).toEqual(Array.from({ length: 10 }, (_, at) => at + 1));
  // The cuts go through all sheets at the same heights.
  expect(new Set(tables.map(({ height }) => height)).size).toBeLessThanOrEqual(5);
});

test('[DK-15] a bracket lies across the page and can be read', async () => {
  const print = new PrintPage(desk, evenings.knockout);
  await print.open('board');
  for (const paper of papers) expect((await print.print(paper)).wide).toBe(1);
  const scale = await desk.locator('.paper-bracket svg').evaluate((svg) => {
    const [, , width] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return svg.getBoundingClientRect().width / (width ?? 1);
  });
  // 14 units of the drawing are at least seven points.
  expect(14 * scale).toBeGreaterThan((7 * 96) / 72);
});

test('[DK-15] a bracket of 64 on both papers: no sheet without matches, and the headings are those of its rounds', async () => {
  const print = new PrintPage(desk, await described(await longBracket(hall.client())));
  await print.open('board');
  const [a4, letter] = [await print.print('A4'), await print.print('Letter')];
  expect(a4.texts).toEqual(letter.texts);
  const brackets = a4.texts.filter((text) => text.includes('Bracket'));
  expect(brackets).toHaveLength(5);
  for (const part of brackets.slice(0, 4)) {
    expect(part).toMatch(/Last 64.*Last 32.*Last 16.*Quarter-finals/);
    expect(part).not.toMatch(/Semi-finals|\bFinal\b/);
    expect(part.match(/No\d+/g)?.length).toBeGreaterThanOrEqual(16);
  }
  expect(brackets[4]).toMatch(/Semi-finals.*Final/);
  expect(brackets[4]).not.toMatch(/Quarter-finals|Last/);
});

test('[DK-15] podium and final report once it is over', async () => {
  const print = new PrintPage(desk, evenings.groupsOver);
  for (const sheet of ['podium', 'report'] as const) {
    await print.open(sheet);
    const [one, other] = [await print.print('A4'), await print.print('Letter')];
    expect(one.texts).toEqual(other.texts);
    expect(one.texts[0]).toContain('Ana Ruiz');
    if (sheet === 'podium') expect(one.pages).toBe(1);
    else expect(one.texts.join(' ')).toMatch(/Round 1.*Round 2/);
  }
});

test('[DK-15] nothing is printed before all that is on the sheet has arrived', async () => {
  const page = await hall.owner();
  await page.addInitScript('window.print = () => document.body.setAttribute("data-printed", "")');
  const { secret = '' } = await hall.client().tournament(evenings.groupsOver);
  const print = new PrintPage(page, evenings.groupsOver);
  const late = {
    contact: new RegExp(`/${evenings.groupsOver}/contact`),
    secret: new RegExp(`/${evenings.groupsOver}$`),
  };
  for (const [what, address] of Object.entries(late)) {
    const arrive = await heldBack(page, address);
    await page.goto(`/t/${evenings.groupsOver}/desk/print/report`);
    await page.locator('.print[aria-busy=true] .paper-proof').waitFor();
    await page.getByRole('button', { name: 'Print this' }).click({ force: true });
    await page.locator('.note', { hasText: 'Not everything on this sheet has arrived yet.' }).waitFor();
    await expect.poll(() => page.locator('body[data-printed]').count(), { message: what }).toBe(0);
    expect((await print.print('A4')).texts.join(), what).toMatch(/^Not everything on this sheet has arrived yet/);
    arrive();
    await page.locator('.print[aria-busy=false]').waitFor();
    const paper = (await print.print('A4')).texts.join();
    for (const part of [contact, secret, 'Ana Ruiz']) expect(paper, what).toContain(part);
    await page.unroute(address);
  }
  // By key: a second press at the same place could come too soon to count (DK-3).
  await page.getByRole('button', { name: 'Print this' }).press('Enter');
  await page.locator('body[data-printed]').waitFor();
});

test('[DK-15] lists of sixty with the longest names are the same sheets on both papers', async () => {
  const print = new PrintPage(desk, await described(await longEvening(hall.client(), 'swiss', 2)));
  for (const sheet of ['tables', 'names', 'standings', 'board', 'signIn', 'report'] as const) {
    await print.open(sheet);
    const [one, other] = [await print.print('A4'), await print.print('Letter')];
    expect(one.texts, sheet).toEqual(other.texts);
    // None has only its title: it has somebody on it, or more text than a title. The draw decides how many rows are last.
    for (const text of one.texts) expect(/\bNo\d+/.test(text) || text.length > 120, `${sheet}: «${text}»`).toBe(true);
  }
});

test.each(['robin', 'double'] as const)(
  '[DK-15] on paper: %s of sixty with the longest names, the same on both papers, nothing cut off',
  async (format) => {
    const print = new PrintPage(desk, await described(await longEvening(hall.client(), format, 1)));
    for (const sheet of own) {
      await print.open(sheet);
      const [one, other] = [await print.print('A4'), await print.print('Letter')];
      expect(one.texts, sheet).toEqual(other.texts);
      for (const text of one.texts) expect(text, sheet).toContain(contact);
      for (const paper of papers) expect(await print.cutOff(paper), `${sheet}, ${paper}`).toEqual([]);
    }
    // DE-4: both sides that are played, and the results that are in.
    await print.open('tables');
    const { rounds } = await hall.client().tournament(print.id);
    const played = rounds.filter(({ state }) => state === 'published').flatMap(({ matches }) => matches);
    await expect.poll(() => desk.locator('.result-box:not(th)').count()).toBe(played.length);
    const results = (await desk.locator('td.result-box').allInnerTexts()).filter((text) => text !== '');
    expect(results).toHaveLength(played.filter(({ state }) => state === 'done').length);
  },
);

test('[DK-15] a blank sign-in sheet before anyone is entered; nothing to print before a round is published', async () => {
  const print = new PrintPage(desk, evenings.empty);
  await print.open('signIn');
  await expect.poll(() => desk.locator('.ruled tbody tr').count()).toBeGreaterThan(20);
  for (const paper of papers) expect((await print.print(paper)).pages).toBe(1);
  await print.open('slips');
  await desk.getByText('No round is published yet.').waitFor();
});

test('[DK-15] an earlier round is printed again', async () => {
  const print = new PrintPage(desk, evenings.swiss);
  await print.open('tables');
  await desk.getByRole('heading', { name: 'Spring Open · Round 3' }).waitFor();
  await desk.getByLabel('Which round').selectOption('1');
  await shows(desk.getByRole('heading', { name: 'Spring Open · Round 1' }));
});

test('[DK-12] the codes on the slips are the players’ private links: the same next time, and nobody else sees them', async () => {
  const id = evenings.groups;
  await selfReport(id, true);
  const page = inHall;
  const print = new PrintPage(page, id);
  await print.openAnew('slips');
  const codesOf = () =>
    print.codes.evaluateAll((codes) =>
      codes.map((code) => ({
        label: code.getAttribute('aria-label'),
        picture: code.querySelector('path')?.getAttribute('d'),
      })),
    );
  const first = await codesOf();
  const kept = await page.evaluate((key) => localStorage.getItem(key), `tiltyard.private.${id}`);
  const links = JSON.parse(kept ?? '[]') as { player: string; path: string }[];
  const { players } = await hall.client().tournament(id);
  for (const { player, path } of links) {
    const picture = pictureOf(`http://${hallName}:${hall.port}${path}`);
    const name = players.find((one) => one.id === player)?.name;
    expect(first.find(({ label }) => label === `Private code of ${name}`)?.picture).toBe(picture);
  }

  const made = (await hall.client().links(id)).links.length;
  await page.reload();
  await print.codes.first().waitFor();
  expect(await codesOf()).toEqual(first);
  expect((await hall.client().links(id)).links).toHaveLength(made);

  const phone = await hall.visitor(hallName, { viewport: { width: 390, height: 844 } });
  await phone.goto(links[0]?.path ?? '');
  await phone
    .locator('.mine')
    .getByText(players.find(({ id: one }) => one === links[0]?.player)?.name ?? '')
    .first()
    .waitFor();
  await phone.goto(`/t/${id}/desk/print/slips`);
  await phone.waitForURL(`**/t/${id}`);
  const told = await phone.evaluate(async (address) => {
    const answers = await Promise.all(
      ['', '/slices', '/export/pairings.csv', '/links'].map((rest) =>
        fetch(`${address}${rest}`).then((one) => one.text()),
      ),
    );
    return answers.join('');
  }, `/api/tournaments/${id}`);
  expect(told).not.toMatch(/r_[\w-]{16}/);
  await selfReport(id, false);
  expect(hall.faults).toEqual([]);
});

test('[DK-12] where no phone can reach the server the slips have no codes, and the desk is told', async () => {
  const id = evenings.strikes;
  await selfReport(id, true);
  const print = new PrintPage(desk, id);
  await print.openAnew('slips');
  await desk.getByText('No private codes: no phone can reach this server.').waitFor();
  await expect.poll(() => print.codes.count()).toBe(0);
  await selfReport(id, false);
});
