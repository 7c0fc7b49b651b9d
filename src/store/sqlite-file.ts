import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { nodesDriver, packageDriver, pragma, type SqliteDatabase, type SqliteDriver } from './drivers/index.ts';
import { codeOf, failureOf, StoreRefusal } from './failure.ts';

/** “TILT”: marks the file as ours. */
const APPLICATION_ID = 0x54494c54;
/** It contains webhook secrets and token hashes, which nobody else should read. */
export const OWNER_ONLY = 0o600;

/** Looked for once: the search loads a native module. */
let chosen: SqliteDriver | undefined;

/** Node's own SQLite where it has one. */
export function sqliteDriver(): SqliteDriver {
  try {
    chosen ??= nodesDriver() ?? packageDriver();
    return chosen;
  } catch (cause) {
    throw new StoreRefusal(
      'no-driver',
      `Node ${process.versions.node} has no SQLite of its own, and the package better-sqlite3, which stands in for it, is not installed. Please use Node 24, or install again where a C++ compiler is at hand.`,
      cause,
    );
  }
}

/**
 * The file that a path leads to, through links. SQLite keeps its log beside that one, and under two names it is still one
 * file. Makes the folder; the file itself need not be there.
 */
export function realFile(path: string): string {
  const folder = dirname(path);
  return withAccess(folder, () => {
    mkdirSync(folder, { recursive: true });
    if (existsSync(path)) return realpathSync(path);
    const target = linkTarget(path);
    return target === undefined ? join(realpathSync(folder), basename(path)) : realFile(resolve(folder, target));
  });
}

/** Where a link leads that leads to nothing yet. */
function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

const { R_OK, W_OK, X_OK } = constants;

/** A store writes its file, and others beside it. */
export function mustBeWritable(file: string): void {
  withAccess(dirname(file), () => accessSync(dirname(file), R_OK | W_OK | X_OK));
  if (!existsSync(file)) return;
  if (!statSync(file).isFile()) throw new StoreRefusal('no-access', `${file} is not a file.`);
  withAccess(file, () => accessSync(file, R_OK | W_OK));
}

const OBSTACLES: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read and written by the user who runs Tiltyard',
  EPERM: 'cannot be read and written by the user who runs Tiltyard',
  EROFS: 'is on a disk that can only be read',
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
};

/** What the system does not allow is reported in a sentence. */
export function withAccess<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const obstacle = OBSTACLES[codeOf(cause)];
    if (obstacle === undefined) throw failureOf(cause, false);
    throw new StoreRefusal(
      'no-access',
      `${path} ${obstacle}. Please change that, or choose another place for the database with --db.`,
      cause,
    );
  }
}

/** Makes the file where it is missing; one that is damaged or another program's is refused before anything is written. */
export function checkFile(file: string, driver: SqliteDriver): void {
  try {
    if (!existsSync(file)) closeSync(openSync(file, 'wx', OWNER_ONLY));
    else if (statSync(file).size > 0) openReadOnly(file, driver).close();
  } catch (error) {
    throw failureOf(error, false);
  }
}

const SETTINGS = [
  'journal_mode = WAL',
  // FULL: the write-ahead log is on the disk before a commit returns, so a power cut loses nothing acknowledged.
  'synchronous = FULL',
  'foreign_keys = ON',
  // What is rewritten or deleted is not left lying in free pages (DK-31).
  'secure_delete = ON',
  // What undoes half a statement is never needed after a crash, and a file for it costs as much as the statement.
  'temp_store = MEMORY',
  // Four times the usual: the same few pages are written again with every result, and copying them into the file waits for the disk.
  'wal_autocheckpoint = 4000',
];

/** Opens a file that was checked. */
export function openForWriting(file: string, driver: SqliteDriver): SqliteDatabase {
  const raw = driver.open(file);
  for (const setting of SETTINGS) pragma(raw, setting);
  // A new file.
  if (pragma(raw, 'application_id') === 0) pragma(raw, `application_id = ${APPLICATION_ID}`);
  return raw;
}

/** Asks for a number that changes with every commit of another connection, in this program or in another. */
export function dataVersionOn(raw: SqliteDatabase): () => number {
  const statement = raw.prepare('pragma data_version');
  return () => {
    try {
      return Number(statement.all([])[0]?.data_version);
    } catch (error) {
      throw failureOf(error, false);
    }
  };
}

export function openSqliteMemory(driver = sqliteDriver()): SqliteDatabase {
  const raw = driver.open(':memory:');
  pragma(raw, 'foreign_keys = ON');
  pragma(raw, `application_id = ${APPLICATION_ID}`);
  return raw;
}

/** A copy of one moment, while others write. */
export async function copySqlite(file: string, toFile: string, driver: SqliteDriver): Promise<void> {
  await driver.copy(file, toFile);
  // Without this, reading the copy would leave a write-ahead log beside it.
  const copy = driver.open(toFile);
  pragma(copy, 'journal_mode = DELETE');
  copy.close();
}

/** Opens a file that must be there, after looking at every page of it. */
export function openReadOnly(file: string, driver = sqliteDriver()): SqliteDatabase {
  let raw: SqliteDatabase | undefined;
  try {
    raw = driver.open(file, { readOnly: true });
    const findings = pragma(raw, 'quick_check(1)');
    if (findings !== 'ok') throw corrupt(file, String(findings));
    if (pragma(raw, 'application_id') !== APPLICATION_ID) {
      throw new StoreRefusal('foreign-file', `The file ${file} belongs to another program; nothing was changed.`);
    }
    return raw;
  } catch (error) {
    raw?.close();
    if (error instanceof Error && /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) throw corrupt(file, error.message);
    throw failureOf(error, false);
  }
}

const corrupt = (file: string, finding: string): StoreRefusal =>
  new StoreRefusal(
    'corrupt-file',
    `The file ${file} is damaged or no database (${finding}). It was left as it is: please restore a backup under another name, or move the file away to begin anew.`,
  );
