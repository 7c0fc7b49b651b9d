import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { entries } from '../scripts/packed/engine.mjs';
import { assertDefined } from '../src/kit/index.ts';

const root = new URL('..', import.meta.url);

const examplesIn = async (path: string): Promise<string[]> => {
  const text = await readFile(new URL(path, root), 'utf8');
  return [...text.matchAll(/```js\n([\s\S]+?)```/g)].map((match) => match[1] ?? '');
};

/** Runs an example as it stands, with our own sources in place of the package. */
async function outputOf(example: string): Promise<string> {
  const program = example.replace(/'tiltyard-engine(?:\/(\w+))?'/, (_all, door = 'index') => {
    const { [door]: source } = entries as Record<string, string>;
    return JSON.stringify(new URL(assertDefined(source, door), root).pathname);
  });
  expect(program).not.toBe(example);
  // In one piece: to compile the sources one by one takes longer than everything else here.
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root.pathname },
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', write: false, logLevel: 'error' },
  });
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-'], { cwd: root.pathname });
  running.child.stdin?.end(assertDefined(outputFiles[0], 'output').text);
  return (await running).stdout;
}

test('the library example of the README', async () => {
  const [example = ''] = await examplesIn('README.md');
  const output = await outputOf(example);
  // Two have played: the winner leads, the loser is last, the other table is level in between.
  expect([...output.matchAll(/place: (\d)/g)].map(([, place]) => place)).toEqual(['1', '2', '2', '4']);
});

test('[CL-17] the example of the guide to clubs', async () => {
  const [example = ''] = await examplesIn('docs/clubs.md');
  const lines = (await outputOf(example)).trim().split('\n');
  expect(lines.join(' ')).toMatch(/'1 (Ana|Ben|Cy|Dee) 3.5'/);
});

test('every example of the library guide runs', async () => {
  const examples = await examplesIn('docs/library.md');
  expect(examples.length).toBeGreaterThan(3);
  const outputs = await Promise.all(examples.map(outputOf));
  for (const [index, output] of outputs.entries()) expect(output, examples[index]).not.toBe('');
});
