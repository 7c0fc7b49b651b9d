import { openStore } from '../store/index.ts';

/** A copy of everything in a database, while a server may be working on it. */
export async function backUp(db: string, toFile: string): Promise<void> {
  const store = await openStore(db);
  try {
    await store.backup(toFile);
  } finally {
    await store.close();
  }
}

/** Everything from a backup. `replace` throws away what the database holds; without it the database must be empty. */
export async function restoreFrom(db: string, fromFile: string, options: { replace?: boolean } = {}): Promise<void> {
  const store = await openStore(db);
  try {
    await store.restore(fromFile, options);
  } finally {
    await store.close();
  }
}
