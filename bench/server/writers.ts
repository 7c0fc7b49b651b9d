import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCommandId, TiltyardClient } from '../../src/client/index.ts';
import { audit } from '../../src/engine/index.ts';

/**
 * Results through HTTP, stored durably on SQLite, from 1, 8 and 64 writers at a time, each at a tournament of its own.
 * In the same run: the same number of writers that append as many bytes to a file and wait for the disk (fdatasync),
 * and a bare fastify that takes the same bodies and stores nothing. Every entry is read back and audited.
 *
 *   npx tsx bench/server/writers.ts [results per writer] [writers …]
 */

const [each = 150, ...counts] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'tiltyard-bench-'));
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface Started {
  readonly url: string;
  readonly ownerLink: string;
}

async function start(file: string, ...args: string[]) {
  const child = fork(new URL(file, import.meta.url), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started = await new Promise<Started>((resolve) => child.once('message', (told) => resolve(told as Started)));
  const busy = async (): Promise<number> => {
    const told = new Promise<NodeJS.CpuUsage>((resolve) => child.once('message', (usage) => resolve(usage as never)));
    child.send('busy');
    const { user, system } = await told;
    return user + system;
  };
  return { ...started, busy, stop: () => child.kill() };
}

const server = await start('../live/server.ts', `sqlite:${join(folder, 'bench.db')}`);
const bare = await start('./bare.ts');
const token = server.ownerLink.split('/').at(-1) ?? '';
const client = new TiltyardClient({ baseUrl: server.url, token });

interface Measured {
  readonly perSecond: number;
  /** Of one answer, in ms. */
  readonly median: number;
  /** Of the process that answers, microseconds of one answer. */
  readonly busy?: number;
}

/** All writers at once, each one job after the other. */
async function measured(
  writers: number,
  job: (writer: number, at: number) => Promise<void>,
  process?: { busy(): Promise<number> },
): Promise<Measured> {
  const before = await process?.busy();
  const waits: number[] = [];
  const began = performance.now();
  const writer = async (_: unknown, one: number) => {
    for (let at = 1; at <= each; at++) {
      const sent = performance.now();
      await job(one, at);
      waits.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  const seconds = (performance.now() - began) / 1_000;
  const after = await process?.busy();
  return {
    perSecond: (writers * each) / seconds,
    median: waits.sort((a, b) => a - b)[waits.length >> 1] ?? 0,
    ...(before !== undefined && after !== undefined && { busy: (after - before) / (writers * each) }),
  };
}

function post(url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const bodyOf = (match: number): string =>
  JSON.stringify({
    commandId: newCommandId(),
    command: {
      type: 'RecordOutcome',
      place: { round: 1, edition: 1, match, game: 1 },
      outcome: { kind: 'scores', scores: [5, 3] },
    },
  });

async function published(): Promise<string> {
  const { id } = await client.create({ name: 'Bench', format: 'swiss', config: {} });
  const players = Array.from({ length: 2 * each }, (_, one) => ({ name: `Player number ${one + 1}` }));
  const send = (command: object) => client.send(id, { commandId: newCommandId(), command: command as never });
  await send({ type: 'AddPlayers', players });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  return id;
}

/** What was acknowledged is stored, and its chain holds. */
async function checked(id: string): Promise<number> {
  const { entries } = await client.entries(id);
  const { differences } = audit(entries as never);
  if (differences.length > 0) throw new Error(`${id}: the audit found ${differences.length} differences`);
  return entries.length;
}

async function row(writers: number): Promise<string> {
  const ids: string[] = [];
  for (let one = 0; one < writers; one++) ids.push(await published());
  const send = (one: number, at: number) => post(`${server.url}/api/tournaments/${ids[one]}/commands`, bodyOf(at));
  const stored = await measured(writers, send, server);
  const held = await Promise.all(ids.map(checked));
  if (held.some((entries) => entries < each + 5)) throw new Error('An acknowledged result is missing.');
  const nothing = await measured(writers, (_, at) => post(`${bare.url}/commands`, bodyOf(at)), bare);
  const line = Buffer.from(`${bodyOf(1).padEnd(700)}\n`);
  const file = await open(join(folder, `raw-${writers}`), 'a');
  const raw = await measured(writers, async () => {
    await file.write(line);
    await file.datasync();
  });
  await file.close();
  const against = stored.perSecond / Math.min(raw.perSecond, nothing.perSecond);
  const cells = [writers, stored, raw, nothing].map((cell) =>
    typeof cell === 'number'
      ? String(cell)
      : `${Math.round(cell.perSecond)} (${cell.median.toFixed(2)} ms${cell.busy === undefined ? '' : `, ${Math.round(cell.busy)} µs busy`})`,
  );
  return `| ${cells.join(' | ')} | ${against.toFixed(2)} |`;
}

console.log(`${each} results a writer; per second, and the median of one answer\n`);
console.log('| writers | stored through HTTP | raw append + fdatasync | bare fastify | of the smaller |');
console.log('|---:|---:|---:|---:|---:|');
for (const writers of counts.length > 0 ? counts : [1, 8, 64]) console.log(await row(writers));
server.stop();
bare.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
