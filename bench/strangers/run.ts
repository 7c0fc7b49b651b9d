import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assertDefined } from '../../src/kit/index.ts';
import { names, Person } from '../../test/server/hall.fixture.ts';
import { type Largest, largest } from '../../test/server/largest.fixture.ts';
import { openGames, outcomeOf } from '../../test/server/playing.fixture.ts';
import { table } from '../report.ts';

/**
 * What a request of a stranger costs: each route that is open to everyone is sent the largest input it takes, on a large
 * event of one format. What is made once per version is made anew for each try, since a result is entered before it.
 * Of several tries the cheapest counts; of what is made once for ever, the first. Two figures are held against the limit: the
 * processor time of all threads until the answer is there, and that of the main thread between two turns of its loop, in
 * which nobody else is served.
 *
 *   npm run build && node --import ./bench/plain.mjs bench/strangers/run.ts
 *   … --format groups --only /:id        # another format; routes whose name holds it
 */

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'swiss' },
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '8' },
    tries: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
  },
});
const LIMIT = 50;
/** What costs less is not listed. */
const LITTLE = 5;
/** Until the loop has turned and what the request began has ended. */
const SETTLES = 30;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function answerTo<T>(server: ChildProcess, ask: 'reset' | 'read'): Promise<T> {
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
const url = await firstAddress(assertDefined(server.stdout, 'output'));
const owner = new Person(url, token);
const stranger = new Person(url);

async function firstAddress(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const piece of output) {
    text += piece;
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it had an address.');
}

/** An event with so many rounds played, and one more open. */
async function largeEvent(format: string, players: number, rounds: number): Promise<string> {
  const id = await owner.create('Large', format, {}, { listed: true, selfRegistration: true, forecast: true });
  await owner.send(id, { type: 'AddPlayers', players: names(players) });
  await owner.send(id, { type: 'Start' });
  for (let round = 1; ; round++) {
    const before = await owner.client.tournament(id);
    if (!before.rounds.some(({ state }) => state === 'published')) {
      await owner.send(id, { type: 'PairRound' });
      await owner.send(id, { type: 'PublishRound', round: before.rounds.length + 1 });
    }
    if (round === rounds) return id;
    const view = await owner.client.tournament(id);
    const reports = openGames(view).map((game) => ({ place: game.place, outcome: outcomeOf(format, game) }));
    await owner.send(id, { type: 'RecordSeveral', reports });
    const open = (await owner.client.tournament(id)).rounds.find(({ state }) => state === 'published');
    // Rounds of a bracket close by themselves, and further games may have been opened.
    if (open && open.number === view.rounds.length && openGames({ rounds: [open] }).length === 0)
      await owner.send(id, { type: 'CloseRound', round: open.number });
  }
}

/** In milliseconds. */
interface Cost {
  /** Processor time of all threads. */
  readonly total: number;
  /** Of the main thread, in one piece. */
  readonly hold: number;
  /** The same by the clock. */
  readonly clock: number;
}

async function costOf(method: string, { path, body }: Largest): Promise<Cost> {
  await answerTo(server, 'reset');
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
  const cost = await answerTo<Cost>(server, 'read');
  ending.abort();
  return cost;
}

const id = await largeEvent(values.format, Number(values.players), Number(values.rounds));
const left = openGames(await owner.client.tournament(id));
const next = async () => {
  const game = assertDefined(left.pop(), 'a game that is open');
  await owner.send(id, { type: 'RecordOutcome', place: game.place, outcome: outcomeOf(values.format, game) });
};

async function cheapest(method: string, request: Largest): Promise<Cost> {
  const tries: Cost[] = [];
  for (let at = 0; at < (request.once ? 1 : Number(values.tries)); at++) {
    if (request.path.includes(id) && left.length > 0) await next();
    await pause(SETTLES);
    tries.push(await costOf(method, request));
  }
  return tries.reduce((least, one) => (one.total < least.total ? one : least));
}

interface Row extends Cost {
  readonly route: string;
  readonly request: Largest;
}

const isOver = ({ request, total, hold }: Row): boolean =>
  hold > LIMIT || (total > LIMIT && request.costly === undefined);

const figure = (value: number): string => (value > LIMIT ? `**${value.toFixed(1)}**` : value.toFixed(1));

const rows: Row[] = [];
for (const [route, requests] of Object.entries(largest(id))) {
  if (!route.includes(values.only)) continue;
  const [method = ''] = route.split(' ');
  for (const request of requests) rows.push({ route, request, ...(await cheapest(method, request)) });
}
const listed = rows.filter(({ total }) => total >= LITTLE).toSorted((a, b) => b.total - a.total);
console.log(
  table(
    [
      'route',
      'largest input',
      'processor ms, all threads',
      'longest hold, processor ms',
      'by the clock, ms',
      'why more',
    ],
    listed.map(({ route, request: { what, costly }, total, hold, clock }) => [
      `\`${route}\``,
      what,
      figure(total),
      figure(hold),
      clock.toFixed(1),
      total > LIMIT ? (costly ?? '') : '',
    ]),
  ),
);
const over = rows.filter(isOver);
console.log(
  `${over.length} of ${rows.length} inputs over ${LIMIT} ms without a reason; those not listed stay under ${LITTLE} ms. ${values.format} with ${values.players} players, round ${values.rounds}, ${values.tries} tries, load ${loadavg()[0]?.toFixed(1)}.`,
);
// Its line to us would keep it alive after an orderly stop.
server.disconnect();
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
process.exitCode = over.length === 0 ? 0 : 1;
