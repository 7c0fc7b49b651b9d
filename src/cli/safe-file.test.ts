import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, lstatSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

let desk: Desk;
beforeEach(async () => {
  desk = new Desk();
  desk.write('names.txt', 'Ana\nBo\nCy\n');
  await desk.run('new cup.json --format groups --players names.txt --name Cup --seed 1 --base 10m');
});
afterEach(() => desk.leave());

describe('two writers', () => {
  test('the second learns that the file has changed, and nothing of the first is lost', async () => {
    desk.meanwhile = () => {
      desk.meanwhile = () => undefined;
      desk.write('cup.json', `${desk.read('cup.json')} `);
    };
    const { code, err } = await desk.run('start cup.json');
    expect(code).toBe(3);
    expect(err).toContain('changed in the meantime');
    expect(desk.read('cup.json').endsWith('\n ')).toBe(true);
    expect((await desk.run('start cup.json')).code).toBe(0);
  });

  test('a file that is gone meanwhile is not made anew', async () => {
    desk.meanwhile = () => {
      desk.meanwhile = () => undefined;
      desk.write('cup.json', '');
    };
    expect((await desk.run('start cup.json')).code).toBe(3);
  });

  test('while another is writing, one waits, then gives up', async () => {
    desk.write('cup.json.lock', String(process.pid));
    expect((await desk.run('start cup.json')).code).toBe(3);
    expect((await desk.run('show cup.json')).code).toBe(0);
  });

  test('the lock of one who crashed is in nobody’s way', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    desk.write('cup.json.lock', String(child.pid));
    expect((await desk.run('start cup.json')).code).toBe(0);
    expect(existsSync(desk.path('cup.json.lock'))).toBe(false);
  });

  test('nor is one that names nobody, left by a crash at its first letter', async () => {
    desk.write('cup.json.lock', '');
    expect((await desk.run('start cup.json')).code).toBe(0);
    expect(existsSync(desk.path('cup.json.lock'))).toBe(false);
  });
});

describe('the file itself', () => {
  test('nothing is left beside it, and its mode stays', async () => {
    chmodSync(desk.path('cup.json'), 0o600);
    await desk.run('start cup.json');
    expect(readdirSync(desk.folder).sort()).toEqual(['cup.json', 'names.txt']);
    expect(statSync(desk.path('cup.json')).mode & 0o777).toBe(0o600);
  });

  test('a link stays a link', async () => {
    symlinkSync(desk.path('cup.json'), desk.path('link.json'));
    expect((await desk.run('start link.json')).code).toBe(0);
    expect(lstatSync(desk.path('link.json')).isSymbolicLink()).toBe(true);
    expect((await desk.json('show cup.json')).status).toBe('running');
  });

  test('a damaged file is named as such, and left alone', async () => {
    const half = desk.read('cup.json').slice(0, 200);
    desk.write('cup.json', half);
    const { code, err } = await desk.run('start cup.json');
    expect([code, desk.read('cup.json')]).toEqual([2, half]);
    expect(err).toContain('damaged');
  });

  test('killed in the middle of writing, it is the old file or the new one', async () => {
    const writer = fileURLToPath(new URL('./writer.fixture.ts', import.meta.url));
    for (const patience of [5, 40, 90]) {
      const child = spawn(process.execPath, ['--import', 'tsx', writer, desk.path('big.json')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      expect(String(output)).toBe('writing\n');
      await setTimeout(patience);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const { text, sum } = JSON.parse(desk.read('big.json')) as { text: string; sum: number };
      expect(text.length).toBe(sum);
    }
  });
});
