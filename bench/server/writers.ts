import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grows, numbersGiven, table } from '../report.ts';
import { checkStored, type Measured, measured, post, published, resultAt, start, startServer } from './load.ts';

/**
 * Results through HTTP, stored durably on SQLite, from 1 to 64 writers at a time, each at a tournament of its own.
 * In the same run: the same number of writers that append as many bytes to a file and wait for the disk (fdatasync),
 * and a bare fastify that takes the same bodies and stores nothing. Every entry is read back and audited.
 *
 *   npx tsx bench/server/writers.ts [results per writer] [writers …]
 */

const [each = 100, ...counts] = numbersGiven([100, 1, 8, 64]);
const folder = mkdtempSync(join(tmpdir(), 'tiltyard-bench-'));
const server = await startServer(`sqlite:${join(folder, 'bench.db')}`);
const bare = await start('./bare.ts');

async function raw(writers: number): Promise<Measured> {
  const line = Buffer.from(`${resultAt(1).padEnd(700)}\n`);
  const file = await open(join(folder, `raw-${writers}`), 'a');
  const found = await measured(writers, each, [], async () => {
    await file.write(line);
    await file.datasync();
  });
  await file.close();
  return found;
}

async function results(writers: number): Promise<Measured> {
  const ids: string[] = [];
  for (let one = 0; one < writers; one++) ids.push(await published(server.client, each));
  const found = await measured(writers, each, [server], (one, at) =>
    post(`${server.url}/api/tournaments/${ids[one]}/commands`, server.token, resultAt(at)),
  );
  for (const id of ids) await checkStored(server.client, id, each);
  return found;
}

const figures = ({ perSecond, median }: Measured): string => `${Math.round(perSecond)} (${median.toFixed(2)} ms)`;
const points: [number, number][] = [];
const rows: (string | number)[][] = [];
// Nobody is measured cold: it takes tens of thousands of answers until the machine has learnt either.
const WARM_UP = 64;
const WARM_UPS = 3;
for (let time = 0; time < WARM_UPS && each >= WARM_UP; time++) {
  await results(WARM_UP);
  await measured(WARM_UP, each, [bare], (_, at) => post(`${bare.url}/commands`, '', resultAt(at)));
}
for (const writers of counts) {
  const stored = await results(writers);
  const nothing = await measured(writers, each, [bare], (_, at) => post(`${bare.url}/commands`, '', resultAt(at)));
  const disk = await raw(writers);
  const ratio = stored.perSecond / Math.min(disk.perSecond, nothing.perSecond);
  points.push([writers, stored.perSecond]);
  rows.push([
    writers,
    figures(stored),
    figures(disk),
    figures(nothing),
    ratio.toFixed(2),
    `${Math.round(stored.busy)} / ${Math.round(nothing.busy)} µs`,
  ]);
}
console.log(
  table(
    [
      'writers',
      'stored through HTTP, a second',
      'raw append and fdatasync',
      'bare fastify',
      'of the smaller',
      'processor time an answer, Tiltyard / bare',
    ],
    rows,
  ),
);
grows('What is stored in a second', points);
await server.stop();
await bare.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
