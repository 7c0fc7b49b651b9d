import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createGunzip } from 'node:zlib';
import { grows, numbersGiven, share, table } from '../report.ts';
import { post, published, resultAt, startServer } from '../server/load.ts';

/**
 * One Swiss, its results entered one after the other, and as many viewers as are asked for, each on a stream of its own
 * that takes gzip. The server runs in a process of its own, on SQLite. Prints bytes per viewer and result, and how long
 * it takes from a result's acknowledgement until a viewer has it, for `changes` (/api/live) and for whole slices.
 *
 *   npm run live -- 100 1000 5000            # viewers; players and results: PLAYERS=300 RESULTS=30
 */

const players = Number(process.env.PLAYERS ?? 300);
const results = Number(process.env.RESULTS ?? 30);
/** Longer than the shortest gap between two updates, so that each result is one. */
const PAUSE = 400;

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-bench-'));
const server = await startServer(`sqlite:${join(folder, 'bench.db')}`);
const { url, client } = server;

class Viewer {
  readonly #request: ClientRequest;
  readonly open: Promise<void>;
  bytes = 0;
  /** What it was sent before the first result. */
  opening = 0;
  heardAt = 0;

  constructor(path: string, read?: (text: string) => void) {
    let opened = () => undefined as unknown;
    this.open = new Promise((resolve) => {
      opened = () => setTimeout(resolve, 50);
    });
    this.#request = get(`${url}${path}`, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.once('data', opened);
      answer.on('data', (piece: Buffer) => {
        this.bytes += piece.length;
        this.heardAt = performance.now();
      });
      if (!read) return;
      const text = answer.pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }));
      text.on('data', (piece: Buffer) => read(String(piece)));
      text.on('error', () => undefined);
    });
    this.#request.on('error', () => undefined);
  }

  close(): void {
    this.#request.destroy();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const rows: (string | number)[][] = [];
const medians: [number, number][] = [];

async function measure(kind: 'changes' | 'slices', count: number): Promise<void> {
  const id = await published(client, players / 2);
  const path = kind === 'changes' ? `/api/live?watch=${id}/public` : `/api/tournaments/${id}/live`;
  let text = '';
  const first = new Viewer(path, (piece) => {
    text += piece;
  });
  const viewers = [first];
  await first.open;
  while (viewers.length < count) {
    const some = Array.from({ length: Math.min(200, count - viewers.length) }, () => new Viewer(path));
    viewers.push(...some);
    await Promise.all(some.map((viewer) => viewer.open));
  }
  await pause(1_000);
  for (const viewer of viewers) viewer.opening = viewer.bytes;
  const bytes: number[] = [];
  const waits: number[] = [];
  for (let match = 1; match <= Math.min(results, Math.floor(players / 2)); match++) {
    for (const viewer of viewers) viewer.bytes = 0;
    const began = performance.now();
    await post(`${url}/api/tournaments/${id}/commands`, server.token, resultAt(match));
    const acknowledged = performance.now();
    const deadline = began + 20_000;
    while (viewers.some((viewer) => viewer.heardAt < began) && performance.now() < deadline) await pause(5);
    await pause(PAUSE);
    bytes.push(...viewers.map((viewer) => viewer.bytes));
    waits.push(
      ...viewers.map(({ heardAt }) =>
        heardAt > began ? Math.max(0, heardAt - acknowledged) : Number.POSITIVE_INFINITY,
      ),
    );
  }
  for (const viewer of viewers) viewer.close();
  const missing = waits.filter((wait) => !Number.isFinite(wait)).length;
  const updates = text.match(new RegExp(`^event: ${kind}$`, 'gm'))?.length ?? 0;
  const mean = Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length);
  const seen = [share(waits, 0.5), share(waits, 0.99)];
  if (kind === 'changes') medians.push([count, seen[0] ?? 0]);
  rows.push([kind, count, mean, Math.round(first.opening), ...seen.map((wait) => wait.toFixed(0)), updates, missing]);
  if (missing > 0) throw new Error(`${missing} results were never seen.`);
}

for (const count of numbersGiven([100, 1_000])) {
  await measure('changes', count);
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
      'updates',
      'missed',
    ],
    rows,
  ),
);
grows('The time until half have seen it', medians);
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
