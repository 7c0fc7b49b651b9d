import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { certain } from '../../src/kit/index.ts';
import { names, Person } from '../../test/server/hall.fixture.ts';
import { type Largest, largest } from '../../test/server/largest.fixture.ts';
import { openGames, outcomeOf } from '../../test/server/playing.fixture.ts';

/**
 * How long a stranger can hold the server's event loop: each route that is open to everyone is sent the largest input it
 * takes, on a large Swiss in its last round. What is made once per version is made anew for each try, since a result is
 * entered before it. Of several tries the shortest counts; of what is made once for ever, the first. What is held against
 * the limit is the processor time of the main thread between two turns of its loop: on a quiet machine the clock says the
 * same, on a busy one it also counts the time in which others ran.
 *
 *   npm run build && npx tsx bench/strangers/run.ts --players 500 --tries 5
 *   npx tsx bench/strangers/run.ts --only plan      # routes whose name holds it
 */

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '8' },
    tries: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const LIMIT = 50;
/** Until the loop has turned and what the request began has ended. */
const SETTLES = 30;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function told<T>(server: ChildProcess, ask: 'reset' | 'read'): Promise<T> {
  const answer = once(server, 'message');
  server.send(ask);
  return ((await answer) as [T])[0];
}

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-bench-'));
const token = 'o_0123456789abcdefghijkl';
/** The built program: from the sources there is no thread for heavy work. */
const server = fork(
  fileURLToPath(new URL('../../bin/tiltyard.js', import.meta.url)),
  ['serve', '--host', '127.0.0.1', '--port', '0', '--db', `sqlite:${join(folder, 'bench.db')}`],
  {
    execArgv: ['--import', new URL('./monitor.mjs', import.meta.url).href],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      TILTYARD_OWNER_TOKEN: token,
      TILTYARD_SHARED: 'yes',
      TILTYARD_REGISTRATION: 'yes',
      TILTYARD_LOG_LEVEL: 'silent',
    },
  },
);
const url = await firstAddress(certain(server.stdout, 'output'));
const owner = new Person(url, token);
const stranger = new Person(url);

async function firstAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let said = '';
  for await (const piece of output) {
    said += piece;
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended without a word.');
}

/** A Swiss whose last round is open. */
async function largeSwiss(players: number, rounds: number): Promise<string> {
  const id = await owner.create('Large', 'swiss', { rounds }, { listed: true, selfRegistration: true, forecast: true });
  await owner.send(id, { type: 'AddPlayers', players: names(players) });
  await owner.send(id, { type: 'Start' });
  for (let round = 1; round <= rounds; round++) {
    await owner.send(id, { type: 'PairRound' });
    await owner.send(id, { type: 'PublishRound', round });
    if (round === rounds) return id;
    const open = openGames(await owner.client.tournament(id));
    const reports = open.map((game) => ({ place: game.place, outcome: outcomeOf('swiss', game) }));
    await owner.send(id, { type: 'RecordSeveral', reports });
    await owner.send(id, { type: 'CloseRound', round });
  }
  return id;
}

interface Held {
  readonly clock: number;
  readonly processor: number;
}

async function heldBy(method: string, { path, body }: Largest): Promise<Held & { status: number }> {
  await told(server, 'reset');
  const ending = new AbortController();
  const answer = await stranger.raw(path, {
    method,
    signal: ending.signal,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body }),
  });
  // A live stream has no end; its first frame is what counts.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.getReader().read();
  else await answer.arrayBuffer();
  await pause(SETTLES);
  const held = await told<Held>(server, 'read');
  ending.abort();
  return { ...held, status: answer.status };
}

const id = await largeSwiss(Number(values.players), Number(values.rounds));
const left = openGames(await owner.client.tournament(id));
const next = async () => {
  const game = certain(left.pop(), 'a game that is open');
  await owner.send(id, { type: 'RecordOutcome', place: game.place, outcome: outcomeOf('swiss', game) });
};

let over = 0;
console.log(
  `| route | largest input | answer | longest hold, processor ms | by the clock, ms |\n|---|---|---|---|---|`,
);
for (const [route, requests] of Object.entries(largest(id))) {
  if (!route.includes(values.only)) continue;
  const [method = ''] = route.split(' ');
  for (const request of requests) {
    const tries: Held[] = [];
    let status = 0;
    for (let at = 0; at < (request.once ? 1 : Number(values.tries)); at++) {
      if (request.path.includes(id) && left.length > 0) await next();
      await pause(SETTLES);
      const tried = await heldBy(method, request);
      tries.push(tried);
      status ||= tried.status;
    }
    const { processor, clock } = tries.reduce((least, one) => (one.processor < least.processor ? one : least));
    if (processor > LIMIT) over += 1;
    const mark = processor > LIMIT ? ' **over**' : '';
    console.log(`| ${route} | ${request.what} | ${status} | ${processor.toFixed(1)}${mark} | ${clock.toFixed(1)} |`);
  }
}
const load = loadavg()[0]?.toFixed(1);
console.log(
  `\n${over} over ${LIMIT} ms; ${values.players} players, round ${values.rounds}, ${values.tries} tries, load ${load}`,
);
// Its line to us would keep it alive after an orderly stop.
server.disconnect();
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
process.exitCode = over === 0 ? 0 : 1;
