import { readSafely, writeNew, writeSafely } from './safe-file.ts';

/** Writes the same file over and over until it is killed. */
const [, , path = ''] = process.argv;
const version = (length: number): string => JSON.stringify({ text: 'x'.repeat(length), sum: length });

try {
  writeNew(path, version(1));
} catch {
  readSafely(path);
}
for (let turn = 1; ; turn++) {
  writeSafely(readSafely(path), version(200_000 + (turn % 1000)));
  if (turn === 1) process.stdout.write('writing\n');
}
