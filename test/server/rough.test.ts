import { afterAll, expect, test } from 'vitest';
import { until } from '../until.ts';
import { folderFor, Person } from './hall.fixture.ts';
import { lossesOf, startLoad, tournamentForLoad } from './load.fixture.ts';
import { startProcess } from './process.fixture.ts';
import { brokenLine, jumpingClock } from './rough.fixture.ts';

/** The short version of two parts of `npm run chaos`, both at once. */
const folder = await folderFor();
afterAll(() => folder.remove());

test('20 desks over lines that break, at a server whose clock jumps by an hour: nothing is lost or doubled', async () => {
  const server = await startProcess(`sqlite:${folder.path('rough.db')}`, {
    ...jumpingClock,
    TILTYARD_LOG_LEVEL: 'silent',
  });
  const line = await brokenLine(server.owner.url);
  const desks = Array.from({ length: 20 }, () => new Person(line.url, server.owner.token));
  const id = await tournamentForLoad(server.owner, desks.length);
  const load = startLoad(id, () => desks, desks.length);
  await load.reaches(60);
  await until(() => line.cuts() >= desks.length);
  const halfAnHour = 1_800_000;
  await until(async () =>
    (await server.owner.client.entries(id)).entries.some(({ at }) => at > Date.now() + halfAnHour),
  );
  await load.stop();
  expect(await lossesOf(id, load, server.owner)).toEqual({ lost: 0, doubled: 0 });
  expect(server.lives()).toBe(true);
  line.close();
  await server.stop();
});
