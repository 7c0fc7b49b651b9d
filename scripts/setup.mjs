// Installs and builds, each only when something changed. Runs on a fresh clone, so it imports nothing but Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const builtStamp = join(root, 'dist/.built');
const runtimeStamp = join(root, 'node_modules/.tiltyard-runtime');
const buildSettings = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsdown.config.ts', 'vite.config.ts'];

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
 * Runs a program to its end, with our own input and output.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [environment]
 * @returns {boolean} whether it went well
 */
export function run(command, args, environment = {}) {
  const ended = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: longestMinutes * 60_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (ended.error) console.error(`${command}: ${ended.error.message}`);
  return ended.status === 0;
}

export function install() {
  if (!isInstalled()) {
    console.log('Installing what Tiltyard needs (a minute or two, once) …');
    // Where no ready-made database module can be fetched it is compiled, on as many cores as there are.
    if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { JOBS: 'max' })) return false;
  }
  if (!existsSync(runtimeStamp)) writeFileSync(runtimeStamp, runtime);
  return true;
}

export function build({ always = false } = {}) {
  const wanted = hashOfSources();
  if (!always && existsSync(builtStamp) && readFileSync(builtStamp, 'utf8') === wanted) return true;
  console.log('Building …');
  if (!run(process.execPath, ['scripts/build.mjs'])) return false;
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
