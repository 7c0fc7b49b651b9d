import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { Command } from '../../src/protocol/wire-views.ts';
import { EventHall, hallName } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { HomePage } from './pages/home-page.ts';

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
  const commands: Command[] = [
    { type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })) },
    { type: 'Start' },
    { type: 'PairRound' },
    { type: 'PublishRound', round: 1 },
    {
      type: 'RecordOutcome',
      place: { round: 1, edition: 1, table: 1, game: 1 },
      outcome: { kind: 'scores', scores: [5000, 3000] },
    },
  ];
  for (const command of commands) await client.send(id, { commandId: newCommandId(), command: command as never });
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

  test('that is none, is damaged, was changed or comes from a later version is refused with a sentence, and nothing is taken over', async () => {
    const { text } = await foreignFile();
    const before = (await hall.client().tournaments()).tournaments.length;
    const home = new HomePage(await hall.owner(hallName));
    await home.open();
    const files: readonly (readonly [string, string, RegExp])[] = [
      ['names.csv', 'Kim,1520\nAna,1480', /^names\.csv is not a tournament file\. Nothing was taken over\./],
      ['half.json', text.slice(0, text.length / 2), /^half\.json is not a tournament file\./],
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
  const columns = page.getByRole('list', { name: 'Columns of the list' });
  const meaning = (column: string) => columns.getByLabel(`What ${column} is`);
  expect(await Promise.all(['No', 'Town', 'Name', 'Phone', 'Elo'].map((one) => meaning(one).inputValue()))).toEqual([
    'ignored',
    'club',
    'name',
    'ignored',
    'rating',
  ]);
  await page.getByText('1 line without a name is left out.').waitFor();
  await meaning('Town').selectOption('ignored');
  await meaning('Phone').selectOption('club');
  await page.getByRole('table', { name: 'How the list was read' }).getByRole('cell', { name: '555' }).waitFor();
  await page.getByRole('button', { name: 'Add 2 players' }).click();
  await page.getByRole('heading', { level: 1, name: '2 players' }).waitFor();
  await page.getByText('All stored').waitFor();
  const { players } = await hall.client().tournament(desk.id);
  expect(players.map(({ name, rating, club }) => [name, rating, club])).toEqual([
    ['Larsen; Kim', 1520, '555'],
    ['Ana Ruiz', 1480, undefined],
  ]);
  expect(hall.faults).toEqual([]);
});

test('[DK-7] a name that is there already is refused with a sentence, and the list stays to be mended', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Twice', 'Swiss');
  await desk.addPlayers(['Kim Larsen', 'Ana Ruiz']);
  await page.getByLabel('One name a line').fill('Bo\nKim Larsen');
  await page.getByRole('button', { name: 'Add 2 players' }).click();
  await page
    .getByRole('alert')
    .getByText(/Kim Larsen/)
    .waitFor();
  expect(await page.getByLabel('One name a line').inputValue()).toBe('Bo\nKim Larsen');
  await page.getByLabel('One name a line').fill('Bo\nKim Larsen (Oslo)');
  await page.getByRole('button', { name: 'Add 2 players' }).click();
  await page.getByRole('heading', { level: 1, name: '4 players' }).waitFor();
});
