import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { type Sheet, sheets } from '../../src/web/desk/print/sheets.ts';
import { EventHall, hallName } from './hall.ts';
import { type Paper, PrintPage } from './pages/print-page.ts';
import { pictureOf } from './qr.ts';
import { type Evenings, playEvenings } from './tournaments.ts';

const papers: readonly Paper[] = ['A4', 'Letter'];
const formats = ['groups', 'swiss', 'strikes', 'hybrid', 'knockout'] as const;
/** Those that look different in each format; the others are the same list everywhere. */
const own: readonly Sheet[] = ['tables', 'standings', 'board'];

let hall: EventHall;
let evenings: Evenings;

beforeAll(async () => {
  hall = await EventHall.open();
  evenings = await playEvenings(hall.client());
}, 110_000);

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
    const page = await hall.owner('localhost', { colorScheme: 'dark' });
    const print = new PrintPage(page, evenings[format]);
    const faults: string[] = [];
    for (const sheet of format === 'strikes' ? sheets : own) {
      await print.open(sheet);
      for (const paper of papers) {
        const { pages } = await print.print(paper);
        // A list may go on; what is printed on one page of the other paper does not grow to three.
        if (pages < 1 || (sheet !== 'slips' && pages > 3)) faults.push(`${sheet}, ${paper}: ${pages} pages`);
        faults.push(...(await print.cutOff(paper)).map((fault) => `${sheet}, ${paper}: ${fault}`));
      }
      faults.push(...(await print.colours()).map((colour) => `${sheet}: ${colour}`));
    }
    expect(faults).toEqual([]);
  });

  test('the slips are as many pages as they were laid out for, with and without codes', async () => {
    const page = await hall.owner(hallName);
    const id = evenings[format];
    const print = new PrintPage(page, id);
    for (const codes of [false, true]) {
      await selfReport(id, codes);
      await print.open('slips');
      expect(await print.codes.count()).toBe(codes ? await page.locator('.slip li').count() : 0);
      for (const paper of papers) {
        expect((await print.print(paper)).pages).toBe(await print.slipPages.count());
        expect(await print.cutOff(paper)).toEqual([]);
      }
    }
    await selfReport(id, false);
  });
});

test('[DK-15] cut once, the piles laid on each other are the tables in order', async () => {
  const page = await hall.owner();
  const print = new PrintPage(page, evenings.swiss);
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
  const page = await hall.owner();
  const print = new PrintPage(page, evenings.knockout);
  await print.open('board');
  for (const paper of papers) expect((await print.print(paper)).wide).toBe(1);
  const scale = await page.locator('.paper-bracket svg').evaluate((svg) => {
    const [, , width] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return svg.getBoundingClientRect().width / (width ?? 1);
  });
  // 14 units of the drawing are at least seven points.
  expect(14 * scale).toBeGreaterThan((7 * 96) / 72);
});

test('[DK-15] a blank sign-in sheet before anyone is entered; nothing to print before a round is published', async () => {
  const page = await hall.owner();
  const print = new PrintPage(page, evenings.empty);
  await print.open('signIn');
  expect(await page.locator('.ruled tbody tr').count()).toBeGreaterThan(20);
  for (const paper of papers) expect((await print.print(paper)).pages).toBe(1);
  await print.open('slips');
  await page.getByText('No round is published yet.').waitFor();
});

test('[DK-15] an earlier round is printed again', async () => {
  const page = await hall.owner();
  const print = new PrintPage(page, evenings.swiss);
  await print.open('tables');
  await page.getByRole('heading', { name: 'Spring Open · Round 3' }).waitFor();
  await page.getByLabel('Which round').selectOption('1');
  await page.getByRole('heading', { name: 'Spring Open · Round 1' }).waitFor();
});

test('[DK-12] the codes on the slips are the players’ private links: the same next time, and nobody else sees them', async () => {
  const id = evenings.groups;
  await selfReport(id, true);
  const page = await hall.owner(hallName);
  const print = new PrintPage(page, id);
  await print.open('slips');
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
  const page = await hall.owner('localhost');
  const print = new PrintPage(page, id);
  await print.open('slips');
  await page.getByText('No private codes: no phone can reach this server.').waitFor();
  expect(await print.codes.count()).toBe(0);
  await selfReport(id, false);
});
