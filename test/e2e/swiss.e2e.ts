import { afterAll, beforeAll, expect, test } from 'vitest';
import { scores } from '../wire.ts';
import { expectAgreement, expectClosed, timesRecorded } from './agreement.ts';
import { EventHall } from './hall.ts';
import { ActivityPage } from './pages/activity-page.ts';
import { CorrectionSheet } from './pages/correction-sheet.ts';
import { DeskPage } from './pages/desk-page.ts';
import { EntryPage } from './pages/entry-page.ts';
import { PlayersPage } from './pages/players-page.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

/** What the server says of 5–0 at a table of round 1, where it was 0–5. */
async function foretold(id: string, table: number) {
  const place = { round: 1, edition: 1, match: table, game: 1 };
  const { keep } = await hall.client().preview(id, place, scores(5, 0));
  const { players } = await hall.client().tournament(id);
  return { keep, players: (one: string) => players.find((player) => player.id === one)?.name };
}

test('[DK-3] [SW-1] [DK-4] [DK-8] [DK-22] a Swiss tournament from the empty page to the winner, unwound by two rounds on the way', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Spring Open', 'Swiss');
  const entry = new EntryPage(desk);
  const players = new PlayersPage(desk);
  await desk.addPlayers(['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus']);
  await desk.press(/Start with 7 players/);
  await desk.press(/Publish Round 1/i);
  await entry.line.waitFor();
  await expect.poll(() => entry.chips.count()).toBe(3);

  // SW-2: the engine's own word while it is typed; nothing is entered.
  await entry.line.focus();
  await entry.enter('5 5');
  await entry.meaning.getByText('Both cannot reach 5.').waitFor();
  await expect.poll(() => entry.chips.count()).toBe(3);
  await page.keyboard.press('Escape');

  // A number goes to its table; an empty place is no 0.
  await entry.enter('2');
  await expect.poll(() => entry.table()).toBe(2);
  await entry.enter('4-');
  await entry.meaning.getByText('Not complete yet.').waitFor();
  await entry.type('3');
  await entry.meaning.getByText(/timed win: 2–0/).waitFor();
  await page.keyboard.press('Enter');
  await entry.row(2).getByText('4 – 3').waitFor();
  await entry.row(2).getByText('2–0').waitFor();
  await expect.poll(() => entry.table()).toBe(3);
  await entry.record('0 5');
  await entry.row(3).getByText('0 – 5').waitFor();
  await expect.poll(() => entry.table()).toBe(1);

  // SW-15: the clock runs in the top bar.
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page
    .getByRole('timer')
    .getByText(/44:\d\d/)
    .waitFor();
  await page.getByRole('button', { name: 'Pause the clock' }).click();
  await page.getByRole('button', { name: '+5 min' }).click();
  await page
    .getByRole('timer')
    .getByText(/49:\d\d/)
    .waitFor();

  await entry.record('1 1 1');
  await desk.press(/Close Round 1/i);
  await desk.addPlayers(['Hal']);
  await desk.command('drop gus');
  await players.row('Gus').getByText('dropped').waitFor();
  await desk.press(/Pair round 2/);
  await desk.press(/Publish Round 2/i);

  // The line breaks, comes back, and the page is loaded anew; the last result by mouse.
  await entry.line.waitFor();
  await desk.breakLine();
  await entry.record('5 2');
  await entry.record('5 1');
  await desk.waits(2);
  expect(await timesRecorded(hall, desk, 2)).toEqual({});
  await desk.mendLine();
  expect(await timesRecorded(hall, desk, 2)).toEqual({ 1: 1, 2: 1 });
  await page.reload();
  await entry.row(2).getByText('5 – 1').waitFor();
  const [first = '', second = ''] = await entry.names();
  await entry.chips.first().click();
  await entry.fill(first, '3');
  await entry.fill(second, '5');
  await page.getByRole('button', { name: /^Record/ }).click();
  await entry.row(3).getByText('3 – 5').waitFor();
  await desk.press(/Close Round 2/i);
  await desk.press(/Pair round 3/);
  await desk.press(/Publish Round 3/i);
  await entry.line.waitFor();
  await entry.record('5 0');
  await expectClosed(hall, desk);

  // DK-4: two rounds back the result was another. What follows is told first; unwinding asks for the name (DK-8).
  await desk.round(1);
  const sheet = await CorrectionSheet.at(entry.row(3).getByRole('button', { name: /Correct it/ }));
  const follows = await sheet.consequencesOf('5-0');
  const { keep, players: called } = await foretold(desk.id, 3);
  expect(keep.moved.length).toBeGreaterThan(0);
  expect(follows).toEqual(
    expect.arrayContaining(
      keep.moved.map(({ player, from, to }) => `${called(player)}: place ${to} instead of ${from}.`),
    ),
  );
  expect(keep.faults.length).toBeGreaterThan(0);
  expect(follows.flatMap((sentence) => /^Round (\d).* no longer fits the rules: /.exec(sentence)?.[1] ?? [])).toEqual(
    keep.faults.map(({ round }) => String(round)),
  );
  const unwind = await sheet.offerUnwind();
  await sheet.sheet.getByText('Set aside with 4 results: Round 2 and Round 3.').waitFor();
  await sheet.confirm('Spring');
  await expect.poll(() => unwind.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  await expect.poll(() => sheet.sheet.isVisible()).toBe(true);
  expect((await hall.client().tournament(desk.id)).rounds).toHaveLength(3);
  await sheet.confirm('Spring Open');
  await expect.poll(() => unwind.getAttribute('aria-disabled')).not.toBe('true');
  await page.keyboard.press('Enter');
  await entry.row(3).getByText('5 – 0').waitFor();
  await desk.stored();
  expect((await hall.client().tournament(desk.id)).rounds).toHaveLength(1);

  // What concerns people stays: Hal is in, Gus has gone.
  await desk.tab('Players');
  await players.row('Hal').waitFor();
  await players.row('Gus').getByText('dropped').waitFor();
  await desk.press(/Close Round 1/i);
  await entry.playOn(desk, () => '5 2');
  await desk.winners.waitFor();
  const activity = new ActivityPage(desk);
  await activity.open();
  await activity
    .entries(/ 5–0; it was 0–5/)
    .getByText('Rounds after round 1 were set aside.')
    .waitFor();
  await expectAgreement(hall, desk);
  expect(hall.faults).toEqual([]);
});
