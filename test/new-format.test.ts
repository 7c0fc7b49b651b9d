import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** npm run new-format, in a copy: what it writes passes the checks at once, and is in no other place than it says. */

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'tiltyard-new-format-'));
const run = (program: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(copy, program), ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const git = (...args: string[]): string => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });

let touched: readonly string[] = [];

beforeAll(() => {
  const kept = ['src', 'test', 'scripts', 'docs', 'examples', 'bench', 'README.md', 'package.json', 'biome.json'];
  const configs = ['tsconfig.json', 'tsconfig.engine.json', 'vitest.config.ts', 'vite.config.ts', 'tsdown.config.ts'];
  for (const path of [...kept, ...configs]) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  git('add', '--all');
  run('scripts/new-format.mjs', 'ladder');
  git('add', '--all', '--intent-to-add');
  touched = git('diff', '--name-only').trim().split('\n');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it touches its own folders, the tables of formats, its page of rules and its example', () => {
  const own = /^(src\/(engine|words)\/formats\/ladder\/|src\/web\/formats\/ladder\.tsx|docs\/formats\/ladder\.md)/;
  const others = [
    'examples/README.md',
    'examples/ladder-9.json',
    'examples/record.ts',
    'src/engine/formats/all.ts',
    'src/engine/formats/loaders.ts',
    'src/web/formats/all.ts',
    'src/words/formats/all.ts',
    'src/words/formats/loaders.ts',
    'test/contract/contenders.ts',
  ];
  expect(touched.filter((path) => !own.test(path))).toEqual(others);
  expect(touched.filter((path) => own.test(path))).toHaveLength(14);
  expect(readFileSync(join(copy, 'examples/README.md'), 'utf8')).toMatch(/\| ladder-9\.json \|.*\| \w{5}-\w{5} \|/);
});

test('in a table it edits at most two files, and adds one line to each', () => {
  const tables = ['src/engine/formats', 'src/words/formats'].flatMap((at) => [`${at}/all.ts`, `${at}/loaders.ts`]);
  const edits = git('diff', '--numstat', '--', ...tables, 'src/web/formats/all.ts')
    .trim()
    .split('\n');
  expect(edits).toEqual(
    [...tables.slice(0, 2), 'src/web/formats/all.ts', ...tables.slice(2)].map((at) => `1\t0\t${at}`),
  );
});

test('what it writes compiles and is formatted; its rules are numbered like no others', () => {
  const sources = touched.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('examples/'));
  run('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', ...sources);
  const settings = { extends: './tsconfig.json', include: sources.filter((path) => !path.startsWith('test/')) };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(settings));
  expect(run('node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', 'tsconfig.new.json')).toBe('');
  expect(readFileSync(join(copy, 'docs/formats/ladder.md'), 'utf8')).toContain('**LA-1**');
});

test('a name or letters for its rules that are taken, or that are none, are refused', () => {
  for (const name of ['swiss', 'Two Words', '', 'king']) {
    expect(() => run('scripts/new-format.mjs', name)).toThrow(/status 2|Command failed/);
  }
  for (const letters of ['SW', 'r', 'RRR']) {
    expect(() => run('scripts/new-format.mjs', 'relay', letters)).toThrow(/status 2|Command failed/);
  }
});

/** The whole check takes longer than anyone waits for; `npm run soak` does it. */
if (process.env.LONG) {
  test('what it writes passes types, all tests beside the source and the contract', () => {
    expect(run('node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', 'tsconfig.json')).toBe('');
    expect(run('node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', 'tsconfig.engine.json')).toBe('');
    const vitest = (...args: string[]) => run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...args);
    expect(vitest('--project=unit')).toContain('passed');
    expect(vitest('--project=repository', 'test/contract', 'test/one-place')).toContain('passed');
  });
}
