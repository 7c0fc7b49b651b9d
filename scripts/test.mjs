// npm test: everything, from a fresh clone, with the time each part took. Imports nothing that must be installed.
//   npm test -- --no-browser          without the browser tests
//   npm test -- --only types,unit     some parts only (installed first, and built where a part needs it)
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTestChromium, installTestChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';
import { installProxies } from './proxies.mjs';
import { build, install, longestMinutes, requireNode, root } from './setup.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const cache = join(root, 'node_modules/.cache/tiltyard');

/**
 * Runs a program to its end. Two at once would talk across each other, so what it says is shown when it is over.
 * @param {string} program @param {string[]} args @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>} whether it went well
 */
const tool = (program, args, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMinutes * 60_000,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...environment },
    });
    /** @type {Buffer[]} */
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece));
    child.on('error', (error) => output.push(Buffer.from(`${program}: ${error.message}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });

/** A check that passes or fails as a whole. @param {boolean} good @returns {Count} */
const whole = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step that is no test, but without which there are none. @param {boolean} good @returns {Count} */
const step = (good) => ({ passed: 0, failed: good ? 0 : 1 });

/** @param {Count[]} counts @returns {Count} */
const sum = (counts) => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
});

/**
 * By the compiler that is no JavaScript itself: a fifth of the time, and half of that again on one thread. What reads
 * source through TypeScript's interface needs the other one, which has the same rules.
 * @param {string} config
 */
const types = async (config) => {
  const notes = ['--incremental', '--tsBuildInfoFile', join(cache, `${config}.tsbuildinfo`)];
  return whole(await tool('typescript-native/bin/tsc', ['-p', config, '--singleThreaded', ...notes]));
};

/**
 * One part may be several projects.
 * @param {string[]} projects @param {Record<string, string>} [environment]
 * @returns {Promise<Count>}
 */
async function vitest(projects, environment) {
  const [project = ''] = projects;
  const report = join(cache, `${project}.json`);
  rmSync(report, { force: true });
  const chosen = projects.map((name) => `--project=${name}`);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', ...chosen, ...reports];
  const good = await tool('vitest/vitest.mjs', args, environment);
  const count = { passed: 0, failed: 0 };
  try {
    /** @type {{ numPassedTests: number, numTotalTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
    const results = JSON.parse(readFileSync(report, 'utf8'));
    // A test that was left out proves nothing, and a file that does not load has no tests to count: both are failures.
    const unloaded = results.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    count.passed = results.numPassedTests;
    count.failed = results.numTotalTests - results.numPassedTests + unloaded.length;
  } catch {
    console.error(`The ${project} tests left no report.`);
  }
  if (!good && count.failed === 0) count.failed = 1;
  return count;
}

async function browser() {
  const chromium = findTestChromium();
  // They wait for pages and timers: a third keeps two cores at work.
  const environment = { TILTYARD_CHROMIUM: chromium ?? '', WORKERS: '3' };
  if (chromium) return vitest(['browser', 'made-up-pages'], environment);
  console.error('No Chromium found: install one, name it in TILTYARD_CHROMIUM, or leave it out with --no-browser.');
  return whole(false);
}

/** Biome colours its output under CI by default. */
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

/** @type {Record<string, () => Promise<Count>>} */
const parts = {
  types: async () => sum([await types('tsconfig.json'), await types('tsconfig.engine.json')]),
  lint: async () => whole(await tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', ...colours, '.'])),
  exports: async () => whole(await tool('knip/bin/knip.js', ['--no-progress'])),
  unit: () => vitest(['unit']),
  repository: () => vitest(['repository']),
  store: () => vitest(['store']),
  server: () => vitest(['server', 'made-up'], { BUILT: '1' }),
  browser,
};

/** Two rows, side by side: no core waits while the tests of servers and stores wait for theirs. */
const rows = [
  ['types', 'store', 'server', 'repository'],
  ['lint', 'exports', 'unit', 'browser'],
];

/** Parts that look at source alone. */
const withoutBuild = ['types', 'lint', 'exports', 'unit'];

function chosenParts() {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, 'no-browser': { type: 'boolean' } } });
    const chosen = values.only?.split(',') ?? Object.keys(parts);
    const unknown = chosen.filter((name) => !(name in parts));
    if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')} (there are ${Object.keys(parts)})`);
    return chosen.filter((name) => name !== 'browser' || !values['no-browser']);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(2);
  }
}

/** @type {{ name: string, count: Count, seconds: number }[]} */
const results = [];

/** @param {string} name @param {() => Count | Promise<Count>} part */
async function perform(name, part) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const count = await part();
  results.push({ name, count, seconds: (performance.now() - began) / 1000 });
  return count.failed === 0;
}

requireNode();
const chosen = chosenParts();
const needsBuild = chosen.some((name) => !withoutBuild.includes(name));
const began = performance.now();
/** One after the other. @param {string[]} names */
async function inTurn(names) {
  for (const name of names.filter((one) => chosen.includes(one))) {
    await perform(name, () => parts[name]?.() ?? whole(false));
  }
}
/** What npm installs, and which of the system's programs the chosen parts look for. */
function installAll() {
  if (!install()) return false;
  if (chosen.includes('server')) installProxies();
  if (chosen.includes('browser')) {
    installTestChromium();
    installEngines();
  }
  return true;
}

if (
  (await perform('install', () => step(installAll()))) &&
  (!needsBuild || (await perform('build', () => step(build({ strict: true })))))
) {
  mkdirSync(cache, { recursive: true });
  await Promise.all(rows.map(inTurn));
}

/** @param {string} name @param {Count} count @param {number} seconds */
const line = (name, { passed, failed }, seconds) =>
  `${name.padEnd(10)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)} s`;

const total = sum(results.map(({ count }) => count));
// Less than the sum: some parts were done side by side.
const seconds = (performance.now() - began) / 1000;
console.log(`\n${'part'.padEnd(10)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(9)}`);
for (const result of results) console.log(line(result.name, result.count, result.seconds));
console.log(`${line('all', total, seconds)}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
