import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { EventHall } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { PrintPage } from './pages/print-page.ts';
import { swissEvening } from './swiss-evening.ts';

/** What the desk has to see without asking: who plays, who said otherwise, who has won. */

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

const someone = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}` }));

async function evening(name: string, format: string, players: number) {
  const client = hall.client();
  const { id } = await client.create({ name, format, config: {} });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: someone(players) });
  await send({ type: 'Start' });
  return { id, send };
}

test('[HK-25] [DK-2] a draft of a bracket has what is played first; walkovers are called that and have no table', async () => {
  const { id, send } = await evening('Eleven', 'knockout', 11);
  if ((await hall.client().tournament(id)).rounds.length === 0) await send({ type: 'PairRound' });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  await page.locator('.draft-table').first().waitFor();
  const rows = await page.locator('.draft-table').evaluateAll((all) =>
    all.map((row) => ({
      number: row.querySelector('.row-number')?.textContent ?? '',
      cost: row.querySelector('.draft-cost')?.textContent ?? '',
    })),
  );
  expect(rows.slice(0, 3).map(({ number, cost }) => [number === '–', cost])).toEqual(
    Array.from({ length: 3 }, () => [false, '']),
  );
  expect(rows.slice(3)).toEqual(Array.from({ length: 5 }, () => ({ number: '–', cost: 'walkover' })));
  expect(hall.faults).toEqual([]);
});

test('[DK-12] a result that differs from a phone’s report says so before Enter and after', async () => {
  const id = await swissEvening(hall.client(), 'Said otherwise', { players: 4 });
  const { rounds, players } = await hall.client().tournament(id);
  const [seat = ''] = rounds[0]?.matches[0]?.seats ?? [];
  const name = players.find((one) => one.id === seat)?.name ?? '';
  const { links } = await hall.client().makeLinks(id, { role: 'player', players: [seat] });
  const phone = await hall.visitor('localhost', { viewport: { width: 390, height: 844 } });
  await phone.goto(links[0]?.path ?? '');
  await phone.getByRole('button', { name: 'Report the result' }).click();
  const scores = phone.getByLabel(/Score of/);
  await scores.first().fill('5');
  await scores.last().fill('3');
  await phone.getByRole('button', { name: 'Report 5–3' }).click();
  await phone.getByText('You reported:').waitFor();

  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  await page.locator('#table-1').getByText('reported').waitFor();
  const meaning = page.locator('.entry-meaning');
  await page.locator('.entry-input').focus();
  await page.keyboard.type('1 5 3');
  await expect.poll(() => page.locator('#table-1 .typed').count()).toBe(2);
  await expect.poll(() => meaning.innerText()).not.toContain('reported');
  await page.keyboard.press('Escape');
  await page.keyboard.type('1 3 5');
  await meaning.getByText(`${name} reported 5–3.`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.note', { hasText: `${name} reported 5–3.` }).waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-26] whoever has won stands on the last round and in the standings, not over every page', async () => {
  const id = await swissEvening(hall.client(), 'Over', { players: 4, played: 2 });
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/round`);
  const desk = new DeskPage(page);
  await desk.winners.waitFor();
  await desk.tab('Standings');
  await desk.winners.waitFor();
  await page.goto(`/t/${id}/desk/round/1`);
  await page.getByRole('heading', { level: 1, name: 'Round 1' }).waitFor();
  await expect.poll(() => desk.winners.count()).toBe(0);
});

test('[DK-15] the standings of 36 are one sheet; on several, each has the same columns', async () => {
  const { id, send } = await evening('A club', 'swiss', 36);
  const page = await hall.owner();
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  const print = new PrintPage(page, id);
  await print.open('standings');
  for (const paper of ['A4', 'Letter'] as const) expect((await print.print(paper)).pages, paper).toBe(1);

  const many = await evening('Two clubs', 'swiss', 60);
  await many.send({ type: 'PairRound' });
  await many.send({ type: 'PublishRound', round: 1 });
  const { players } = await hall.client().tournament(many.id);
  await many.send({ type: 'DropPlayers', players: players.slice(-1).map((one) => one.id) });
  const sheets = new PrintPage(page, many.id);
  await sheets.open('standings');
  const columns = await page
    .locator('.paper-page table')
    .evaluateAll((tables) => tables.map((table) => table.querySelectorAll('thead th').length));
  expect(columns.length).toBe(2);
  expect(new Set(columns).size).toBe(1);
});
