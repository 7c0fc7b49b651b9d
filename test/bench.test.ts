import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sections } from '../bench/sections.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('npm run bench -- --quick runs to its end: no pairing is worse than the best, no acknowledged result is missing', async () => {
  let found = '';
  let complaints = '';
  const bench = spawn(process.execPath, ['--import', './bench/plain.mjs', 'bench/run.ts', '--quick'], { cwd: root });
  bench.stdout.on('data', (piece: Buffer) => {
    found += piece.toString();
  });
  bench.stderr.on('data', (piece: Buffer) => {
    complaints += piece.toString();
  });
  const code = await new Promise((resolve) => bench.once('close', resolve));
  expect(code, complaints).toBe(0);
  expect(found).toMatch(/\| 128 \| tiltyard \| 21 of 21 .* \| 0 \| 0 \| 576, the least there is \|/);
  const titles = [...found.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(titles).toEqual(sections.filter(({ quick }) => quick !== undefined).map(({ title }) => title));
});
