import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { certain } from '../../src/kit/index.ts';
import type { Command } from '../../src/protocol/wire-views.ts';
import { EventHall } from './hall.ts';
import { longBracket } from './tournaments.ts';

let hall: EventHall;
let id: string;

beforeAll(async () => {
  hall = await EventHall.open();
  id = await longBracket(hall.client());
}, 110_000);

afterAll(async () => {
  expect(hall.faults).toEqual([]);
  await hall.close();
});

async function openBoard(viewport: { width: number; height: number }, of = id): Promise<Page> {
  const page = await hall.owner('localhost', { viewport });
  await page.goto(`/t/${of}/desk/board`);
  await page.locator('.bracket').waitFor();
  return page;
}

/** Whether it is within the frame of the bracket, and the frame within the screen. */
const inSight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const own = element.getBoundingClientRect();
      const frame = element.closest('.bracket-window, .bracket-list')?.getBoundingClientRect();
      return (
        !!frame &&
        own.left >= frame.left - 1 &&
        own.right <= frame.right + 1 &&
        own.left >= 0 &&
        own.right <= innerWidth
      );
    });

async function fitted(page: Page): Promise<{ over: number[]; text: string }> {
  await page.getByRole('button', { name: 'Fit' }).click();
  return page.locator('.bracket-window').evaluate((frame) => ({
    over: [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight],
    text: getComputedStyle(frame.querySelector('.slot-name') as Element).display,
  }));
}

test('[DK-20] a bracket of 512 fits its frame, too', async () => {
  const client = hall.client();
  const { id: large } = await client.create({ name: 'Large', format: 'hybrid', config: {} });
  const send = (command: Command) => client.send(large, { commandId: newCommandId(), command: command as never });
  await send({ type: 'AddPlayers', players: Array.from({ length: 512 }, (_, at) => ({ name: `No${at}` })) });
  await send({ type: 'Start' });
  if ((await client.tournament(large)).rounds.length === 0) await send({ type: 'PairRound' });
  if ((await client.tournament(large)).rounds.at(-1)?.state === 'draft') await send({ type: 'PublishRound', round: 1 });
  const { over } = await fitted(await openBoard({ width: 1280, height: 800 }, large));
  expect(Math.max(...over)).toBeLessThanOrEqual(2);
});

describe('[DK-20] a bracket of 64 on a screen', () => {
  test('opens on what is being played, with the stage’s name first', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    expect(await inSight(page, '.match.open >> nth=0')).toBe(true);
    expect(await page.locator('.bracket-heads p').allTextContents()).toEqual(
      ['Last 64', 'Last 32', 'Last 16', 'Quarter-finals', 'Semi-finals', 'Final'].map((name) =>
        expect.stringMatching(new RegExp(`^${name} `)),
      ),
    );
  });

  test('fits its frame as a silhouette; names come back with the zoom', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    const { over, text } = await fitted(page);
    expect(Math.max(...over)).toBeLessThanOrEqual(2);
    expect(text).toBe('none');
    for (let press = 0; press < 12; press++) await page.getByRole('button', { name: 'Larger' }).click();
    expect(
      await page
        .locator('.slot-name')
        .first()
        .evaluate((name) => getComputedStyle(name).display),
    ).not.toBe('none');
  });

  test('whoever is searched for is moved to, also from the silhouette and without accents', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Fit' }).click();
    await page.getByRole('searchbox').fill('flo bergstrom no53');
    await page.locator('.slot.lit').first().waitFor();
    await expect.poll(() => inSight(page, '.slot.lit')).toBe(true);
    expect(
      await page
        .locator('.slot.lit .slot-name')
        .first()
        .evaluate((name) => getComputedStyle(name).display),
    ).not.toBe('none');
  });

  test('[DK-28] a name in the tree leads to the player by a press and by Enter; dragging the paper does not', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    const slot = page.locator('.match.open .slot.player').first();
    const player = certain(await slot.getAttribute('data-player'), 'player');
    const name = slot.locator('.slot-link');
    const { x, y, width, height } = certain(await name.boundingBox(), 'name on the screen');
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 60, y + height / 2 - 5, { steps: 4 });
    await page.mouse.up();
    expect(new URL(page.url()).pathname).toBe(`/t/${id}/desk/board`);
    await name.click();
    await page.waitForURL(`**/t/${id}/desk/players/${player}`);
    await page.goBack();
    await slot.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/t/${id}/desk/players/${player}`);
  });

  test.each([320, 390, 640])(
    'at %i px one round at a time, the one being played, never wider than the screen',
    async (width) => {
      const page = await openBoard({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await inSight(page, '.listed-match.open >> nth=0')).toBe(true);
      await page.getByRole('searchbox').fill('Flo Bergström No53');
      await expect.poll(() => inSight(page, '.listed-slot.lit')).toBe(true);
    },
  );
});
