import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAgreement } from './agreement.ts';
import { EventHall } from './hall.ts';
import { CorrectionSheet } from './pages/correction-sheet.ts';
import { DeskPage } from './pages/desk-page.ts';
import { EntryPage } from './pages/entry-page.ts';
import { WallPage } from './pages/wall-page.ts';
import { stored } from './stored.ts';

/** Every format from the empty page to the champion, with nothing but the keyboard. */

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

/** A desk whose mouse is broken. Separate presses of a key always count, however soon (DK-3). */
class KeyboardDesk extends DeskPage {
  override async atPace(button: Locator): Promise<void> {
    await button.focus();
    await this.page.keyboard.press('Enter');
  }

  /** What is offered may go before it is pressed: a match that is over can open the next by itself. */
  async pressIfStillThere(button: Locator): Promise<void> {
    const there = await button.focus({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (there) await this.page.keyboard.press('Enter');
    await this.stored();
  }

  static async begin(page: Page, name: string, format: string, players: number): Promise<KeyboardDesk> {
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => sessionStorage.setItem('mouse', 'used'), { capture: true });
    });
    await page.goto('/new');
    // The first field has the focus.
    await page.getByLabel('What is it called?').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    const chosen = page.locator('.format-card.chosen .format-name');
    for (let at = 0; at < 8 && (await chosen.innerText()) !== format; at++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen.innerText()).toBe(format);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/desk\/players$/);
    const desk = new KeyboardDesk(page);
    await page.getByLabel('One name per line').focus();
    await page.keyboard.insertText(people.slice(0, players).join('\n'));
    await desk.atPace(page.getByRole('button', { name: /^Add \d+ player/ }));
    await desk.press(new RegExp(`Start with ${players} players`));
    return desk;
  }
}

/** The result of a table is corrected to `result`; what follows is told first. */
async function correct(entry: EntryPage, table: number, result: string): Promise<string> {
  const { page } = entry;
  const opening = entry.row(table).getByRole('button', { name: /Correct it/ });
  await opening.first().focus();
  await page.keyboard.press('Enter');
  const { sheet } = new CorrectionSheet(page);
  await sheet.locator('#corrected').focus();
  await page.keyboard.type(result);
  const follows = await sheet.locator('section', { hasText: 'What follows' }).innerText();
  await sheet.locator('.correction-ways button[aria-disabled="false"]').first().focus();
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await stored(page);
  return follows;
}

/** How many results the server has. */
async function resultsOf(desk: DeskPage): Promise<number> {
  const { rounds } = await hall.client().tournament(desk.id);
  return rounds.flatMap(({ matches }) => matches.flatMap(({ games }) => games)).filter(({ result }) => result).length;
}

/** In a bracket the next match may open as one is over, at the same table between the same two: only the results tell. */
async function recordNext(
  desk: DeskPage,
  entry: EntryPage,
  result: (names: readonly string[]) => string,
): Promise<void> {
  const before = await resultsOf(desk);
  await entry.line.focus();
  await entry.enter(result(await entry.names()));
  await expect.poll(() => resultsOf(desk)).toBeGreaterThan(before);
  await desk.stored();
}

/** The first table of round 1 whose result the server has. */
async function firstStored(desk: DeskPage): Promise<{ readonly table: number; readonly result: string }> {
  const found = { table: 0, result: '' };
  const look = async () => {
    const [round] = (await hall.client().tournament(desk.id)).rounds;
    const done = round?.matches.find(({ games }) => games[0]?.result);
    Object.assign(found, { table: done?.table ?? 0, result: done?.games[0]?.result ?? '' });
    return found.result;
  };
  await expect.poll(look).not.toBe('');
  return found;
}

async function playBracket(desk: KeyboardDesk, entry: EntryPage, result: (names: readonly string[]) => string) {
  const next = desk.page.locator('.primary-action button[aria-disabled="false"]');
  for (let step = 0; step < 80; step++) {
    await desk.page
      .locator('.winners-names, .entry-input, .primary-action button[aria-disabled="false"]')
      .first()
      .waitFor();
    if (await desk.winners.isVisible()) return;
    if (await entry.line.isVisible()) await recordNext(desk, entry, result);
    else await desk.pressIfStillThere(next);
  }
}

/** What is typed for each: points to five, who has won, points at a table of more. */
const typed = {
  Swiss: (names: readonly string[]) => (byRank(names) === '1' ? '5 1' : '1 5'),
  'Group rounds': byRank,
  'Hybrid knockout': byRank,
  'Accumulated strikes': (names: readonly string[]) => names.map((name) => 60 - 10 * people.indexOf(name)).join(' '),
} as const;

test.each(Object.entries(typed))('[DK-3] %s by keyboard alone, to the champion', async (format, result) => {
  const page = await hall.owner();
  const desk = await KeyboardDesk.begin(page, 'No mouse', format, 4);
  const entry = new EntryPage(desk);
  await desk.press(/Publish/);
  await entry.line.waitFor();
  await playBracket(desk, entry, result);
  await expect.poll(() => desk.winners.innerText()).toBe('Ana');
  expect(await page.evaluate(() => sessionStorage.getItem('mouse'))).toBeNull();
  expect(hall.faults).toEqual([]);
});

/** What everyone sees of it. */
async function seenBy(desk: DeskPage): Promise<{ readonly guest: Page; readonly wall: string }> {
  const guest = await hall.visitor();
  await guest.goto(`/t/${desk.id}/board`);
  const wall = new WallPage(await hall.visitor('localhost', { viewport: { width: 1280, height: 720 } }));
  await wall.open(desk.id);
  const { faults, texts } = await wall.goThrough();
  expect(faults).toEqual([]);
  return { guest, wall: texts.join(' ') };
}

test('[RR-1] [RR-4] [RR-6] [DK-3] [DK-4] a round robin of five, a rest in each round, one result corrected', async () => {
  const page = await hall.owner();
  const desk = await KeyboardDesk.begin(page, 'Club Night', 'Round robin', 5);
  const entry = new EntryPage(desk);
  await desk.press(/Publish Round 1/i);
  await entry.line.waitFor();
  await page.getByRole('heading', { name: 'Rests' }).waitFor();
  await entry.playRound(byRank);

  // DK-4: the first result was the other way round; it comes right again.
  const right = (await hall.client().tournament(desk.id)).rounds[0]?.matches[0]?.games[0]?.result ?? '';
  const wrong = right === '1-0' ? '0-1' : '1-0';
  expect(await correct(entry, 1, wrong)).toContain('instead of');
  await correct(entry, 1, right);
  await entry.playOn(desk, byRank);
  await expect.poll(() => desk.winners.innerText()).toBe('Ana');
  await expectAgreement(hall, desk);
  expect((await desk.standings()).join()).toBe('1 Ana,2 Bo,3 Cy,4 Dee,5 Eli');

  const { guest, wall } = await seenBy(desk);
  await guest.getByRole('tab', { name: 'Cross table' }).waitFor();
  await expect.poll(() => guest.locator('table').first().locator('tbody tr').count()).toBe(5);
  expect(wall).toContain('Ana');
  expect(hall.faults).toEqual([]);
});

test('[KO-1] [HK-14] [DK-3] [DK-4] a knockout of six: walkovers for the best seeds, shown as what they are', async () => {
  const page = await hall.owner();
  const desk = await KeyboardDesk.begin(page, 'Winter Cup', 'Knockout', 6);
  const entry = new EntryPage(desk);
  await desk.press(/^Publish/);
  await entry.line.waitFor();
  await expect.poll(() => entry.chips.count()).toBe(2);

  // Two have nobody to play: the desk, the guest and the wall say so, and nobody says that they are playing.
  await expect.poll(() => page.getByText('walkover').count()).toBe(2);
  const rows = page.locator('.entry-row').filter({ hasText: 'walkover' });
  await expect.poll(() => rows.locator('button.row-number, button.row-result').count()).toBe(0);
  // HK-21, HK-22: what follows at the other tables if it stays level.
  const level = page.getByRole('region', { name: 'If it stays level' });
  await level.waitFor();
  await expect.poll(() => level.locator('li').first().innerText()).toContain('5:00');
  await level.getByText('Then Armageddon').waitFor();
  const guest = await hall.visitor();
  await guest.goto(`/t/${desk.id}/tables`);
  await guest.getByText('walkover').first().waitFor();
  await expect.poll(() => guest.getByText('walkover').count()).toBe(2);
  await expect.poll(() => guest.getByText('playing', { exact: true }).count()).toBe(2);
  // Who has nobody to play has no score either, least of all that of someone who did not come.
  expect((await guest.locator('.guest-seats b').allInnerTexts()).join('')).toBe('');

  await recordNext(desk, entry, byRank);
  const { table, result } = await firstStored(desk);
  await correct(entry, table, result === '1-0' ? '0-1' : '1-0');
  await correct(entry, table, result);
  await playBracket(desk, entry, byRank);
  await expect.poll(() => desk.winners.innerText()).toBe('Ana');
  await expectAgreement(hall, desk);
  const { wall } = await seenBy(desk);
  expect(wall).toContain('Ana');
  expect(hall.faults).toEqual([]);
});

test('[DE-1] [DE-2] [DE-4] [DK-3] [DK-4] a double elimination of four: the loser of the winners’ final wins both grand finals', async () => {
  const page = await hall.owner();
  const desk = await KeyboardDesk.begin(page, 'Second Chance', 'Double elimination', 4);
  const entry = new EntryPage(desk);
  await desk.press(/Publish winners 1/);
  await entry.line.waitFor();
  // Bo beats everyone but in the winners' final, where Ana does.
  let lost = false;
  const result = (names: readonly string[]): string => {
    const [first = ''] = names;
    const both = names.includes('Ana') && names.includes('Bo');
    const best = both && !lost ? 'Ana' : names.includes('Bo') ? 'Bo' : undefined;
    if (both) lost = true;
    return best === undefined ? byRank(names) : first === best ? '1' : '0';
  };
  await recordNext(desk, entry, result);
  const { table, result: was } = await firstStored(desk);
  await correct(entry, table, was === '1-0' ? '0-1' : '1-0');
  await correct(entry, table, was);
  await playBracket(desk, entry, result);
  await desk.winners.waitFor();
  const view = await hall.client().tournament(desk.id);
  expect(view.rounds.at(-1)?.label.code).toContain('second');
  await expect.poll(() => desk.winners.innerText()).toBe('Bo');
  await expectAgreement(hall, desk);

  // DE-4: a spectator sees both sides, one under the other, and the two grand finals.
  const { guest, wall } = await seenBy(desk);
  for (const called of ['Winners 1', 'Losers 1', 'Grand final', 'Second grand final']) {
    await guest.getByText(called, { exact: true }).first().waitFor();
  }
  expect(wall).toContain('Bo');
  expect(hall.faults).toEqual([]);
});
