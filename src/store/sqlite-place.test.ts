import { execFile } from 'node:child_process';
import { existsSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { entries, entry, withStream } from './contract.fixture.ts';
import { openStore } from './index.ts';
import { realFile } from './sqlite-file.ts';

const made: string[] = [];
let folder = '';
beforeEach(async () => {
  folder = realpathSync(await mkdtemp(join(tmpdir(), 'tiltyard-place-')));
  made.push(folder);
});
afterAll(() => Promise.all(made.map((path) => rm(path, { recursive: true, force: true }))));

const second = fileURLToPath(new URL('./second-server.fixture.ts', import.meta.url));
const mode = (file: string): number => statSync(file).mode & 0o777;

test.each([
  ['that is there', true],
  ['that will be made', false],
])('through a link to a file %s, log, lock and backup are those of the file', async (_, isThere) => {
  await mkdir(join(folder, 'disk'));
  const [file, link] = [join(folder, 'disk', 'real.db'), join(folder, 'link.db')];
  if (isThere) await (await openStore(`sqlite:${file}`)).close();
  symlinkSync(join('disk', 'real.db'), link);
  const store = await openStore(`sqlite:${link}`, { exclusive: true });
  await withStream(store, 'a', 1);
  expect(await store.events.append('a', 1, [entry(2)])).toEqual({ kind: 'appended', version: 2 });
  for (const beside of ['-wal', '.lock'])
    expect([existsSync(`${file}${beside}`), existsSync(`${link}${beside}`)]).toEqual([true, false]);
  const second = openStore(`sqlite:${file}`, { exclusive: true });
  await expect(second).rejects.toMatchObject({ code: 'in-use' });
  const backup = join(folder, 'backup');
  await store.backup(backup);
  await store.close();
  const copy = await openStore('memory:');
  await copy.restore(backup);
  expect(await copy.events.read('a')).toEqual(entries(1, 2));
  await copy.close();
});

test('a file is the same one through links to links and to folders', async () => {
  await mkdir(join(folder, 'disk'));
  symlinkSync('disk', join(folder, 'data'));
  symlinkSync(join(folder, 'data', 'x.db'), join(folder, 'one.db'));
  symlinkSync('one.db', join(folder, 'two.db'));
  const file = join(folder, 'disk', 'x.db');
  const paths = [join(folder, 'two.db'), join(folder, 'data', 'x.db'), file];
  expect(paths.map(realFile)).toEqual([file, file, file]);
  writeFileSync(file, '');
  expect(paths.map(realFile)).toEqual([file, file, file]);
});

test('nobody else can open the lock, so nobody else can hold it; one from before is closed to them', async () => {
  const file = join(folder, 'x.db');
  const lock = `${file}.lock`;
  for (let start = 1; start <= 2; start++) {
    const store = await openStore(`sqlite:${file}`, { exclusive: true });
    expect(mode(lock)).toBe(0o600);
    await store.close();
    await rm(lock);
    writeFileSync(lock, '', { mode: 0o644 });
  }
});

test('a second try in the same process does not let go of the lock', async () => {
  const file = join(folder, 'x.db');
  const store = await openStore(`sqlite:${file}`, { exclusive: true });
  await expect(openStore(`sqlite:${file}`, { exclusive: true })).rejects.toMatchObject({ code: 'in-use' });
  // Within one process SQLite keeps a list of its own: only another one sees whether the system's lock is still there.
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', second, file]);
  expect(stdout).toBe('in-use');
  await store.close();
});

test.each([
  ['the folder is a file', 'file/x.db', 'file is not a folder.'],
  ['the file is a folder', 'folder', 'folder is not a file.'],
])('%s: refused in a sentence', async (_, path, sentence) => {
  writeFileSync(join(folder, 'file'), 'mine');
  await mkdir(join(folder, 'folder'));
  for (const exclusive of [true, false]) {
    const refused = openStore(`sqlite:${join(folder, path)}`, { exclusive });
    await expect(refused).rejects.toMatchObject({ name: 'StoreRefusal', code: 'no-access' });
    await expect(refused).rejects.toThrow(join(folder, sentence));
  }
});
