import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { folderFor } from './hall.fixture.ts';

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterAll(() => folder.remove());

const program = fileURLToPath(new URL('./unprivileged.process.fixture.ts', import.meta.url));

/** What a server says that is started on each of the files by someone who does not own them. */
async function started(files: readonly string[]): Promise<{ code: number; said: string }[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...files]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A database in a folder that everybody may write to. */
async function database(name: string): Promise<string> {
  mkdirSync(folder.path(name));
  const file = folder.path(`${name}/x.db`);
  await (await openStore(`sqlite:${file}`)).close();
  chmodSync(file, 0o666);
  chmodSync(folder.path(name), 0o777);
  return file;
}

test('a place that the server may not use is reported in a sentence, with exit code 2', async () => {
  chmodSync(folder.path('.'), 0o755);
  mkdirSync(folder.path('locked'));
  chmodSync(folder.path('locked'), 0o555);
  const [readOnly, unreadable, held, linked] = [
    await database('read-only'),
    await database('unreadable'),
    await database('held'),
    await database('linked'),
  ];
  chmodSync(readOnly, 0o444);
  chmodSync(unreadable, 0);
  writeFileSync(`${held}.lock`, '', { mode: 0 });
  writeFileSync(`${linked}.owner`, '', { mode: 0 });
  const cannot = 'cannot be read and written by the user who runs Tiltyard';
  const expected: readonly (readonly [db: string, culprit: string])[] = [
    [folder.path('locked/x.db'), folder.path('locked')],
    [folder.path('locked/deeper/x.db'), folder.path('locked/deeper')],
    [readOnly, readOnly],
    [unreadable, unreadable],
    [held, `${held}.lock`],
    [linked, `${linked}.owner`],
  ];
  expect(await started(expected.map(([db]) => db))).toEqual(
    expected.map(([, culprit]) => ({
      code: 2,
      said: `${culprit} ${cannot}. Please change that, or choose another place for the database with --db.`,
    })),
  );
});
