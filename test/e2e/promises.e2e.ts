import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { until } from '../until.ts';
import { scores } from '../wire.ts';
import { seriousProblems } from './axe.ts';
import { EventHall } from './hall.ts';
import { middleOf, whileClockStands } from './still-clock.ts';
import { shows } from './stored.ts';
import { swissEvening } from './swiss-evening.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

const phone = { viewport: { width: 390, height: 844 } };

const matchAt = async (id: string, table: number) =>
  (await hall.client().tournament(id)).rounds.at(-1)?.matches.find((match) => match.table === table);

/** The phones of those at a table, each opened by its private link. */
async function phonesAt(id: string, table: number): Promise<Page[]> {
  const seats = (await matchAt(id, table))?.seats ?? [];
  const { links } = await hall.client().makeLinks(id, { role: 'player', players: [...seats] });
  return Promise.all(
    links.map(async ({ path }) => {
      const page = await hall.visitor('localhost', phone);
      await page.goto(path);
      await page.locator('.my-table').waitFor();
      return page;
    }),
  );
}

async function fillIn(page: Page, first: string, second: string): Promise<void> {
  const scores = page.getByLabel(/Score of/);
  await scores.first().fill(first);
  await scores.last().fill(second);
}

const reportsOf = async (id: string) =>
  (await hall.client().entries(id)).entries.flatMap(({ command }) =>
    command.type === 'ProposeResult' ? [command.outcome] : [],
  );

test('[DK-3] [DK-12] a double tap on “Report” never concedes: accepting the other score is a step of its own', async () => {
  const id = await swissEvening(hall.client(), 'Double tap', { players: 4 });
  const [ana, bo] = (await phonesAt(id, 1)) as [Page, Page];
  await ana.getByRole('button', { name: 'Report the result' }).click();
  await fillIn(ana, '5', '3');
  await ana.getByRole('button', { name: 'Report 5–3' }).click();
  await bo.getByRole('button', { name: 'That is not right' }).click();
  await fillIn(bo, '3', '5');
  const report = bo.getByRole('button', { name: 'Report 3–5' });
  const place = await middleOf(report);
  await whileClockStands(bo, async (turn) => {
    await bo.mouse.click(...place);
    await until(async () => {
      await turn(1);
      return bo.getByText('The reports differ.').isVisible();
    });
    // As soon as the page shows something else there: what was not read is not pressed.
    await bo.mouse.click(...place);
  });
  await ana.getByText('The reports differ.').waitFor();
  await expect.poll(() => bo.getByRole('button', { name: 'Change the report' }).isVisible()).toBe(true);
  expect(await reportsOf(id)).toHaveLength(2);
  expect((await matchAt(id, 1))?.state).toBe('open');

  // On purpose: two presses, at two places; until the second, nothing is said.
  await bo.getByText(/is right$/).click();
  await bo.getByText('5–3 then replaces your 3–5').waitFor();
  expect(await reportsOf(id)).toHaveLength(2);
  await bo.getByRole('button', { name: 'Accept 5–3' }).click();
  await bo.getByText('Your result is in: 3–5').waitFor();
  expect((await matchAt(id, 1))?.games[0]?.result).toBe('5-3');
  expect(hall.faults).toEqual([]);
});

test('[DK-26] ended early: nothing is being played any more, for the public, the player and the desk', async () => {
  const id = await swissEvening(hall.client(), 'Cut short', { players: 6, played: 1 });
  await hall.client().send(id, {
    commandId: newCommandId(),
    command: {
      type: 'RecordOutcome',
      place: { round: 2, edition: 1, match: 1, game: 1 },
      outcome: scores(5, 2),
    },
  });
  const seated = (await matchAt(id, 2))?.seats[0] ?? '';
  await hall.client().send(id, { commandId: newCommandId(), command: { type: 'EndEarly', confirm: 'Cut short' } });
  const guest = await hall.visitor('localhost', { viewport: { width: 1280, height: 900 } });
  await guest.goto(`/t/${id}`);
  await guest.getByText('Finished after 2 rounds').waitFor();
  await expect.poll(() => guest.getByText('Still playing').count()).toBe(0);
  await guest.goto(`/t/${id}/tables`);
  await guest.getByText('5–2').waitFor();
  await expect.poll(() => guest.locator('.guest-tables').innerText()).not.toContain('playing');
  await expect.poll(() => guest.getByText('not played').count()).toBe(2);
  await guest.goto(`/t/${id}/players/${seated}`);
  await guest.getByText('not played').waitFor();
  const { links } = await hall.client().makeLinks(id, { role: 'player', players: [seated] });
  const own = await hall.visitor('localhost', phone);
  await own.goto(links[0]?.path ?? '');
  await own.getByText('The tournament is over').waitFor();
  await expect.poll(() => own.locator('.my-table').count()).toBe(0);

  const desk = await hall.owner();
  await desk.goto(`/t/${id}/desk/round`);
  await desk.locator('.entry-row').first().waitFor();
  await expect.poll(() => desk.getByText('not played').count()).toBe(2);
  await expect.poll(() => desk.getByText('playing', { exact: true }).count()).toBe(0);
  await expect.poll(() => desk.locator('.row-result.open, .entry-input').count()).toBe(0);
  expect(hall.faults).toEqual([]);
});

test('[DK-11] whoever has a private link finds their table on top of every page, and the way back to the report', async () => {
  const id = await swissEvening(hall.client(), 'Way back', { players: 6, played: 1 });
  const [page] = (await phonesAt(id, 2)) as [Page];
  await page.getByRole('link', { name: 'Overview' }).click();
  const band = page.locator('.my-band');
  await band.locator('.pennant', { hasText: 'Table 2' }).waitFor();
  expect((await band.boundingBox())?.y).toBe(0);
  for (const part of ['tables', 'standings', 'players', 'how', 'draws', 'players/p1', 'winner']) {
    await page.goto(`/t/${id}/${part}`);
    await band.locator('.pennant', { hasText: 'Table 2' }).waitFor();
    expect((await band.boundingBox())?.y).toBe(0);
  }
  await page.goto(`/t/${id}/embed/standings`);
  await page.locator('table').waitFor();
  await expect.poll(() => band.count()).toBe(0);
  await page.goto(`/t/${id}`);
  await band.getByRole('link').click();
  await page.getByRole('button', { name: 'Report the result' }).waitFor();
});

test('[DK-11] whoever chose a name sees the table number without scrolling, then and at every return', async () => {
  const id = await swissEvening(hall.client(), 'Above the fold', { players: 6 });
  const page = await hall.visitor('localhost', { viewport: { width: 320, height: 568 } });
  await page.goto(`/t/${id}/standings`);
  await page.getByLabel('Find my name').fill('dee');
  await page.locator('.find-me').getByRole('button', { name: 'Dee' }).click();
  const table = String(
    (await hall.client().tournament(id)).rounds[0]?.matches.find(({ seats }) => seats.includes('p4'))?.table,
  );
  const lowest = async (number: ReturnType<Page['locator']>) => {
    await number.waitFor();
    const box = await number.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(() => lowest(page.locator('.my-table b', { hasText: table }))).toBeLessThan(568);
  await page.goto(`/t/${id}`);
  await expect.poll(() => lowest(page.locator('.my-band .pennant', { hasText: `Table ${table}` }))).toBeLessThan(100);
});

const started = async (format: string, count: number, config = {}): Promise<string> => {
  const { id } = await hall.client().create({ name: format, format, config });
  const send = (command: WireCommand) => hall.client().send(id, { commandId: newCommandId(), command });
  const names = ['Ana Ruiz', 'Bo Li', 'Cy Twombly', 'Dee Okafor', 'Eli Stone', 'Fay Wray', 'Gus Grau'].slice(0, count);
  await send({ type: 'AddPlayers', players: names.map((name) => ({ name })) });
  await send({ type: 'Start' });
  const newest = async () => (await hall.client().tournament(id)).rounds.at(-1);
  if (!(await newest())) await send({ type: 'PairRound' });
  if ((await newest())?.state === 'draft') await send({ type: 'PublishRound', round: 1 });
  return id;
};

test.each(['knockout', 'double', 'strikes', 'groups', 'robin', 'hybrid'])(
  '[DK-28] every name on the board of %s and on one’s own page leads to the player',
  async (format) => {
    const id = await started(format, 6);
    const page = await hall.visitor('localhost', { viewport: { width: 1280, height: 900 } });
    await page.goto(`/t/${id}/board`);
    const { players, rounds } = await hall.client().tournament(id);
    for (const player of players) {
      await page.locator(`#part a[href="/t/${id}/players/${player.id}"]`).first().waitFor({ state: 'attached' });
    }
    const [first = '', second = ''] = rounds[0]?.matches.find(({ seats }) => seats.length > 1)?.seats ?? [];
    const { links } = await hall.client().makeLinks(id, { role: 'player', players: [first] });
    await page.goto(links[0]?.path ?? '');
    await shows(page.locator(`.my-now a[href="/t/${id}/players/${second}"]`));
  },
);

/** Words of names that were broken in the middle. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('.whole-words:visible').evaluateAll((names) =>
    names.flatMap((name) => {
      const text = name.firstChild;
      if (!text?.textContent) return [];
      return [...text.textContent.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

test('[GR-13] in groups of six every column is seen, and no name is broken inside a word', async () => {
  const { id } = await hall.client().create({ name: 'Championship', format: 'groups', config: { groupSize: 6 } });
  const send = (command: WireCommand) => hall.client().send(id, { commandId: newCommandId(), command });
  const names = Array.from({ length: 18 }, (_, at) => `Bartholomew Featherstonehaugh ${'ABCDEFGHIJKLMNOPQR'[at]}`);
  await send({ type: 'AddPlayers', players: names.map((name) => ({ name })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  const page = await hall.visitor('localhost', { viewport: { width: 1280, height: 900 } });
  for (const part of ['tables', 'standings', 'board']) {
    await page.goto(`/t/${id}/${part}`);
    await page.locator('#part .whole-words').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await brokenWords(page), part).toEqual([]);
  }
  const hidden = await page
    .locator('.board-card .scroll')
    .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(hidden).toEqual([0, 0, 0]);
});

test('[GR-13] [DK-3] at the desk a group of seven has all its columns, says who attacks, and no row moves while results come in', async () => {
  const { id } = await hall.client().create({ name: 'Seven', format: 'groups', config: { groupSize: 7 } });
  const send = (command: WireCommand) => hall.client().send(id, { commandId: newCommandId(), command });
  const names = ['Ana Ruiz', 'Bo Li', 'Cy Twombly', 'Dee Okafor', 'Eli Stone', 'Fay Wray', 'Gus van der Meer'];
  await send({ type: 'AddPlayers', players: names.map((name, at) => ({ name, rating: 1900 - at })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  const page = await hall.owner();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/t/${id}/desk/round`);
  const table = page.locator('.group-card .scroll');
  await shows(table.getByText('attacker ↓ defender →'));
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const rows = () => page.locator('.group-card .cross-name').allInnerTexts();
  const before = await rows();
  const last = page.locator('.cross tbody tr').last().locator('.result-cell').first();
  await last.focus();
  await page.keyboard.press('1');
  await page.locator('.result-cell.done').first().waitFor();
  expect(await rows()).toEqual(before);
});

test('[DK-9] in the overview a long criterion takes lines, and every “why?” is whole', async () => {
  const id = await started('robin', 7);
  const page = await hall.visitor('localhost', { viewport: { width: 1280, height: 900 } });
  await page.goto(`/t/${id}`);
  const table = page.locator('.overview .scroll:has(.standings)');
  const head = table.getByRole('columnheader', { name: 'Points among tied players' });
  await head.waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect((await head.boundingBox())?.height).toBeGreaterThan(50);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('[DK-9] a bye says why, what it is worth, and what comes next', async () => {
  const id = await started('swiss', 7);
  const bye = (await hall.client().tournament(id)).rounds[0]?.byes[0] ?? '';
  const { links } = await hall.client().makeLinks(id, { role: 'player', players: [bye] });
  const page = await hall.visitor('localhost', phone);
  await page.goto(links[0]?.path ?? '');
  await page.getByText('You have the bye').waitFor();
  await page.getByText('A bye counts as a win. Your table in the next round appears here by itself.').waitFor();
  await page.locator('.my-now').getByRole('button', { name: /why/i }).click();
  await page.getByRole('tooltip').or(page.getByRole('dialog')).or(page.locator('.popover')).first().waitFor();
  await page.goto(`/t/${id}/players/${bye}`);
  await page.getByText('A bye counts as a win.').waitFor();
  await shows(page.locator('.player-bye').getByRole('button', { name: /why/i }));
});

test('[DK-20] on a phone bracket, race and strikes can be scrolled without a pointer', async () => {
  const page = await hall.visitor('localhost', phone);
  for (const format of ['knockout', 'hybrid', 'strikes']) {
    const id = await started(format, 7);
    await page.goto(`/t/${id}/board`);
    await page.locator('#part a').first().waitFor();
    expect(await seriousProblems(page), format).toEqual([]);
  }
});

test('[DK-29] a player’s forecast has its uncertainty and the number of playouts', async () => {
  const id = await started('robin', 4);
  const settings = { forecast: true };
  await hall.client().send(id, { commandId: newCommandId(), command: { type: 'Configure', settings } });
  const page = await hall.visitor('localhost', phone);
  await page.goto(`/t/${id}/players/p1`);
  await shows(page.getByText(/From \d+ playouts of the rest of this tournament; accurate to about ±\d+ percentage/));
});
