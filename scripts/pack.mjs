// npm run pack: two packages in dist/packages, each tried in an empty folder.
//   tiltyard          the program: command line, server, pages
//   tiltyard-engine   the library, without a native module
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageApp } from './packed/app.mjs';
import { stageEngine } from './packed/engine.mjs';
import { root, run } from './setup.mjs';

const packages = join(root, 'dist/packages');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Installs a package into an empty folder and tries it there.
 * @param {string} name @param {(folder: string) => boolean} works
 */
function tried(name, works) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
  const tarball = join(packages, `${name}-${version}.tgz`);
  const good = run('npm', ['install', '--engine-strict', ...quiet, '--prefix', folder, tarball]) && works(folder);
  rmSync(folder, { recursive: true, force: true });
  return good;
}

/** The example of the README. @param {string} folder */
function engineWorks(folder) {
  const example = /```js\n([\s\S]+?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'example.mjs'), example);
  return run(process.execPath, [join(folder, 'example.mjs')]);
}

/** @param {string} folder */
const appWorks = (folder) =>
  run(join(folder, 'node_modules/.bin/tiltyard'), ['plan', 'strikes', '--players', '26'], { NO_COLOR: '1' });

/** @param {string} folder */
const pack = (folder) => run('npm', ['pack', folder, '--pack-destination', packages, '--loglevel', 'error']);

rmSync(packages, { recursive: true, force: true });
mkdirSync(packages, { recursive: true });
await stageEngine(join(packages, 'engine'));
stageApp(join(packages, 'app'));
const packed = ['engine', 'app'].every((name) => pack(join(packages, name)));
process.exitCode = packed && tried('tiltyard-engine', engineWorks) && tried('tiltyard', appWorks) ? 0 : 1;
