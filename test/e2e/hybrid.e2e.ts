import { afterAll, beforeAll, expect, test } from 'vitest';
import { listText } from '../../src/words/index.ts';
import { scores } from '../wire.ts';
import { expectAgreement, expectClosed, timesRecorded } from './agreement.ts';
import { EventHall } from './hall.ts';
import { BracketPage } from './pages/bracket-page.ts';
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

const people = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];
/** Who stands earlier in the list wins, whoever has white. */
const byRank = ([first = '', second = '']: readonly string[]): string =>
  people.indexOf(first) < people.indexOf(second) ? '1' : '0';

/** DK-4: a result of the phases before the last whose correction would change who is through, as the server sees it. */
async function correctionThatMatters(id: string) {
  const client = hall.client();
  const view = await client.tournament(id);
  const called = (players: readonly string[]) =>
    listText(
      'en',
      players.map((one) => view.players.find((player) => player.id === one)?.name ?? one),
    );
  for (const { number: round, edition, matches } of view.rounds.slice(0, 2).toReversed()) {
    for (const { number, table } of matches) {
      for (const [text, outcome] of [
        ['1-0', scores(1, 0)],
        ['0-1', scores(0, 1)],
        ['1/2', scores(0.5, 0.5)],
      ] as const) {
        const place = { round, edition, match: number, game: 1 };
        const found = await client.preview(id, place, outcome).catch(() => undefined);
        const { from = [], to = [] } = found?.keep.through ?? {};
        if (from.join() !== to.join()) return { round, table, text, from: called(from), to: called(to) };
      }
    }
  }
  throw new Error('No correction matters.');
}

const seatsOf = async (id: string, round: number) =>
  (await hall.client().tournament(id)).rounds[round - 1]?.matches.map(({ seats }) => seats);

test('[HK-10] [HK-14] [HK-22] [DK-4] [DK-22] a qualification of six, a bracket with a bye, Armageddon, to the champion', async () => {
  const page = await hall.owner();
  const desk = await DeskPage.create(page, 'Sacrifice Cup', 'Hybrid knockout');
  const entry = new EntryPage(desk);
  const players = new PlayersPage(desk);
  const bracket = new BracketPage(desk);
  await desk.addPlayers(people.slice(0, 5));
  await desk.press(/Start with 5 players/);
  await desk.addPlayers(['Fay']);
  await desk.tab('Round');
  await page.getByText('This draft is out of date.').waitFor();
  await page.locator('.page-head').getByRole('button', { name: 'Redraw' }).click();
  await desk.press(/Publish round 1, phase 1/);

  // DK-3: 1, = and 0 are results, all other numbers are tables; what could be both is not taken.
  await entry.line.waitFor();
  await entry.meaning.getByText('1, = or 0, and Enter.').waitFor();
  await entry.line.focus();
  await entry.type('1 0');
  await entry.meaning.getByText('The result 1-0, or 0-1 at table 1?').waitFor();
  await page.keyboard.press('Escape');
  await entry.enter('2');
  await expect.poll(() => entry.table()).toBe(2);
  await expect.poll(() => entry.chips.count()).toBe(3);
  await entry.record(byRank(await entry.names()));
  await expectClosed(hall, desk);
  await desk.tab('Round');
  await entry.playRound(byRank);
  await bracket.open();
  await page.getByText('4 places; 5 points qualify. 0 of 4 are taken.').waitFor();
  await expect.poll(() => page.locator('.race-phase.win').count()).toBe(3);
  await desk.press(/Close round 1, phase 1/);
  await desk.press(/Pair the next round/);
  await desk.press(/Publish round 1, phase 2/);

  // The line breaks, comes back, and the page is loaded anew; the last result by mouse.
  await entry.line.waitFor();
  await desk.breakLine();
  await entry.record(byRank(await entry.names()));
  await entry.record(byRank(await entry.names()));
  await desk.waits(2);
  expect(await timesRecorded(hall, desk, 2)).toEqual({});
  await desk.mendLine();
  expect(Object.values(await timesRecorded(hall, desk, 2))).toEqual([1, 1]);
  await page.reload();
  await entry.line.waitFor();
  const names = await entry.names();
  await page.getByRole('button', { name: `${names[byRank(names) === '1' ? 0 : 1]} wins` }).click();
  await desk.press(/Close round 1, phase 2/);
  await desk.press(/Pair the next round/);
  await desk.press(/Publish round 1, phase 3/);

  // HK-14: two go home in mid-phase; the four who are left have the four places.
  await players.drop('Fay');
  await desk.command('drop eli');
  await page.getByRole('button', { name: 'Drop and forfeit' }).click();
  await players.row('Eli').getByText('dropped').waitFor();
  await desk.tab('Round');
  await entry.playRound(byRank);
  await desk.press(/Close round 1, phase 3/);
  await bracket.open();
  await bracket.seeds.nth(3).waitFor();
  // A seed given up before the draw stays empty where nobody can follow: seed 1 has a bye.
  await players.drop('Dee');
  await desk.press(/Pair the next round/);
  await desk.press(/Publish the /);
  await bracket.open();
  await bracket.slot(/^BYE, Match 1/).waitFor();
  await bracket.slot(/^1 \w+, won, Match 1/).waitFor();
  await bracket.slot(/winner of match 2, Match 3/).waitFor();
  await bracket.slot(/^1 \w+, won, Match 1/).hover();
  await expect.poll(() => page.locator('.slot.lit').count()).toBe(2);
  await bracket.look('List');
  await bracket.listed(1).getByText('walkover').waitFor();

  // DK-4, DK-5: a result of the qualification was another. Through would be others; what was drawn stays.
  const wrong = await correctionThatMatters(desk.id);
  await desk.round(wrong.round);
  const sheet = await CorrectionSheet.at(entry.row(wrong.table).getByRole('button', { name: /Correct it/ }));
  const follows = await sheet.consequencesOf(wrong.text);
  expect(follows).toContain(`Through: ${wrong.to} instead of ${wrong.from}. What was drawn stays.`);
  const seats = await seatsOf(desk.id, 4);
  await sheet.keep();
  await desk.stored();
  expect(await seatsOf(desk.id, 4)).toEqual(seats);

  // HK-21, HK-22: ten drawn attempts of sudden death, then Armageddon, where a draw is a win for Black.
  await desk.tab('Round');
  const [first = ''] = await entry.names();
  await entry.line.focus();
  await entry.type('=');
  await entry.meaning.getByText('Level: another game follows, sudden death 1.').waitFor();
  await page.keyboard.press('Escape');
  for (let game = 1; game <= 11; game++) await entry.record('=');
  await page.locator('.entry-line').getByText('Armageddon').waitFor();
  // HK-2: the engine's fourth round is called Round 2 · Semi-finals, also where the desk is told no.
  await page.getByRole('button', { name: 'Actions for this round' }).click();
  await page
    .getByRole('menuitem', { name: 'Turn back into a draft' })
    .getByText('Round 2 · Semi-finals has results already.')
    .waitFor();
  await page.keyboard.press('Escape');
  // HK-23: player 2 has White in the twelfth game.
  await entry.line.focus();
  await entry.type('=');
  await entry.meaning.getByText(`${first} wins the match.`).waitFor();
  await page.keyboard.press('Enter');

  // The final, by mouse.
  await page.getByRole('heading', { level: 1, name: 'Round 3 · Final' }).waitFor();
  await page.getByRole('button', { name: `${first} wins` }).click();
  await desk.winners.waitFor();
  await expect.poll(() => desk.winners.innerText()).toBe(first);
  await bracket.open();
  await bracket.slot(new RegExp(`${first} .*won, Match 3`)).focus();
  await expect.poll(() => page.locator('.branch.lit').count()).toBe(1);
  await expectAgreement(hall, desk);
  expect(hall.faults).toEqual([]);
});
