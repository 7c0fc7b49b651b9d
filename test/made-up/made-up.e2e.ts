import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsPages } from '../../scripts/docs-pages.mjs';
import { newCommandId } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { EventHall, hallName } from '../e2e/hall.ts';
import { DeskPage } from '../e2e/pages/desk-page.ts';
import { EntryPage } from '../e2e/pages/entry-page.ts';
import { WallPage } from '../e2e/pages/wall-page.ts';
import { formats } from './formats.ts';

/** The pages, started with one more format and nothing else changed: one that nobody in src/ knows is played. */

const pages = mkdtempSync(join(tmpdir(), 'tiltyard-pages-'));
let hall: EventHall;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'pages'),
    publicDir: join(import.meta.dirname, '../../src/web/static'),
    plugins: [docsPages(), react()],
    worker: { format: 'es' },
    build: { outDir: pages, emptyOutDir: true, assetsInlineLimit: 0, minify: false, reportCompressedSize: false },
  });
  hall = await EventHall.open({ web: pages }, formats);
});

afterAll(async () => {
  await hall.close();
  rmSync(pages, { recursive: true, force: true });
});

const people = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'];

const asWideAsThePage = () => document.documentElement.scrollWidth <= innerWidth;

test('a made-up format: desk, public page, phones, wall, board and print', async () => {
  const page = await hall.owner();
  // What to expect, before it is created: its own word for a figure of its own plan.
  await page.goto('/new');
  await page.locator('.format-card', { hasText: 'Quartets' }).click();
  await page.getByText('tables of four', { exact: true }).waitFor();
  const desk = await DeskPage.create(page, 'Garden Party', 'Quartets', 'Up to five petals');
  const entry = new EntryPage(desk);
  await desk.addPlayers(people);
  await desk.press(/Start with 9 players/);
  await desk.press(/Publish sitting 1 of three/);

  // A table of four takes four numbers, in the form its rulebook says and by its own word for them.
  await entry.line.waitFor();
  await entry.line.focus();
  await expect.poll(() => entry.meaning.innerText()).toContain('Petals gathered');
  await entry.type('5 2 3');
  await expect.poll(() => entry.boxes()).toEqual(['5', '2', '3', '']);
  await entry.type(' 6');
  await expect.poll(() => entry.meaning.innerText()).toContain('the most is 5');
  const [first = ''] = await entry.names();
  await page.keyboard.press('Escape');
  await entry.record('5 2 3 4');

  // The public page: its words, its tables, its standings, and its own picture under its own name.
  const guest = await hall.visitor();
  await guest.goto(`/t/${desk.id}`);
  await guest.getByText('Quartets').first().waitFor();
  await guest.getByText('Sitting 1 of three').first().waitFor();
  const parts = ['Overview', 'Tables', 'Standings', 'Baskets', 'Players', 'How it is played'];
  // How many there are stands behind some.
  const tabs = await guest.getByRole('tab').allInnerTexts();
  expect(tabs.map((tab) => tab.split('\n')[0])).toEqual(parts);
  await guest.goto(`/t/${desk.id}/standings`);
  await guest.getByRole('columnheader', { name: 'Petals' }).waitFor();
  await guest.goto(`/t/${desk.id}/board`);
  const rowOf = (name: string) => guest.getByRole('row', { name: new RegExp(`^${name}`) });
  await rowOf(first).waitFor();
  await expect.poll(() => rowOf(first).getByRole('cell').first().innerText()).toBe('5');

  const wall = new WallPage(await hall.visitor('localhost', { viewport: { width: 1280, height: 720 } }));
  await wall.open(desk.id);
  const { faults, texts } = await wall.goThrough();
  expect(faults).toEqual([]);
  for (const name of people) expect(texts.join(' ')).toContain(name);

  for (const sheet of ['tables', 'slips', 'board', 'standings']) {
    await page.goto(`/t/${desk.id}/desk/print/${sheet}`);
    await page.getByText(first).first().waitFor();
    if (sheet === 'slips') await page.getByText('Petals gathered').first().waitFor();
  }
  // A player's phone: where they sit, with whom, and a report in the format's own form, which the desk takes over.
  const { rounds } = await hall.client().tournament(desk.id);
  const table = assertDefined(
    rounds[0]?.matches.find(({ state }) => state === 'open'),
    'a table that still plays',
  );
  const { links } = await hall.client().makeLinks(desk.id, { role: 'player', players: [...table.seats] });
  const selfReport = { type: 'Configure' as const, settings: { selfReport: true } };
  await hall.client().send(desk.id, { commandId: newCommandId(), command: selfReport });
  const phone = await hall.visitor(hallName, { viewport: { width: 390, height: 844 } });
  await phone.goto(assertDefined(links[0], 'a link').path);
  await phone.locator('.my-table').waitFor();
  await expect.poll(() => phone.evaluate(asWideAsThePage)).toBe(true);
  await phone.getByRole('button', { name: 'Report the result' }).click();
  for (const [seat, petals] of ['1', '1', '3', '4'].entries()) {
    await phone
      .getByLabel(/^Petals gathered: /)
      .nth(seat)
      .fill(petals);
  }
  await phone.getByRole('button', { name: /^Report 1/ }).click();
  await phone.getByText('You reported:').waitFor();
  for (const part of ['', '/tables/1', '/standings', '/board', '/how']) {
    await phone.goto(`/t/${desk.id}${part}`);
    await phone.getByRole('tab').first().waitFor();
    await expect.poll(() => phone.evaluate(asWideAsThePage)).toBe(true);
  }

  await page.goto(`/t/${desk.id}/desk/round`);
  await entry.line.waitFor();
  await entry.record('1 1 3 4');
  // What the host reads out counts petals, not somebody else's points.
  await page.getByRole('heading', { name: 'To read out' }).waitFor();
  await page.getByText(/^5 petals: /).waitFor();
  await expect.poll(() => page.getByText(/strike/i).count()).toBe(0);
  await desk.press(/Close sitting 1 of three/);
  await desk.press(/Pair/);
  // Its own finding: of nine some meet again, and the draft says so in its own words.
  await page
    .getByText(/sat together before/)
    .first()
    .waitFor();
  expect(hall.faults).toEqual([]);
});
