import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { driversHere, entries } from '../src/store/contract.fixture.ts';
import type { SqliteDriver } from '../src/store/drivers/index.ts';
import { openStore } from '../src/store/index.ts';
import type { Row } from './chaos.ts';

// A power cut: of what a program wrote, only what it waited for is certainly on the disk. The rest may be there, or in part, or not,
// in any order. A program that appends to a store is run with `power-cut.c` in front of the C library; at random moments of what
// that noted, the files are put together as a disk might hold them then, and opened.

/** Long enough that SQLite copies its log into the file once. */
const SESSIONS = 4;
/** Of the appender, which then waits to be killed. */
const APPENDS = 1_000;
const SECTOR = 512;
const program = fileURLToPath(new URL('../src/store/appender.fixture.ts', import.meta.url));

type Noted =
  | { readonly kind: 'write'; readonly path: string; readonly offset: number; readonly data: Buffer }
  | { readonly kind: 'truncate'; readonly path: string; readonly offset: number }
  | { readonly kind: 'sync'; readonly path: string };
type Change = Exclude<Noted, { kind: 'sync' }>;

/** Undefined where nothing can be compiled. */
function interceptor(folder: string): string | undefined {
  const library = join(folder, 'power-cut.so');
  try {
    const source = fileURLToPath(new URL('./power-cut.c', import.meta.url));
    execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl'], { stdio: 'ignore' });
    return library;
  } catch {
    return undefined;
  }
}

/** Sessions of a program that appends, each ended by kill -9: what was written, waited for and acknowledged, in order. */
async function recorded(folder: string, library: string, driver: SqliteDriver): Promise<Noted[]> {
  const disk = join(folder, 'disk');
  const log = join(folder, 'log');
  rmSync(log, { force: true });
  rmSync(disk, { recursive: true, force: true });
  mkdirSync(disk);
  for (let session = 1; session <= SESSIONS; session++) {
    const acknowledgements = join(disk, `acknowledged-${session}`);
    const out = openSync(acknowledgements, 'w');
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', program, `sqlite:${join(disk, 'power.db')}`, driver.name],
      {
        stdio: ['ignore', out, 'inherit'],
        env: { ...process.env, LD_PRELOAD: library, POWER_CUT_LOG: log, POWER_CUT_FOLDER: `${disk}/` },
      },
    );
    const ended = once(child, 'exit');
    const done = () => readFileSync(acknowledgements, 'utf8').split('\n').length > APPENDS;
    while (child.exitCode === null && !done()) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill('SIGKILL');
    await ended;
    closeSync(out);
  }
  return notedIn(readFileSync(log));
}

function notedIn(log: Buffer): Noted[] {
  const noted: Noted[] = [];
  for (let at = 0; at < log.length; ) {
    const [kind, pathLength] = [log.readUInt32LE(at), log.readUInt32LE(at + 4)];
    const [offset, length] = [Number(log.readBigInt64LE(at + 8)), Number(log.readBigUInt64LE(at + 16))];
    at += 24;
    const path = log.toString('utf8', at, at + pathLength);
    at += pathLength;
    const data = log.subarray(at, at + length);
    at += length;
    if (kind === 3) noted.push({ kind: 'sync', path });
    else noted.push(kind === 2 ? { kind: 'truncate', path, offset } : { kind: 'write', path, offset, data });
  }
  return noted;
}

/** A file's content, changed in place. */
class Content {
  #bytes = Buffer.alloc(1 << 20);
  #length = 0;

  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  copy(): Content {
    const copy = new Content();
    copy.#bytes = Buffer.from(this.#bytes);
    copy.#length = this.#length;
    return copy;
  }

  apply(change: Change): void {
    const { offset } = change;
    const length = change.kind === 'truncate' ? offset : Math.max(this.#length, offset + change.data.length);
    if (length > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(length)]);
    if (length < this.#length) this.#bytes.fill(0, length, this.#length);
    this.#length = length;
    if (change.kind === 'write') change.data.copy(this.#bytes, offset);
  }
}

/** What a disk holds of one file. */
class FileOnDisk {
  readonly durable = new Content();
  pending: Change[] = [];

  sync(): void {
    for (const change of this.pending) this.durable.apply(change);
    this.pending = [];
  }

  /** After a power cut: what was not waited for comes in any order, whole, in part or not at all. */
  afterCut(): Buffer {
    const content = this.durable.copy();
    const survivors = this.pending.flatMap((change) => (Math.random() < 0.33 ? [] : torn(change)));
    const shuffled = survivors.map((change) => ({ change, order: Math.random() })).sort((a, b) => a.order - b.order);
    for (const { change } of shuffled) content.apply(change);
    return content.bytes;
  }
}

/** Half of the writes that survive do so only in some sectors. */
function torn(change: Change): Change[] {
  if (change.kind === 'truncate' || Math.random() < 0.5) return [change];
  const { path, offset, data } = change;
  const sectors: Change[] = [];
  for (let at = 0; at < data.length; at += SECTOR) {
    if (Math.random() < 0.5)
      sectors.push({ kind: 'write', path, offset: offset + at, data: data.subarray(at, at + SECTOR) });
  }
  return sectors;
}

/** @param honest whether the disk keeps its promise; one that does not ignores syncs of SQLite's log */
async function cut(noted: readonly Noted[], times: number, folder: string, driver: SqliteDriver, honest: boolean) {
  const moments = Array.from({ length: times }, () => 1 + Math.floor(Math.random() * noted.length)).sort(
    (one, other) => one - other,
  );
  const files = new Map<string, FileOnDisk>();
  const sum = { survived: 0, acknowledged: 0, lost: 0 };
  let acknowledged = 0;
  for (const [index, one] of noted.entries()) {
    if (/acknowledged-\d+$/.test(one.path)) {
      if (one.kind === 'write') acknowledged = Number(one.data.toString().trim().split('\n').at(-1));
    } else {
      const file = files.get(one.path) ?? new FileOnDisk();
      files.set(one.path, file);
      if (one.kind !== 'sync') file.pending.push(one);
      else if (honest || !one.path.endsWith('-wal')) file.sync();
    }
    for (; moments[0] === index + 1; moments.shift()) {
      const found = await openedAfterCut(files, folder, driver);
      sum.acknowledged += acknowledged;
      sum.lost += Math.max(0, acknowledged - (found ?? 0));
      if (found !== undefined) sum.survived += 1;
    }
  }
  return sum;
}

/** How many entries a store finds on what is left; undefined where it does not open, or they are not those that were appended. */
async function openedAfterCut(files: ReadonlyMap<string, FileOnDisk>, folder: string, driver: SqliteDriver) {
  const place = join(folder, 'after');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  for (const [path, file] of files) {
    if (/\.db(-wal)?$/.test(path)) writeFileSync(join(place, path.replace(/^.*\//, '')), file.afterCut());
  }
  try {
    const store = await openStore(`sqlite:${join(place, 'power.db')}`, { driver });
    const log = await store.events.read('a');
    await store.close();
    return isDeepStrictEqual(log, entries(1, log.length)) ? log.length : undefined;
  } catch {
    return undefined;
  }
}

/** For each SQLite library that works on this Node; and on a disk that ignores syncs of the log, to see that a loss would be noticed. */
export async function powerCuts(folder: string, times: number): Promise<Row[]> {
  const nothing = { tried: 0, survived: 0, back: '', acknowledged: 0, lost: 0, doubled: 0 };
  const library = interceptor(folder);
  if (library === undefined) return [{ ...nothing, what: 'power cut (no C compiler here)' }];
  const rows: Row[] = [];
  for (const driver of driversHere()) {
    const noted = await recorded(folder, library, driver);
    const kept = await cut(noted, times, folder, driver, true);
    rows.push({ ...nothing, what: `power cut, SQLite by ${driver.name}`, tried: times, ...kept });
    const control = await cut(noted, times, folder, driver, false);
    if (control.lost === 0)
      throw new Error('A disk that ignores syncs of the log lost nothing: these power cuts prove nothing.');
    process.stdout.write(
      `(on a disk that ignores syncs of the log: ${control.lost} lost of ${control.acknowledged})\n`,
    );
  }
  return rows;
}
