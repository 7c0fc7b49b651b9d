import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { stored } from './stored.ts';
import { type Evenings, playEvenings } from './tournaments.ts';

let hall: EventHall;
let evenings: Evenings;

beforeAll(async () => {
  hall = await EventHall.open();
  evenings = await playEvenings(hall.client());
});

afterAll(async () => {
  await hall.close();
});

const costsOf = async (id: string) =>
  (await hall.client().tournament(id)).draft?.cost.map(({ name, value }) => `${name} ${JSON.stringify(value)}`) ?? [];

test('[DK-2] a swap by keyboard: was → now before it is made, the same afterwards, and then it is so', async () => {
  const id = evenings.swissDraft;
  const page = await hall.owner(hallName);
  await page.goto(`/t/${id}/desk/round`);
  const before = await costsOf(id);
  const hint = page.locator('.swap-hint');
  await hint.getByText('To swap two players').waitFor();

  await page.locator('#table-1 .seat-button').first().focus();
  await page.keyboard.press('Enter');
  await hint.getByText(/^Swap .* with …$/).waitFor();
  // The best against the worst: that costs something.
  await page.locator('.tables .seat-button').last().focus();
  await hint.getByText(/^Swap .* with .*:/).waitFor();
  const costs = hint.locator('.cost');
  await expect.poll(() => costs.count()).toBeGreaterThan(0);
  const told = await costs.allInnerTexts();
  for (const cost of told) {
    const [, was = '', now = ''] = /(\S+) → (\S+)$/.exec(cost) ?? [];
    expect(was).not.toBe(now);
  }
  expect(await costsOf(id)).toEqual(before);

  await page.keyboard.press('Enter');
  const override = page.getByRole('dialog');
  await hint
    .getByText(/are swapped:/)
    .or(override)
    .first()
    .waitFor();
  if (await override.isVisible()) {
    await override.getByLabel('Reason for the override').fill('they asked for it');
    await override.getByRole('button', { name: 'Do it anyway' }).click();
  }
  await hint.getByText(/are swapped:/).waitFor();
  await expect.poll(() => costs.allInnerTexts()).toEqual(told);
  await stored(page);
  expect(await costsOf(id)).not.toEqual(before);
  expect(hall.faults).toEqual([]);
});

test('[DK-2] the mouse shows the cost as it passes, and nothing moves meanwhile', async () => {
  const page = await hall.owner();
  await page.goto(`/t/${evenings.groupsDraft}/desk/round`);
  const seats = page.locator('.seat-button');
  await seats.first().click();
  await page.evaluate(() => document.fonts.ready);
  const other = seats.nth(2);
  const place = () => other.boundingBox();
  const before = await place();
  await other.hover();
  await page
    .locator('.swap-hint')
    .getByText(/^Swap .* with .*:/)
    .waitFor();
  expect(await place()).toEqual(before);
});

test('[DK-2] [RR-1] a draft of a round robin offers only what its table allows: no bye, no other table', async () => {
  const client = hall.client();
  const { id } = await client.create({ name: 'Fixed pairs', format: 'robin', config: {} });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee', 'Eli'].map((name) => ({ name })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  for (const match of [1, 2]) {
    const place = { round: 1, edition: 1, match, game: 1 };
    await send({ type: 'RecordOutcome', place, outcome: scores(1, 0) });
  }
  await send({ type: 'CloseRound', round: 1 });
  await send({ type: 'PairRound' });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  await page.locator('#table-1 .seat-button').first().click();
  await page.getByText('Who meets whom is fixed here').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Give the bye' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Move', exact: true }).count()).toBe(0);
  // What no reason could make playable asks for none.
  await page.locator('#table-2 .seat-button').first().click();
  await page.locator('.notes').getByText('do not meet in this round').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('[DK-2] [DK-9] one player moves to the bye or another table by name, the cost is in sentences, and every table says why', async () => {
  const client = hall.client();
  const id = await client.create({ name: 'Odd draft', format: 'swiss', config: {} }).then((made) => made.id);
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee', 'Eli'].map((name) => ({ name })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  await page.getByText('Nothing stands out in this draw.').waitFor();
  await expect.poll(() => page.locator('.table-row').getByRole('button', { name: /why/i }).count()).toBe(2);
  const first = page.locator('#table-1 .seat-button').first();
  const name = await first.innerText();
  await page.evaluate(() => document.fonts.ready);
  const place = await page.locator('#table-2').boundingBox();
  await first.click();
  expect(await page.locator('#table-2').boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Give the bye' }).click();
  await page.locator('.draft-byes .seat-button', { hasText: name }).waitFor();
  await page.locator('.draft-byes .seat-button').click();
  await page.getByLabel(`Table for ${name}`).fill('9');
  await page.keyboard.press('Enter');
  await page.getByText('There is no table 9 in this draft.').waitFor();
  // One player to another table: someone there makes room.
  await page.getByLabel(`Table for ${name}`).fill('2');
  await page.keyboard.press('Enter');
  await page.locator('#table-2 .seat-button', { hasText: name }).waitFor();
  const other = await page.locator('#table-1 .seat-button').first().innerText();
  await page.locator('#table-1 .seat-button').first().click();
  await page.getByLabel(`Table for ${other}`).fill('2');
  await page.keyboard.press('Enter');
  await page.locator('#table-2 .seat-button', { hasText: other }).waitFor();

  // HK-10: the match itself is played elsewhere, also once the round is shown.
  const players = await page.locator('#table-2 .seat-button').allInnerTexts();
  await page.locator('#table-2').getByRole('button', { name: 'Move to another table' }).click();
  await page.getByRole('dialog').getByLabel('To table').fill('7');
  await page.keyboard.press('Enter');
  await page.locator('#table-7').waitFor();
  await expect.poll(() => page.locator('#table-7 .seat-button').allInnerTexts()).toEqual(players);
  await page.getByRole('button', { name: 'Publish Round 1' }).click();
  await page.locator('.entry-input').waitFor();
  await page.getByLabel('Table', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Not played' }).click();
  await page.getByRole('menuitem', { name: 'Move to another table' }).click();
  await page.getByRole('dialog').getByLabel('To table').fill('1');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Table 1 is taken').waitFor();
  await page.getByRole('dialog').getByLabel('To table').fill('3');
  await page.keyboard.press('Enter');
  await page.locator('#table-3').waitFor();
  expect(hall.faults).toEqual([]);
});
