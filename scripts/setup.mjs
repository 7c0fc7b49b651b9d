// Installs and builds, each only when something changed. Runs on a fresh clone, so it imports nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const builtStamp = join(root, 'dist/.built');
const runtimeStamp = join(root, 'node_modules/.tiltyard-runtime');
const buildSettings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsdown.config.ts',
  'vite.config.ts',
  'vite.static.config.ts',
];

/** Native modules are compiled for one runtime: another Node or another machine needs another install. */
const runtime = `${process.platform}-${process.arch}-${process.versions.modules}`;

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
const lockedPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** npm notes what it installed in a lock file of its own; an interrupted install leaves none. */
function isInstalled() {
  const noted = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  if (existsSync(runtimeStamp) && readFileSync(runtimeStamp, 'utf8') !== runtime) return false;
  const installed = lockedPackages(noted);
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    if (path === '' || (!found && wanted.optional)) return true;
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(test|contract|fixture|bench)\.tsx?$/.test(path) ? [] : [path];
  });

function hashOfSources() {
  const hash = createHash('sha256').update(runtime);
  for (const path of [...buildSettings, ...[...sourcesIn('src'), ...sourcesIn('docs')].sort()]) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** A program that takes longer has lost its way, also on a busy machine. */
export const longestMinutes = 40;

/**
 * @param {string} command @param {string[]} args @param {Record<string, string>} environment
 * @param {'inherit' | 'pipe'} output
 */
function spawned(command, args, environment, output) {
  const ended = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: longestMinutes * 60_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    shell: process.platform === 'win32' && command === 'npm',
  });
  const failure = ended.error ? `${command}: ${ended.error.message}\n` : '';
  return { good: ended.status === 0, output: `${ended.stdout ?? ''}${ended.stderr ?? ''}${failure}` };
}

/**
 * Runs a program to its end, with our own input and output.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [environment]
 * @returns {boolean} whether it went well
 */
export function run(command, args, environment = {}) {
  const { good, output } = spawned(command, args, environment, 'inherit');
  process.stderr.write(output);
  return good;
}

/**
 * One line for a step, with the time that it took. A step that fails shows all its output.
 * @param {string} name @param {string} command @param {string[]} args @param {Record<string, string>} [environment]
 */
function step(name, command, args, environment = {}) {
  process.stdout.write(`${name} … `);
  const began = performance.now();
  const { good, output } = spawned(command, args, environment, 'pipe');
  console.log(`${good ? '' : 'failed after '}${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (!good) process.stderr.write(output);
  return { good, output };
}

export function install() {
  if (!isInstalled()) {
    // Where no ready-made database module can be fetched it is compiled, on as many cores as there are.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    if (!step('Installing what Tiltyard needs (a minute or two, once)', 'npm', args, { JOBS: 'max' }).good)
      return false;
  }
  if (!existsSync(runtimeStamp)) writeFileSync(runtimeStamp, runtime);
  return true;
}

/** With `strict` a warning is a failure, as in `npm test`; otherwise it is shown. */
export function build({ always = false, strict = false } = {}) {
  const wanted = hashOfSources();
  if (!always && existsSync(builtStamp) && readFileSync(builtStamp, 'utf8') === wanted) return true;
  const { good, output } = step('Building', process.execPath, ['scripts/build.mjs']);
  if (good) process.stderr.write(output);
  if (!good || (strict && output.trim() !== '')) return false;
  mkdirSync(dirname(builtStamp), { recursive: true });
  writeFileSync(builtStamp, wanted);
  return true;
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Tiltyard needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  const onlyBuild = process.argv.includes('--only-build');
  process.exitCode = (onlyBuild || install()) && build({ always: onlyBuild }) ? 0 : 1;
}
