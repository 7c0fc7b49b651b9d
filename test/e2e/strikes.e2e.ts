import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventHall } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { EntryPage } from './pages/entry-page.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

test('[ST-3] [DK-3] strikes appear while scores are typed, by seat and by name, until one is left', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Game Night', 'Accumulated strikes');
  await desk.addPlayers(['Ana Ruiz', 'Bo Lind', 'Cy Young', 'Dee Okafor', 'Eli Stone', 'Fay Adler', 'Gus Ray']);
  await desk.press(/Start with 7 players/);
  await desk.press(/Publish Round 1/);
  const entry = new EntryPage(desk);
  await entry.line.waitFor();
  expect(await entry.seats.count()).toBe(4);

  await entry.line.focus();
  await entry.type('50 42');
  expect(await entry.seats.locator('.seat-place').allInnerTexts()).toEqual(['1.', '2.', '', '']);
  await entry.type(' 42 31');
  expect(await entry.seats.locator('.seat-place').allInnerTexts()).toEqual(['1.', '2–3', '2–3', '4.']);
  expect(await entry.seats.locator('.seat-plus').allInnerTexts()).toEqual(['+0', '+12', '+12', '+24']);
  await entry.meaning.getByText('Nobody goes out at this table.').waitFor();
  await page.keyboard.press('Enter');
  await entry.row(1).getByText('+24').waitFor();

  // By name, in any order; the boxes of the seats show the same.
  const names = await entry.seats.locator('.seat-name').allInnerTexts();
  const [first = '', second = '', third = ''] = names.map((name) => name.split(' ')[0] ?? '');
  await entry.type(`${third} 9 ${first} 7`);
  expect(
    await entry.seats.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['7', '', '9']);
  await entry.enter(` ${second} 8`);
  await page.getByRole('heading', { name: 'To read out' }).waitFor();
  await page.getByText('7 players are still in.').waitFor();

  const scores = ['50', '40', '30', '20', '10'];
  await entry.playOn(desk, (seats) => scores.slice(0, seats).join(' '));
  await desk.winners.waitFor();
  await desk.tab('Strikes');
  expect(await page.locator('.strikes-board').innerText()).toMatch(/out in round/);
  expect(hall.faults).toEqual([]);
});

test('[ST-1] says who is out before the result is entered', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Short Night', 'Accumulated strikes', 'Short: out at 23');
  await desk.addPlayers(['Ana', 'Bo', 'Cy']);
  await desk.press(/Start with 3 players/);
  await desk.press(/Publish Round 1/);
  const entry = new EntryPage(desk);
  await entry.line.waitFor();
  await entry.line.focus();
  await entry.type('3 2 1');
  await entry.meaning.getByText(/is out with 24\./).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/One player goes out: \w+ with 24\./).waitFor();
});
