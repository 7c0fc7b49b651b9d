import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chainHash, type WrittenEntry } from '../../engine/index.ts';
import type { Backups as BackupReport } from '../../protocol/wire-operations.ts';
import { entriesInBackup, type Store, type StoredEntry } from '../../store/index.ts';
import { backupName, backupsIn } from './backup-names.ts';
import { databaseFile } from './database-folder.ts';
import { recordErased } from './erased-record.ts';
import type { Logger } from './logger.ts';
import type { SettledOptions } from './options.ts';
import { PeriodicWork } from './periodic-work.ts';
import { Yielder } from './yielder.ts';

export type BackupPlan = Pick<SettledOptions, 'backupEvery' | 'backupKeep' | 'backupTo' | 'db'>;

/** Beside the embedded database; where there is none, in a folder of the server's own. */
export const backupFolder = ({ backupTo, db }: BackupPlan): string =>
  backupTo ?? join(dirname(databaseFile(db) ?? 'data/tiltyard.db'), 'backups');

/**
 * Backups that make themselves. Each is read again from the disk, every entry checked against its chain, before it counts
 * as one and before an older one is thrown away.
 */
export class ScheduledBackups {
  readonly #store: Store;
  readonly #plan: BackupPlan;
  readonly #folder: string;
  readonly #now: () => number;
  readonly #log: Logger;
  #work: PeriodicWork | undefined;
  #last: BackupReport['last'];
  #failed: BackupReport['failed'];

  constructor(store: Store, plan: BackupPlan, now: () => number, log: Logger) {
    this.#store = store;
    this.#plan = plan;
    this.#folder = backupFolder(plan);
    this.#now = now;
    this.#log = log;
  }

  /** One at the start, so that a folder that cannot be written to is noticed now and not after a quarter of an hour. */
  start(): void {
    const { backupEvery } = this.#plan;
    if (backupEvery === 0 || this.#work) return;
    this.#work = new PeriodicWork('backup', backupEvery, this.#log, () => this.make());
    this.#work.now();
  }

  /** DK-31: the record of erasures is kept with the backups, for a restore on another machine. */
  async noteErased(): Promise<void> {
    await recordErased(this.#store, this.#folder).catch((error: unknown) =>
      this.#log.error({ err: error, folder: this.#folder }, 'erasures were not recorded among the backups'),
    );
  }

  async report(): Promise<BackupReport> {
    const { backupEvery: every, backupKeep: keep } = this.#plan;
    const [there, erasures, last] = await Promise.all([
      backupsIn(this.#folder),
      this.#store.erasures.all(),
      this.lastGood(),
    ]);
    const erasedAt = erasures.at(-1)?.at;
    const now = this.#now();
    const those = (which: (at: number) => boolean) =>
      there.filter(({ at }) => which(at)).map(({ file, at }) => ({ file, at }));
    return {
      every,
      keep,
      folder: this.#folder,
      ...(last && { last }),
      ...(this.#failed && { failed: this.#failed }),
      // One that was made while the clock was wrong may be from before.
      outdated: those((at) => erasedAt !== undefined && (at <= erasedAt || at > now)),
      ahead: those((at) => at > now),
    };
  }

  /** The newest since the start, if nobody has removed it. */
  async lastGood(): Promise<BackupReport['last']> {
    const last = this.#last;
    return last && (await backupsIn(this.#folder)).some(({ file }) => file === last.file) ? last : undefined;
  }

  async make(): Promise<void> {
    const at = this.#now();
    const before = await backupsIn(this.#folder);
    const latest = before.findLast((one) => one.at > at);
    if (latest) this.#log.warn({ now: at, latest }, 'the clock went back: a backup was made later than now');
    const name = backupName((before.at(-1)?.sequence ?? 0) + 1, at);
    const file = join(this.#folder, name);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await this.#store.backup(file);
      const counted = await verified(file).catch(async (error: unknown) => {
        await rm(file, { force: true });
        throw error;
      });
      const { size } = await stat(file);
      this.#last = { at, file: name, bytes: size, ...counted };
      this.#failed = undefined;
      await this.noteErased();
      // Of those that were there before, so never the one that was just made.
      for (const old of before.slice(0, Math.max(0, before.length + 1 - this.#plan.backupKeep))) {
        await rm(join(this.#folder, old.file), { force: true });
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#failed = { at, why };
      this.#log.error({ err: error, file }, 'no backup was made');
    }
  }

  async close(): Promise<void> {
    await this.#work?.close();
  }
}

/** What a backup holds. */
export interface BackedUp {
  readonly tournaments: number;
  readonly entries: number;
}

/** Reads a whole backup from the disk; throws where it is cut short, damaged, or an entry does not follow. */
export async function verified(file: string): Promise<BackedUp> {
  const { broken, ...held } = await readThrough(file);
  const [first] = broken;
  if (first) throw new Error(`In the backup, entry ${first.version} of tournament ${first.stream} does not follow.`);
  return held;
}

/** What was read, and the tournaments whose log does not follow at some entry. */
type ReadThrough = BackedUp & { readonly broken: readonly { readonly stream: string; readonly version: number }[] };

/** The same, where one damaged tournament must not keep the others from being restored. */
export const readThrough = (file: string): Promise<ReadThrough> => followed(entriesInBackup(file));

/** Every hash of every log is worked out again. */
export async function followed(
  written: AsyncIterable<{ readonly stream: string; readonly entry: StoredEntry }>,
): Promise<ReadThrough> {
  const turns = new Yielder();
  const heads = new Map<string, { version: number; hash: string }>();
  const broken = new Map<string, number>();
  let entries = 0;
  for await (const { stream, entry } of written) {
    const previous = heads.get(stream);
    const follows =
      entry.version === (previous?.version ?? 0) + 1 && chainHash(previous, entry as WrittenEntry) === entry.hash;
    if (!follows && !broken.has(stream)) broken.set(stream, entry.version);
    heads.set(stream, entry);
    entries += 1;
    await turns.pause();
  }
  return {
    tournaments: heads.size,
    entries,
    broken: [...broken].map(([stream, version]) => ({ stream, version })),
  };
}
