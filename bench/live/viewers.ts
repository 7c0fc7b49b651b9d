import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, createGunzip } from 'node:zlib';
import { newCommandId, TiltyardClient } from '../../src/client/index.ts';
import type { Command } from '../../src/protocol/wire-views.ts';

/**
 * One Swiss, its results entered one after the other, and as many viewers as are asked for, each on a stream of its own
 * that takes gzip. The server runs in a process of its own, on SQLite. Prints bytes per viewer and result, and how long
 * it takes from sending a result until a viewer has it, for `changes` (/api/live) and for whole slices.
 *
 *   npm run live -- 100 1000 5000            # viewers; players and results: PLAYERS=300 RESULTS=30
 */

const counts = process.argv.slice(2).map(Number);
const players = Number(process.env.PLAYERS ?? 300);
const results = Number(process.env.RESULTS ?? 30);
/** Longer than the shortest gap between two updates, so that each result is one. */
const PAUSE = 400;

interface Started {
  readonly url: string;
  readonly ownerLink: string;
}

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-bench-'));
const server = fork(new URL('./server.ts', import.meta.url), [`sqlite:${join(folder, 'bench.db')}`], {
  execArgv: ['--import', 'tsx'],
});
const { url, ownerLink } = await new Promise<Started>((resolve) =>
  server.once('message', (started) => resolve(started as Started)),
);
const client = new TiltyardClient({ baseUrl: url, token: ownerLink.split('/').at(-1) ?? '' });

class Viewer {
  readonly #request: ClientRequest;
  readonly open: Promise<void>;
  bytes = 0;
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
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

async function published(): Promise<{ id: string; send: (command: Command) => Promise<unknown> }> {
  const { id } = await client.create({ name: 'Bench', format: 'swiss', config: {} });
  const send = (command: Command) => client.send(id, { commandId: newCommandId(), command: command as never });
  await send({
    type: 'AddPlayers',
    players: Array.from({ length: players }, (_, one) => ({ name: `Player number ${one + 1}` })),
  });
  for (const type of ['Start', 'PairRound'] as const) await send({ type });
  await send({ type: 'PublishRound', round: 1 });
  return { id, send };
}

async function measure(kind: 'changes' | 'slices', count: number): Promise<void> {
  const { id, send } = await published();
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
  const bytes: number[] = [];
  const waits: number[] = [];
  for (let table = 1; table <= Math.min(results, Math.floor(players / 2)); table++) {
    for (const viewer of viewers) viewer.bytes = 0;
    const began = performance.now();
    const scores =
      [
        [5, 3],
        [2, 5],
        [4, 4],
      ][table % 3] ?? [];
    await send({
      type: 'RecordOutcome',
      place: { round: 1, edition: 1, match: table, game: 1 },
      outcome: { kind: 'scores', scores },
    });
    const deadline = began + 20_000;
    while (viewers.some((viewer) => viewer.heardAt < began) && performance.now() < deadline) await pause(5);
    await pause(PAUSE);
    bytes.push(...viewers.map((viewer) => viewer.bytes));
    waits.push(
      ...viewers.map((viewer) => (viewer.heardAt > began ? viewer.heardAt - began : Number.POSITIVE_INFINITY)),
    );
  }
  for (const viewer of viewers) viewer.close();
  const missing = waits.filter((wait) => !Number.isFinite(wait)).length;
  const updates = text.match(new RegExp(`^event: ${kind}$`, 'gm'))?.length ?? 0;
  waits.sort((a, b) => a - b);
  const mean = Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length);
  const cells = [kind, count, mean, at(waits, 0.5).toFixed(0), at(waits, 0.99).toFixed(0), updates, missing];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log(`${players} players, ${results} results\n`);
console.log('| sent | viewers | bytes per viewer and result | ms p50 | ms p99 | updates | missed |');
console.log('|---|---|---|---|---|---|---|');
for (const count of counts.length > 0 ? counts : [100, 1_000]) {
  await measure('changes', count);
  await measure('slices', count);
}
server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
