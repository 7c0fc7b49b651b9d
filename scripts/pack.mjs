// npm run pack: two packages in dist/packages, ready to install.
//   tiltyard          the program: command line, server, pages
//   tiltyard-engine   the library, without a native module
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsdown';
import { root, run } from './setup.mjs';

const packages = join(root, 'dist/packages');
const staged = join(packages, 'engine');

/** What each way in is made from. */
const entries = {
  index: 'src/library/index.ts',
  games: 'src/engine/games/index.ts',
  words: 'src/words/index.ts',
  exchange: 'src/exchange/index.ts',
  client: 'src/client/index.ts',
};

/** Installed with it; everything else that it imports is bundled. */
const dependencies = ['@noble/hashes', 'ics', 'pure-rand', 'zod'];

/** @type {{ version: string, license: string, engines: object, dependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** @param {string} name */
const door = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

function engineManifest() {
  const { version, license, engines } = manifest;
  return {
    name: 'tiltyard-engine',
    version,
    description:
      'Tournaments as a library: Swiss, groups, knockouts and strikes, with exact pairings and explanations.',
    keywords: ['tournament', 'swiss', 'pairing', 'knockout', 'bracket', 'round-robin', 'chess'],
    license,
    type: 'module',
    sideEffects: false,
    engines,
    exports: Object.fromEntries([
      ...Object.keys(entries).map((name) => [name === 'index' ? '.' : `./${name}`, door(name)]),
      ['./package.json', './package.json'],
    ]),
    files: ['*.js', '*.d.ts', 'README.md', 'LICENSE'],
    dependencies: Object.fromEntries(dependencies.map((name) => [name, manifest.dependencies[name]])),
  };
}

rmSync(packages, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
await build({
  config: false,
  entry: entries,
  outDir: staged,
  platform: 'neutral',
  tsconfig: 'tsconfig.json',
  dts: true,
  clean: false,
  logLevel: 'warn',
  inputOptions: { resolve: { mainFields: ['module', 'main'] }, checks: { pluginTimings: false } },
  deps: {
    neverBundle: dependencies.map((name) => new RegExp(`^${name}(/|$)`)),
    alwaysBundle: [/.*/],
    onlyBundle: false,
  },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
writeFileSync(join(staged, 'package.json'), `${JSON.stringify(engineManifest(), null, 2)}\n`);
copyFileSync(join(root, 'docs/library.md'), join(staged, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));

/** The example of the README, in an empty folder with nothing but the package in it. */
function tryInstalled() {
  const folder = mkdtempSync(join(tmpdir(), 'tiltyard-engine-'));
  const example = /```js\n([\s\S]+?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'example.mjs'), example);
  const tarball = join(packages, `tiltyard-engine-${manifest.version}.tgz`);
  const good =
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error', '--prefix', folder, tarball]) &&
    run(process.execPath, [join(folder, 'example.mjs')]);
  rmSync(folder, { recursive: true, force: true });
  return good;
}

/** @param {string} folder */
const pack = (folder) => run('npm', ['pack', folder, '--pack-destination', packages, '--loglevel', 'error']);
process.exitCode = pack(staged) && pack(root) && tryInstalled() ? 0 : 1;
