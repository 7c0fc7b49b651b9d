import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventHall } from './hall.ts';
import { heldBack } from './held-back.ts';
import { stored } from './stored.ts';
import { swissEvening } from './swiss-evening.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

async function enter(page: Page, text: string): Promise<void> {
  await page.locator('.entry-input').focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Two desks at a round of three tables. */
async function twoDesks(name: string): Promise<{ id: string; one: Page; other: Page }> {
  const id = await swissEvening(hall.client(), name, { players: 6 });
  const [one, other] = await Promise.all([hall.owner(), hall.owner()]);
  for (const page of [one, other]) {
    await page.goto(`/t/${id}/desk/round`);
    await stored(page);
  }
  return { id, one, other };
}

const resultsOf = async (id: string) =>
  (await hall.client().tournament(id)).rounds.flatMap((round) => round.matches.map((match) => match.games[0]?.result));

/** A slow line for what a desk sends; the answer lets it go. */
const slowLine = (page: Page): Promise<() => void> => heldBack(page, '**/commands');

test('[DK-6] undo in the toast takes back this desk’s result, although the other’s was stored first', async () => {
  const { id, one, other } = await twoDesks('One undo');
  const letGo = await slowLine(one);
  await enter(one, '1 5 1');
  await enter(other, '2 5 2');
  await one.locator('#table-2').getByText('5 – 2').waitFor();
  letGo();
  await stored(one);
  const entered = one.getByRole('region', { name: 'Last entered' }).getByRole('listitem');
  await expect.poll(() => entered.count()).toBe(2);
  await one.locator('.note').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => resultsOf(id)).toEqual([undefined, '5-2', undefined]);
  await expect.poll(() => entered.count()).toBe(1);
  await other.locator('#table-2').getByText('5 – 2').waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-6] an entry that was refused offers no undo', async () => {
  const { id, one, other } = await twoDesks('No undo');
  const letGo = await slowLine(one);
  await enter(one, '1 5 1');
  await one.locator('.note').getByRole('button', { name: 'Undo' }).waitFor();
  await enter(other, '1 2 5');
  await one.locator('#table-1').getByText('2 – 5').waitFor();
  letGo();
  await one.locator('.note').waitFor({ state: 'detached' });
  expect(await resultsOf(id)).toEqual(['2-5', undefined, undefined]);
});

/** A conflict comes over a page on which someone types: it takes a strip of it, not half the screen. */
const STRIP = 110;

/** Two results for table 1 at the same moment: the other desk's 2–5 is stored first, then 5–1 comes. */
async function inConflict(name: string) {
  const { id, one, other } = await twoDesks(name);
  const letGo = await slowLine(one);
  await enter(one, '1 5 1');
  await enter(other, '1 2 5');
  await one.locator('#table-1').getByText('2 – 5').waitFor();
  letGo();
  const [first = '', second = ''] = (await one.locator('#table-1 .row-name').allTextContents()).map((text) =>
    text.trim(),
  );
  for (const page of [one, other]) {
    const conflict = page.getByRole('alert').filter({ hasText: 'Two results for table 1' });
    for (const text of ['2–5', `${second} wins`, '5–1', `${first} wins`]) {
      await conflict.getByText(text, { exact: true }).waitFor();
    }
    await page.locator('#table-1').getByText('conflict').waitFor();
    expect((await conflict.boundingBox())?.height).toBeLessThan(STRIP);
  }
  return { id, one, other };
}

test('[DK-10] a conflict is seen at both desks and settled in one press, with an undo at both', async () => {
  const { id, one, other } = await inConflict('Settled');
  await other.getByRole('button', { name: 'Take 5–1' }).click();
  for (const page of [one, other]) {
    await page.getByText('Table 1 is settled: 5–1.').waitFor();
    await expect.poll(() => page.getByText('Two results for table 1').count()).toBe(0);
  }
  await expect.poll(() => resultsOf(id)).toEqual(['5-1', undefined, undefined]);
  await one.locator('.note').getByRole('button', { name: 'Undo' }).click();
  await other.getByText('Two results for table 1').waitFor();
  await expect.poll(() => resultsOf(id)).toEqual(['2-5', undefined, undefined]);
  await one.getByRole('button', { name: 'Keep 2–5' }).click();
  await other.getByText('Table 1 is settled: 2–5.').waitFor();
  expect(await resultsOf(id)).toEqual(['2-5', undefined, undefined]);
  expect(hall.faults).toEqual([]);
});

test('[DK-10] neither of the two: the table is open again', async () => {
  const { id, one, other } = await inConflict('Neither');
  await one.getByRole('button', { name: 'Neither: ask the table' }).click();
  await other.getByText('Table 1 is open again.').waitFor();
  await expect.poll(() => resultsOf(id)).toEqual([undefined, undefined, undefined]);
});
