import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

/** The built program as people start it; a few tests only, all else runs in this process. */
const program = join(import.meta.dirname, '../../bin/tiltyard.js');

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.leave());

const start = (...words: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const options = { cwd: desk.folder, env: { ...process.env, NO_COLOR: '1' } };
    execFile(process.execPath, [program, ...words], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

describe('the built program', () => {
  test('what goes into the image is all that it needs', () => {
    const image = join(desk.folder, 'image');
    const script = join(import.meta.dirname, '../../scripts/image.mjs');
    execFileSync(process.execPath, [script, image]);
    const words = ['plan', 'strikes', '--players', '26', '--json'];
    const plan = execFileSync(process.execPath, [join(image, 'dist/cli/main.js'), ...words], { cwd: desk.folder });
    expect(JSON.parse(plan.toString())).toMatchObject({ format: 'strikes', players: 26 });
    const there = ['dist/web/index.html', 'dist/cli/main.js.map', 'node_modules/fastify', 'node_modules/vitest'];
    expect(there.filter((path) => existsSync(join(image, path)))).toEqual([
      'dist/web/index.html',
      'node_modules/fastify',
    ]);
  });

  test('the same seed gives the same numbers, whatever the number of threads', async () => {
    const simulate = async (threads: string) => {
      const { out } = await start(
        'simulate',
        'swiss',
        '--players',
        '6',
        '--runs',
        '45',
        '--seed',
        '7',
        '--json',
        '--threads',
        threads,
      );
      const { seconds: _, ...document } = JSON.parse(out) as { seconds: number };
      return document;
    };
    const [one, three] = [await simulate('1'), await simulate('3')];
    expect(one).toMatchObject({
      format: 'swiss',
      players: 6,
      runs: 45,
      finished: 45,
      rounds: { mean: 3, min: 3, max: 3 },
    });
    expect(three).toEqual(one);
  });

  test('two at the same time: each is in the file, or its author is told that it isn’t', async () => {
    desk.write('names.txt', 'Ana\nBo\n');
    await start('new', 'cup.json', '--format', 'groups', '--players', 'names.txt');
    const answers = await Promise.all(['Cy', 'Dee', 'Eli', 'Fay'].map((name) => start('add', 'cup.json', name)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code !== 0 && code !== 3)).toEqual([]);
    const { players } = JSON.parse((await start('show', 'cup.json', '--json')).out) as { players: unknown[] };
    expect(players).toHaveLength(2 + codes.filter((code) => code === 0).length);
    expect((await start('audit', 'cup.json')).code).toBe(0);
  });

  test('a reader who stops early is no failure; a full disk is reported in a sentence', async () => {
    const shell = (line: string): Promise<{ code: number; err: string }> =>
      new Promise((resolve) => {
        const script = line.replaceAll('tiltyard', `"${process.execPath}" "${program}"`);
        execFile('bash', ['-o', 'pipefail', '-c', script], { cwd: desk.folder }, (error, _, err) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, err }),
        );
      });
    expect(await shell('tiltyard formats --json | head -c 10 > /dev/null')).toEqual({ code: 0, err: '' });
    const full = await shell('tiltyard formats > /dev/full');
    expect(full.code).toBe(2);
    expect(full.err).toMatch(/^The answer could not be written: .*no space left/);
  });

  test('exit codes reach the shell', async () => {
    const codes = await Promise.all([start('--version'), start('plan', 'groups', '--players', '1'), start('nonsense')]);
    expect(codes.map(({ code }) => code)).toEqual([0, 1, 2]);
  });
});
