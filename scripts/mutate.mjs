// npm run mutate -- tournament                    one folder of src/engine, with the tests beside its files
//   npm run mutate -- tournament evolve/          only that part, with the tests in it
//   npm run mutate -- tournament decide/tables.ts one file, with the test beside it
//   npm run mutate -- stages match.ts '**'        one file, with all tests of the folder (or of a part: 'knockout/**')
//   npm run mutate -- tournament whole-rounds.ts whole-rounds-facts.test.ts   one file, with one test: others take too long
// What is known from before is not run again (.cache/mutation); the report is docs/mutation/<folder>.md, in which the rows
// of files that this clone has not run yet stay as they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from './setup.mjs';

/**
 * @typedef {{ fileName?: string, mutatorName: string, replacement?: string, status: string,
 *   location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Mutant
 */

const folders = ['tournament', 'pairing', 'stages', 'formats', 'games', 'views'];
const [folder = '', part = '', tests] = process.argv.slice(2);
if (!folders.includes(folder)) {
  console.error(`Which folder of src/engine? One of ${folders.join(', ')}.`);
  process.exit(2);
}

const cache = join(root, '.cache/mutation');
mkdirSync(cache, { recursive: true });
const known = join(cache, `${folder}.json`);
const pattern = part.endsWith('.ts') ? part : `${part}**/*.ts`;
// A large subject has several tests beside it: people.test.ts and people-events.test.ts.
const beside = pattern.replace(/\.ts$/, part.endsWith('.ts') ? '{,-*}.test.ts' : '.test.ts');
const chosen = tests?.endsWith('.ts') ? tests : `${tests}/*.test.ts`;
process.env.MUTATED = `src/engine/${folder}/${tests ? chosen : beside}`;

await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [`src/engine/${folder}/${pattern}`, '!src/**/*.{test,fixture,contract,bench}.ts', '!src/**/index.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: known,
  // Of those outside this run what was found before stays in the report.
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  concurrency: 1,
  // What never ends is found by the clock; the tests of a mutant take milliseconds.
  timeoutMS: 8_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'data', 'shots', 'docs', 'bench', 'test/e2e', 'src/web'],
}).runMutationTest();

/** @returns {Record<string, { source: string, mutants: Mutant[] }>} */
const filesFound = () => (existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')).files : {});

const percent = (/** @type {number} */ killed, /** @type {number} */ all) =>
  all === 0 ? '–' : `${((100 * killed) / all).toFixed(1)} %`;

/** @param {string} source @param {Mutant} mutant */
function shown(source, { location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const text = lines.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
  );
  return text.join(' ').replaceAll(/\s+/g, ' ').slice(0, 80);
}

const reportPath = join(root, `docs/mutation/${folder}.md`);
/** The rows and survivors of an earlier report, by file. @type {Map<string, { dead: number, row: string, alive: string[] }>} */
const earlier = new Map();
for (const line of existsSync(reportPath) ? readFileSync(reportPath, 'utf8').split('\n') : []) {
  const row = /^\| `(.+)` \| (\d+) \| \d+ \|/.exec(line);
  if (row) earlier.set(row[1] ?? '', { dead: Number(row[2]), row: line, alive: [] });
  const survivor = /^- `(.+?)` \d+:/.exec(line);
  if (survivor) earlier.get(survivor[1] ?? '')?.alive.push(line);
}

const killed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);
for (const [path, { source, mutants }] of Object.entries(filesFound())) {
  const dead = mutants.filter(({ status }) => killed.has(status)).length;
  const missedOnes = mutants.filter(({ status }) => missed.has(status));
  const name = path.replace(`src/engine/${folder}/`, '');
  const row = `| \`${name}\` | ${dead} | ${missedOnes.length} | ${percent(dead, dead + missedOnes.length)} |`;
  const alive = missedOnes.map((mutant) => {
    const change = `${shown(source, mutant)} → ${(mutant.replacement ?? mutant.mutatorName).replaceAll(/\s+/g, ' ').slice(0, 60)}`;
    return `- \`${name}\` ${mutant.location.start.line}: \`${change.replaceAll('`', "'")}\``;
  });
  earlier.set(name, { dead, row, alive });
}
const files = [...earlier].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
const rows = files.map(({ row }) => row);
const survivors = files.flatMap(({ alive }) => alive);
const sum = { killed: files.reduce((all, { dead }) => all + dead, 0), missed: survivors.length };
const report = [
  `# Mutants of \`src/engine/${folder}\``,
  '',
  `Written by \`npm run mutate -- ${folder}\`. Killed: a test beside the files of this folder fails.`,
  '',
  '| file | killed | survived | score |',
  '|---|---:|---:|---:|',
  ...rows,
  `| **all** | ${sum.killed} | ${sum.missed} | ${percent(sum.killed, sum.killed + sum.missed)} |`,
  ...(survivors.length > 0 ? ['', '## Survivors', '', ...survivors] : []),
  '',
];
mkdirSync(join(root, 'docs/mutation'), { recursive: true });
writeFileSync(reportPath, report.join('\n'));
