import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { EventHall } from './hall.ts';
import { longBracket } from './tournaments.ts';

let hall: EventHall;
let id: string;

beforeAll(async () => {
  hall = await EventHall.open();
  id = await longBracket(hall.client());
});

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

/** Whether all of them are within the frame of the bracket, and the frame within the width of the screen. */
const inSight = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (elements) =>
      elements.length > 0 &&
      elements.every((element) => {
        const own = element.getBoundingClientRect();
        const frame = element.closest('.bracket-window, .bracket-phone')?.getBoundingClientRect();
        return (
          !!frame &&
          own.left >= frame.left - 1 &&
          own.right <= frame.right + 1 &&
          own.left >= -1 &&
          own.right <= innerWidth + 1
        );
      }),
  );

/** By how much the drawing is larger than its frame, and the frame than the screen. */
const over = (page: Page) =>
  page.locator('.bracket-window').evaluate((frame) => {
    const { height, width } = frame.getBoundingClientRect();
    return Math.max(
      frame.scrollWidth - frame.clientWidth,
      frame.scrollHeight - frame.clientHeight,
      height - innerHeight,
      width - innerWidth,
    );
  });

const press = (page: Page, name: 'Fit' | 'Larger' | 'Smaller') =>
  page.getByRole('button', { name, exact: true }).click();

test('[DK-20] of 512 the first rounds are read as a list, the others are drawn and fit; on a phone it is a few screens', async () => {
  const client = hall.client();
  const { id: large } = await client.create({ name: 'Large', format: 'knockout', config: {} });
  const send = (command: WireCommand) => client.send(large, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: Array.from({ length: 512 }, (_, at) => ({ name: `No${at}` })) });
  await send({ type: 'Start' });
  if ((await client.tournament(large)).rounds.length === 0) await send({ type: 'PairRound' });
  if ((await client.tournament(large)).rounds.at(-1)?.state === 'draft') await send({ type: 'PublishRound', round: 1 });
  const page = await openBoard({ width: 1280, height: 800 }, large);
  await page.locator('.stage-list .listed-match.open').first().waitFor();
  await page
    .getByRole('navigation', { name: 'Rounds' })
    .getByRole('button', { name: /Last 64/ })
    .click();
  await page.locator('.bracket-window').waitFor();
  await press(page, 'Fit');
  await expect.poll(() => over(page)).toBeLessThanOrEqual(1);
  const phone = await openBoard({ width: 390, height: 844 }, large);
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
});

describe('[DK-20] a bracket of 64 on a screen', () => {
  test('opens on the whole round that is being played, in two halves as wide as the page', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    await expect.poll(() => page.locator('.match.open').count()).toBe(9);
    await expect.poll(() => inSight(page, '.match.open')).toBe(true);
    const edges = await page
      .locator('.match')
      .evaluateAll((matches) => matches.map((match) => Math.round(match.getBoundingClientRect().left)));
    expect(Math.min(...edges)).toBeLessThan(200);
    expect(Math.max(...edges)).toBeGreaterThan(800);
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Rounds' }).getByRole('button').allTextContents())
      .toEqual(['Last 64', 'Last 32', 'Last 16', 'Quarter-finals', 'Semi-finals', 'Final']);
  });

  test('fits when it is asked to, whatever was pressed before, and stays so when the window changes', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    await press(page, 'Fit');
    const size = () => page.locator('.bracket-size').evaluate((drawing) => drawing.getBoundingClientRect().width);
    const fitted = await size();
    await expect.poll(() => over(page)).toBeLessThanOrEqual(1);
    for (const name of ['Smaller', 'Smaller', 'Larger', 'Larger', 'Larger'] as const) await press(page, name);
    await expect.poll(() => size()).toBeGreaterThan(fitted);
    await press(page, 'Smaller');
    await press(page, 'Fit');
    await expect.poll(() => size()).toBeCloseTo(fitted, 0);
    await page.setViewportSize({ width: 1100, height: 620 });
    await expect.poll(() => over(page)).toBeLessThanOrEqual(1);
  });

  test('the wheel with Ctrl zooms around the pointer', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    const { x, y, width, height } = assertDefined(await page.locator('.bracket-window').boundingBox(), 'frame');
    await page.mouse.move(x + width / 2, y + height / 3);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => page.locator('.bracket-window.larger').count()).toBe(1);
  });

  test('whoever is searched for is followed, without accents: the path is drawn and told', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    await page.getByRole('searchbox').fill('flo bergstrom no53');
    await page.locator('.follow-line').getByText('Flo Bergström No53').waitFor();
    await page.locator('.slot.me').first().waitFor();
    await expect.poll(() => inSight(page, '.slot.me')).toBe(true);
  });

  test('[DK-28] a name in the tree leads to the player by a press and by Enter; dragging the paper does not', async () => {
    const page = await openBoard({ width: 1280, height: 800 });
    const slot = page.locator('.match.open .slot.player').first();
    const player = assertDefined(await slot.getAttribute('data-player'), 'player');
    const name = slot.locator('.slot-link');
    const { x, y, width, height } = assertDefined(await name.boundingBox(), 'name on the screen');
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
    'at %i px one stage at a time, the one being played, live matches first, never wider than the screen',
    async (width) => {
      const page = await openBoard({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.getByRole('heading', { name: 'Last 64' }).waitFor();
      await expect.poll(() => inSight(page, '.listed-match.open')).toBe(true);
      await expect.poll(() => page.locator('.listed-match').first().getAttribute('class')).toContain('open');
      await page.getByRole('searchbox').fill('Flo Bergström No53');
      await page.locator('.path-strip').getByText('Flo Bergström No53').waitFor();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    },
  );
});
