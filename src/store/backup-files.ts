import { createReadStream } from 'node:fs';
import { access, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Kysely } from 'kysely';
import { pragma, type SqliteDriver } from './drivers/index.ts';
import { dumpLines, entriesIn, incompleteDump } from './dump.ts';
import type { StoredEntry } from './event-store.ts';
import { failureOf, StoreRefusal } from './failure.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { OWNER_ONLY, openReadOnly } from './sqlite-file.ts';
import { localConnection } from './sqlite-statements.ts';
import type { Tables } from './tables.ts';

/** The file appears under its name only when it is whole and on the disk. */
export async function writeWhole(file: string, write: (partial: string) => Promise<void>): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StoreRefusal('file-exists', `The file ${file} already exists; nothing was changed.`);
  const partial = `${file}.partial`;
  try {
    await rm(partial, { force: true });
    await writeFile(partial, '', { mode: OWNER_ONLY, flag: 'wx' });
    await write(partial);
    await toDisk(partial);
    await rename(partial, file);
    await toDisk(dirname(file)).catch(() => undefined); // not every system can write a folder through
  } catch (error) {
    await rm(partial, { force: true });
    throw failureOf(error, false);
  }
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const handle = await open(file, 'w');
  try {
    let text = '';
    for await (const line of lines) {
      text += `${line}\n`;
      if (text.length < 1 << 16) continue;
      await handle.write(text);
      text = '';
    }
    await handle.write(text);
  } finally {
    await handle.close();
  }
}

/** The lines of a backup, whichever kind it is: an SQLite file or a dump. */
export async function* linesOfBackup(file: string): AsyncGenerator<string> {
  if (!(await isSqliteFile(file))) {
    yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
    return;
  }
  await isWhole(file);
  yield* linesOfSqliteFile(file);
}

/** SQLite reads zeros where the last page was cut off, so its content would vanish silently. */
async function isWhole(file: string): Promise<void> {
  const raw = openReadOnly(file);
  const declared = Number(pragma(raw, 'page_count')) * Number(pragma(raw, 'page_size'));
  raw.close();
  if ((await stat(file)).size < declared) throw incompleteDump();
}

/** Every entry of a backup as it is on disk. */
export const entriesInBackup = (file: string): AsyncGenerator<{ stream: string; entry: StoredEntry }> =>
  entriesIn(linesOfBackup(file));

export async function* linesOfSqliteFile(file: string, driver?: SqliteDriver): AsyncGenerator<string> {
  const raw = openReadOnly(file, driver);
  const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer: localConnection(raw), readOnly: true }) });
  try {
    yield* dumpLines(db);
  } finally {
    await db.destroy();
  }
}

async function isSqliteFile(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
      return bytesRead === 16 && buffer.toString('latin1') === 'SQLite format 3\0';
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw failureOf(error, false);
  }
}
