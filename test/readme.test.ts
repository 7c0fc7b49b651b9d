import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

test('the library example of the README runs against the built package', async () => {
  const readme = await readFile(`${root}README.md`, 'utf8');
  const example = readme.match(/```js\n([\s\S]+?)```/)?.[1] ?? '';
  expect(example).toContain("from 'tiltyard'");
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', example], { cwd: root });
  // Two have played: the winner leads, the loser is last, the other table is level in between.
  expect([...stdout.matchAll(/place: (\d)/g)].map(([, place]) => place)).toEqual(['1', '2', '2', '4']);
}, 30_000);
