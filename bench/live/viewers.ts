import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createGunzip } from 'node:zlib';
import { grows, numbersGiven, quick, share, table } from '../report.ts';
import { post, published, resultAt, type Started, start, startServer } from '../server/load.ts';

/**
 * One Swiss, its results entered one after the other, and as many viewers as are asked for, each on a stream of its own
 * that takes gzip. The server runs in a process of its own, on SQLite. Prints bytes per viewer and result, and how long
 * it takes from a result's acknowledgement until a viewer has it, for `changes` (/api/live) and for whole slices. Beside
 * them a bare server that writes as many bytes to as many streams: what is left is this machine's and the viewers' own.
 *
 *   npm run live -- 100 1000 5000            # viewers; players and results: PLAYERS=300 RESULTS=30
 */

const players = Number(process.env.PLAYERS ?? 300);
const results = Math.min(Number(process.env.RESULTS ?? 30), Math.floor(players / 2));
/** Longer than the shortest gap between two updates, so that each result is one. */
const PAUSE = 400;

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-bench-'));
const server = await startServer(`sqlite:${join(folder, 'bench.db')}`);
const bare = await start('../live/bare.ts');

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Everything is read into the same place: a viewer notes when how much came, and is as light as it can be. */
const buffer = Buffer.alloc(65_536);

/** A sign of life is shorter, and is no result: taken for one, it would look as if that had come when the sign came. */
const SHORTEST_UPDATE = 150;

class Viewer {
  readonly #socket: Socket;
  readonly open: Promise<void>;
  #opened: ((begun: string) => void) | undefined;
  bytes = 0;
  heardAt = 0;

  constructor(url: string, path: string) {
    const { hostname, port } = new URL(url);
    const callback = (length: number): boolean => {
      this.bytes += length;
      if (length >= SHORTEST_UPDATE) this.heardAt = performance.now();
      this.#opened?.(buffer.toString('latin1', 0, Math.min(length, 100)));
      this.#opened = undefined;
      return true;
    };
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback } });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: gzip\r\n\r\n`);
    this.open = new Promise((resolve, reject) => {
      this.#opened = (begun) => {
        if (begun.startsWith('HTTP/1.1 200')) setTimeout(resolve, 50);
        else reject(new Error(`A viewer was answered ${begun}`));
      };
      socket.on('error', reject);
    });
    this.#socket = socket;
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Reads what it is sent. */
class Reader {
  text = '';
  bytes = 0;

  constructor(url: string, path: string) {
    const request = get(`${url}${path}`, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.on('data', (piece: Buffer) => {
        this.bytes += piece.length;
      });
      const text = answer.pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }));
      text.on('data', (piece: Buffer) => {
        this.text += String(piece);
      });
      text.on('error', () => undefined);
    });
    request.on('error', () => undefined);
    this.close = () => request.destroy();
  }

  readonly close: () => void;
}

async function viewersOf(url: string, path: string, count: number): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  while (viewers.length < count) {
    const some = Array.from({ length: Math.min(200, count - viewers.length) }, () => new Viewer(url, path));
    viewers.push(...some);
    await Promise.all(some.map((viewer) => viewer.open));
  }
  await pause(1_000);
  return viewers;
}

interface Seen {
  /** A viewer and result. */
  readonly bytes: number;
  readonly waits: readonly number[];
  /** Processor time of the server, in ms, for one result. */
  readonly busy: number;
}

/** Sends one result after the other, and waits until everybody has it. */
async function watched(viewers: readonly Viewer[], from: Started, send: (at: number) => Promise<void>): Promise<Seen> {
  const waits: number[] = [];
  let bytes = 0;
  let busy = 0;
  for (let at = 1; at <= results; at++) {
    for (const viewer of viewers) viewer.bytes = 0;
    const before = await from.busy();
    const began = performance.now();
    await send(at);
    const acknowledged = performance.now();
    const deadline = began + 20_000;
    while (viewers.some((viewer) => viewer.heardAt < began) && performance.now() < deadline) await pause(5);
    busy += (await from.busy()) - before;
    await pause(PAUSE);
    for (const { bytes: read, heardAt } of viewers) {
      bytes += read;
      waits.push(heardAt > began ? Math.max(0, heardAt - acknowledged) : Number.POSITIVE_INFINITY);
    }
  }
  for (const viewer of viewers) viewer.close();
  await pause(PAUSE);
  return { bytes: Math.round(bytes / waits.length), waits, busy: busy / results / 1_000 };
}

const rows: (string | number)[][] = [];
const medians: [number, number][] = [];

function noted(kind: string, count: number, { bytes, waits, busy }: Seen, read?: Reader): void {
  const missing = waits.filter((wait) => !Number.isFinite(wait)).length;
  const updates = read?.text.match(new RegExp(`^event: ${kind}$`, 'gm'))?.length ?? results;
  const [middle, slow] = [share(waits, 0.5), share(waits, 0.99)];
  if (kind === 'changes') medians.push([count, middle]);
  const times = [middle, slow, busy].map((time) => time.toFixed(0));
  rows.push([kind, count, bytes, read ? read.bytes : '', ...times, updates, missing]);
  if (missing > 0) throw new Error(`${missing} results were never seen.`);
}

async function measure(kind: 'changes' | 'slices', count: number): Promise<number> {
  const id = await published(server.client, players / 2);
  const path = kind === 'changes' ? `/api/live?watch=${id}/public` : `/api/tournaments/${id}/live`;
  const reader = new Reader(server.url, path);
  const viewers = await viewersOf(server.url, path, count - 1);
  const opening = reader.bytes;
  const seen = await watched(viewers, server, (match) =>
    post(`${server.url}/api/tournaments/${id}/commands`, server.token, resultAt(match)),
  );
  reader.bytes = opening;
  noted(kind, count, seen, reader);
  reader.close();
  return seen.bytes;
}

async function measureBare(count: number, bytes: number): Promise<void> {
  const viewers = await viewersOf(bare.url, '/', count - 1);
  noted('bare', count, await watched(viewers, bare, () => post(`${bare.url}/`, '', `${bytes}`)));
}

// Nobody is measured cold: a hall that full has been watching for a while.
const WARM_UP = 50;
if (!quick) {
  await measure('changes', WARM_UP);
  await measureBare(WARM_UP, 1_000);
}
rows.length = 0;
medians.length = 0;
for (const count of numbersGiven([100, 1_000])) {
  const bytes = await measure('changes', count);
  await measureBare(count, bytes);
  // What it was before: for comparison, where there are few.
  if (count <= 1_000) await measure('slices', count);
}
console.log(`${players} players, ${results} results, all viewers and the server on this machine.\n`);
console.log(
  table(
    [
      'sent',
      'viewers',
      'bytes a viewer and result',
      'bytes of the first view',
      'seen after, ms, p50',
      'p99',
      'processor time of the server a result, ms',
      'updates',
      'missed',
    ],
    rows,
  ),
);
grows('The time until half have seen it', medians);
await server.stop();
await bare.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
