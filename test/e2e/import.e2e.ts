import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { HomePage } from './pages/home-page.ts';
import { stored } from './stored.ts';

let hall: EventHall;
let elsewhere: EventHall;

beforeAll(async () => {
  [hall, elsewhere] = await Promise.all([EventHall.open(), EventHall.open()]);
});

afterAll(async () => {
  await Promise.all([hall.close(), elsewhere.close()]);
});

/** A tournament of another server with a result, as its file. */
async function foreignFile() {
  const client = elsewhere.client();
  const { id } = await client.create({ name: 'From afar', format: 'swiss', config: {} });
  const commands: WireCommand[] = [
    { type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })) },
    { type: 'Start' },
    { type: 'PairRound' },
    { type: 'PublishRound', round: 1 },
    {
      type: 'RecordOutcome',
      place: { round: 1, edition: 1, match: 1, game: 1 },
      outcome: scores(5, 3),
    },
  ];
  for (const command of commands) await client.send(id, { commandId: newCommandId(), command });
  return { id, text: JSON.stringify(await client.file(id)), view: await client.tournament(id) };
}

describe('[DK-18] a tournament file', () => {
  test('gives the same state to the last field, and a second time says that it is here', async () => {
    const { id, text, view } = await foreignFile();
    const home = new HomePage(await hall.owner(hallName));
    await home.open();
    await home.openFile('afar.json', text);
    await home.page.waitForURL(`**/t/${id}/desk/round`);
    await home.page.locator('#table-1').getByText('5 – 3').waitFor();
    expect(await hall.client().tournament(id)).toEqual(view);
    expect(JSON.stringify(await hall.client().file(id))).toBe(text);

    await home.open();
    await home.openFile('afar.json', text);
    await home.problem.getByText('This tournament is here already; it was not touched.').waitFor();
    await home.problem.getByRole('link', { name: 'Open it' }).click();
    await home.page.waitForURL(`**/t/${id}/desk/round`);
    expect(hall.faults).toEqual([]);
  });

  test('that is invalid, is damaged, was changed or comes from a later version is refused with a sentence, and nothing is taken over', async () => {
    const { text } = await foreignFile();
    const before = (await hall.client().tournaments()).tournaments.length;
    const home = new HomePage(await hall.owner(hallName));
    await home.open();
    const files: readonly (readonly [string, string, RegExp])[] = [
      [
        'names.csv',
        'Kim,1520\nAna,1480',
        /^names\.csv is not a tournament file, nor a TRF, .* Nothing was taken over\./,
      ],
      ['half.json', text.slice(0, text.length / 2), /^half\.json is not a tournament file, nor/],
      ['changed.json', text.replaceAll('[5000,3000]', '[3000,5000]'), /^This file was damaged or changed/],
      ['missing.json', withoutEntry(text), /^This file was damaged or changed/],
      ['later.json', text.replace('"tiltyard":1', '"tiltyard":2'), /^later\.json was written by a newer Tiltyard/],
    ];
    for (const [name, content, sentence] of files) {
      await home.openFile(name, content);
      await home.problem.getByText(sentence).waitFor();
    }
    expect((await hall.client().tournaments()).tournaments).toHaveLength(before);
  });
});

describe('an event that another program began', () => {
  test('comes in from its file, with a list of what could not be taken over', async () => {
    const home = new HomePage(await hall.owner(hallName));
    await home.open();
    const games = 'Round,White,Black,Result\n1,Ana,Ben,1-0\n1,Cy,Dee,1/2-1/2\n2,Ana,Cy,\n2,Ben,Dee,\n';
    await home.openFile('club.csv', games);
    await home.page.getByText('What could not be taken over unchanged:').waitFor();
    await home.page.getByText('The file doesn’t say how many rounds are planned.').waitFor();
    await home.page.getByRole('link', { name: 'Open it' }).click();
    await home.page.waitForURL('**/t/*/desk/round');
    const desk = new DeskPage(home.page);
    await desk.page.locator('#table-1').getByText('Ana').waitFor();
    expect(hall.faults).toEqual([]);
  });
});

/** As if a line had been cut out of the middle. */
function withoutEntry(text: string): string {
  const file = JSON.parse(text) as { entries: unknown[] };
  return JSON.stringify({ ...file, entries: file.entries.toSpliced(2, 1) });
}

test('[DK-7] players from a CSV file: the columns as they were read, one set right, then they are in', async () => {
  const page = await hall.owner(hallName);
  const desk = await DeskPage.create(page, 'Club evening', 'Swiss');
  const text = 'No;Town;Name;Phone;Elo\n1;Oslo;"Larsen; Kim";555;1520\n2;Lisbon;Ana Ruiz;;1480\n3;Umeå;;556;\n';
  const open = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'players.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await open(text);
  const table = page.getByRole('table', { name: 'How the list was read' });
  const meaning = (column: string) => table.getByLabel(`What ${column} is`);
  expect(await Promise.all(['No', 'Town', 'Name', 'Phone', 'Elo'].map((one) => meaning(one).inputValue()))).toEqual([
    'ignored',
    'club',
    'name',
    'contact',
    'rating',
  ]);
  await page.getByText('line 4: no name in “3 · Umeå · 556”').waitFor();
  await meaning('Town').selectOption('ignored');
  await meaning('No').selectOption('club');
  await page.getByRole('button', { name: 'Add 2 players' }).click();
  await page.getByRole('heading', { level: 1, name: '2 players' }).waitFor();
  await stored(page);
  const { players } = await hall.client().tournament(desk.id);
  expect(players.map(({ name, rating, club }) => [name, rating, club])).toEqual([
    ['Larsen; Kim', 1520, '1'],
    ['Ana Ruiz', 1480, '2'],
  ]);
  expect(hall.faults).toEqual([]);
});

test('[DK-30] what was typed survives leaving the page, and what is not understood stays to be mended', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Kept', 'Swiss');
  const box = page.getByLabel('One name per line');
  // A list without headings: what its columns are can be changed as well.
  await box.fill('Oslo, Kim Larsen, 1520\nLisbon, Ana Ruiz, 1480');
  await page.getByRole('button', { name: 'Choose the columns' }).click();
  const table = page.getByRole('table', { name: 'How the list was read' });
  await table.getByLabel('What column 1 is').selectOption('club');
  await table.getByLabel('What column 2 is').selectOption('name');
  await page.getByRole('button', { name: 'Add 2 players' }).waitFor();
  await box.fill('Kim Larsen 1520\nAna Ruiz, 1480, Lisbon\nBo Lindqvist (Umeå)\n12345678901');
  await desk.tab('Standings');
  await desk.tab('Players');
  await expect.poll(() => box.inputValue()).toContain('Ana Ruiz, 1480, Lisbon');
  await page.reload();
  await page.getByText(/^1 line is left out/).waitFor();
  await page.getByRole('button', { name: 'Add 3 players' }).click();
  await page.getByRole('heading', { level: 1, name: '3 players' }).waitFor();
  await expect.poll(() => box.inputValue()).toBe('12345678901');
  const { players } = await hall.client().tournament(desk.id);
  expect(players.map(({ name, rating, club }) => [name, rating, club])).toEqual([
    ['Kim Larsen', 1520, undefined],
    ['Ana Ruiz', 1480, 'Lisbon'],
    ['Bo Lindqvist', undefined, 'Umeå'],
  ]);
});

test('[DK-30] a file in Windows-1252 with first and last names', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Encoded', 'Swiss');
  const text = 'Vorname;Nachname;DWZ;E-Mail\nJürgen;Großmann;1500;j@example.org';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await page.getByRole('button', { name: 'Add 1 player' }).click();
  await page.getByRole('heading', { level: 1, name: '1 player' }).waitFor();
  await stored(page);
  const { players } = await hall.client().tournament(desk.id);
  expect(players.map(({ name, rating, club }) => [name, rating, club])).toEqual([['Jürgen Großmann', 1500, undefined]]);
});

test('[DK-7] sorted by a column, picked by keyboard, checked in and deleted many at once', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Many', 'Swiss');
  await page.getByLabel('One name per line').fill('Ana 1480\nBo 1700\nCy 1600\nDee 1500');
  await page.getByRole('button', { name: 'Add 4 players' }).click();
  await page.getByRole('heading', { level: 1, name: '4 players' }).waitFor();
  const names = () => page.locator('.players .player-name').allInnerTexts();
  await page.getByRole('columnheader', { name: 'Rating' }).getByRole('button').click();
  await expect.poll(() => names()).toEqual(['Bo', 'Cy', 'Dee', 'Ana']);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.poll(() => names()).toEqual(['Ana', 'Bo', 'Cy', 'Dee']);
  await page.getByLabel('Pick Ana').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('2 picked').waitFor();
  await page.keyboard.press('c');
  await page.getByText('2 of 4 are here.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('2 picked').count()).toBe(0);
  await page.getByLabel('Pick Cy').check();
  await page.getByLabel('Pick Dee').check();
  await page.getByRole('button', { name: 'More for 2 players' }).click();
  await page.getByRole('menuitem', { name: 'Delete 2 players' }).click();
  await page.getByRole('heading', { level: 1, name: '2 players' }).waitFor();
  await stored(page);
  expect((await hall.client().tournament(desk.id)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
});

test('[DK-7] a name that is there already is left out with a sentence, and stays to be told apart', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Twice', 'Swiss');
  await desk.addPlayers(['Kim Larsen', 'Ana Ruiz']);
  const box = page.getByLabel('One name per line');
  await box.fill('Bo\nKim Larsen');
  await page.getByText('line 2: Kim Larsen is already in the tournament').waitFor();
  await desk.atPace(page.getByRole('button', { name: 'Add 1 player' }));
  await page.getByRole('heading', { level: 1, name: '3 players' }).waitFor();
  await expect.poll(() => box.inputValue()).toBe('Kim Larsen');
  await box.fill('Kim Larsen (Oslo)');
  await desk.atPace(page.getByRole('button', { name: 'Add 1 player' }));
  await page.getByRole('heading', { level: 1, name: '4 players' }).waitFor();
});
