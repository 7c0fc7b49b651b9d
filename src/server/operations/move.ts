import { createHash } from 'node:crypto';
import { changed, entriesIn, openStore, type Store, withoutPassword } from '../../store/index.ts';
import { type BackedUp, followed } from './backups.ts';
import { mustExist } from './database-folder.ts';
import { BadOptions } from './options.ts';

export interface Moved extends BackedUp {
  readonly rows: number;
  /** Tournaments whose log did not follow before either. */
  readonly damaged: readonly string[];
}

/**
 * Everything from one database into another, which must be empty or have been left in mid-move. The source stays as it is.
 * At the end both are read again, row by row, and every log is followed.
 */
export async function moveDatabase(from: string, to: string): Promise<Moved> {
  if (from === to) throw new BadOptions('Both addresses are the same database.');
  for (const address of [from, to])
    if (address === 'memory:') throw new BadOptions('memory: is gone when the program ends.');
  mustExist(from);
  // Alone: what a server wrote meanwhile would be missing.
  return withStore(from, {}, (source) =>
    withStore(to, { receiving: true }, async (target) => {
      await target.receive(withoutPassword(from), source.dump());
      const [before, after] = [await contentsOf(source), await contentsOf(target)];
      if (before.rows !== after.rows || before.sum !== after.sum) throw changed();
      await target.received();
      const { tournaments, entries, broken, rows } = after;
      return { tournaments, entries, rows, damaged: broken.map(({ stream }) => stream) };
    }),
  );
}

/** Two databases sort differently, so the hashes of all rows are added up. */
async function contentsOf(store: Store) {
  let rows = 0;
  let sum = 0n;
  async function* counted() {
    for await (const line of store.dump()) {
      if (line.startsWith('{"table"')) {
        rows += 1;
        sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
      }
      yield line;
    }
  }
  return { ...(await followed(entriesIn(counted()))), rows, sum };
}

async function withStore<T>(
  db: string,
  options: { readonly receiving?: boolean },
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(db, { patient: true, exclusive: true, ...options });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
