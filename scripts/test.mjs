// npm test: everything, from a fresh clone, with the time each part took. Imports nothing that must be installed.
//   npm test -- --no-browser          without the browser tests
//   npm test -- --only types,unit     some parts only (installed first, and built where a part needs it)
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';
import { build, install, requireNode, root, run } from './setup.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const cache = join(root, 'node_modules/.cache/tiltyard');

/** @param {string} program @param {string[]} args */
const tool = (program, args, environment = {}) =>
  run(process.execPath, [join(root, 'node_modules', program), ...args], environment);

/** A check that passes or fails as a whole. @param {boolean} good @returns {Count} */
const whole = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step that is no test, but without which there are none. @param {boolean} good @returns {Count} */
const step = (good) => ({ passed: 0, failed: good ? 0 : 1 });

/** @param {Count[]} counts @returns {Count} */
const sum = (counts) => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
});

/** @param {string} config */
const types = (config) => {
  const notes = join(cache, `${config}.tsbuildinfo`);
  return whole(tool('typescript/bin/tsc', ['-p', config, '--incremental', '--tsBuildInfoFile', notes]));
};

/** One part may be several projects. @param {string[]} projects @param {Record<string, string>} [environment] @returns {Count} */
function vitest(projects, environment) {
  const [project = ''] = projects;
  const report = join(cache, `${project}.json`);
  rmSync(report, { force: true });
  const chosen = projects.map((name) => `--project=${name}`);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const good = tool('vitest/vitest.mjs', args, environment);
  const count = { passed: 0, failed: 0 };
  try {
    /** @type {{ numPassedTests: number, numTotalTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */
    const told = JSON.parse(readFileSync(report, 'utf8'));
    // A test that was left out proves nothing, and a file that does not load has no tests to count: both are failures.
    const unloaded = told.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    count.passed = told.numPassedTests;
    count.failed = told.numTotalTests - told.numPassedTests + unloaded.length;
  } catch {
    console.error(`The ${project} tests left no report.`);
  }
  if (!good && count.failed === 0) count.failed = 1;
  return count;
}

function browser() {
  const chromium = findOrInstallChromium();
  installEngines();
  if (chromium) return vitest(['browser', 'made-up-pages'], { TILTYARD_CHROMIUM: chromium });
  console.error('No Chromium found: install one, name it in TILTYARD_CHROMIUM, or leave it out with --no-browser.');
  return whole(false);
}

/** Biome colours its output under CI unless told not to. */
const colours = process.stdout.isTTY ? [] : ['--colors=off'];

/** @type {Record<string, () => Count>} */
const parts = {
  types: () => sum([types('tsconfig.json'), types('tsconfig.engine.json')]),
  lint: () => whole(tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', ...colours, '.'])),
  exports: () => whole(tool('knip/bin/knip.js', ['--no-progress'])),
  unit: () => vitest(['unit']),
  house: () => vitest(['house']),
  store: () => vitest(['store']),
  server: () => vitest(['server', 'made-up']),
  browser,
};

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

/** @param {string} name @param {() => Count} part */
function perform(name, part) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const count = part();
  results.push({ name, count, seconds: (performance.now() - began) / 1000 });
  return count.failed === 0;
}

requireNode();
const chosen = chosenParts();
const needsBuild = chosen.some((name) => !withoutBuild.includes(name));
if (perform('install', () => step(install())) && (!needsBuild || perform('build', () => step(build())))) {
  mkdirSync(cache, { recursive: true });
  for (const name of chosen) perform(name, parts[name] ?? (() => whole(false)));
}

/** @param {string} name @param {Count} count @param {number} seconds */
const line = (name, { passed, failed }, seconds) =>
  `${name.padEnd(10)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(9)} s`;

const total = sum(results.map(({ count }) => count));
const seconds = results.reduce((time, result) => time + result.seconds, 0);
console.log(`\n${'part'.padEnd(10)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'time'.padStart(9)}`);
for (const result of results) console.log(line(result.name, result.count, result.seconds));
console.log(`${line('all', total, seconds)}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
