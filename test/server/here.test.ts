import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from './hall.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

test('every server has the pages that need none, under /here', async () => {
  const moved = await fetch(`${hall.owner.url}/here`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe('/here/index.html');
  const page = await fetch(`${hall.owner.url}/here/`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const [, script] = /<script[^>]* src="\.(\/assets\/[^"]+)"/.exec(await page.text()) ?? [];
  const answer = await fetch(`${hall.owner.url}/here${script}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await fetch(`${hall.owner.url}/here/sw.js`)).headers.get('cache-control')).toBe('no-cache');
});
