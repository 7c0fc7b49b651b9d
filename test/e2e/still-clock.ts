import type { Locator, Page } from 'playwright-core';
import { assertDefined } from '../../src/kit/index.ts';

/**
 * The page's clock stands still meanwhile, and with it the moments of clicks: how soon one follows on the other is not a
 * question of how busy the machine is. The page's own timers wait, too; `turn` lets some of its time pass.
 */
export async function whileClockStands(
  page: Page,
  work: (turn: (milliseconds: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  await page.clock.install();
  // A clock can only be stopped at a moment that is still to come.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await work((milliseconds) => page.clock.runFor(milliseconds));
  await page.clock.resume();
}

/** The middle of it, to be clicked whatever is there by then. */
export async function middleOf(control: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = assertDefined((await control.boundingBox()) ?? undefined, 'box');
  return [x + width / 2, y + height / 2];
}

export async function doubleClick(control: Locator): Promise<void> {
  const place = await middleOf(control);
  await whileClockStands(control.page(), () => control.page().mouse.dblclick(...place));
}
