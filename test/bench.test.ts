import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('npm run bench -- --quick runs to its end: no pairing is worse than the best, no acknowledged result is missing', async () => {
  let said = '';
  const bench = spawn(process.execPath, ['--import', './bench/plain.mjs', 'bench/run.ts', '--quick'], { cwd: root });
  for (const stream of [bench.stdout, bench.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
  }
  const code = await new Promise((resolve) => bench.once('close', resolve));
  expect(code, said).toBe(0);
  expect(said).toMatch(/\| 128 \| tiltyard \| 21 of 21 .* \| 0 \| 0 \| 576, the least there is \|/);
  expect(said.match(/^## /gm)).toHaveLength(7);
}, 300_000);
