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

test('[HK-21] [DK-3] a knockout by keyboard: a draw brings sudden death by itself, and the bracket fills', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Sacrifice Cup', 'Hybrid knockout');
  await desk.addPlayers(['Ana 1800', 'Bo 1700', 'Cy 1600', 'Dee 1500']);
  await desk.press(/Start with 4 players/);
  await desk.press(/Publish Round 2/);
  const entry = new EntryPage(desk);
  await entry.line.waitFor();
  await entry.line.focus();
  await entry.type('=');
  await entry.meaning.getByText('Level: another game follows, sudden death 1.').waitFor();
  await page.keyboard.press('Enter');
  await entry.row(1).getByText('sudden death 1').waitFor();
  expect(await entry.table()).toBe(2);
  await entry.type('0');
  await entry.meaning.getByText('Bo wins the match.').waitFor();
  await page.keyboard.press('Enter');
  await entry.row(2).getByText('0 – 1').waitFor();

  await desk.tab('Bracket');
  await page.getByRole('tree', { name: 'Bracket' }).getByText('winner of match 1').waitFor();
  await page.getByRole('button', { name: 'List' }).click();
  await page.locator('.listed-match', { hasText: 'winner of match 1' }).waitFor();

  await desk.tab('Round');
  await entry.playOn(desk, () => '1');
  await desk.winners.waitFor();
  await desk.tab('Bracket');
  const won = await desk.winners.innerText();
  const box = page.getByRole('treeitem', { name: new RegExp(`${won} .*won, Match 3`) });
  await box.focus();
  expect(await page.locator('.slot.lit').count()).toBe(2);
  expect(await page.locator('.branch.lit').count()).toBe(1);
  expect(hall.faults).toEqual([]);
});

test('[HK-10] the race for the places is drawn phase by phase until the seeds are taken', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Race Cup', 'Hybrid knockout');
  await desk.addPlayers(['Ana', 'Bo', 'Cy']);
  await desk.press(/Start with 3 players/);
  await desk.press(/Publish Round 1, phase 1/);
  const entry = new EntryPage(desk);
  await entry.line.waitFor();
  await entry.record('1');
  await desk.tab('Bracket');
  await page.getByText('2 places; 5 points qualify. 0 of 2 are taken.').waitFor();
  expect(await page.locator('.race-phase.win').count()).toBe(1);
  await desk.tab('Round');
  await entry.playOn(desk, () => '1');
  await desk.winners.waitFor();
  await desk.tab('Bracket');
  expect(await page.locator('.race-seeds .taken').count()).toBe(2);
});
