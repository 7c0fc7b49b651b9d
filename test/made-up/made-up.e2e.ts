import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsPages } from '../../scripts/docs-pages.mjs';
import { formatsOnDemand } from '../../scripts/on-demand.mjs';
import { EventHall } from '../e2e/hall.ts';
import { DeskPage } from '../e2e/pages/desk-page.ts';
import { EntryPage } from '../e2e/pages/entry-page.ts';
import { WallPage } from '../e2e/pages/wall-page.ts';
import { withMadeUpFormat } from './plugin.ts';

/** The pages, built with the test registry and nothing else changed: a format that nobody in src/ knows is played. */

const pages = mkdtempSync(join(tmpdir(), 'tiltyard-pages-'));
let hall: EventHall;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../../src/web'),
    publicDir: 'static',
    plugins: [withMadeUpFormat(), formatsOnDemand(), docsPages(), react()],
    worker: { format: 'es', plugins: () => [withMadeUpFormat(), formatsOnDemand()] },
    build: { outDir: pages, emptyOutDir: true, assetsInlineLimit: 0, minify: false, reportCompressedSize: false },
  });
  hall = await EventHall.open({ web: pages });
});

afterAll(async () => {
  await hall.close();
  rmSync(pages, { recursive: true, force: true });
});

const people = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida'];

test('a made-up format: desk, public page, wall and print', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Garden Party', 'Quartets', 'Up to five petals');
  const entry = new EntryPage(desk);
  await desk.addPlayers(people);
  await desk.press(/Start with 9 players/);
  await desk.press(/Publish Sitting 1 of three/);

  // A table of four takes four numbers, in the form its rulebook says and by its own word for them.
  await entry.line.waitFor();
  await entry.line.focus();
  expect(await entry.meaning.innerText()).toContain('Petals gathered');
  await entry.type('5 2 3');
  expect(await entry.boxes()).toEqual(['5', '2', '3', '']);
  await entry.type(' 6');
  expect(await entry.meaning.innerText()).toContain('the most is 5');
  const [first = ''] = await entry.names();
  await page.keyboard.press('Escape');
  await entry.record('5 2 3 4');

  // The public page: its words, its tables, its standings; no picture, as it has none.
  const guest = await hall.visitor();
  await guest.goto(`/t/${desk.id}`);
  await guest.getByText('Quartets').first().waitFor();
  await guest.getByText('Sitting 1 of three').first().waitFor();
  const parts = ['Overview', 'Tables', 'Standings', 'Players', 'How it is played'];
  expect(await guest.getByRole('tab').allInnerTexts()).toEqual(parts);
  await guest.goto(`/t/${desk.id}/standings`);
  await guest.getByRole('columnheader', { name: 'Petals' }).waitFor();

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
  await page.goto(`/t/${desk.id}/desk/round`);
  await entry.line.waitFor();
  await entry.record('1 1 3 4');
  await desk.press(/Close Sitting 1 of three/);
  await desk.press(/Pair/);
  // Its own finding: of nine some meet again, and the draft says so in its own words.
  await page
    .getByText(/sat together before/)
    .first()
    .waitFor();
  expect(hall.faults).toEqual([]);
});
