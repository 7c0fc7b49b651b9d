import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { EventHall } from './hall.ts';
import { doubleClick } from './still-clock.ts';
import { stored } from './stored.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

/** A group of four: twelve games, the desk at the first. */
async function groupOfFour(name: string): Promise<{ id: string; page: Page }> {
  const client = hall.client();
  const { id } = await client.create({ name, format: 'groups', config: {} });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: ['Ana', 'Ben', 'Cy', 'Dee'].map((one) => ({ name: one })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  await page.locator('.entry-input').waitFor();
  return { id, page };
}

const recorded = async (id: string) =>
  (await hall.client().tournament(id)).rounds.flatMap(({ matches }) => matches).filter(({ state }) => state === 'done')
    .length;

test('[DK-3] a double click on a result in groups records one game', async () => {
  const { id, page } = await groupOfFour('Double click');
  const wins = page.locator('.duel-box').first();
  await doubleClick(wins);
  await stored(page);
  await page.locator('.result-cell.done').first().waitFor();
  await expect.poll(() => page.locator('.result-cell.done').count()).toBe(1);
  expect(await recorded(id)).toBe(1);
  // A later click at the same place is another press.
  await page.clock.fastForward(600);
  await wins.click();
  await expect.poll(() => recorded(id)).toBe(2);
});

test('[DK-3] nothing slides under the pointer: a double click on a choice of the cross table records one game, counted for both', async () => {
  const { id, page } = await groupOfFour('Cells');
  await page.locator('.result-cell').first().focus();
  await page.keyboard.press('Enter');
  await doubleClick(page.locator('.result-choice').getByRole('button').first());
  await page.locator('.result-cell.done').first().waitFor();
  await stored(page);
  expect(await recorded(id)).toBe(1);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  // The cross table counts it for both, and the arrows go from cell to cell.
  const records = await page.locator('.cross td.record').allInnerTexts();
  expect(records.toSorted()).toEqual(['0–0–0', '0–0–0', '0–1–0', '1–0–0']);
  const open = page.locator('.result-cell:not(.done)');
  await open.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('=');
  await expect.poll(() => recorded(id)).toBe(2);
  await expect.poll(() => page.locator('.result-cell.done', { hasText: '½' }).count()).toBe(1);
});

test('[DK-3] separate key presses always count; a key that is held down counts once', async () => {
  const { id, page } = await groupOfFour('Keys');
  await page.locator('.entry-input').focus();
  await page.keyboard.type('1');
  // Held: the browser repeats the key.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => recorded(id)).toBe(1);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  for (const key of ['1', 'Enter', '=', 'Enter', '0', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => recorded(id)).toBe(4);
  const held = page.locator('.result-cell:not(.done)').first();
  await held.focus();
  await page.keyboard.down('1');
  await page.keyboard.down('1');
  await page.keyboard.up('1');
  await expect.poll(() => recorded(id)).toBe(5);
  expect(hall.faults).toEqual([]);
});
