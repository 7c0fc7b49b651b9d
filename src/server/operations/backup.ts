import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formats } from '../../engine/formats/index.ts';
import type { WrittenEntry } from '../../engine/index.ts';
import { type Erasing, openStore, realFile, type Store, StoreRefusal } from '../../store/index.ts';
import { type BackedUp, backupFolder, readThrough, verified } from './backups.ts';
import { databaseFile, mustBeThere, mustExist } from './database-folder.ts';
import { erasedAgain } from './erased-log.ts';
import { erasedIn, recordErased, together } from './erased-record.ts';
import { settle } from './options.ts';

/** A copy of everything in a database, while a server may be working on it. It is read back; the answer says what is in it. */
export async function backUp(db: string | undefined, toFile: string): Promise<BackedUp> {
  mustExist(settle({ db }, process.env).db);
  mustBeThere(dirname(toFile), 'folder');
  await withStore(db, {}, async (store) => {
    await store.backup(toFile);
    await recordErased(store, dirname(toFile));
  });
  return verified(toFile);
}

/**
 * Everything from a backup, which is read through first. `replace` throws away what the database holds; without it the
 * database must be empty. People erased since then are erased again (DK-31). The answer says how much there is, how many were
 * erased, how many links and tokens work, and which tournaments are damaged: they are kept, but the server will not build on them.
 */
export async function restoreFrom(
  db: string | undefined,
  fromFile: string,
  { replace = false, revokeLinks = false }: { readonly replace?: boolean; readonly revokeLinks?: boolean } = {},
): Promise<BackedUp & { readonly erased: number; readonly open: number; readonly damaged: readonly string[] }> {
  mustBeThere(fromFile, 'file');
  const { broken, ...held } = await readThrough(fromFile).catch(notOfServers(fromFile));
  const plan = settle({ db }, process.env);
  const erased = together(await erasedIn(dirname(fromFile)), await erasedIn(backupFolder(plan)));
  let count = 0;
  const erasing: Erasing = (written, player) => {
    const again = erasedAgain(formats, written as readonly WrittenEntry[], player, Date.now());
    if (!again) return undefined;
    count += 1;
    return { entries: again.entries.slice(again.from - 1), last: again.entry };
  };
  const revoking = revokeLinks ? { revokeAt: Date.now() } : {};
  const { open } = await leavingNothing(db, () =>
    withStore(db, { exclusive: true }, (store) => store.restore(fromFile, { replace, erasing, erased, ...revoking })),
  );
  return { ...held, erased: count, open, damaged: broken.map(({ stream }) => stream) };
}

/** A damaged database comes with advice for whoever runs a server on it; a damaged backup has only another one beside it. */
const notOfServers =
  (file: string) =>
  (error: unknown): never => {
    const damaged = error instanceof StoreRefusal && error.code === 'corrupt-file';
    if (!damaged) throw error;
    const sentence = `The backup ${file} is damaged; nothing was changed. Please take another one.`;
    throw new StoreRefusal('corrupt-file', sentence, error);
  };

/** What is made for the work goes again if the work fails. */
async function leavingNothing<T>(given: string | undefined, work: () => Promise<T>): Promise<T> {
  const path = databaseFile(settle({ db: given }, process.env).db);
  if (path === undefined) return work();
  const file = realFile(path);
  const before = filesBeside(file);
  try {
    return await work();
  } catch (error) {
    for (const made of filesBeside(file).filter((path) => !before.includes(path))) rmSync(made, { force: true });
    throw error;
  }
}

/** A database and the files that it keeps beside itself. */
function filesBeside(file: string): string[] {
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  return names.map((name) => join(dirname(file), name));
}

async function withStore<T>(
  given: string | undefined,
  { exclusive = false }: { readonly exclusive?: boolean },
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const { db } = settle({ db: given }, process.env);
  const store = await openStore(db, { patient: true, exclusive });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
