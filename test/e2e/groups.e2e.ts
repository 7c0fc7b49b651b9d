import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAgreement, expectClosed, timesRecorded } from './agreement.ts';
import { EventHall, hallName } from './hall.ts';
import { ActivityPage } from './pages/activity-page.ts';
import { CorrectionSheet } from './pages/correction-sheet.ts';
import { DeskPage } from './pages/desk-page.ts';
import { GroupRoundPage } from './pages/group-round.ts';
import { PlayersPage } from './pages/players-page.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

/** Both games of a pair: each attacks once. */
const bothWays = (one: string, other: string) =>
  [
    [one, other],
    [other, one],
  ] as const;

test('[GR-13] [DK-4] [DK-6] [DK-22] [DK-23] three rounds of groups from the empty page to the winner, in a hall without TLS', async () => {
  const page = await hall.owner(hallName);
  const desk = await DeskPage.create(page, 'Thing of six', 'Group rounds');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await desk.addPlayers(['Ana 1800', 'Ben 1700', 'Cy 1600', 'Dee 1500', 'Eli 1400', 'Flo 1300']);
  await desk.press(/Start with 6 players/);
  await page.getByText('Only the desk sees this draft.').waitFor();
  const guest = await hall.visitor(hallName);
  await guest.goto(`/t/${desk.id}`);
  await guest.getByText('The first round is not published yet.').waitFor();
  await desk.press(/Publish Round 1/i);
  await guest.locator('.guest-progress').getByText('Round 1').waitFor();

  const round = new GroupRoundPage(desk);
  const players = new PlayersPage(desk);
  const activity = new ActivityPage(desk);
  /** Whoever is named first wins both games, as attacker and as defender. */
  const beats = async (one: string, other: string) => {
    for (const [attacker, defender] of bothWays(one, other))
      await round.type(attacker, defender, attacker === one ? '1' : '0');
  };

  // Groups are made for all at once: nobody comes late.
  await expectClosed(hall, desk);

  // GR-1: in groups of three everyone attacks everyone once, two games for each pair.
  await desk.tab('Round');
  await expect.poll(() => round.cells.count()).toBe(12);
  await round.type('Ana', 'Ben', '1');
  await round.click('Ben', 'Ana', /Ana wins/);
  await activity.undo(/Ben – Ana 0–1/);
  await activity.entries(/^Undid: /).waitFor();
  await desk.tab('Round');
  await round.line('Ben', 'Ana', '1');
  await beats('Ana', 'Cy');
  await beats('Ben', 'Cy');
  for (const [attacker, defender] of bothWays('Dee', 'Eli')) await round.type(attacker, defender, '1');
  await beats('Dee', 'Flo');
  await beats('Eli', 'Flo');

  // GR-10: the second round began by itself. The line breaks, and comes back.
  await page.getByRole('heading', { level: 1, name: 'Round 2' }).waitFor();
  await expect.poll(() => round.cells.count()).toBe(12);
  await beats('Ana', 'Dee');
  await desk.breakLine();
  await beats('Ben', 'Dee');
  await desk.waits(2);
  expect(Object.keys(await timesRecorded(hall, desk, 2))).toHaveLength(2);
  await desk.mendLine();
  expect(Object.values(await timesRecorded(hall, desk, 2))).toEqual([1, 1, 1, 1]);
  await page.reload();
  await round.cell('Ben', 'Dee').getByText('1').waitFor();
  await expect.poll(() => round.cells.count()).toBe(8);

  // GR-12: Eli goes home; what was played stands, the rest is forfeited.
  await round.type('Eli', 'Dee', '1');
  await players.drop('Eli');
  await desk.tab('Round');
  await expect.poll(() => round.cells.count()).toBe(2);
  for (const [attacker, defender] of bothWays('Ana', 'Ben')) await round.type(attacker, defender, '1');
  await page.getByRole('heading', { level: 1, name: 'Round 3' }).waitFor();
  await expect.poll(() => round.cells.count()).toBe(2);

  // DK-4: two rounds back Cy beat Ana after all. What follows is told first; who went on stays on (DK-5).
  await desk.round(1);
  const sheet = await CorrectionSheet.at(round.cell('Cy', 'Ana'));
  expect(await sheet.consequencesOf('1-0')).toEqual([
    'Round 2, table 1 no longer fits the rules: Ana would be out by now.',
    'Flo: place 6 instead of 5.',
  ]);
  await sheet.keep();
  await round.cell('Cy', 'Ana').getByText('1').waitFor();
  await desk.tab('Groups');
  const rounds = page.locator('.board-round');
  expect(await round.wentOn(rounds.nth(0))).toEqual(['Ben', 'Ana', 'Dee', 'Eli']);
  expect(await round.wentOn(rounds.nth(1))).toEqual(['Ana', 'Ben']);

  await desk.tab('Round');
  await round.type('Ana', 'Ben', '1');
  await round.click('Ben', 'Ana', /Ana wins/);
  await desk.winners.waitFor();
  await expect.poll(() => desk.winners.innerText()).toBe('Ana');
  await guest.locator('.winners-names', { hasText: 'Ana' }).waitFor();
  await guest.getByRole('tab', { name: 'Groups' }).click();
  await guest.getByText('went on').first().waitFor({ state: 'attached' });
  await activity.open();
  await activity.entries(/Cy – Ana 1–0; it was 0–1/).waitFor();
  await expectAgreement(hall, desk);
  expect(hall.faults).toEqual([]);
});
