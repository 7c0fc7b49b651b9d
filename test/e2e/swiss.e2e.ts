import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventHall, hallName } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { EntryPage } from './pages/entry-page.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

test('[DK-3] [SW-1] a Swiss tournament is entered by keyboard alone, with a late entry, a drop and a correction', async () => {
  const page = await hall.owner(hallName);
  const desk = await DeskPage.create(page, 'Spring Open', 'Swiss');
  await desk.addPlayers(['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus']);
  await desk.press(/Start with 7 players/);
  await desk.press(/Publish Round 1/);
  const entry = new EntryPage(desk);
  await entry.line.waitFor();
  expect(await entry.chips.count()).toBe(3);

  // SW-2: the engine's own word while it is typed; nothing is entered.
  await entry.line.focus();
  await entry.enter('5 5');
  await entry.meaning.getByText('Both cannot reach 5.').waitFor();
  expect(await entry.chips.count()).toBe(3);
  await page.keyboard.press('Escape');

  // A number goes to its table; an empty place is no 0.
  await entry.enter('2');
  expect(await entry.table()).toBe(2);
  await entry.enter('4-');
  await entry.meaning.getByText('Not complete yet.').waitFor();
  await entry.type('3');
  await entry.meaning.getByText(/timed win: 2–0/).waitFor();
  await page.keyboard.press('Enter');
  await entry.row(2).getByText('4 – 3').waitFor();
  await entry.row(2).getByText('2–0').waitFor();
  expect(await entry.table()).toBe(3);
  await entry.record('0 5');
  await entry.row(3).getByText('0 – 5').waitFor();
  expect(await entry.table()).toBe(1);

  // SW-15: the clock runs in the top bar.
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.getByRole('timer').getByText('44:5').waitFor();
  await page.getByRole('button', { name: 'Pause the clock' }).click();
  await page.getByRole('button', { name: '+5 min' }).click();
  await page.getByRole('timer').getByText('49:5').waitFor();

  await entry.record('1 1 1');
  await desk.press(/Close Round 1/);
  await desk.addPlayers(['Hal']);

  // Ctrl-K: someone goes home.
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('What would you like to do?').fill('drop gus');
  await page.keyboard.press('Enter');
  await desk.press(/Pair round 2/);
  await desk.press(/Publish Round 2/);
  await entry.line.waitFor();
  await entry.playOn(desk, () => '5 2');
  await desk.winners.waitFor();
  await desk.stored.waitFor();

  // DK-4: the result of two rounds ago was another.
  await page.goto(`/t/${desk.id}/desk/round/1`);
  await entry
    .row(2)
    .getByRole('button', { name: /Correct it/ })
    .click();
  await page.getByRole('dialog').locator('#corrected').fill('5-3');
  await page.getByRole('dialog').getByRole('button', { name: 'Correct, keep later rounds' }).click();
  await entry.row(2).getByText('5 – 3').waitFor();
  await desk.stored.waitFor();
  await page.reload();
  await entry.row(2).getByText('5 – 3').waitFor();
  expect(hall.faults).toEqual([]);
});
