import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listText } from '../protocol/player-lists/index.ts';
import { textOf } from '../protocol/player-lists/spreadsheet.ts';
import { ChangedMeanwhile, WrongUsage } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Files that a crash in the middle never spoils, and that two writers never overwrite for each other. */

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

const standardInput = '-';

export interface ReadFile {
  readonly path: string;
  readonly text: string;
  readonly fingerprint: string;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'No such file:',
  EISDIR: 'This is a folder, not a file:',
  EACCES: 'Not allowed to read',
  ENOTDIR: 'No such file:',
};

export function readSafely(file: string): ReadFile {
  return reading(file, () => {
    const path = realpathSync(file);
    const text = readFileSync(path, 'utf8');
    return { path, text, fingerprint: fingerprint(text) };
  });
}

/** A file, or standard input for “-”, which can be read only. */
export function readGiven(terminal: Terminal, file: string): ReadFile {
  if (file !== standardInput) return readSafely(file);
  const text = terminal.input();
  return { path: standardInput, text, fingerprint: fingerprint(text) };
}

/** What people or other programs wrote, in whatever encoding it was saved; standard input for «-». */
export const readText = (terminal: Terminal, file: string): string =>
  file === standardInput ? terminal.input() : listText(reading(file, () => readFileSync(file)));

/** The same, and the first sheet of a spreadsheet. */
export const readTable = async (terminal: Terminal, file: string): Promise<string> =>
  file === standardInput ? terminal.input() : textOf(new Uint8Array(reading(file, () => readFileSync(file))));

function reading<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new WrongUsage(`${reasons[codeOf(error) ?? ''] ?? 'Cannot read'} ${file}`, 'unreadable');
  }
}

const lockPath = (path: string): string => `${path}.lock`;
const patience = { tries: 100, milliseconds: 20 };

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** A lock is there with its owner's number in it or not at all: a crash never leaves one that names nobody. */
function make(lock: string): void {
  const beside = `${lock}.${randomUUID()}`;
  writeFileSync(beside, String(process.pid), { flag: 'wx' });
  try {
    linkSync(beside, lock);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // Some drives (FAT, some network shares) know no links.
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } finally {
    rmSync(beside, { force: true });
  }
}

/** The process that made the lock is gone: it crashed and left the lock behind. */
function isAbandoned(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (!Number.isInteger(owner) || owner <= 0) return Date.now() - statSync(lock).mtimeMs > 1_000;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

function take(lock: string): void {
  for (let attempt = 0; attempt < patience.tries; attempt++) {
    try {
      make(lock);
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    if (isAbandoned(lock)) {
      // Moved away first: of two who find it abandoned, one moves it and the other waits for the next.
      const aside = `${lock}.${randomUUID()}`;
      try {
        renameSync(lock, aside);
        rmSync(aside, { force: true });
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
      }
    } else pause(patience.milliseconds);
  }
  throw new ChangedMeanwhile(`Another command is writing (${lock}).`);
}

function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Some systems cannot sync a folder; the file itself is synced.
  }
}

/** Written beside it, then moved into place: a reader sees the old file or the new one, never half of one. */
function replace(path: string, text: string): void {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  const mode = existsSync(path) ? statSync(path).mode & 0o777 : 0o644;
  try {
    const descriptor = openSync(beside, 'wx', mode);
    try {
      const bytes = Buffer.from(text, 'utf8');
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(beside, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Writes what was read before and changed since; refused if the file is no longer as it was read. */
export function writeSafely(read: ReadFile, text: string): void {
  if (read.path === standardInput) throw new WrongUsage('Standard input can only be read. Name the file to change it.');
  guarded(read.path, () => {
    const now = existsSync(read.path) ? readFileSync(read.path, 'utf8') : '';
    if (fingerprint(now) !== read.fingerprint) {
      throw new ChangedMeanwhile(`${read.path} was changed in the meantime. Nothing was written; try again.`);
    }
    replace(read.path, text);
  });
}

export function writeNew(path: string, text: string): void {
  const exists = () => new WrongUsage(`The file ${path} already exists.`, 'exists');
  if (existsSync(path)) throw exists();
  guarded(path, () => {
    if (existsSync(path)) throw exists();
    replace(path, text);
  });
}

/** Exports may be written over their older selves. */
export const writeOver = (path: string, text: string): void => guarded(path, () => replace(path, text));

function guarded(path: string, write: () => void): void {
  const lock = lockPath(path);
  try {
    take(lock);
    try {
      write();
    } finally {
      rmSync(lock, { force: true });
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined || error instanceof WrongUsage) throw error;
    throw new WrongUsage(`Cannot write ${path} (${code}).`, 'unwritable');
  }
}
