import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { formats } from '../../src/engine/formats/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { serve } from '../../src/server/index.ts';
import { drawsByName } from '../chance.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { WallPage } from './pages/wall-page.ts';
import { clientFor, longEvening, longMoments, longNames, shortRound } from './tournaments.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

const shapes = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
} as const;

/** So many rounds of each are drawn, one where nothing is said; the last is half in. */
const rounds: Readonly<Record<string, number>> = { swiss: 2, strikes: 2, hybrid: 2 };
const ids = new Map<string, string>();

async function openWall(id: string, viewport: { width: number; height: number }): Promise<WallPage> {
  const page: Page = await hall.visitor(hallName, { viewport });
  const wall = new WallPage(page);
  await wall.open(id);
  return wall;
}

/** How many were struck out, by format. */
const struckOut = new Map<string, number>();

test.each(formats.names)(
  '[DK-14] the wall of %s: everything fits, nothing is cut, every name is seen',
  async (format) => {
    const id = await longEvening(hall.client(), format, rounds[format] ?? 1);
    ids.set(format, id);
    // Two screens in the hall at once, one upright.
    const walls = (['landscape', 'portrait'] as const).map(async (shape) => {
      const wall = await openWall(id, shapes[shape]);
      await wall.page.locator(`.wall.${shape}`).waitFor();
      const { faults, texts, scenes, struckOut: struck } = await wall.goThrough();
      expect(faults, shape).toEqual([]);
      const seen = texts.join('\n');
      expect(
        longNames.filter((name) => !seen.includes(name)),
        shape,
      ).toEqual([]);
      expect(scenes.length, shape).toBeGreaterThan(2);
      struckOut.set(format, (struckOut.get(format) ?? 0) + struck);
      await wall.page.context().close();
    });
    await Promise.all(walls);
  },
);

test('[DE-4] several rounds are open: the wall names the same one as every page, and strikes out only who is out', async () => {
  const id = ids.get('double') ?? '';
  const { rounds: shown, standings } = await hall.client().tournament(id);
  expect(shown.filter(({ matches }) => matches.some(({ state }) => state === 'open')).length).toBeGreaterThan(1);
  expect(standings.filter(({ state }) => state === 'eliminated')).toEqual([]);
  // On every scene in both shapes, as they were gone through above.
  expect(struckOut.get('double')).toBe(0);
  const guest = await hall.visitor(hallName);
  await guest.goto(`/t/${id}`);
  const [where = ''] = ((await guest.locator('.guest-progress').textContent()) ?? '').split(' · ');
  const wall = await openWall(id, shapes.landscape);
  expect((await wall.page.locator('.wall-flag').textContent())?.trim()).toBe(where.trim());
});

test('[DK-14] between rounds and at the end the longest names fit, too', async () => {
  const { between, over } = await longMoments(hall.client());
  for (const [id, scene] of [
    [between, 'between'],
    [over, 'winners'],
  ] as const) {
    for (const shape of ['landscape', 'portrait'] as const) {
      const wall = await openWall(id, shapes[shape]);
      expect(await wall.scene()).toBe(`${scene} 1`);
      expect(await wall.faults(), `${scene}, ${shape}`).toEqual([]);
      await wall.page.context().close();
    }
  }
});

test('[DK-14] the desk holds a scene, shows a message and takes it away', async () => {
  const id = ids.get('swiss') ?? '';
  const desk = await hall.owner();
  await desk.goto(`/t/${id}/desk/share`);
  const wall = await openWall(id, shapes.landscape);
  await desk.getByLabel('What it shows').selectOption('standings');
  await wall.turn(3_000);
  await wall.page.locator('[data-scene^="standings"]').waitFor();
  await desk.getByLabel('A message, as large as it fits').fill('Pizza is in the back room.');
  await desk.getByRole('button', { name: 'Show the message' }).click();
  await wall.turn(3_000);
  await wall.page.getByText('Pizza is in the back room.').waitFor();
  expect(await wall.faults()).toEqual([]);
  await desk.getByRole('button', { name: 'Take it down' }).click();
  await wall.turn(3_000);
  await wall.page.locator('.wall-standings').waitFor();
  await wall.turn(60_000);
  await wall.page.locator('[data-scene^="standings"]').waitFor();
});

/** What a page asks for every few seconds, without the waiting: its clock is turned until `seen`. */
async function soon(page: Page, seen: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.clock.fastForward(500);
    return seen();
  };
  await expect.poll(look, { interval: 20 }).toBe(true);
}

test('[DK-14] [DK-26] between rounds the desk says when it goes on, and phone, public page and wall say so', async () => {
  const client = hall.client();
  const id = await shortRound(client);
  const desk = await hall.owner();
  await desk.goto(`/t/${id}/desk/between`);
  const phone = await hall.visitor();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.clock.install();
  await phone.goto(`/t/${id}/me`);
  const guest = await hall.visitor();
  await guest.clock.install();
  await guest.goto(`/t/${id}`);
  await guest.getByText('What happened').waitFor();
  const wall = await openWall(id, shapes.landscape);
  await wall.page.getByText('The next round comes up here').waitFor();

  await desk.getByLabel('It starts at').fill('25:00');
  await desk.getByRole('button', { name: 'Tell everyone' }).click();
  await desk.getByRole('alert').filter({ hasText: 'write it as 20:45' }).waitFor();
  await desk.getByRole('button', { name: 'in 15 min' }).click();
  await expect.poll(() => client.nextStart(id)).toMatchObject({ next: { round: 2 } });
  const { next } = await client.nextStart(id);
  const time = await desk.evaluate(
    (at) => new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(at),
    next?.at ?? 0,
  );
  const startOn = (page: Page) => page.locator('.next-start').filter({ hasText: `Round 2 starts at ${time}` });
  await startOn(desk).waitFor();
  for (const page of [phone, guest]) await soon(page, () => startOn(page).isVisible());
  // By the time of each page, which was turned until it asked.
  for (const page of [desk, phone, guest]) {
    const minutes = () => page.evaluate((at) => Math.ceil((at - Date.now()) / 60_000), next?.at ?? 0);
    const apart = async () => Number(await page.locator('.next-start b').textContent()) - (await minutes());
    await expect.poll(async () => Math.abs(await apart())).toBeLessThanOrEqual(1);
  }
  const onTheWall = wall.page.locator('.wall-starts').filter({ hasText: time });
  await soon(wall.page, () => onTheWall.isVisible());
  await wall.page.getByText('until the next round').waitFor();
  expect(await wall.faults()).toEqual([]);

  await desk.getByRole('button', { name: 'Remove this time' }).click();
  await soon(guest, async () => (await guest.locator('.next-start').count()) === 0);
  await desk.getByRole('button', { name: 'in 30 min' }).click();
  await soon(guest, () => guest.locator('.next-start').isVisible());
  // What was said of a round is over when it begins.
  await desk.getByRole('button', { name: 'Pair round 2' }).click();
  await desk.getByRole('button', { name: 'Publish round 2' }).click();
  await guest.locator('.next-start').waitFor({ state: 'detached' });
  for (const page of [phone, guest, wall.page]) await page.context().close();
});

test('[DK-14] a wall is back by itself after the server was restarted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiltyard-wall-'));
  const { TILTYARD_WEB: web } = process.env;
  const options = { host: '127.0.0.1', db: `sqlite:${join(folder, 'hall.db')}`, ...(web && { web }) };
  const first = await serve({ ...options, port: 0 }, drawsByName);
  const port = Number(new URL(first.url).port);
  try {
    const client = clientFor(first.url, first.ownerLink);
    const id = await longEvening(client, 'swiss', 0);
    const page = await hall.visitor();
    // The page keeps its own line, whose clock the test can turn.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
    await page.clock.install();
    await page.goto(`${first.url.replace('127.0.0.1', 'localhost')}/t/${id}/wall`);
    await page.getByText('Not started yet').waitFor();
    await first.close();
    await page.getByText('no connection').waitFor();
    // The pauses between attempts have grown as far as they do.
    for (let attempt = 0; attempt < 4; attempt++) {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/live'));
      await page.clock.fastForward(3_000);
      await failed;
    }
    const second = await serve({ ...options, port }, drawsByName);
    try {
      await expect.poll(() => page.getByText('no connection').count()).toBe(0);
    } finally {
      await second.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the pages complained of nothing', () => {
  expect(hall.faults).toEqual([]);
});

test('[DK-29] a forecast through a round: on the desk, on a phone and on the wall', async () => {
  // A forecast has 15 % of a core, so that where everything is slow it is the slowest.
  const client = hall.client();
  const { id } = await client.create({
    name: 'Forecast Cup',
    format: 'hybrid',
    config: {},
    settings: { forecast: true },
  });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  const record = (match: number) =>
    send({
      type: 'RecordOutcome',
      place: { round: 1, edition: 1, match, game: 1 },
      outcome: scores(1, 0),
    });
  await send({ type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee'].map((name) => ({ name })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  const desk = await hall.owner();
  await desk.goto(`/t/${id}/desk/standings`);
  // Beside each name in the standings, too, and below them in full.
  await expect.poll(() => desk.locator('.standings .chance').count()).toBe(4);
  const panel = desk.locator('.forecast[data-version]');
  await panel.waitFor();
  await expect.poll(() => panel.locator('tbody tr').count()).toBe(4);
  const before = await panel.getAttribute('data-version');

  await client.showOnWall(id, { scene: 'forecast' });
  const wall = await openWall(id, shapes.landscape);
  const onTheWall = () => wall.page.locator('.wall-forecast li').count();
  await expect.poll(onTheWall).toBe(4);
  expect(await wall.faults()).toEqual([]);

  // Whoever plays at the first table needs to win.
  const { seats = [] } = (await client.tournament(id)).rounds[0]?.matches[0] ?? {};
  const phone = await hall.visitor();
  await phone.goto(`/t/${id}/players/${seats[0]}`);
  await phone.getByText('With a win you are through.').waitFor();
  await phone.getByText('With a loss you are out.').waitFor();
  const own = phone.locator('.forecast-needs');
  await expect.poll(() => own.getAttribute('data-version')).toBe(before);

  await record(1);
  await expect.poll(() => panel.getAttribute('data-version'), { interval: 500 }).not.toBe(before);
  const names = new Map((await client.tournament(id)).players.map(({ id: player, name }) => [player, name]));
  const loser = panel.getByRole('row').filter({ hasText: names.get(seats[1] ?? '') ?? '' });
  await loser.getByText('0 %').first().waitFor();
  await loser.getByText('▼').waitFor();
  await expect.poll(() => desk.locator('.standings .chance').count()).toBe(3);
  // The same figures on the phone, of the same version, and on the wall.
  await expect.poll(() => own.getAttribute('data-version')).toBe(await panel.getAttribute('data-version'));
  await expect.poll(() => phone.getByText('With a win you are through.').count()).toBe(0);
  const winner = panel.getByRole('row').filter({ hasText: names.get(seats[0] ?? '') ?? '' });
  const chance = await winner.locator('b').first().textContent();
  await expect.poll(() => own.textContent()).toContain(`Wins the tournament: ${chance}`);
  await expect.poll(onTheWall).toBe(3);

  // In the bracket beside who is still to play; on a phone, too, and only because the organiser allows it.
  await desk.goto(`/t/${id}/desk/board`);
  await expect.poll(() => desk.locator('.slot-chance').count()).toBe(3);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`/t/${id}/standings`);
  const sheet = phone.locator('.forecast-table');
  await sheet.waitFor();
  await expect
    .poll(() => sheet.evaluate((table) => table.getBoundingClientRect().right <= window.innerWidth))
    .toBe(true);

  // The round is over: whose chance it moved most.
  await record(2);
  await desk.goto(`/t/${id}/desk/between`);
  await expect.poll(() => desk.locator('.between-forecast li').count()).toBeGreaterThan(0);

  await expect.poll(onTheWall).toBe(2);
  expect(await wall.faults()).toEqual([]);
  await wall.page.context().close();
});
