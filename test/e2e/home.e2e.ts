import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certain } from '../../src/kit/index.ts';
import { EventHall } from './hall.ts';
import { type Evenings, playEvenings } from './tournaments.ts';

let hall: EventHall;
let page: Page;
let evenings: Evenings;

beforeAll(async () => {
  hall = await EventHall.open();
  evenings = await playEvenings(hall.client());
  page = await hall.owner();
}, 110_000);

afterAll(async () => {
  await hall.close();
});

test('[DK-26] home: what runs with its progress, what comes, what is over with its winners', async () => {
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Running' });
  await running.waitFor();
  const swiss = running.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Spring Open' }) });
  expect(await swiss.first().innerText()).toMatch(/Round \d of \d · \d+ of \d+ tables in/);
  await page.getByRole('region', { name: 'Coming up' }).waitFor();
  const over = await hall.client().tournament(evenings.groupsOver);
  const winner = certain(over.players.find(({ id }) => id === over.winners[0])?.name, 'winner');
  expect(await page.getByRole('region', { name: 'Finished' }).innerText()).toContain(winner);
});

test('[DK-32] use again: the same players and settings, as a new event', async () => {
  const before = await hall.client().tournament(evenings.groupsOver);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Finished' })
    .getByRole('button', { name: `Use again ${before.name}` })
    .click();
  await page.waitForURL(/\/desk\/players$/);
  const id = certain(/\/t\/([^/]+)\//.exec(page.url())?.[1], 'id');
  const after = await hall.client().tournament(id);
  expect(after.config).toEqual(before.config);
  expect(after.players.map(({ name, club, rating }) => [name, club, rating])).toEqual(
    before.players.map(({ name, club, rating }) => [name, club, rating]),
  );
  expect(after.status).toBe('registering');
  expect(after.rounds).toEqual([]);
  expect(hall.faults).toEqual([]);
});
