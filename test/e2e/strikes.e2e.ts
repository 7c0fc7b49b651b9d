import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAgreement, expectClosed, timesRecorded } from './agreement.ts';
import { EventHall } from './hall.ts';
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

const people = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus'];
/** Who stands earlier in the list scores more, whoever sits where. */
const byRank = (names: readonly string[]): string => names.map((name) => 90 - 10 * people.indexOf(name)).join(' ');

test('[ST-3] [DK-3] [DK-5] [DK-22] strikes from the empty page to the last one in, with one who is out and comes back', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Game Night', 'Accumulated strikes', 'Long: out at 47');
  const players = new PlayersPage(desk);
  const entry = new EntryPage(desk);
  await desk.addPlayers(people.slice(0, 6));
  await desk.press(/Start with 6 players/);

  // DK-2: Gus comes late, while there is a draft: it is no longer right until it is drawn again.
  await desk.addPlayers(['Gus']);
  await desk.tab('Round');
  await page.getByText('This draft is out of date.').waitFor();
  await expect.poll(() => desk.primary.getAttribute('aria-disabled')).toBe('true');
  await expect
    .poll(() => desk.primaryWhy.innerText())
    .toMatch(/^The draft of Round 1 is no longer right: Gus has no seat\./);
  await page.locator('.page-head').getByRole('button', { name: 'Redraw' }).click();
  await page.getByText('Only the desk sees this draft.').waitFor();
  await desk.press(/Publish Round 1/i);

  // Places, ties and strikes while the scores are typed.
  await entry.line.waitFor();
  await entry.line.focus();
  await entry.type('50 42');
  await expect.poll(() => entry.seats.locator('.seat-place').allInnerTexts()).toEqual(['1.', '2.', '', '']);
  await entry.type(' 42 31');
  await expect.poll(() => entry.seats.locator('.seat-place').allInnerTexts()).toEqual(['1.', '2–3', '2–3', '4.']);
  await expect.poll(() => entry.seats.locator('.seat-plus').allInnerTexts()).toEqual(['+0', '+12', '+12', '+24']);
  await entry.meaning.getByText('Nobody goes out at this table.').waitFor();
  await page.keyboard.press('Escape');
  await entry.record(byRank(await entry.names()));
  await expectClosed(hall, desk);

  // By name, in any order; the boxes of the seats show the same.
  await desk.tab('Round');
  const [first = '', second = '', third = ''] = await entry.names();
  await entry.line.focus();
  await entry.type(`${third} 9 ${first} 7`);
  await expect.poll(() => entry.boxes()).toEqual(['7', '', '9']);
  await page.keyboard.press('Escape');
  await entry.record(byRank([first, second, third]));
  await page.getByText('7 players are still in.').waitFor();
  await desk.press(/Close Round 1/i);
  await desk.press(/Pair round 2/);
  // What counts stands under the names of the draft: strikes, not the rounds survived.
  const strikes = page.locator('.draft-past b');
  await strikes.nth(6).waitFor();
  const inDraft = (await strikes.allInnerTexts()).map(Number).toSorted((a, b) => a - b);
  expect(inDraft).toEqual([0, 0, 8, 12, 16, 24, 24]);
  await desk.press(/Publish Round 2/i);

  // ST-5: a split round puts Gus, last again, with those of most strikes. The line breaks, and comes back.
  await entry.line.waitFor();
  await desk.breakLine();
  while (await entry.line.isVisible()) {
    const names = await entry.names();
    await entry.line.focus();
    await entry.type(byRank(names));
    if (names.includes('Gus')) await entry.meaning.getByText('Gus is out with 48.').waitFor();
    await page.keyboard.press('Escape');
    await entry.record(byRank(names));
  }
  await page.getByText('One player goes out: Gus with 48.').waitFor();
  const total = page.locator('.row-seats li', { hasText: 'Gus' }).locator('.row-total');
  await expect.poll(() => total.innerText()).toMatch(/^48\s+out$/);
  await desk.waits(2);
  expect(await timesRecorded(hall, desk, 2)).toEqual({});
  await desk.mendLine();
  expect(await timesRecorded(hall, desk, 2)).toEqual({ 1: 1, 2: 1 });
  await desk.press(/Close Round 2/i);
  await desk.press(/Pair round 3/);
  await desk.press(/Publish Round 3/i);

  // The answer of the server gets lost: the result is in the log once all the same.
  await entry.line.waitFor();
  await desk.loseAnswer(async () => entry.record(byRank(await entry.names())));
  expect(await timesRecorded(hall, desk, 3)).toEqual({ 1: 1 });
  await page.reload();
  await entry.line.waitFor();
  await expect.poll(() => entry.table()).toBe(2);

  // ST-17: someone leaves in mid-round and takes the last place there; the boxes of the seats, by mouse.
  const [gone = '', ...staying] = await entry.names();
  await players.drop(gone);
  await desk.tab('Round');
  await entry.seat(gone).getByText('left: x').waitFor();
  await entry.line.fill('10 20 30');
  await entry.meaning.getByText('A seat whose player left has no score: write x.').waitFor();
  await entry.fill(gone, 'x');
  for (const name of staying) await entry.fill(name, byRank([name]));
  await expect.poll(() => entry.seat(gone).locator('.seat-plus').innerText()).toBe('+24');
  await page.getByRole('button', { name: /^Record/ }).click();
  await page.getByRole('heading', { name: 'To read out' }).waitFor();

  // DK-4, DK-5: two rounds back Gus had won. What follows is told first; Gus is out only by what came since.
  const { rounds, players: all } = await hall.client().tournament(desk.id);
  const called = (id: string) => all.find((player) => player.id === id)?.name ?? id;
  const match = rounds[0]?.matches.find(({ seats }) => seats.map(called).includes('Gus'));
  const seats = (match?.seats ?? []).map(called);
  await desk.round(1);
  const sheet = await CorrectionSheet.at(entry.row(match?.table ?? 0).getByRole('button', { name: /Correct/ }));
  const follows = await sheet.consequencesOf(seats.map((name) => (name === 'Gus' ? '99' : byRank([name]))).join(' '));
  expect(follows).toContain('Out only because of the rounds played since: Gus.');
  expect(follows).toContain('Round 3 no longer fits the rules: Gus has no seat.');
  await sheet.sheet.getByLabel('Reinstate Gus').check();
  await sheet.keep();
  await desk.tab('Players');
  await expect.poll(() => players.row('Gus').innerText()).not.toContain('out');
  await desk.tab('Round');
  await desk.press(/Close Round 3/i);
  await desk.press(/Pair round 4/);
  await page.getByRole('button', { name: 'Gus', exact: true }).waitFor();
  await desk.press(/Publish Round 4/i);

  await entry.playOn(desk, byRank);
  await desk.winners.waitFor();
  await desk.tab('Strikes');
  await expect.poll(() => page.locator('.strikes-board').innerText()).toMatch(/out in round/);
  await expectAgreement(hall, desk);
  expect(hall.faults).toEqual([]);
});

test('[ST-1] [ST-14] who is out is said before the result is entered; all level to the end are joint winners', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Short Night', 'Accumulated strikes', 'Short: out at 23');
  await desk.addPlayers(['Ana', 'Bo', 'Cy']);
  await desk.press(/Start with 3 players/);
  await desk.press(/Publish Round 1/i);
  const entry = new EntryPage(desk);
  await entry.line.waitFor();
  await entry.line.focus();
  await entry.type('3 2 1');
  await entry.meaning.getByText(/is out with 24\./).waitFor();
  await page.keyboard.press('Escape');
  // DK-4: so is it in the sheet of a correction, by the result that would count.
  const [first = ''] = await entry.names();
  await entry.record('3 2 1');
  const sheet = await CorrectionSheet.at(entry.row(1).getByRole('button', { name: /Correct/ }));
  await sheet.consequencesOf('1 2 3');
  await sheet.sheet.getByText(`${first} is out with 24.`).waitFor();
  await sheet.consequencesOf('5 5 5');
  await sheet.sheet.getByRole('button', { name: 'Correct it', exact: true }).click();
  await entry.playOn(desk, () => '5 5 5');
  expect((await desk.winners.innerText()).split(/, | and /).toSorted()).toEqual(['Ana', 'Bo', 'Cy']);
  await expectAgreement(hall, desk);
});
