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

test('[DK-4] [DK-6] [DK-8] a wrong result of two rounds ago: first what follows, then unwound by name, and undone again', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Spring Open', 'Swiss');
  await desk.addPlayers(['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay']);
  await desk.press(/Start with 6 players/);
  const entry = new EntryPage(desk);
  for (const round of [1, 2]) {
    if (round > 1) await desk.press(/Pair round/);
    await desk.press(new RegExp(`Publish Round ${round}`));
    for (const _table of [1, 2, 3]) await entry.record('5 0');
    await desk.press(new RegExp(`Close Round ${round}`));
  }
  await desk.press(/Pair round 3/);
  await desk.press(/Publish Round 3/);
  await desk.stored.waitFor();

  await page.goto(`/t/${desk.id}/desk/round/1`);
  await entry
    .row(1)
    .getByRole('button', { name: /Correct it/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('#corrected').fill('0-5');
  await sheet
    .getByText(/place \d instead of \d/)
    .first()
    .waitFor();
  await sheet
    .getByText(/no longer follows/)
    .first()
    .waitFor();

  await sheet.getByText('Unwind to round 1').first().click();
  const unwind = sheet.getByRole('button', { name: 'Unwind to round 1' });
  expect(await unwind.getAttribute('aria-disabled')).toBe('true');
  await sheet.getByLabel(/To confirm, type the tournament’s name/).fill('Spring Open');
  await unwind.click();
  await entry.row(1).getByText('0 – 5').waitFor();
  await desk.stored.waitFor();
  expect((await hall.client().tournament(desk.id)).rounds).toHaveLength(1);

  await desk.tab('Activity');
  await page.getByText('Rounds after round 1 were set aside.').waitFor();
  await page.getByRole('button', { name: /^Undo: Corrected r1.t1/ }).click();
  await page.getByText(/^Undid entry/).waitFor();
  await desk.stored.waitFor();
  const { rounds } = await hall.client().tournament(desk.id);
  expect(rounds).toHaveLength(3);
  expect(rounds[0]?.matches[0]?.games[0]?.result).toBe('5-0');
  expect(hall.faults).toEqual([]);
});
