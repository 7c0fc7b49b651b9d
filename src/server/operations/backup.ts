import { openStore, type Store } from '../../store/index.ts';
import { prepareFolder } from './database-folder.ts';
import { settle } from './options.ts';

/** A copy of everything in a database, while a server may be working on it. */
export const backUp = (db: string | undefined, toFile: string): Promise<void> =>
  withStore(db, {}, (store) => store.backup(toFile));

/** Everything from a backup. `replace` throws away what the database holds; without it the database must be empty. */
export const restoreFrom = (
  db: string | undefined,
  fromFile: string,
  options: { readonly replace?: boolean } = {},
): Promise<void> => withStore(db, { exclusive: true }, (store) => store.restore(fromFile, options));

async function withStore(
  given: string | undefined,
  { exclusive = false }: { readonly exclusive?: boolean },
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const { db } = settle({ db: given }, process.env);
  prepareFolder(db);
  const store = await openStore(db, { patient: true, exclusive });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}
