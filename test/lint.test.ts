import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

/** What the engine must not say, and the rule that notices it: no clock, no dice, no locale, whole numbers only. */
const forbidden: Record<string, readonly string[]> = {
  'lint/style/noRestrictedGlobals': [
    'Date.now()',
    'new Date(0)',
    'crypto.randomUUID()',
    'new Intl.Collator()',
    'performance.now()',
    'process.env',
    'globalThis',
    'setTimeout(String, 1)',
  ],
  'lint/nursery/noJsRestrictedProperties': [
    'Math.random()',
    'Math.sqrt(2)',
    'Math.exp(1)',
    'Math.log2(8)',
    'Math.pow(2, 8)',
    'Math.PI',
    '[1].map(Math.sin)',
    `'a'.localeCompare('b')`,
    '(1).toLocaleString()',
  ],
  plugin: ['2 ** 8'],
};
const faults = Object.entries(forbidden).flatMap(([rule, expressions]) =>
  expressions.map((expression, place) => ({ rule, expression, file: `${rule.replaceAll('/', '-')}-${place}.ts` })),
);

const planted = mkdtempSync(join(tmpdir(), 'tiltyard-lint-'));
let notices: string[] = [];
const noticed = (path: string) => notices.filter((notice) => notice.startsWith(`${path}:`));

beforeAll(() => {
  const plant = (path: string, expression: string) => {
    mkdirSync(join(planted, dirname(path)), { recursive: true });
    writeFileSync(join(planted, path), `export const planted = ${expression};\n`);
  };
  for (const path of ['biome.json', '.gitignore', 'scripts/lint']) {
    cpSync(join(root, path), join(planted, path), { recursive: true });
  }
  for (const { file, expression } of faults) {
    for (const room of ['kit', 'engine/views', 'server']) plant(`src/${room}/${file}`, expression);
    plant(`src/engine/views/${file.replace('.ts', '.test.ts')}`, expression);
  }
  plant('src/engine/views/sound.ts', 'Math.max(1, Math.floor(2.5))');
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [program, 'lint', '--colors=off', '--max-diagnostics=none', '--diagnostic-level=error', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: planted, encoding: 'utf8' });
  // A notice's heading: “src/kit/chance.ts:3:17 lint/style/noRestrictedGlobals ━━━”.
  notices = (stdout + stderr).split('\n').filter((line) => line.includes('━━━'));
});

afterAll(() => rmSync(planted, { recursive: true }));

test.each(faults)('$rule notices «$expression» in kit and engine, and there only', ({ rule, file }) => {
  for (const room of ['kit', 'engine/views']) {
    expect(noticed(`src/${room}/${file}`).join('\n')).toContain(` ${rule} `);
  }
  expect(noticed(`src/server/${file}`)).toEqual([]);
  expect(noticed(`src/engine/views/${file.replace('.ts', '.test.ts')}`)).toEqual([]);
});

test('whole-number functions are allowed', () => {
  expect(noticed('src/engine/views/sound.ts')).toEqual([]);
});
