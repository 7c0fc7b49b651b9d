import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventHall, hallName } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { SharePage } from './pages/share-page.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

const phone = { viewport: { width: 390, height: 844 } };
const oneself = 'Players enter themselves at the public address';
const approval = 'The desk approves who enters';

async function enter(page: Page, name: string, club = ''): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Club or town').fill(club);
  await page.getByRole('button', { name: 'Enter me' }).click();
}

test('[DK-13] players enter themselves on their phones, with approval, until the desk closes it', async () => {
  const desk = await DeskPage.create(await hall.owner(hallName), 'Open evening', 'Swiss');
  const { page, id } = desk;
  const kim = await hall.visitor(hallName, phone);
  await kim.goto(`/t/${id}`);
  await kim.getByText('The first round is not published yet.').waitFor();
  await expect.poll(() => kim.getByRole('heading', { name: 'Enter this tournament' }).count()).toBe(0);

  const share = new SharePage(page, id);
  await share.open();
  await share.turn(oneself, true);
  await kim.getByRole('heading', { name: 'Enter this tournament' }).waitFor();
  await enter(kim, 'Kim', 'Oslo');
  await kim.getByText('You are in.').waitFor();
  await kim.getByRole('link', { name: 'To my page' }).click();
  await kim.waitForURL(`**/t/${id}/me`);
  await kim.getByText('The tournament has not started yet').waitFor();

  await share.turn(approval, true);
  const [ana, late] = [await hall.visitor(hallName, phone), await hall.visitor(hallName, phone)];
  for (const guest of [ana, late]) {
    await guest.goto(`/t/${id}`);
    await guest.getByRole('heading', { name: 'Enter this tournament' }).waitFor();
  }
  await enter(ana, 'Kim', 'Oslo');
  await ana.getByRole('alert').waitFor();
  await enter(ana, 'Ana');
  await ana.getByText('Your entry waits for the desk.').waitFor();
  await late.getByLabel('Your name').fill('Bo');

  await late.getByRole('tab', { name: 'Players' }).click();
  const entered = late.locator('.guest-players');
  await entered.getByText('Kim').waitFor();
  await expect.poll(() => entered.getByText('Ana').count()).toBe(0);
  await desk.tab('Players');
  await page.getByRole('row', { name: /Ana/ }).getByRole('button', { name: 'Approve' }).click();
  await entered.getByText('Ana').waitFor();

  await share.open();
  await share.turn(oneself, false);
  await late.getByRole('heading', { name: 'Enter this tournament' }).waitFor({ state: 'detached' });
  const refused = await late.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ commandId: 'too-late', name: 'Bo' });
    const answer = await fetch(`${address}/registrations`, { method: 'POST', headers, body });
    return answer.status;
  }, `/api/tournaments/${id}`);
  expect(refused).toBe(422);
  expect(hall.faults).toEqual([]);
});

test('[DK-13] an entry on a phone without a line is sent again as the same one, and ends with the start', async () => {
  const desk = await DeskPage.create(await hall.owner(hallName), 'A bad line', 'Swiss');
  const { page, id } = desk;
  await desk.addPlayers(['Ana', 'Bo']);
  const share = new SharePage(page, id);
  await share.open();
  await share.turn(oneself, true);
  const kim = await hall.visitor(hallName, phone);
  // A part beside the form that never arrives doesn't take the form away.
  await kim.route(/\/assets\/how-[\w-]{8}\.js$/, (route) => route.abort());
  await kim.goto(`/t/${id}`);
  await kim.getByRole('heading', { name: 'Enter this tournament' }).waitFor();
  await kim.getByRole('button', { name: 'Reload' }).waitFor();
  await kim.context().setOffline(true);
  await enter(kim, 'Kim');
  await kim.getByRole('alert').getByText('The server did not answer.').waitFor();
  await kim.context().setOffline(false);
  await kim.getByRole('button', { name: 'Enter me' }).click();
  await kim.getByText('You are in.').waitFor();
  expect((await hall.client().tournament(id)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Kim']);

  const late = await hall.visitor(hallName, phone);
  await late.goto(`/t/${id}`);
  await late.getByRole('heading', { name: 'Enter this tournament' }).waitFor();
  await desk.press(/Start with 3 players/);
  await late.getByRole('heading', { name: 'Enter this tournament' }).waitFor({ state: 'detached' });
});
