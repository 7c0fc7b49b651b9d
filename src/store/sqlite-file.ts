import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { failureOf, StoreRefusal } from './failure.ts';

/** “TILT”: marks the file as ours. */
const APPLICATION_ID = 0x54494c54;
export const BUSY_MS = 5000;
/** It contains webhook secrets and token hashes, which nobody else should read. */
export const OWNER_ONLY = 0o600;

/** Opens or makes the file; one that is damaged or another program's is refused before anything is written. */
export function openSqliteFile(file: string): Sqlite.Database {
  try {
    const isNew = !existsSync(file) || statSync(file).size === 0;
    if (isNew) {
      mkdirSync(dirname(file), { recursive: true });
      closeSync(openSync(file, 'a', OWNER_ONLY));
    } else {
      openReadOnly(file).close();
    }
    const raw = new Sqlite(file, { timeout: BUSY_MS });
    raw.pragma('journal_mode = WAL');
    // FULL: the write-ahead log is on the disk before a commit returns, so a power cut loses nothing acknowledged.
    raw.pragma('synchronous = FULL');
    raw.pragma('foreign_keys = ON');
    // What is rewritten or deleted is not left lying in free pages (DK-31).
    raw.pragma('secure_delete = ON');
    // What undoes half a statement is never needed after a crash, and a file for it costs as much as the statement.
    raw.pragma('temp_store = MEMORY');
    // Four times the usual: the same few pages are written again with every result, and copying them into the file waits for the disk.
    raw.pragma('wal_autocheckpoint = 4000');
    if (isNew) raw.pragma(`application_id = ${APPLICATION_ID}`);
    return raw;
  } catch (error) {
    throw failureOf(error, false);
  }
}

export function openSqliteMemory(): Sqlite.Database {
  const raw = new Sqlite(':memory:');
  raw.pragma('foreign_keys = ON');
  raw.pragma(`application_id = ${APPLICATION_ID}`);
  return raw;
}

/** A copy of one moment, while others write. */
export async function copySqlite(raw: Sqlite.Database, toFile: string): Promise<void> {
  if (raw.memory) {
    await writeFile(toFile, raw.serialize());
    return;
  }
  const reader = new Sqlite(raw.name, { readonly: true, timeout: BUSY_MS });
  try {
    // Within a reading transaction the copy need not begin again whenever somebody has written.
    reader.exec('begin; select count(*) from sqlite_schema');
    await reader.backup(toFile);
  } finally {
    reader.close();
  }
  // Without this, reading the copy would leave a write-ahead log beside it.
  const copy = new Sqlite(toFile);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}

/** Opens a file that must be there, after looking at every page of it. */
export function openReadOnly(file: string): Sqlite.Database {
  let raw: Sqlite.Database | undefined;
  try {
    raw = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
    const findings = raw.pragma('quick_check(1)', { simple: true });
    if (findings !== 'ok') throw corrupt(file, String(findings));
    if (raw.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
      throw new StoreRefusal('foreign-file', `The file ${file} belongs to another program; nothing was changed.`);
    }
    return raw;
  } catch (error) {
    raw?.close();
    if (error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) {
      throw corrupt(file, error.message);
    }
    throw failureOf(error, false);
  }
}

const corrupt = (file: string, finding: string): StoreRefusal =>
  new StoreRefusal(
    'corrupt-file',
    `The file ${file} is damaged or no database (${finding}). It was left as it is: please restore a backup under another name, or move the file away to begin anew.`,
  );
