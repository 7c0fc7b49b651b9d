import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as app from '../scripts/packed/app.mjs';
import { dependencies, entries, stageEngine } from '../scripts/packed/engine.mjs';
import { linksOf, withLinks } from '../scripts/packed/links.mjs';
import { formatNames } from '../src/engine/index.ts';
import { certain } from '../src/kit/index.ts';

/** The library as it is published: packed, and unpacked beside nothing but its own dependencies. */

const root = dirname(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'tiltyard-package-'));
const staged = join(folder, 'staged');
const installed = join(folder, 'empty/node_modules/tiltyard-engine');

beforeAll(async () => {
  await stageEngine(staged);
  execFileSync('npm', ['pack', staged, '--pack-destination', folder, '--loglevel', 'error', '--offline']);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball(), '-C', installed, '--strip-components=1']);
  for (const name of dependencies) {
    const link = join(folder, 'empty/node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarball = (): string =>
  join(
    folder,
    certain(
      readdirSync(folder).find((name) => name.endsWith('.tgz')),
      'tarball',
    ),
  );

/** What a program takes along from the start, in kilobytes as they go over the wire; what it fetches later is not in it. */
async function kilobytes(program: string): Promise<number> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(folder, 'empty') },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    outdir: folder,
    absWorkingDir: folder,
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    const imports = metafile.outputs[name]?.imports ?? [];
    for (const { kind, path } of imports) if (kind === 'import-statement') need(path);
  };
  need(
    certain(
      Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === '<stdin>'),
      'entry',
    ),
  );
  const code = outputFiles.filter(({ path }) => needed.has(relative(folder, path))).map(({ text }) => text);
  return gzipSync(code.join('\n'), { level: 9 }).length / 1000;
}

const using = (entry: string, ...names: readonly string[]) =>
  kilobytes(`import { ${names} } from 'tiltyard-engine${entry}'; console.log(${names});`);

const core = (...formats: readonly string[]) =>
  using('/core', 'formatsOf', 'emptyState', 'submit', 'tournamentView', ...formats);

describe('the packed library', () => {
  test('has every way in, four dependencies and nothing to compile', () => {
    const { exports, dependencies: needs } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(Object.keys(exports)).toEqual([
      ...Object.keys(entries).map((name) => (name === 'index' ? '.' : `./${name}`)),
      './package.json',
    ]);
    expect(Object.keys(needs)).toHaveLength(4);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(node|gyp)$/.test(file))).toEqual([]);
  });

  test('each way in opens in plain Node', () => {
    const doors = Object.keys(entries).map((name) => (name === 'index' ? '' : `/${name}`));
    const program = doors.map((door) => `await import('tiltyard-engine${door}')`).join(';');
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: join(folder, 'empty') });
  });

  test('publint has nothing to say', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, pack: false, strict: true });
    // Where it comes from is known in a clone of a published repository only.
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('the types are not wrong', async () => {
    const { types, problems } = {
      problems: [],
      ...(await checkPackage(createPackageFromTarballData(readFileSync(tarball())))),
    };
    expect(types).not.toBe(false);
    // It is for import alone: require() of CommonJS and the resolution of Node 10, which knows no exports, are not promised.
    const promised = problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(promised).toEqual([]);
  });

  test('the core with one format has at most 50 kB, each further one at most 8', async () => {
    const all = await core(...formatNames);
    const alone: Record<string, number> = {};
    const further: Record<string, number> = {};
    for (const format of formatNames) {
      alone[format] = await core(format);
      further[format] = all - (await core(...formatNames.filter((one) => one !== format)));
    }
    expect(Object.entries(alone).filter(([, size]) => size > 50)).toEqual([]);
    expect(Object.entries(further).filter(([, size]) => size > 8)).toEqual([]);
  }, 60_000);

  test('each way in brings along only what is used of it', async () => {
    expect(await using('/games', 'startClock')).toBeLessThan(1);
    expect(await using('', 'shortCode')).toBeLessThan(5);
    expect(await using('/client', 'TiltyardClient')).toBeLessThan(8);
    expect(await using('/words', 'say')).toBeLessThan(20);
    expect(await using('/exchange', 'trfReport')).toBeLessThan(10);
    expect(await using('', 'Tournament')).toBeLessThan(130);
  }, 60_000);
});

describe('the game server of the examples', () => {
  /** Plays over HTTP as its clients would, on a clock of its own: nobody wins before Armageddon. */
  const client = `
    import { GameServer, serve } from './server.mjs';
    const [, , format] = process.argv;
    let time = 1_800_000_000_000;
    const open = () => new GameServer(format, format + '.json', () => time);
    let games = open();
    const listening = serve({ answer: (...asked) => games.answer(...asked) }).listen(0, '127.0.0.1');
    await new Promise((done) => listening.once('listening', done));
    const call = async (path, body) => {
      const address = 'http://127.0.0.1:' + listening.address().port + path;
      const answer = await fetch(address, body && { method: 'POST', body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    };
    const seen = { kinds: new Set(), refused: (await call('/games/r9.t9.g9/move', { side: 'white' })).body.code };
    const [{ place, first }] = (await call('/games')).body;
    seen.left = (await call('/games/' + place + '/move', { side: first })).body.left;
    seen.wrong = (await call('/games/' + place + '/move', { side: first })).body.code;
    time += 3_600_000;
    games.fallenFlags();
    const [{ seats, games: [over] }] = games.tournament.view.rounds[0].matches;
    seen.flagged = over.result.split('-')[seats.indexOf(over[first])];
    games = open();
    for (let turn = 0; turn < 500 && !games.tournament.finished; turn++) {
      time += 60_000;
      const [game] = (await call('/games')).body;
      seen.kinds.add(game.kind);
      const [best] = game.players.map(({ id }) => id).sort();
      const winner = format === 'hybrid' && game.kind !== 'armageddon' ? 'nobody' : best === game.white ? 'white' : 'black';
      await call('/games/' + game.place + '/result', { winner });
    }
    const standings = (await call('/standings')).body.length;
    console.log(JSON.stringify({ ...seen, kinds: [...seen.kinds], standings, winners: games.tournament.winners }));
    listening.close();
  `;

  const played = (format: string) => {
    writeFileSync(
      join(folder, 'empty/server.mjs'),
      readFileSync(join(root, 'examples/game-server/server.mjs'), 'utf8'),
    );
    writeFileSync(join(folder, 'empty/client.mjs'), client);
    const output = execFileSync(process.execPath, ['client.mjs', format], { cwd: join(folder, 'empty') });
    return JSON.parse(output.toString());
  };

  test('plays a group tournament with Fischer clocks, flags and a restart', () => {
    const { left, wrong, flagged, refused, winners, standings } = played('groups');
    // In these groups black, the attacker, begins.
    expect(left).toEqual({ black: 605_000, white: 600_000 });
    expect([wrong, refused, flagged]).toEqual(['not-to-move', 'not-open', '1']);
    expect([winners, standings]).toEqual([['Ana'], 8]);
  });

  test('plays a cup through sudden death to Armageddon', () => {
    const { kinds, winners } = played('hybrid');
    expect(kinds).toEqual(['regular', 'sudden-death', 'armageddon']);
    expect(winners).toHaveLength(1);
  });
});

describe('the packed program', () => {
  test('asks for the versions that it was tested with, where others would need a newer Node', () => {
    const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(app.dependencies()).toMatchObject({ 'light-my-request': overrides['light-my-request'] });
  });

  test('is locked to the versions that it was tested with, all of them for Node 20.19', () => {
    const { packages } = app.shrinkwrap();
    const { '': own, ...others } = packages;
    expect(Object.keys(others).length).toBeGreaterThan(100);
    const wanted = Object.keys(app.dependencies()).filter((name) => !(`node_modules/${name}` in others));
    expect(wanted).toEqual([]);
    expect(Object.values(others).filter(({ dev }) => dev)).toEqual([]);
    const newer = Object.entries(others).filter(([, { engines }]) =>
      /^\s*>=\s*(2[1-9]|20\.[2-9]\d)[.\d]*\s*$/.test(engines?.node ?? ''),
    );
    expect(newer.map(([path]) => path)).toEqual([]);
    expect(own?.dependencies).toEqual(app.dependencies());
  });
});

describe('links of a published README', () => {
  const page = 'https://example.org/club/tiltyard';
  const text = '[guide](api.md#live) ![desk](images/desk.png) [site](https://tiltyard.test) [below](#below)';

  test('lead to the repository that it comes from', () => {
    expect(withLinks(text, 'docs', page)).toBe(
      `[guide](${page}/blob/HEAD/docs/api.md#live) ![desk](${page}/raw/HEAD/docs/images/desk.png) [site](https://tiltyard.test) [below](#below)`,
    );
    expect(linksOf('src/library', page)).toMatchObject({ repository: { url: `git+${page}.git` } });
  });

  test('are plain words where none is known', () => {
    expect(withLinks(text, 'docs', '')).toBe('guide  [site](https://tiltyard.test) [below](#below)');
    expect(linksOf(undefined, '')).toEqual({});
  });
});
