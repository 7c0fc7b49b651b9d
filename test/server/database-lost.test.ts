import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../src/store/postgres.fixture.ts';
import { type Load, lossesOf, startLoad, tournamentForLoad } from './load.fixture.ts';
import { type ServerProcess, startProcess } from './process.fixture.ts';

const WRITERS = 12;

let postgres: PostgresServer;
let db: string;
let servers: readonly [ServerProcess, ServerProcess];
let id: string;
let load: Load;
beforeAll(async () => {
  postgres = await startPostgres();
  db = await postgres.newDatabase();
  servers = await Promise.all([startProcess(db, QUIET), startProcess(db, QUIET)]);
  id = await tournamentForLoad(servers[0].owner, WRITERS);
  load = startLoad(id, () => servers.map(({ owner }) => owner), WRITERS);
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await postgres?.stop();
});

/** What they say about lost lines is not of interest. */
const QUIET = { TILTYARD_LOG_LEVEL: 'silent' };

const everyLine = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tiltyard%'";

/** Every process that was not killed goes on, and says nothing but yes and “not now”. */
async function survived(): Promise<void> {
  await load.reaches(50);
  expect(servers.map((server) => server.lives())).toEqual([true, true]);
  const outcomes = ['ok', '503 store-unavailable', '503 perhaps-saved'];
  expect([...load.answers.keys()].filter((answer) => !outcomes.includes(answer))).toEqual([]);
}

test('lines that are cut in the middle of the work end no process', async () => {
  for (let cut = 0; cut < 20; cut++) {
    await load.reaches(20);
    await postgres.query(db, everyLine);
  }
  await survived();
});

test('a restart of the database ends no process, and writes are back', async () => {
  for (let restart = 0; restart < 3; restart++) {
    await load.reaches(20);
    await postgres.restart();
    await load.reaches(1);
  }
  await survived();
});

test('a database that is killed ends no process', async () => {
  for (let kill = 0; kill < 2; kill++) {
    await load.reaches(20);
    await postgres.crash();
    await load.reaches(1);
  }
  await survived();
});

test('a frozen database is answered with 503 in time, and all goes on when it thaws', async () => {
  const [server] = servers;
  const frozen = await postgres.freeze();
  try {
    const answeredAt: number[] = [];
    // Several at once: none waits for the others' time to run out, which is eight seconds or more for each.
    const asked = [1, 2, 3, 4, 5, 6].map(async () => {
      const problem = await server.owner.problem(server.owner.client.tournament(id));
      answeredAt.push(Date.now());
      return problem;
    });
    expect(await Promise.all(asked)).toEqual(Array(6).fill('503 store-unavailable'));
    expect(Math.max(...answeredAt) - Math.min(...answeredAt)).toBeLessThan(30_000);
    expect((await server.stranger.raw('/healthz')).status).toBe(200);
    expect((await server.stranger.raw('/readyz')).status).toBe(503);
  } finally {
    frozen.thaw();
  }
  await survived();
});

test('nothing that was acknowledged meanwhile was lost or written twice', async () => {
  await load.stop();
  expect(await lossesOf(id, load, servers[1].owner)).toEqual({ lost: 0, doubled: 0 });
});
