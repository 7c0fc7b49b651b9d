import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { EventHall } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { PlayersPage } from './pages/players-page.ts';
import { PrintPage } from './pages/print-page.ts';
import { swissEvening } from './swiss-evening.ts';

/** What spoiled real evenings: one press too many, a key that went elsewhere, a word that meant something else. */

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

const people = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];

test('[DK-8] [DK-17] revoking asks, and the last way in stays open', async () => {
  const page = await hall.owner();
  await page.goto('/account');
  const tokens = page.getByRole('region', { name: 'Tokens for programs' });
  await tokens.getByRole('button', { name: 'Revoke owner link' }).click();
  await tokens.getByText('Revoke owner link? Whoever uses it is out at once.').waitFor();
  await tokens.getByRole('button', { name: 'Keep it' }).press('Enter');
  await tokens.getByRole('button', { name: 'Revoke owner link' }).press('Enter');
  await tokens.getByRole('button', { name: 'Revoke it' }).click();
  await tokens.getByText('This is the last way in.').waitFor();
  await page.goto('/');
  await page
    .getByRole('link', { name: /New tournament|Set up the first one/ })
    .first()
    .waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-6] [DK-8] many players are deleted by one entry, apart from check-in, and come back by one undo', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Many at once', 'Swiss');
  await desk.addPlayers(people);
  await page.getByLabel('Pick everyone shown').check();
  const bar = page.getByRole('toolbar', { name: '6 picked' });
  await expect.poll(() => bar.getByRole('button').allInnerTexts()).toEqual(['Check in', 'Not here', 'Clear', '⋯']);
  await bar.getByRole('button', { name: 'Not here' }).click();
  await page.locator('.note').getByText('6 players marked as not here.').waitFor();
  await bar.getByRole('button', { name: 'More for 6 players' }).click();
  await page.getByRole('menuitem', { name: 'Delete 6 players' }).click();
  const note = page.locator('.note', { hasText: '6 players deleted.' });
  await note.waitFor();
  await page.getByText('No players yet.').waitFor();
  await note.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: '6 players' }).waitFor();
  await desk.stored();
  expect((await hall.client().tournament(desk.id)).players.map(({ name }) => name)).toEqual(people);
  await desk.tab('Activity');
  await page.getByText('Deleted Ana, Bo, Cy, Dee, Eli and Fay.', { exact: true }).waitFor();
  await page.getByText('Not here after all: Ana, Bo, Cy, Dee, Eli and Fay.').waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-7] dropping someone who plays names the game and asks; one who has played goes without a question', async () => {
  const id = await swissEvening(hall.client(), 'Gone home', { players: 4 });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  const desk = new DeskPage(page);
  await page.locator('.entry-input').waitFor();
  const atTable = (table: number) => page.locator(`#table-${table} .row-name`).allInnerTexts();
  const [leaver = '', other = ''] = (await atTable(1)).map((name) => name.trim());
  const [played = ''] = (await atTable(2)).map((name) => name.trim());
  await page.locator('.entry-input').focus();
  await page.keyboard.type('2 5 1');
  await page.keyboard.press('Enter');
  await page.locator('#table-2').getByText('5 – 1').waitFor();

  const players = new PlayersPage(desk);
  await players.choose(leaver, 'Drop');
  const question = page.getByRole('dialog', { name: `Drop ${leaver} now?` });
  await question.getByText(`Table 1: ${leaver} – ${other}`).waitFor();
  await question.getByRole('button', { name: 'Not now' }).click();
  await desk.stored();
  expect((await hall.client().tournament(id)).players.every(({ state }) => state !== 'dropped')).toBe(true);

  // The command line of the desk asks the same.
  await desk.command(`Drop ${leaver}`);
  await question.getByRole('button', { name: 'Drop and forfeit' }).click();
  await players.row(leaver).getByText('dropped', { exact: true }).waitFor();
  await players.choose(played, 'Drop');
  await players.row(played).getByText('dropped', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(hall.faults).toEqual([]);
});

test('[DK-3] what “?” lists is what the event takes, and the guide’s notation works where it says so', async () => {
  const page = await hall.owner();
  const notation = async (preset: string, name: string) => {
    const desk = await DeskPage.create(page, name, 'Swiss', preset);
    await desk.addPlayers(people);
    await desk.press(/Start/);
    await desk.press(/Publish round 1/);
    await page.locator('.entry-input').waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.waitFor();
    const listed = await keys.locator('dt').allInnerTexts();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    return { desk, listed: listed.slice(1, 5).map((one) => one.replace(/\s+/g, ' ').trim()) };
  };
  const meaning = page.locator('.entry-meaning');
  const type = async (text: string) => {
    await page.locator('.entry-input').fill(text);
  };

  const scored = await notation('Card game, first to 5', 'To five');
  expect(scored.listed).toEqual(['5 3', '53', '4=', '-+ +- ff']);
  await type('1-0');
  await meaning.getByText(/ahead on time, a timed win: 2–0/).waitFor();
  for (const text of ['=', '1/2']) {
    await type(text);
    await meaning.getByText('A draw has a score here: 4 4, or 4= for short.').waitFor();
  }
  await type('99');
  await page.keyboard.press('Enter');
  await meaning.getByText('There is no table 99.').waitFor();

  const plain = await notation('Won, drawn or lost', 'Games');
  expect(plain.listed.slice(0, 3)).toEqual(['1 = 0', '1-0 1/2 0-1', '-+ +- ff']);
  for (const [at, text] of ['1-0', '1/2', '='].entries()) {
    await type(text);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.chip').count()).toBe(2 - at);
  }
  await plain.desk.stored();
  const { rounds } = await hall.client().tournament(plain.desk.id);
  expect(rounds[0]?.matches.map(({ games }) => games[0]?.result)).toEqual(['1-0', '1/2', '1/2']);
  expect(hall.faults).toEqual([]);
});

test('[DK-3] published from any page, the line takes the next keys; keys on a button are not lost', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'No key lost', 'Swiss', 'Card game, first to 5');
  await desk.addPlayers(people);
  await desk.press(/Start/);
  await page.locator('.primary-action button', { hasText: 'Publish round 1' }).waitFor();
  await desk.tab('Players');
  await desk.press(/Publish round 1/);
  await page.locator('.entry-input:focus').waitFor();
  await page.keyboard.type('5 3');
  await page.keyboard.press('Enter');
  await page.locator('#table-1').getByText('5 – 3').waitFor();
  // The button that cannot be pressed keeps the focus; what is typed then is still a result.
  await desk.primary.focus();
  await page.keyboard.type('5 1');
  await page.keyboard.press('Enter');
  await page.locator('#table-2').getByText('5 – 1').waitFor();
  await desk.stored();
  const { rounds } = await hall.client().tournament(desk.id);
  expect(rounds[0]?.matches.map(({ games }) => games[0]?.result)).toEqual(['5-3', '5-1', undefined]);
  expect(hall.faults).toEqual([]);
});

test('[DK-10] a result that arrives before my Enter: what I typed stays, the line says who entered what, Enter asks', async () => {
  const id = await swissEvening(hall.client(), 'Meanwhile', { players: 6 });
  const [one, other] = await Promise.all([hall.owner(), hall.owner()]);
  for (const page of [one, other]) {
    await page.goto(`/t/${id}/desk/round`);
    await page.getByText('All stored').waitFor();
    await page.locator('.entry-input:focus').waitFor();
  }
  const line = one.locator('.entry-input');
  await one.keyboard.type('5 1');
  await other.keyboard.type('2 5');
  await other.keyboard.press('Enter');
  await one.locator('.entry-meaning').getByText('owner has entered 2–5 here. Enter compares it with yours.').waitFor();
  await expect.poll(() => line.inputValue()).toBe('5 1');
  await one.keyboard.press('Enter');
  const sheet = one.getByRole('dialog');
  await sheet.waitFor();
  await expect.poll(() => sheet.locator('#corrected').inputValue()).toBe('5-1');
  await sheet.getByRole('button', { name: 'Leave it as it was' }).click();
  await one.locator('.entry-input:focus').waitFor();
  await expect.poll(() => line.inputValue()).toBe('5 1');
  await one.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Correct it', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
  await one.getByText('All stored').waitFor();
  await other.locator('#table-1').getByText('5 – 1').waitFor();
  // Stored as it is typed by now: the same Enter goes on to the next table.
  await one.locator('.entry-input:focus').waitFor();
  await one.keyboard.press('Enter');
  await expect.poll(() => one.getByLabel('Table', { exact: true }).inputValue()).toBe('2');
  expect(hall.faults).toEqual([]);
});

test('[DK-7] two of one name are told apart by their clubs: draft, Ctrl-K, round, slips, list by name, phone and wall', async () => {
  const client = hall.client();
  const { id } = await client.create({ name: 'Namesakes', format: 'swiss', config: {} });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  const kims = ['Kim Larsen (Oslo)', 'Kim Larsen (Bergen)'];
  const players = ['Oslo', 'Bergen'].map((club) => ({ name: 'Kim Larsen', club }));
  await send({ type: 'AddPlayers', players: [...players, { name: 'Ana' }, { name: 'Bo' }] });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  const page = await hall.owner();
  /** Each of the two stands in the place, and no name that could be either. */
  const apart = async (place: Locator) => {
    const text = (await place.first().innerText()).replaceAll(/\s+/g, ' ');
    for (const kim of kims) expect(text).toContain(kim);
    expect(text.replaceAll(/Kim Larsen \((Oslo|Bergen)\)/g, '')).not.toContain('Kim Larsen');
  };
  await page.goto(`/t/${id}/desk/round`);
  await page.locator('.draft-table').first().waitFor();
  await apart(page.locator('main'));
  await page.keyboard.press('Control+k');
  const actions = page.locator('.palette-list');
  for (const [typed, found] of [
    ['drop kim', kims],
    ['drop kim osl', kims.slice(0, 1)],
    ['drop kim', kims],
    ['drop an', ['Ana']],
  ] as const) {
    await page.getByRole('textbox', { name: 'Find an action' }).fill(typed);
    const listed = () => actions.locator('.palette-action > span:first-child').allInnerTexts();
    await expect.poll(listed).toEqual(found.map((name) => `Drop ${name}`));
  }
  await page.keyboard.press('Escape');
  await send({ type: 'PublishRound', round: 1 });
  await page.locator('.entry-input').waitFor();
  await apart(page.locator('main'));
  const print = new PrintPage(page, id);
  for (const sheet of ['slips', 'names', 'tables'] as const) {
    await print.open(sheet);
    await apart(page.locator('main'));
  }
  const phone = await hall.visitor('localhost', { viewport: { width: 390, height: 844 } });
  await phone.goto(`/t/${id}/tables`);
  await phone
    .getByText(kims[0] ?? '')
    .first()
    .waitFor();
  await apart(phone.locator('main'));
  await phone.goto(`/t/${id}/wall`);
  await phone
    .getByText(kims[0] ?? '')
    .first()
    .waitFor();
  await apart(phone.locator('body'));
  expect(hall.faults).toEqual([]);
});

test('Enter after the name of a new tournament goes on to the format, and creates nothing', async () => {
  const page = await hall.owner();
  await page.goto('/new');
  await page.getByLabel('What is it called?').fill('Not yet');
  await page.keyboard.press('Enter');
  await page.locator('input[name=format]:focus').waitFor();
  expect(new URL(page.url()).pathname).toBe('/new');
  expect(hall.faults).toEqual([]);
});
