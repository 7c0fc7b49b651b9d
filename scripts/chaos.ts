// npm run chaos: servers under load while everything around them breaks. Loopback only; some five minutes.
//   npm run chaos -- --kills 50 --only sqlite,postgres
// Each row: how often it was tried, how often every process that was not killed lived on and took writes again, after how
// many milliseconds (the median, and the most), and what became of the commands that were acknowledged meanwhile.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresServer, startPostgres } from '../src/store/postgres.fixture.ts';
import { Person } from '../test/server/hall.fixture.ts';
import { type Load, lossesOf, startLoad, tournamentForLoad } from '../test/server/load.fixture.ts';
import { type ServerProcess, startProcess } from '../test/server/process.fixture.ts';
import { receiver } from '../test/server/receiver.fixture.ts';
import { brokenLine, jumpingClock } from '../test/server/rough.fixture.ts';
import { backupsAcrossJumps, eightResults, hostileReceivers } from './chaos-outside.ts';
import { powerCuts } from './power-cut.ts';

const WRITERS = 20;
const BACK_WITHIN = 30_000;
const QUIET = { TILTYARD_LOG_LEVEL: 'silent', TILTYARD_OWNER_TOKEN: 'o_0123456789abcdefghijkl' };

export interface Row {
  readonly what: string;
  readonly tried: number;
  readonly survived: number;
  /** Milliseconds from the end of a disturbance to the next write that was acknowledged: the median, and the most. */
  readonly back: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

interface Trial {
  readonly what: string;
  readonly times: number;
  /** The servers as they are now; those that were killed are replaced. */
  readonly servers: ServerProcess[];
  /** Who writes, where it is not the owner at each server. */
  readonly people?: () => readonly Person[];
  disturb(at: number): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** After how long the writers get on; undefined where they do not, or somebody died who was not killed. */
async function goesOn(load: Load, servers: readonly ServerProcess[]): Promise<number | undefined> {
  const began = performance.now();
  try {
    await load.reaches(1, BACK_WITHIN);
    const back = performance.now() - began;
    await load.reaches(9, BACK_WITHIN);
    return servers.every((server) => server.lives()) ? back : undefined;
  } catch {
    return undefined;
  }
}

function medianAndMost(waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((wait) => (wait ?? 0).toFixed(0)).join(' / ');
}

async function tried({ what, times, servers, people, disturb }: Trial): Promise<Row> {
  const first = servers[0];
  if (!first) throw new Error('no server');
  const id = await tournamentForLoad(first.owner, WRITERS);
  const load = startLoad(id, people ?? (() => servers.map(({ owner }) => owner)), WRITERS);
  const backs: number[] = [];
  for (let at = 0; at < times; at++) {
    await load.reaches(10, BACK_WITHIN).catch(() => undefined);
    await disturb(at);
    backs.push(...[await goesOn(load, servers)].filter((back) => back !== undefined));
  }
  await load.stop();
  const reader = servers[0]?.owner ?? first.owner;
  const { size: acknowledged } = load.acknowledged;
  const [survived, back] = [backs.length, medianAndMost(backs)];
  return { what, tried: times, survived, back, acknowledged, ...(await lossesOf(id, load, reader)) };
}

const folder = await mkdtemp(join(tmpdir(), 'tiltyard-chaos-'));
const { values } = parseArgs({ options: { kills: { type: 'string' }, only: { type: 'string' } } });
const KILLS = Number(values.kills ?? 50);
const some = Math.max(1, Math.round(KILLS * 0.4));

async function killsOnSqlite(what: string, times: number, node = process.execPath): Promise<Row[]> {
  const db = `sqlite:${join(folder, `kills-${times}.db`)}`;
  const servers = [await startProcess(db, QUIET, node)];
  const row = await tried({
    what,
    times,
    servers,
    async disturb() {
      await servers[0]?.kill();
      servers[0] = await startProcess(db, QUIET, node);
    },
  });
  await Promise.all(servers.map((server) => server.stop()));
  return [row];
}

const notTried = (what: string): Row => ({
  what,
  tried: 0,
  survived: 0,
  back: '',
  acknowledged: 0,
  lost: 0,
  doubled: 0,
});

/** Node's own SQLite, on the newest Node that is supported, whichever runs this. */
async function onNode24(): Promise<Row[]> {
  try {
    const path = execFileSync('npx', ['-y', 'node@24', '-p', 'process.execPath'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return await killsOnSqlite('kill -9, SQLite, Node 24', some, path.toString().trim());
  } catch (error) {
    if (error instanceof Error && 'status' in error) return [notTried('Node 24 (could not be fetched here)')];
    throw error;
  }
}

async function withPostgres(work: (postgres: PostgresServer, db: string, servers: ServerProcess[]) => Promise<Row[]>) {
  const postgres = await startPostgres(true);
  const db = await postgres.newDatabase();
  const servers = await Promise.all([startProcess(db, QUIET), startProcess(db, QUIET)]);
  try {
    return await work(postgres, db, servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

const onPostgres = () =>
  withPostgres(async (postgres, db, servers) => [
    await tried({
      what: 'kill -9 of one of two processes, PostgreSQL',
      times: some,
      servers,
      async disturb(at) {
        await servers[at % 2]?.kill();
        servers[at % 2] = await startProcess(db, QUIET);
      },
    }),
    await tried({ what: 'kill -9 of PostgreSQL', times: some, servers, disturb: () => postgres.crash() }),
    await tried({ what: 'restart of PostgreSQL', times: some, servers, disturb: () => postgres.restart() }),
    await tried({
      what: 'every database line cut',
      times: some,
      servers,
      async disturb() {
        const cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tiltyard%'";
        await postgres.query(db, cut);
      },
    }),
    await tried({
      what: 'PostgreSQL frozen for 12 s',
      times: 2,
      servers,
      async disturb() {
        const { thaw } = await postgres.freeze();
        await pause(12_000);
        thaw();
      },
    }),
  ]);

async function onClocks(): Promise<Row[]> {
  const environment = { ...QUIET, ...jumpingClock };
  const servers = [await startProcess(`sqlite:${join(folder, 'clocks.db')}`, environment)];
  const row = await tried({ what: 'clock jumps by an hour', times: 10, servers, disturb: () => pause(600) });
  await Promise.all(servers.map((server) => server.stop()));
  return [row];
}

async function onBrokenLines(): Promise<Row[]> {
  const servers = [await startProcess(`sqlite:${join(folder, 'lines.db')}`, QUIET)];
  const { owner } = servers[0] ?? (await startProcess('memory:', QUIET));
  const line = await brokenLine(owner.url);
  const desks = Array.from({ length: WRITERS }, () => new Person(line.url, owner.token));
  const row = await tried({
    what: `${WRITERS} desks over lines that break`,
    times: 10,
    servers,
    people: () => desks,
    disturb: () => pause(500),
  });
  line.close();
  await Promise.all(servers.map((server) => server.stop()));
  return [{ ...row, what: `${row.what} (${line.cuts()} cuts)` }];
}

/** Every message is told in the end, to a receiver that refuses every third. */
async function onWebhooks(): Promise<Row[]> {
  const server = await startProcess(`sqlite:${join(folder, 'webhooks.db')}`, QUIET);
  const { owner } = server;
  const game = await receiver();
  game.answers = Array.from({ length: 12 }, (_, at) => (at % 3 === 1 ? 500 : 204));
  const versions = await eightResults(owner, [game]);
  const arrived = () => new Set(game.told.map(({ version }) => version));
  const end = Date.now() + 60_000;
  while (Date.now() < end && versions.some((version) => !arrived().has(version))) await pause(100);
  const lost = versions.filter((version) => !arrived().has(version)).length;
  game.close();
  await server.stop();
  return [
    {
      what: 'webhook receiver refuses every third',
      tried: 4,
      survived: 4 - game.answers.filter((status) => status === 500).length,
      back: '',
      acknowledged: versions.length,
      lost,
      doubled: 0,
    },
  ];
}

/** On a small disk of its own, where this machine lets us make one. */
async function onFullDisk(): Promise<Row[]> {
  const disk = join(folder, 'disk');
  try {
    execFileSync('mkdir', ['-p', disk]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return [notTried('full disk (no small disk could be made here)')];
  }
  try {
    const server = await startProcess(`sqlite:${join(disk, 'full.db')}`, QUIET);
    const row = await tried({
      what: 'full disk',
      times: 3,
      servers: [server],
      async disturb() {
        try {
          execFileSync('dd', ['if=/dev/zero', `of=${join(disk, 'ballast')}`, 'bs=64k'], { stdio: 'ignore' });
        } catch {
          // it is full now
        }
        await pause(1_000);
        await rm(join(disk, 'ballast'), { force: true });
      },
    });
    await server.stop();
    return [row];
  } finally {
    execFileSync('umount', [disk]);
  }
}

const trials = {
  sqlite: () => killsOnSqlite('kill -9, SQLite', KILLS),
  node24: onNode24,
  postgres: onPostgres,
  clocks: onClocks,
  lines: onBrokenLines,
  webhooks: onWebhooks,
  hostile: () => hostileReceivers(folder, QUIET),
  backups: () => backupsAcrossJumps(folder, QUIET, 10),
  disk: onFullDisk,
  power: () => powerCuts(folder, KILLS),
};

const columns = ['tried', 'survived', 'back', 'acknowledged', 'lost', 'doubled'] as const;
const line = (what: string, cells: readonly (string | number)[]) =>
  `${what.padEnd(52)}${cells.map((cell) => String(cell).padStart(14)).join('')}\n`;

let bad = 0;
process.stdout.write(line('', columns));
try {
  for (const [name, trial] of Object.entries(trials)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    for (const row of await trial()) {
      process.stdout.write(
        line(
          row.what,
          columns.map((column) => row[column]),
        ),
      );
      bad += row.lost + row.doubled + (row.tried - row.survived);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(bad === 0 ? '\nNothing was lost.\n' : `\n${bad} did not go as they should.\n`);
// Said outright: what looks after PostgreSQL ends the process by itself once nothing is left to do, with 0.
process.exit(bad === 0 ? 0 : 1);
