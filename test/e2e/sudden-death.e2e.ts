import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { EventHall } from './hall.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

/** A final of two whose first games were drawn; the next is shown to the desk. */
async function final(name: string, drawn: number): Promise<{ id: string; page: Page; seats: readonly string[] }> {
  const client = hall.client();
  const { id } = await client.create({ name, format: 'hybrid', config: {} });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: [{ name: 'Bob' }, { name: 'Fox' }] });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  for (let game = 1; game <= drawn; game++) {
    const place = { round: 1, edition: 1, match: 1, game };
    await send({ type: 'RecordOutcome', place, outcome: scores(0.5, 0.5) });
  }
  const view = await client.tournament(id);
  const named = (player: string) => view.players.find((one) => one.id === player)?.name ?? '';
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  await page.locator('.entry-input').waitFor();
  return { id, page, seats: view.rounds[0]?.matches[0]?.seats.map(named) ?? [] };
}

test('[DK-3] sudden death, white in seat 2: 1-0 from the score sheet is a win for white', async () => {
  const { id, page, seats } = await final('Sudden death', 1);
  const [black = '', white = ''] = seats;
  const line = page.locator('.entry-line');
  // Who moves first stands on the left: in the game, on the buttons, and in what the line is called.
  await expect
    .poll(() => line.locator('.game-side').allInnerTexts())
    .toEqual([white, black].map((name) => expect.stringContaining(name)));
  await expect
    .poll(() => line.locator('.duel-box').allInnerTexts())
    .toEqual([
      expect.stringContaining(`${white} wins`),
      expect.stringContaining('Draw'),
      expect.stringContaining(`${black} wins`),
    ]);
  await page.locator('.entry-input').focus();
  await page.keyboard.type('1-0');
  await line.getByText(`${white}, white, wins game 2.`).waitFor();
  await line.getByText(`${white} wins the match.`).waitFor();
  await expect.poll(() => line.locator('.duel-box[aria-pressed=true]').innerText()).toContain(`${white} wins`);
  await page.keyboard.press('Enter');
  await page.locator('.winners-names').waitFor();
  await expect.poll(() => page.locator('.winners-names').innerText()).toBe(white);
  await expect.poll(async () => (await hall.client().tournament(id)).winners).toHaveLength(1);
  // The stored game reads as it was typed.
  const game = page.locator('.row-games > li').nth(1);
  expect((await game.innerText()).replace(/\s+/g, ' ')).toMatch(new RegExp(`${white} 1–0 .*${black}`));
  expect(hall.faults).toEqual([]);
});

test('[DK-3] the page of a match: score, games, entry by keyboard, what follows if it stays level', async () => {
  const { id, page, seats } = await final('The match', 1);
  const [black = '', white = ''] = seats;
  await page.getByRole('link', { name: 'The match at table 1' }).click();
  await page.waitForURL(`**/t/${id}/desk/match/1/1`);
  await page.getByRole('heading', { level: 1, name: 'Final' }).waitFor();
  expect((await page.locator('.match-names').innerText()).replace(/\s+/g, ' ')).toMatch(
    new RegExp(`^${black} .*½ – ½ ${white}`),
  );
  expect((await page.locator('.match-games tbody tr').innerText()).replace(/\s+/g, ' ')).toMatch(
    new RegExp(`^1 10:00 .*${black} white ½–½ black ${white} .*Correct`),
  );
  await page.getByRole('heading', { name: 'If it stays level' }).waitFor();
  await page.locator('.entry-input').focus();
  await page.keyboard.type('=');
  await page.keyboard.press('Enter');
  await page.locator('.match-games tbody tr').nth(1).getByText('Sudden death 1').waitFor();
  await page.locator('.entry-input').focus();
  await page.keyboard.type('1-0');
  await page.keyboard.press('Enter');
  // White again in seat 1: colours alternate.
  await page.getByText(`${black} has won the match.`).waitFor();
  await expect.poll(() => page.locator('.entry-input').count()).toBe(0);
  await page.getByRole('button', { name: 'Correct game 2 at table 1' }).waitFor();
  expect(hall.faults).toEqual([]);
});

test('[HK-22] [DK-3] Armageddon says for whom a draw wins, and afterwards that it did', async () => {
  const { page, seats } = await final('Armageddon', 11);
  const [black = ''] = seats;
  await page.getByRole('button', { name: `A draw wins for ${black} (black)` }).waitFor();
  await page.locator('.entry-input').focus();
  await page.keyboard.type('=');
  await page.getByText('Game 12 is drawn.').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#table-1').getByText(`${black} (black) wins by the draw`).first().waitFor();
  await expect.poll(() => page.locator('.winners-names').innerText()).toBe(black);
});

test('[DK-4] every game of a match can be corrected: cursor in the field, a reason, a note with undo', async () => {
  const { id, page, seats } = await final('Corrected', 1);
  const [first = '', second = ''] = seats;
  await page.locator('.entry-input').focus();
  await page.keyboard.type('1-0');
  await page.keyboard.press('Enter');
  await page.locator('.winners-names', { hasText: second }).waitFor();
  // Game 1 had the first seat with white; it was no draw.
  await page.getByRole('button', { name: 'Correct game 1 at table 1' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Correct Round 2 · Final, game 1, table 1' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'corrected');
  await page.keyboard.type('win');
  await page.getByRole('alert').getByText('“win”').waitFor();
  await page.locator('#corrected').fill('1-0');
  await page.getByText('1 game no longer counts.').waitFor();
  await page.getByRole('button', { name: 'Correct it' }).click();
  await page.locator('.winners-names', { hasText: first }).waitFor();
  await page.locator('.note').getByText(`Corrected at table 1: ${first} – ${second} 1–0, was ½–½`).waitFor();
  await page.locator('.note').getByRole('button', { name: 'Undo' }).click();
  await page.locator('.winners-names', { hasText: second }).waitFor();
  await expect.poll(async () => (await hall.client().tournament(id)).rounds[0]?.matches[0]?.games.length).toBe(2);
  expect(hall.faults).toEqual([]);
});
