import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../../src/store/postgres.fixture.ts';
import { numbersGiven, share, table } from '../report.ts';
import { busyOf, checkStored, post, published, resultAt, type Started, start, startServer } from '../server/load.ts';
import type { HallOrder, HallReport } from './hall.ts';

/**
 * One, two and three server processes on one PostgreSQL behind a proxy of three workers, and viewers in three processes:
 * how long until all have seen a result, and whose processor time it takes. All on this machine.
 *
 *   npx tsx bench/scale/run.ts [viewers] [processes …]      RESULTS=15 PLAYERS=300
 */

const [viewers = 15_000, ...counts] = numbersGiven([15_000, 1, 2, 3]);
const HALLS = 3;
const players = Number(process.env.PLAYERS ?? 300);
const results = Number(process.env.RESULTS ?? 15);
const PAUSE = 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const now = (): number => performance.timeOrigin + performance.now();

async function reportFrom(hall: ChildProcess, order: HallOrder): Promise<HallReport> {
  const answer = once(hall, 'message');
  hall.send(order);
  const [report] = await answer;
  return report as HallReport;
}

async function newHall(): Promise<ChildProcess> {
  const hall = fork(new URL('./hall.ts', import.meta.url));
  await once(hall, 'message');
  return hall;
}

const postgres = await startPostgres(true);
const rows: (string | number)[][] = [];
for (const processes of counts) {
  const database = await postgres.newDatabase();
  const servers: Started[] = [];
  for (let one = 0; one < processes; one++) {
    servers.push(await startServer(database, { TILTYARD_OWNER_TOKEN: 'o_benchbenchbenchbench' }));
  }
  const [first] = servers;
  if (!first) throw new Error('No server was asked for.');
  const ports = servers.map(({ url }) => new URL(url).port);
  const gates: Started[] = [];
  const halls: ChildProcess[] = [];
  for (let one = 0; one < HALLS; one++) {
    gates.push(await start('../scale/gate.ts', ports));
    halls.push(await newHall());
  }
  const id = await published(first.client, players / 2);
  const before = await busyOf(servers);
  const began = performance.now();
  const reports = await Promise.all(
    halls.map((hall, at) => {
      const url = `${gates[at]?.url}/api/live?watch=${id}/public`;
      return reportFrom(hall, { open: Math.floor(viewers / HALLS), url });
    }),
  );
  const opening = (performance.now() - began) / 1_000;
  const open = reports.reduce((sum, hall) => sum + hall.open, 0);
  const opened = await busyOf(servers);
  await pause(PAUSE);
  for (const hall of halls) await reportFrom(hall, { since: 0 });
  const waits: number[] = [];
  let bytes = 0;
  let missing = 0;
  const idle = await busyOf(servers);
  for (let match = 1; match <= results; match++) {
    const sent = now();
    const gate = gates[match % HALLS] ?? first;
    await post(`${gate.url}/api/tournaments/${id}/commands`, first.token, resultAt(match));
    const acknowledged = now();
    await pause(PAUSE);
    for (const hall of halls) {
      const report = await reportFrom(hall, { since: sent });
      waits.push(...report.moments.map((at) => Math.max(0, at - acknowledged)));
      missing += report.open - report.moments.length;
      bytes += report.bytes;
    }
  }
  const after = await busyOf(servers);
  await checkStored(first.client, id, results);
  rows.push([
    processes,
    open,
    `${opening.toFixed(1)} s (${((opened - before) / open).toFixed(0)} µs each)`,
    share(waits, 0.5).toFixed(0),
    share(waits, 0.99).toFixed(0),
    missing,
    Math.round(bytes / results / open),
    `${((after - idle) / results / open).toFixed(1)} µs`,
  ]);
  for (const hall of halls) hall.kill();
  for (const gate of gates) await gate.stop();
  for (const server of servers) await server.stop();
}
console.log(
  table(
    [
      'processes',
      'viewers',
      'all streams open after (processor time of the servers)',
      'seen after, ms, p50',
      'p99',
      'later than a second',
      'bytes a viewer and result',
      'processor time of the servers, a viewer and result',
    ],
    rows,
  ),
);
await postgres.stop();
process.exit(0);
