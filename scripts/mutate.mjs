// npm run mutate -- tournament                    one part, with the tests beside its files
//   npm run mutate -- tournament evolve/          only that folder, with the tests in it
//   npm run mutate -- server auth/totp.ts         one file, with the tests beside it
//   npm run mutate -- stages match.ts '**'        one file, with all tests of the part (or of a folder: 'knockout/**')
//   npm run mutate -- tournament preview.ts preview-facts.test.ts   one file, with one test: others take too long
//   npm run mutate -- cli completion.ts src/cli/program.test.ts     the same, with a test from elsewhere
// Results from before are not run again (.cache/mutation). The figures go to docs/mutation.md, where the rows of other files
// stay as they are; survivors are listed on the screen.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from './setup.mjs';

/** @typedef {{ status: string }} Mutant */

const engine = ['tournament', 'pairing', 'stages', 'formats', 'games', 'views'];
const layers = ['store', 'server', 'client', 'exchange', 'library', 'protocol', 'cli', 'web', 'words'];
const [part = '', place = '', tests] = process.argv.slice(2);
if (![...engine, ...layers].includes(part)) {
  console.error(`Which part? One of ${engine.join(', ')} (in src/engine), ${layers.join(', ')} (in src).`);
  process.exit(2);
}
const base = engine.includes(part) ? `src/engine/${part}` : `src/${part}`;

const cache = join(root, '.cache/mutation');
mkdirSync(cache, { recursive: true });
const results = join(cache, `${part}.json`);
const isFile = /\.tsx?$/.test(place);
// A large subject has several tests beside it: people.test.ts and people-events.test.ts.
const beside = isFile ? place.replace(/\.tsx?$/, '{,-*}.test.{ts,tsx}') : `${place}**/*.test.{ts,tsx}`;
const chosen = tests && (/\.tsx?$/.test(tests) ? tests : `${tests}/*.test.{ts,tsx}`);
process.env.MUTATED =
  chosen?.startsWith('src/') || chosen?.startsWith('test/') ? chosen : `${base}/${chosen ?? beside}`;

await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    `${base}/${isFile ? place : `${place}**/*.{ts,tsx}`}`,
    '!src/**/*.{test,fixture,contract,bench}.{ts,tsx}',
    '!src/**/index.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: results,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  concurrency: 1,
  // Mutants that never end are found by the clock; the tests of the others take milliseconds.
  timeoutMS: 8_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'data', 'shots', 'docs', 'bench', 'test/e2e'],
}).runMutationTest();

/** @returns {Record<string, { mutants: Mutant[] }>} */
const filesFound = () => (existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).files : {});

const percent = (/** @type {number} */ killed, /** @type {number} */ all) =>
  all === 0 ? '–' : `${((100 * killed) / all).toFixed(1)} %`;

const page = join(root, 'docs/mutation.md');
const [intro = '', ...sections] = readFileSync(page, 'utf8').split(/^(?=## )/m);
const heading = `## \`${base}\``;
const section = sections.find((one) => one.startsWith(`${heading}\n`)) ?? '';

/** Killed and survived, by file; the rows that are there already first. @type {Map<string, [number, number]>} */
const rows = new Map();
for (const [, name = '', killed, survived] of section.matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \|/gm)) {
  rows.set(name, [Number(killed), Number(survived)]);
}
for (const [path, { mutants }] of Object.entries(filesFound())) {
  const count = (/** @type {string[]} */ ...states) => mutants.filter(({ status }) => states.includes(status)).length;
  rows.set(path.replace(`${base}/`, ''), [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')]);
}
/** @param {string} name @param {[number, number]} figures */
const row = (name, [killed, survived]) =>
  `| ${name} | ${killed} | ${survived} | ${percent(killed, killed + survived)} |`;
/** @type {[number, number]} */
const sum = [0, 0];
for (const [killed, survived] of rows.values()) {
  sum[0] += killed;
  sum[1] += survived;
}
const table = [
  heading,
  '',
  '| file | killed | survived | score |',
  '|---|---:|---:|---:|',
  ...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, figures]) => row(`\`${name}\``, figures)),
  row('**all**', sum),
  '',
  '',
].join('\n');
const others = sections.filter((one) => one !== section);
const at = section ? sections.indexOf(section) : others.length;
writeFileSync(page, `${[intro, ...others.slice(0, at), table, ...others.slice(at)].join('').trimEnd()}\n`);
