import { readdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScheduledBackups } from '../../src/server/operations/backups.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { folderFor } from './hall.fixture.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const TODAY = Date.parse('2027-03-01T14:30:00Z');

let folder: Awaited<ReturnType<typeof folderFor>>;
let store: Store;
beforeAll(async () => {
  folder = await folderFor();
  store = await openStore('memory:');
});
afterAll(async () => {
  await store.close();
  await folder.remove();
});

/** Backups into a folder, by a clock that can be set. */
function backupsBy(clock: { now: number }, name: string) {
  const warnings: string[] = [];
  const log = {
    info: () => undefined,
    warn: (_: unknown, message?: string) => void warnings.push(message ?? ''),
    error: (_: unknown, message?: string) => void warnings.push(message ?? ''),
  };
  const backupTo = folder.path(name);
  const backups = new ScheduledBackups(
    store,
    { backupEvery: 0, backupKeep: 3, backupTo, db: 'memory:' },
    () => clock.now,
    log,
  );
  return { backups, warnings, files: async () => (await readdir(backupTo)).toSorted() };
}

test('backups of a clock that was a year ahead never displace those made after it was put right', async () => {
  const clock = { now: TODAY + YEAR };
  const { backups, warnings, files } = backupsBy(clock, 'ahead');
  for (let made = 0; made < 3; made++, clock.now += HOUR) await backups.make();
  const wrong = await files();
  clock.now = TODAY;
  for (let made = 0; made < 4; made++, clock.now += HOUR) {
    await backups.make();
    const { last } = await backups.report();
    expect(await files()).toContain(last?.file);
    expect(last?.at).toBe(clock.now);
  }
  expect(await files()).toHaveLength(3);
  for (const file of wrong) expect(await files()).not.toContain(file);
  expect(new Set(warnings)).toEqual(new Set(['the clock went back: a backup was made later than now']));
});

test('a clock that starts in 1970 displaces nothing that was just made, and is reported', async () => {
  const clock = { now: TODAY };
  const { backups, warnings, files } = backupsBy(clock, 'reset');
  for (let made = 0; made < 3; made++, clock.now += HOUR) await backups.make();
  expect((await backups.report()).ahead).toEqual([]);
  expect(warnings).toEqual([]);
  clock.now = 60_000;
  await backups.make();
  const { last, ahead } = await backups.report();
  expect(await files()).toContain(last?.file);
  expect(ahead.map(({ at }) => at)).toEqual([TODAY + HOUR, TODAY + 2 * HOUR]);
  expect(warnings).toHaveLength(1);
});

test('files from before they were numbered go first, others never, and a removed one is not named', async () => {
  const clock = { now: TODAY };
  const { backups, files } = backupsBy(clock, 'older');
  await backups.make();
  const others = ['notes.txt', 'tiltyard-2027.backup'];
  const older = ['tiltyard-2027-02-28T10-00-00Z.backup', 'tiltyard-2031-01-01T00-00-00Z.backup'];
  for (const file of [...others, ...older]) await writeFile(folder.path(`older/${file}`), '');
  for (let made = 0; made < 2; made++, clock.now += HOUR) await backups.make();
  expect(await files()).toEqual(
    [...others, ...(await files()).filter((file) => /^tiltyard-00000[123]-/.test(file))].toSorted(),
  );
  expect((await files()).length).toBe(5);
  const { last } = await backups.report();
  await rm(folder.path(`older/${last?.file}`));
  expect((await backups.report()).last).toBeUndefined();
  expect(await backups.lastGood()).toBeUndefined();
});
