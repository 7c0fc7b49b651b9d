import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { shows, stored } from './stored.ts';
import { type Evenings, playEvenings } from './tournaments.ts';

let hall: EventHall;
let page: Page;
let evenings: Evenings;

beforeAll(async () => {
  hall = await EventHall.open();
  evenings = await playEvenings(hall.client());
  page = await hall.owner();
});

afterAll(async () => {
  await hall.close();
});

test('[DK-17] the owner link lets a browser in, stays in, and leaves the address bar', async () => {
  const own = await hall.visitor(hallName);
  await own.goto(hall.ownerPath);
  expect(new URL(own.url()).pathname).toBe('/');
  await own.getByRole('region', { name: 'Running' }).waitFor();
  await own.goto(`/t/${evenings.swiss}/desk/players`);
  await own.getByLabel('One name per line').waitFor();
});

test('[DK-26] home: what runs with its progress, what comes, what is over with its winners', async () => {
  await page.goto('/');
  const running = page.getByRole('region', { name: 'Running' });
  await running.waitFor();
  const swiss = running.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Spring Open' }) });
  await swiss
    .filter({ hasText: /Round \d of \d\s*·\s*\d+ of \d+ tables in/ })
    .first()
    .waitFor();
  await page.getByRole('region', { name: 'Coming up' }).waitFor();
  const over = await hall.client().tournament(evenings.groupsOver);
  const winner = assertDefined(over.players.find(({ id }) => id === over.winners[0])?.name, 'winner');
  await shows(page.getByRole('region', { name: 'Finished' }).getByText(winner));
});

test('[DK-26] home finds a tournament by its name and by its winner, without accents; what is over has its day', async () => {
  await page.goto('/');
  const over = page.getByRole('region', { name: 'Finished' });
  const { updatedAt } = assertDefined(
    (await hall.client().tournaments()).tournaments.find(({ id }) => id === evenings.groupsOver),
    'over',
  );
  const day = await over.locator('time').first().getAttribute('datetime');
  expect(day).toBe(new Date(updatedAt).toISOString().slice(0, 10));
  const find = page.getByRole('searchbox', { name: 'Find a tournament' });
  const rows = page.locator('.evening, .evening-row');
  await find.fill('SACRIFÍCE');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('link', { name: 'Sacrifice cup' }).waitFor();
  const view = await hall.client().tournament(evenings.groupsOver);
  await find.fill(assertDefined(view.players.find(({ id }) => id === view.winners[0])?.name, 'winner').toLowerCase());
  await expect.poll(() => rows.count()).toBe(1);
  await over.getByRole('link', { name: 'Winter Thing' }).waitFor();
  await find.fill('nothing of the kind');
  await shows(page.getByText('No tournament matches.'));
});

test('[DK-32] use again: the same players and settings, as a new event', async () => {
  const before = await hall.client().tournament(evenings.groupsOver);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Finished' })
    .getByRole('button', { name: `Use again ${before.name}` })
    .click();
  await page.waitForURL(/\/desk\/players$/);
  const id = assertDefined(/\/t\/([^/]+)\//.exec(page.url())?.[1], 'id');
  const after = await hall.client().tournament(id);
  // A name that says which one it is, every time.
  expect(after.name).toBe(`${before.name} 2`);
  expect(after.config).toEqual(before.config);
  expect(after.players.map(({ name, club, rating }) => [name, club, rating])).toEqual(
    before.players.map(({ name, club, rating }) => [name, club, rating]),
  );
  expect(after.status).toBe('registering');
  expect(after.rounds).toEqual([]);
  expect(hall.faults).toEqual([]);
});

const send = (id: string, command: WireCommand) => hall.client().send(id, { commandId: newCommandId(), command });

test('[DK-24] days, place and a few words are typed at the desk, and stand on the public page and in the report', async () => {
  const id = evenings.groupsOver;
  await page.goto(`/t/${id}/desk/settings`);
  await page.getByLabel('First day').fill('2027-03-13');
  await page.getByLabel('Place', { exact: true }).fill('Town hall, Graz');
  await page.getByRole('textbox', { name: 'Description' }).fill('Bring a friend.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Event details saved.').waitFor();
  await stored(page);
  await page.goto(`/t/${id}/desk/report`);
  await page.locator('.report-facts').getByText('Town hall, Graz').waitFor();
  const guest = await hall.visitor();
  await guest.goto(`/t/${id}`);
  await shows(guest.getByText('Town hall, Graz'));
});

test('[DK-32] the final report: the champion, podium, standings, every result, what was corrected, the proof; on paper, too', async () => {
  const id = evenings.groupsOver;
  const { players, rounds, winners, secretHash, secret } = await hall.client().tournament(id);
  const nameOf = (player: string | undefined) =>
    assertDefined(players.find((one) => one.id === player)?.name, 'player');
  const [match] = assertDefined(rounds[0], 'round').matches;
  const place = { round: 1, edition: 1, match: assertDefined(match, 'match').number, game: 1 };
  const [first = 0] = assertDefined(match?.outcome, 'outcome').scores;
  const now = first === 1 ? scores(1, 0) : scores(0, 1);
  await send(id, {
    type: 'CorrectOutcome',
    place,
    outcome: scores(0.5, 0.5),
    replaces: now,
    later: { kind: 'keep' },
  });
  await send(id, {
    type: 'CorrectOutcome',
    place,
    outcome: now,
    replaces: scores(0.5, 0.5),
    later: { kind: 'keep' },
  });
  await page.goto(`/t/${id}/desk/standings`);
  await page.getByRole('link', { name: 'Final report' }).click();
  await page.getByRole('heading', { level: 2, name: nameOf(winners[0]), exact: true }).waitFor();
  const matches = rounds.flatMap((round) => round.matches);
  // Styles of the pages before it are still there: its parts stand under each other all the same.
  const wide = (selector: string) => page.locator(selector).evaluate((element) => element.clientWidth);
  expect(await wide('.report-parts')).toBe(await wide('.final-report'));
  await expect.poll(() => page.locator('.report-round tbody tr').count()).toBe(matches.length);
  await expect.poll(() => page.locator('.report-podium li').count()).toBeGreaterThan(2);
  await expect.poll(() => page.locator('.final-report .standings tbody tr').count()).toBe(players.length);
  await expect.poll(() => page.locator('.report-changes li').count()).toBe(2);
  await page.locator('.report-proof').getByText(secretHash).waitFor();
  await page.locator('.report-proof').getByText(assertDefined(secret, 'secret')).waitFor();
  await page.locator('.report-round a').first().click();
  await page.waitForURL(/\/desk\/players\/p\d+$/);
  await page.goto(`/t/${id}/desk/print/report`);
  await page.locator('.paper-proof').getByText(assertDefined(secret, 'secret')).waitFor();
  const paper = await page.locator('.print').innerText();
  for (const part of [nameOf(winners[0]), 'Town hall, Graz', 'Corrections', secretHash]) expect(paper).toContain(part);
  expect(hall.faults).toEqual([]);
});

test('[DK-29] New compares formats for the same field: strikes out at 35 or at 47?', async () => {
  const page = await hall.owner();
  await page.goto('/new');
  await page.locator('.format-card', { hasText: 'Accumulated strikes' }).click();
  await page.getByText('Compare formats', { exact: true }).click();
  const table = page.locator('.compare-table');
  const roundsOf = async (name: string): Promise<number> => {
    const cells = table.getByRole('row').filter({ hasText: name }).getByRole('cell');
    await expect.poll(() => cells.count()).toBe(4);
    return Number.parseFloat((await cells.first().textContent()) ?? '');
  };
  const [usual, long] = [await roundsOf('out at 35'), await roundsOf('out at 47')];
  expect(long).toBeGreaterThan(usual);
  await expect.poll(() => table.locator('.forecast-bar').count()).toBeGreaterThan(3);
});

test('clicking the background and typing draws no ring around the page; the entry takes what is typed', async () => {
  await page.goto(`/t/${evenings.swiss}/desk/standings`);
  await page.locator('.standings').waitFor();
  const { width, height } = assertDefined(page.viewportSize() ?? undefined, 'viewport');
  await page.mouse.click(width - 4, height - 4);
  await page.keyboard.type('ab');
  const ringed = await page.evaluate(() =>
    [document.documentElement, document.body, ...document.querySelectorAll('main, main > *')]
      .filter((one) => one.matches(':focus-visible') && getComputedStyle(one).outlineStyle !== 'none')
      .map((one) => one.tagName),
  );
  expect(ringed).toEqual([]);
});

test('a main button that cannot be pressed looks so under the pointer, and says why beside it', async () => {
  await page.goto(`/t/${evenings.swiss}/desk/round`);
  const button = page.locator('.primary-action .button');
  await button.waitFor();
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  const colour = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = await colour();
  await button.hover({ force: true });
  expect(await colour()).toBe(before);
  // One unit in the head, on the page and beside the button.
  const open = /(\d+) of (\d+) tables in/.exec(await page.locator('.round-state').innerText());
  await expect.poll(() => button.innerText()).toBe('Close round 3');
  await expect
    .poll(() => page.locator('.primary-why').innerText())
    .toBe(`${Number(open?.[2]) - Number(open?.[1])} tables are not in yet.`);
});

test('an unknown or deleted tournament says so, with a way home', async () => {
  await page.goto('/t/nowhere/desk/round');
  await page.getByRole('heading', { name: 'This tournament is no longer here' }).waitFor();
  await page.getByRole('link', { name: 'To the start' }).click();
  await shows(page.getByRole('heading', { level: 1, name: 'Tournaments' }));
});

test('finished standings do not say “in” on every row; on a phone the actions and every tab can be reached', async () => {
  await page.goto(`/t/${evenings.groupsOver}/desk/standings`);
  await page.locator('.standings tbody tr').first().waitFor();
  await expect.poll(() => page.locator('.standings .mark', { hasText: /^in$/ }).count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await page.getByRole('button', { name: /Actions/ }).waitFor();
    for (const tab of ['Share', 'Settings', 'Players']) {
      await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click();
      const box = await page.locator('.tabs a[aria-current=page]', { hasText: tab }).boundingBox();
      expect(assertDefined(box ?? undefined, tab).x + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    // A long name stands whole beside the clock: no word of it is broken.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  } finally {
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
