import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { billOfMaterials, shippedPackages } from '../scripts/bill-of-materials.mjs';
import { formats } from '../src/engine/formats/index.ts';
import { audit } from '../src/engine/index.ts';
import { freePort } from './port.ts';
import { names, Person, tokenOf } from './server/hall.fixture.ts';
import { playOut } from './server/playing.fixture.ts';

test('the bill of materials has every package that is needed to run, with its licence, and nothing else', () => {
  const shipped = shippedPackages();
  const called = shipped.map(({ name }) => name);
  expect(called).toEqual(expect.arrayContaining(['fastify', '@node-rs/argon2', '@resvg/resvg-js', 'pg', 'zod']));
  expect(called.filter((name) => ['better-sqlite3', 'vitest', 'react', 'typescript'].includes(name))).toEqual([]);
  for (const { path } of shipped) expect(existsSync(join(import.meta.dirname, '..', path)), path).toBe(true);
  const { bomFormat, specVersion, components } = billOfMaterials();
  expect({ bomFormat, specVersion }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(components).toHaveLength(shipped.length + 1);
  expect(components.filter(({ licenses, purl }) => !licenses || !purl.startsWith('pkg:npm/'))).toEqual([]);
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);
  expect(components.find(({ name }) => name === 'pg')?.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
});

/** `npm run package` makes it, and says where it is. */
const executable = process.env.EXECUTABLE;

/** The file alone in an empty folder: no Node, no clone, nothing on the path. */
async function alone() {
  const folder = await mkdtemp(join(tmpdir(), 'tiltyard-alone-'));
  const file = join(folder, 'tiltyard');
  await copyFile(executable ?? '', file);
  await mkdir(join(folder, 'home'));
  const port = await freePort();
  const env = { HOME: join(folder, 'home'), PATH: join(folder, 'nowhere'), TILTYARD_PORT: String(port) };
  const run = (...args: string[]) => spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  /** Told by its greeting who owns it. */
  async function start(...args: string[]) {
    const child = run(...args);
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'close');
    const link = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout })
        .on('line', (line) => {
          const [found] = /http:\S+\/enter\/[\w-]+/.exec(line) ?? [];
          if (found) resolve(found);
        })
        .on('close', () => reject(new Error('It ended without a word.')));
    });
    const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    };
    return { owner: new Person(new URL(link).origin, tokenOf(link)), end };
  }
  async function said(...args: string[]) {
    const child = run(...args);
    let text = '';
    child.stdout.on('data', (piece) => {
      text += piece;
    });
    const [code] = await once(child, 'close');
    return { code, text };
  }
  return { folder, start, said, remove: () => rm(folder, { recursive: true, force: true }) };
}

if (executable !== undefined)
  test('the file alone plays an evening, is killed in the middle of it, and loses nothing', async () => {
    const here = await alone();
    expect(await here.said('--help')).toMatchObject({ code: 0, text: expect.stringContaining('Usage: tiltyard') });
    expect(await here.said('nonsense')).toMatchObject({ code: 2 });
    // A double click: no arguments.
    const first = await here.start();
    const id = await first.owner.create('Alone', 'swiss');
    await first.owner.send(id, { type: 'AddPlayers', players: names(8) });
    for (const command of [{ type: 'Start' }, { type: 'PairRound' }, { type: 'PublishRound', round: 1 }] as const)
      await first.owner.send(id, command);
    const { entries } = await first.owner.client.entries(id);
    await first.end('SIGKILL');
    // What is in the archive besides scripts: modules that were compiled, fonts, pages.
    const again = await here.start('serve', '--shared', '--registration');
    expect((await again.owner.client.entries(id)).entries).toEqual(entries);
    const picture = await again.owner.raw(`/api/tournaments/${id}/preview.png?language=en&at=1`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await again.owner.client.post('/api/accounts', { name: 'kim', password: 'correct horse battery' });
    expect(await (await again.owner.raw(`/t/${id}`)).text()).toContain('<div id="page"></div>');
    expect((await again.owner.raw('/api/reference/static/swagger-ui-bundle.js')).status).toBe(200);
    await playOut({ desk: again.owner, entering: [again.owner] }, id);
    const log = (await again.owner.client.entries(id)).entries;
    expect((await again.owner.client.tournament(id)).winners.length).toBeGreaterThan(0);
    expect(audit(formats, log).differences).toEqual([]);
    expect(await again.end('SIGTERM')).toBe(0);
    expect((await readdir(here.folder)).sort()).toEqual(['home', 'tiltyard']);
    // Beside it, for a stick.
    await mkdir(join(here.folder, 'tiltyard-data'));
    await (await here.start()).end('SIGTERM');
    expect(await readdir(join(here.folder, 'tiltyard-data'))).toContain('tiltyard.db');
    const [sums = ''] = (await readdir(join(executable, '..'))).filter((name) => name.startsWith('SHA256SUMS'));
    expect(
      readFileSync(join(executable, '..', sums), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(2);
    await here.remove();
  });
