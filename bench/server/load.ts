import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { newCommandId, TiltyardClient } from '../../src/client/index.ts';
import { formats } from '../../src/engine/formats/index.ts';
import { audit } from '../../src/engine/index.ts';
import { median } from '../report.ts';

/** Servers in processes of their own, and those who send results to them. */

interface Told {
  readonly url: string;
  readonly ownerLink: string;
}

export interface Started extends Told {
  /** From the start to the first sign of life, in ms. */
  readonly took: number;
  readonly token: string;
  readonly client: TiltyardClient;
  /** Its processor time so far, in microseconds. */
  busy(): Promise<number>;
  stop(): Promise<void>;
}

export async function start(file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const began = performance.now();
  const child = fork(new URL(file, import.meta.url), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const next = <T>() =>
    new Promise<T>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as T));
      gone.then(() => reject(new Error(`${file} has ended.`)));
    });
  const report = await next<Told>();
  const took = performance.now() - began;
  const token = report.ownerLink.split('/').at(-1) ?? '';
  return {
    ...report,
    took,
    token,
    client: new TiltyardClient({ baseUrl: report.url, token }),
    async busy() {
      const usage = next<NodeJS.CpuUsage>();
      child.send('busy');
      const { user, system } = await usage;
      return user + system;
    },
    async stop() {
      child.kill();
      await gone;
    },
  };
}

export const startServer = (db: string, env?: NodeJS.ProcessEnv): Promise<Started> =>
  start('../live/server.ts', [db], env);

export interface Measured {
  readonly perSecond: number;
  /** Of one answer, in ms. */
  readonly median: number;
  /** Of the processes that answer, microseconds of one answer. */
  readonly busy: number;
}

export async function busyOf(servers: readonly Started[]): Promise<number> {
  let sum = 0;
  for (const server of servers) sum += await server.busy();
  return sum;
}

/** All writers at once, each one job after the other. */
export async function measured(
  writers: number,
  each: number,
  servers: readonly Started[],
  job: (writer: number, at: number) => Promise<void>,
): Promise<Measured> {
  const before = await busyOf(servers);
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
  const after = await busyOf(servers);
  const answers = writers * each;
  return { perSecond: answers / seconds, median: median(waits), busy: (after - before) / answers };
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export function post(url: string, token: string, body: string): Promise<void> {
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

export const resultAt = (match: number): string =>
  JSON.stringify({
    commandId: newCommandId(),
    command: {
      type: 'RecordOutcome',
      place: { round: 1, edition: 1, match, game: 1 },
      outcome: {
        kind: 'scores',
        scores: [
          [5, 3],
          [2, 5],
          [4, 4],
        ][match % 3],
      },
    },
  });

/** A Swiss whose first round is there to be played. */
export async function published(client: TiltyardClient, tables: number): Promise<string> {
  const { id } = await client.create({ name: 'Bench', format: 'swiss', config: {} });
  const players = Array.from({ length: 2 * tables }, (_, one) => ({ name: `Player number ${one + 1}` }));
  const send = (command: object) => client.send(id, { commandId: newCommandId(), command: command as never });
  await send({ type: 'AddPlayers', players });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  return id;
}

/** Entries before the first result. */
const BEFORE = 5;

/** What was acknowledged is stored, every entry of it, and its chain holds. */
export async function checkStored(client: TiltyardClient, id: string, results: number): Promise<void> {
  const { entries } = await client.entries(id);
  const { differences } = audit(formats, entries as never);
  if (differences.length > 0) throw new Error(`${id}: the audit found ${differences.length} differences`);
  if (entries.length < results + BEFORE) throw new Error(`${id}: an acknowledged result is missing`);
}
