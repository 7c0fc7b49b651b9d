import { openStore } from '../../store/index.ts';
import { mustExist } from '../operations/database-folder.ts';
import { BadOptions, settle } from '../operations/options.ts';
import { newToken, tokenHash } from './tokens.ts';

const DAY = 24 * 3600 * 1000;

/** The operator's way to let somebody in again: a link that sets a new password, once, for a day. */
export async function passwordReset(givenDb: string | undefined, name: string): Promise<string> {
  const { db, publicUrl } = settle({ db: givenDb }, process.env);
  mustExist(db);
  const store = await openStore(db);
  try {
    const account = await store.accounts.byName(name.trim().toLowerCase());
    if (!account) throw new BadOptions(`There is no account “${name}”.`);
    const token = newToken('reset');
    await store.accounts.addReset(account.id, tokenHash(token), Date.now() + DAY);
    return `${publicUrl ?? ''}/reset/${token}`;
  } finally {
    await store.close();
  }
}
