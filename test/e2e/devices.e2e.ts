import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventHall } from './hall.ts';
import { longEvening } from './tournaments.ts';

let hall: EventHall;
let id: string;

beforeAll(async () => {
  hall = await EventHall.open();
  id = await longEvening(hall.client(), 'swiss', 1);
}, 110_000);

afterAll(async () => {
  await hall.close();
});

test('on a phone no field has letters so small that an iPhone would zoom into it', async () => {
  const page = await hall.owner('localhost', { viewport: { width: 390, height: 844 } });
  const small: string[] = [];
  for (const path of ['', '/desk/players', '/desk/round', '/desk/share']) {
    await page.goto(`/t/${id}${path}`);
    await page.locator('input, select, textarea').first().waitFor({ state: 'attached' });
    const found = await page
      .locator('input:not([type=checkbox], [type=radio]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 90)),
      );
    small.push(...found.map((field) => `${path}: ${field}`));
  }
  expect(small).toEqual([]);
});

test('[DK-20] a click that comes without pointer or focus opens a menu or an explanation', async () => {
  const page = await hall.owner();
  await page.goto(`/t/${id}/desk/standings`);
  const why = page.locator('button[popovertarget]').last();
  await why.waitFor();
  await why.evaluate((button) => (button as HTMLElement).click());
  await expect.poll(() => page.locator(':popover-open').count()).toBe(1);
  expect(hall.faults).toEqual([]);
});
