import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driversHere } from '../contract.fixture.ts';
import { codeOf, failureOf } from '../failure.ts';
import { nodesDriver, pragma, type SqliteDatabase } from './index.ts';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiltyard-drivers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const newFile = () => {
  files += 1;
  return join(folder, `${files}.db`);
};

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const rowsOf = (raw: SqliteDatabase, sql: string) => raw.prepare(sql).all([]);

describe.each(driversHere())('$name', (driver) => {
  const withTable = (file: string) => {
    const raw = driver.open(file);
    raw.exec('create table t (x text primary key, n integer)');
    return raw;
  };

  test('gives the rows, or how many were changed', () => {
    const raw = withTable(':memory:');
    expect(raw.file).toBeUndefined();
    const insert = raw.prepare('insert into t values (?, ?)');
    expect(insert.all(['a', 1])).toEqual([]);
    expect(insert.run(['b', 1_700_000_000_000])).toBe(1);
    expect(raw.prepare('insert into t values (?, ?) returning x').all(['c', null])).toEqual([{ x: 'c' }]);
    expect(rowsOf(raw, 'select x, n from t order by x')).toEqual([
      { x: 'a', n: 1 },
      { x: 'b', n: 1_700_000_000_000 },
      { x: 'c', n: null },
    ]);
    expect(raw.prepare('update t set n = 2 where x < ?').run(['c'])).toBe(2);
    expect(pragma(raw, 'user_version = 7')).toBeUndefined();
    expect(pragma(raw, 'user_version')).toBe(7);
    raw.close();
  });

  test('names faults as SQLite does', async () => {
    const file = newFile();
    const raw = withTable(file);
    const code = (work: () => unknown) => codeOf(thrownBy(work));
    raw.exec("insert into t values ('a', 1)");
    expect(code(() => raw.exec("insert into t values ('a', 1)"))).toMatch(/^SQLITE_CONSTRAINT/);
    expect(code(() => raw.prepare('insert into t values (?, ?)').run(['a', 1]))).toMatch(/^SQLITE_CONSTRAINT/);
    const other = driver.open(file, { busyMs: 0 });
    raw.exec('begin exclusive');
    expect(code(() => other.exec('begin immediate'))).toBe('SQLITE_BUSY');
    raw.exec('rollback');
    other.close();
    const reader = driver.open(file, { readOnly: true });
    expect(code(() => reader.exec('delete from t'))).toBe('SQLITE_READONLY');
    reader.close();
    pragma(raw, 'max_page_count = 1');
    expect(code(() => raw.exec('insert into t values (hex(zeroblob(100000)), 1)'))).toBe('SQLITE_FULL');
    raw.close();
    const noDatabase = newFile();
    await writeFile(noDatabase, 'Dear diary, '.repeat(1000));
    const diary = driver.open(noDatabase);
    expect(code(() => rowsOf(diary, 'select * from t'))).toBe('SQLITE_NOTADB');
    diary.close();
    expect(code(() => driver.open(newFile(), { readOnly: true }))).toBe('SQLITE_CANTOPEN');
  });

  test('closed, it says so, and may be closed again', () => {
    const raw = withTable(':memory:');
    const statement = raw.prepare('select * from t');
    raw.close();
    raw.close();
    for (const work of [() => statement.all([]), () => raw.prepare('select 1'), () => raw.exec('select 1')])
      expect(failureOf(thrownBy(work), false)).toMatchObject({ reason: 'closed' });
  });

  test('copies one moment of a file that others write to', async () => {
    const file = newFile();
    const raw = withTable(file);
    pragma(raw, 'journal_mode = WAL');
    for (let row = 0; row < 200; row++) raw.exec(`insert into t values (hex(randomblob(2000)), ${row})`);
    const toFile = newFile();
    await writeFile(toFile, '');
    const copying = driver.copy(file, toFile);
    raw.exec('delete from t');
    await copying;
    const copy = driver.open(toFile, { readOnly: true });
    expect(rowsOf(copy, 'select count(*) as rows from t')).toEqual([{ rows: 200 }]);
    copy.close();
    raw.close();
  });
});

describe('in a program of its own', () => {
  const program = fileURLToPath(new URL('../second-server.fixture.ts', import.meta.url));
  const started = (...options: string[]) =>
    promisify(execFile)(process.execPath, [...options, '--import', 'tsx', program, newFile()]);

  test('no warning is printed', async () => {
    expect(await started()).toEqual({ stdout: 'opened', stderr: '' });
  });

  test('without any library the store is refused in a sentence', async () => {
    const missing = join(folder, 'missing.cjs');
    await writeFile(
      missing,
      `const Module = require('node:module');
       const load = Module._load;
       Module._load = (name, ...rest) => {
         if (name === 'better-sqlite3') throw new Error('not installed');
         return load(name, ...rest);
       };`,
    );
    const without = nodesDriver() ? ['--no-experimental-sqlite'] : [];
    expect((await started(...without, '--require', missing)).stdout).toBe('no-driver');
  });
});
