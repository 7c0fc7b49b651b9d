import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as app from '../scripts/packed/app.mjs';
import { dependencies, entries, stageEngine } from '../scripts/packed/engine.mjs';
import { linksOf, withLinks } from '../scripts/packed/links.mjs';
import * as all from '../src/engine/formats/all.ts';
import { formats } from '../src/engine/formats/index.ts';

import { assertDefined } from '../src/kit/index.ts';

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
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarball = (): string =>
  join(
    folder,
    assertDefined(
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
    assertDefined(
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

/** Plays, and writes every kind of file; whatever reaches for Node throws. */
const withoutNode = `(async () => {
  const { index: { boardView, derive, formats, Tournament }, exchange, core, games, client } = doors;
  const cup = Tournament.create({ format: 'swiss', name: 'Cup', players: ['Ana "A" Ruiz', 'Ben', 'Cy', 'Dee'] }).start();
  cup.report('r1.t1', '5-3');
  const { view, state } = cup;
  const newId = () => crypto.randomUUID();
  const about = { id: 'x', secret: '0'.repeat(64), by: 'worker', at: Date.now(), newId, reason: 'Taken over' };
  const event = exchange.readForeignEvent(exchange.trfReport(view).text);
  const command = { type: 'CreateTournament', id: 'c', name: 'C', format: 'swiss', config: {}, secret: '0'.repeat(64) };
  const first = core.submit(core.formatsOf(core.swiss), core.emptyState, { commandId: 'c', at: 1, by: 'x', command });
  const side = { base: 60000, increment: 0, bonusAt40: 0 };
  return {
    standingsCsv: exchange.standingsCsv(view, 'en'),
    pairingsCsv: exchange.pairingsCsv(view, 'en'),
    pgnText: exchange.pgnText(Tournament.create({ format: 'hybrid', name: 'H', players: ['A', 'B'] }).start().view, 'en'),
    calendarText: exchange.calendarText(state, view, 'en'),
    htmlPage: exchange.htmlPage(view, boardView(derive(formats, state.facts)), 'en'),
    tournamentFileText: exchange.tournamentFileText(state.log.slice()),
    trf: exchange.trfReport(view).possible,
    taken: event.ok && exchange.takeOver(formats, event.value, about).ok,
    why: (await cup.explain('r1.t1', 'de')).join(),
    place: Tournament.fromJSON(JSON.stringify(cup)).correct('r1.t1', undefined).openGames()[0].place,
    core: first.value.entry.version,
    clock: games.remaining(games.startClock({ white: side, black: side }, 0), 0).white,
    client: typeof new client.TiltyardClient('http://localhost'),
  };
})()`;

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
    const open = () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: join(folder, 'empty') });
    expect(open).not.toThrow();
  });

  test('each way in runs where there is no Node', async () => {
    const door = (name: string) => (name === 'index' ? 'tiltyard-engine' : `tiltyard-engine/${name}`);
    const names = Object.keys(entries);
    const { outputFiles } = await build({
      stdin: {
        contents: `${names.map((name) => `export * as ${name} from '${door(name)}';`).join('')}`,
        resolveDir: join(folder, 'empty'),
      },
      bundle: true,
      format: 'iife',
      globalName: 'doors',
      platform: 'browser',
      write: false,
      logLevel: 'error',
    });
    // What every browser and every worker has. Buffer, process and require are missing.
    const web = { crypto, TextEncoder, TextDecoder, URL, AbortController, setTimeout, clearTimeout, fetch };
    const runtime = createContext({ ...web });
    const [bundle] = outputFiles;
    runInContext(assertDefined(bundle, 'bundle').text, runtime);
    expect(runInContext('Object.keys(doors)', runtime)).toEqual(expect.arrayContaining(names));
    const files = await runInContext(withoutNode, runtime);
    expect(files).toMatchObject({
      standingsCsv: expect.stringContaining('"Ana ""A"" Ruiz"'),
      pairingsCsv: expect.stringContaining('r1.t1'),
      pgnText: expect.stringContaining('[White '),
      calendarText: expect.stringContaining('BEGIN:VEVENT'),
      htmlPage: expect.stringContaining('<!doctype html>'),
      tournamentFileText: expect.stringContaining('"tiltyard"'),
      trf: true,
      taken: true,
      why: expect.stringContaining('Runde 1'),
      place: 'r1.t1.g1',
      core: 1,
      clock: 60_000,
      client: 'object',
    });
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

  test('the core with one format has at most 52 kB, 60 where it shares a stage, each further one at most 8 (Swiss 9, Dutch 10)', async () => {
    const ownLimits: Readonly<Record<string, number>> = { swiss: 9, dutch: 10 };
    const whole = await core(...formats.names);
    const alone: Record<string, number> = {};
    const further: Record<string, number> = {};
    for (const format of formats.names) {
      alone[format] = await core(format);
      further[format] = whole - (await core(...formats.names.filter((one) => one !== format)));
    }
    const shares = new Set(Object.values(all).flatMap(({ name, rulebooks }) => (rulebooks.length > 1 ? [name] : [])));
    const most = (format: string) => (shares.has(format) ? 60 : 52);
    expect(Object.entries(alone).filter(([format, size]) => size > most(format))).toEqual([]);
    expect(Object.entries(further).filter(([format, size]) => size > (ownLimits[format] ?? 8))).toEqual([]);
  });

  test('words are there in every language, also when a program is bundled', async () => {
    const program = `
      import { formatName } from 'tiltyard-engine/words';
      import { Tournament } from 'tiltyard-engine';
      console.log(['en', 'de', 'es', 'fr'].map((language) => formatName(language, 'swiss')).join());
      try { Tournament.create({ format: 'swiss', name: 'Cup', players: ['Ana'] }).start(); } catch ({ message }) { console.log(message); }`;
    const outfile = join(folder, 'bundled.mjs');
    await build({
      stdin: { contents: program, resolveDir: join(folder, 'empty') },
      ...{ bundle: true, minify: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' },
    });
    expect(execFileSync(process.execPath, [outfile], { encoding: 'utf8' }).split('\n')).toEqual([
      'Swiss,Schweizer System,Suizo,Système suisse',
      'It takes at least 2 players; you have 1.',
      '',
    ]);
  });

  test('each way in brings along only what is used of it', async () => {
    expect(await using('/games', 'startClock')).toBeLessThan(1);
    expect(await using('', 'shortCode')).toBeLessThan(5);
    expect(await using('/client', 'TiltyardClient')).toBeLessThan(8);
    expect(await using('/words', 'say')).toBeLessThan(47);
    expect(await using('/exchange', 'trfReport')).toBeLessThan(10);
    expect(await using('', 'Tournament')).toBeLessThan(182);
    expect(await using('/exchange', 'standingsCsv')).toBeLessThan(48);
  });
});

describe('the game server of the examples', () => {
  /** Plays over HTTP as its clients would, on a clock of its own: nobody wins before Armageddon. */
  const client = `
    import { appendFileSync } from 'node:fs';
    import { GameServer, serve } from './server.mjs';
    const [, , format] = process.argv;
    let time = 1_800_000_000_000;
    const open = () => new GameServer(format, format + '.jsonl', () => time);
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
    // Stopped while a clock runs, and in the middle of writing a line.
    appendFileSync(format + '.jsonl', '{"place":"' + place);
    games = open();
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
      const winner = format === 'hybrid' && game.kind !== 'armageddon' ? 'draw' : best === game.white ? 'white' : 'black';
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
    // Node 20 alone needs it, and elsewhere it need not be there.
    expect(others['node_modules/better-sqlite3']).toMatchObject({ optional: true });
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
