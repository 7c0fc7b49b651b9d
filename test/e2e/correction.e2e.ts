import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAgreement } from './agreement.ts';
import { EventHall } from './hall.ts';
import { ActivityPage } from './pages/activity-page.ts';
import { CorrectionSheet } from './pages/correction-sheet.ts';
import { DeskPage } from './pages/desk-page.ts';
import { EntryPage } from './pages/entry-page.ts';
import { swissEvening } from './swiss-evening.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

test('[DK-6] what others were built on says which; an unwinding is undone, a result from its note', async () => {
  const id = await swissEvening(hall.client(), 'Spring Open', { players: 6, played: 2 });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round/1`);
  const desk = new DeskPage(page);
  const entry = new EntryPage(desk);
  const activity = new ActivityPage(desk);
  const correct = entry.row(1).getByRole('button', { name: /Correct it/ });
  const sheet = await CorrectionSheet.at(correct);
  await sheet.consequencesOf('0-5');
  await sheet.offerUnwind();
  await sheet.confirm('Spring Open');
  await page.keyboard.press('Enter');
  await entry.row(1).getByText('0 – 5').waitFor();
  await desk.stored();
  expect((await hall.client().tournament(id)).rounds).toHaveLength(1);

  await activity.undo(/ 0–5; it was 5–0/);
  await activity.entries(/^Undid: /).waitFor();
  await desk.stored();
  const { rounds } = await hall.client().tournament(id);
  expect(rounds).toHaveLength(3);
  expect(rounds[0]?.matches[0]?.games[0]?.result).toBe('5-0');

  await activity.undo(/^Published round 1/);
  const { entries: log } = await hall.client().entries(id);
  await page
    .locator('.note')
    .getByText(
      /^“Published round 1” cannot be undone: “Result at table 1 of round 1: .+”, .+ more entries came after it/,
    )
    .waitFor();
  expect((await hall.client().entries(id)).entries).toHaveLength(log.length);

  await desk.tab('Round');
  await entry.record('3 5');
  // On a wide screen the note stands beside the rows, never upon them.
  const [note, rows] = await Promise.all(['.note', '.entry-rows'].map((part) => page.locator(part).boundingBox()));
  expect(note?.x ?? 0).toBeGreaterThanOrEqual((rows?.x ?? 0) + (rows?.width ?? 0));
  await page.locator('.note').getByRole('button', { name: 'Undo' }).click();
  await entry.row(1).getByText('3 – 5').waitFor({ state: 'detached' });
  await desk.stored();
  expect((await hall.client().tournament(id)).rounds[2]?.matches[0]?.games[0]?.result).toBeUndefined();

  // An undo that is undone: the result stands again, and the list says so.
  await activity.undo(/^Undid: Result at table 1 of round 3/);
  await activity.entries(/^Redone: Result at table 1 of round 3: .+ 3–5/).waitFor();
  await desk.stored();
  expect((await hall.client().tournament(id)).rounds[2]?.matches[0]?.games[0]?.result).toBe('3-5');

  // By round, table and player: only what speaks of them, also of what followed.
  const said = page.locator('.activity-entry');
  const name = await page.locator('.activity-what a').first().innerText();
  for (const typed of ['round 2', 'TABLE 3', name]) {
    await page.getByLabel('Show only').fill(typed);
    const all = await said.allInnerTexts();
    expect(all.length, typed).toBeGreaterThan(0);
    expect(all.filter((text) => !text.toLowerCase().includes(typed.toLowerCase()))).toEqual([]);
  }
  await page.getByLabel('Show only').fill('table 77');
  await page.getByText('Nothing in the log matches.').waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-4] [DK-5] in a finished tournament a result is taken back, entered anew, and the winner is declared anew', async () => {
  const id = await swissEvening(hall.client(), 'Autumn Open', { players: 4, played: 2 });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round/2`);
  const desk = new DeskPage(page);
  const entry = new EntryPage(desk);
  await desk.winners.waitFor();
  const before = await desk.winners.innerText();
  const { rounds, players, winners } = await hall.client().tournament(id);
  const match = rounds[1]?.matches.find(({ seats }) => seats.includes(winners[0] ?? ''));
  const loser = players.find((player) => player.id === match?.seats[1])?.name ?? '';
  const sheet = await CorrectionSheet.at(entry.row(match?.table ?? 0).getByRole('button', { name: /Correct it/ }));
  await sheet.sheet.getByLabel('Take the result back').check();
  await sheet.sheet.getByText('The tournament is then not finished.').waitFor();
  await sheet.sheet.getByText(`Winners: nobody instead of ${before}.`).waitFor();
  await sheet.sheet.getByRole('button', { name: 'Correct it' }).click();
  await desk.winners.waitFor({ state: 'detached' });
  await entry.record('0 5');
  await desk.winners.waitFor();
  await expect.poll(() => desk.winners.innerText()).toContain(loser);
  await expectAgreement(hall, desk);
});
