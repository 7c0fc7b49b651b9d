import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId, type TiltyardClient } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { closeOffline, stored } from './stored.ts';
import { swissEvening } from './swiss-evening.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

const phone = { viewport: { width: 390, height: 844 } };

const sender = (client: TiltyardClient) => (id: string, command: WireCommand) =>
  client.send(id, { commandId: newCommandId(), command });
const send = (id: string, command: WireCommand) => sender(hall.client())(id, command);

const matchAt = async (id: string, table: number, client = hall.client()) =>
  (await client.tournament(id)).rounds.at(-1)?.matches.find((match) => match.table === table);

/** The phones of those at a table, each opened by its private link on plain http. */
async function phonesAt(id: string, table: number): Promise<Page[]> {
  const seats = (await matchAt(id, table))?.seats ?? [];
  const { links } = await hall.client().makeLinks(id, { role: 'player', players: [...seats] });
  return Promise.all(
    links.map(async ({ path }) => {
      const page = await hall.visitor(hallName, phone);
      await page.goto(path);
      await page.locator('.my-table').waitFor();
      return page;
    }),
  );
}

async function fillIn(page: Page, first: string, second: string): Promise<void> {
  await page
    .getByLabel(/Score of/)
    .first()
    .fill(first);
  await page
    .getByLabel(/Score of/)
    .last()
    .fill(second);
  await page.getByRole('button', { name: `Report ${first}–${second}` }).click();
}

async function reportScore(page: Page, first: string, second: string): Promise<void> {
  await page.getByRole('button', { name: /^(Report the result|That is not right|Change the report)$/ }).click();
  await fillIn(page, first, second);
}

const reportsOf = async (id: string) =>
  (await hall.client().entries(id)).entries.filter(({ command }) => command.type === 'ProposeResult');

test('[DK-12] [DK-22] two phones and a desk through a round: a cut line, a line that hangs, reports that differ', async () => {
  const id = await swissEvening(hall.client(), 'Phones and a desk', { players: 4 });
  const desk = await hall.owner(hallName);
  await desk.goto(`/t/${id}/desk/round`);
  await stored(desk);

  // Table 1: the line is cut in the middle of a report; the phone is even closed and opened again.
  const [ana, bo] = (await phonesAt(id, 1)) as [Page, Page];
  await ana.getByRole('button', { name: 'Report the result' }).click();
  await ana.context().setOffline(true);
  await fillIn(ana, '5', '3');
  await ana.getByText('Waiting to be sent.').waitFor();
  const seen = ana.url();
  await closeOffline(ana);
  expect(await reportsOf(id)).toEqual([]);
  await ana.context().setOffline(false);
  const again = await hall.tab(ana);
  await again.goto(seen);
  await again.getByText('You reported:').waitFor();
  await bo.getByText(/reported:/).waitFor();
  await again.getByText('Waiting to be sent.').waitFor({ state: 'detached' });
  expect(await reportsOf(id)).toHaveLength(1);

  // The confirmation hangs: nobody answers, so it waits; it goes out when the line answers again.
  await bo.route('**/commands', () => undefined);
  await bo.getByRole('button', { name: 'That is right' }).click();
  await bo.getByText('Waiting to be sent.').waitFor();
  expect((await matchAt(id, 1, hall.clientMeanwhile()))?.state).toBe('open');
  await bo.unroute('**/commands');
  await bo.getByText('Your result is in: 3–5').waitFor();
  await again.getByText('Your result is in: 5–3').waitFor();
  // DK-20: whoever does not see it is told.
  await again.getByRole('status').filter({ hasText: 'Your result is in: 5–3' }).waitFor();
  expect(await reportsOf(id)).toHaveLength(2);
  expect((await matchAt(id, 1))?.games[0]?.result).toBe('5-3');

  // Table 2: the reports differ. Both players and the desk see both, with the names beside the scores.
  const [cy, dee] = (await phonesAt(id, 2)) as [Page, Page];
  const [first = '', second = ''] = (await matchAt(id, 2))?.seats ?? [];
  const names = new Map((await hall.client().tournament(id)).players.map((one) => [one.id, one.name]));
  const said = (one: number, other: number) => `${names.get(first)} ${one} – ${other} ${names.get(second)}`;
  await reportScore(cy, '5', '1');
  await dee.getByText(said(5, 1)).waitFor();
  await reportScore(dee, '4', '4');
  for (const page of [cy, dee]) {
    await page.getByText(said(5, 1)).waitFor();
    await page.getByText(said(4, 4)).waitFor();
    await page.getByText('The reports differ.').waitFor();
  }
  const reports = desk.locator('.reports');
  const claimed = (one: number, other: number) =>
    reports.locator('.report-claim', {
      hasText: new RegExp(`${names.get(first)}\\s*${one}\\s*${names.get(second)}\\s*${other}`),
    });
  await claimed(5, 1).waitFor();
  await claimed(4, 4).waitFor();

  // One's own report can be amended until it is confirmed; what the rules refuse stays in the form.
  await cy.getByRole('button', { name: 'Change the report' }).click();
  const own = cy.getByLabel(/Score of/).first();
  await own.fill('4.1234');
  await cy.getByText('“4.1234” has more than three decimal places.').waitFor();
  await expect.poll(() => cy.getByRole('button', { name: 'Report …' }).isDisabled()).toBe(true);
  await fillIn(cy, '9', '4');
  await cy.getByRole('alert').waitFor();
  await expect.poll(() => own.inputValue()).toBe('9');
  await fillIn(cy, '5', '4');
  await dee.getByText(said(5, 4)).waitFor();
  await reports.getByRole('button', { name: 'Confirm 4–4 at table 2' }).waitFor();
  await reports.getByRole('button', { name: 'Confirm 5–4 at table 2' }).click();
  await cy.getByText('Your result is in: 5–4').waitFor();
  await dee.getByText('Your result is in: 4–5').waitFor();
  await desk.getByRole('button', { name: /Close Round 1/i }).waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-22] a report that waited never lands at a table that was paired again meanwhile, and says so', async () => {
  const id = await swissEvening(hall.client(), 'Paired again', { players: 4 });
  const [ana] = (await phonesAt(id, 1)) as [Page];
  await ana.context().setOffline(true);
  await reportScore(ana, '5', '2');
  await ana.getByText('Waiting to be sent.').waitFor();
  const send = sender(hall.clientMeanwhile());
  await send(id, { type: 'UnpublishRound', round: 1 });
  await send(id, { type: 'PairAgain', round: 1 });
  await send(id, { type: 'PublishRound', round: 1 });
  await ana.context().setOffline(false);
  await ana.getByText(/your report was not accepted/).waitFor();
  await ana.getByRole('button', { name: 'Understood' }).click();
  await expect.poll(() => ana.getByText(/your report was not accepted/).count()).toBe(0);
  expect(await reportsOf(id)).toEqual([]);
  expect((await matchAt(id, 1))?.state).toBe('open');
});

test('[DK-16] [DK-22] a scorekeeper’s result is waiting for the connection, too, over a reload', async () => {
  const id = await swissEvening(hall.client(), 'Scores that wait', { players: 4 });
  const { links } = await hall.client().makeLinks(id, { role: 'scorekeeper', label: 'Kim' });
  const page = await hall.visitor(hallName, phone);
  await page.goto(links[0]?.path ?? '');
  await page.locator('.score-open').first().click();
  await page.context().setOffline(true);
  await fillIn(page, '5', '0');
  await page.getByText('1 result is waiting for the connection').waitFor();
  await page.locator('.score-open').first().getByText('Waiting to be sent.').waitFor();
  const seen = page.url();
  await closeOffline(page);
  await page.context().setOffline(false);
  const again = await hall.tab(page);
  await again.goto(seen);
  await expect.poll(async () => (await matchAt(id, 1))?.games[0]?.result).toBe('5-0');
  await again.locator('.score-open', { hasText: 'Waiting' }).waitFor({ state: 'detached' });
});

async function started(name: string, format: string, players: readonly string[]): Promise<string> {
  const { id } = await hall.client().create({ name, format, config: {} });
  await send(id, {
    type: 'AddPlayers',
    players: players.map((player, at) => ({ name: player, rating: 1900 - at * 50 })),
  });
  await send(id, { type: 'Start' });
  if ((await hall.client().tournament(id)).rounds.length === 0) await send(id, { type: 'PairRound' });
  return id;
}

test('[DK-11] a phone finds a name without its accents, buzzes when a table is out, and tells both games of a pair apart', async () => {
  const id = await started('Accents', 'groups', ['Inès Núñez', 'Jörg Großmann', 'Bo', 'Cy', 'Dee', 'Eli']);
  const page = await hall.visitor(hallName, phone);
  await page.addInitScript(() => {
    Object.assign(navigator, { vibrate: () => Object.assign(document.documentElement.dataset, { buzzed: 'yes' }) });
  });
  await page.goto(`/t/${id}`);
  const found = page.locator('.find-me').getByRole('button');
  await page.getByLabel('Find my name').fill('GROSSMANN');
  await found.getByText('Jörg Großmann').waitFor();
  await page.getByLabel('Find my name').fill('ines');
  await found.getByText('Inès Núñez').click();
  await page.locator('.my-name', { hasText: 'Inès Núñez' }).waitFor();
  await expect.poll(() => page.title()).not.toMatch(/^Table/);
  await expect.poll(() => page.locator('html[data-buzzed]').count()).toBe(0);

  await send(id, { type: 'PublishRound', round: 1 });
  const games = page.locator('.my-games li');
  await games.first().waitFor();
  await page.locator('html[data-buzzed=yes]').waitFor();
  await page.getByRole('status').filter({ hasText: 'Your table: ' }).waitFor({ state: 'attached' });
  await expect.poll(() => page.title()).toMatch(/^Table \d+, \d+/);
  const told = (await games.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '').trim());
  expect(told.length).toBeGreaterThanOrEqual(4);
  expect(new Set(told).size).toBe(told.length);
  for (const side of ['You play as attacker', 'You play as defender'])
    expect(told.some((text) => text.includes(side))).toBe(true);
});

test('[DK-11] who is out reads place and reason; all rounds with open tables are shown, under the names on their buttons', async () => {
  const id = await started('Out', 'hybrid', ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']);
  if ((await hall.client().tournament(id)).rounds.at(-1)?.state === 'draft')
    await send(id, { type: 'PublishRound', round: 1 });
  const first = (await hall.client().tournament(id)).rounds[0];
  const [one, two] = first?.matches ?? [];
  for (const match of [one, two]) {
    const place = { round: 1, edition: first?.edition ?? 1, match: match?.number ?? 0, game: 1 };
    await send(id, { type: 'RecordOutcome', place, outcome: scores(1, 0) });
  }
  const { rounds } = await hall.client().tournament(id);
  const open = rounds.filter(({ matches }) => matches.some(({ state }) => state === 'open'));

  const page = await hall.visitor(hallName, phone);
  await page.goto(`/t/${id}/tables`);
  const heads = page.locator('#part h2');
  await heads.first().waitFor();
  await expect.poll(() => heads.count()).toBe(open.length);
  if (rounds.length > 1) {
    const buttons = page.locator('.guest-rounds a[aria-current=true]');
    expect((await buttons.allInnerTexts()).toSorted()).toEqual((await heads.allInnerTexts()).toSorted());
    for (const at of rounds.keys()) {
      const button = page.locator('.guest-rounds a').nth(at);
      await button.click();
      await page.locator('#part h2', { hasText: await button.innerText() }).waitFor();
    }
  }

  const { links } = await hall.client().makeLinks(id, { role: 'player', players: [one?.seats[1] ?? ''] });
  await page.goto(links[0]?.path ?? '');
  await page.getByRole('heading', { name: 'You are out' }).waitFor();
  await page.locator('.my-place b', { hasText: /\d/ }).waitFor();
  await page.locator('.my-why li').first().waitFor();
  expect(hall.faults).toEqual([]);
});
