import type { Database, Tables } from './tables.ts';

export interface Account {
  readonly id: string;
  /** Unique as it is written: bring it into one spelling first. */
  readonly name: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

export interface Accounts {
  /** False: the name or the id is taken. */
  add(account: Account): Promise<boolean>;
  get(id: string): Promise<Account | undefined>;
  byName(name: string): Promise<Account | undefined>;
  /** All its sessions end, and every other link for a new password. False if there is no such account. */
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  /** The holder of the token may set a new password, once, until it expires. */
  addReset(id: string, tokenHash: string, expiresAt: number): Promise<void>;
  /** Uses it up. Undefined: there is none, or it ran out. */
  takeReset(tokenHash: string, now: number): Promise<string | undefined>;
  /** Its sessions and tokens end with it; the links it kept stay. False: there was none. */
  remove(id: string): Promise<boolean>;
  count(): Promise<number>;
}

export function accountsOn(db: Database): Accounts {
  const all = () => db.selectFrom('accounts').selectAll();
  return {
    async add({ id, name, passwordHash, createdAt }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('accounts')
        .values({ id, name, password_hash: passwordHash, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async get(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && toAccount(row);
    },

    async byName(name) {
      const row = await all().where('name', '=', name).executeTakeFirst();
      return row && toAccount(row);
    },

    setPassword: (id, passwordHash) =>
      db.transaction().execute(async (work) => {
        const { numUpdatedRows } = await work
          .updateTable('accounts')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await work.deleteFrom('sessions').where('account', '=', id).execute();
        await work.deleteFrom('password_resets').where('account', '=', id).execute();
        return true;
      }),

    async addReset(id, tokenHash, expiresAt) {
      await db
        .insertInto('password_resets')
        .values({ token_hash: tokenHash, account: id, expires_at: expiresAt })
        .execute();
    },

    async takeReset(tokenHash, now) {
      const taken = await db
        .deleteFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .returning(['account', 'expires_at'])
        .executeTakeFirst();
      return taken && taken.expires_at > now ? taken.account : undefined;
    },

    async remove(id) {
      const { numDeletedRows } = await db.deleteFrom('accounts').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async count() {
      const { total } = await db
        .selectFrom('accounts')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}

const toAccount = (row: Tables['accounts']): Account => ({
  id: row.id,
  name: row.name,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
});
