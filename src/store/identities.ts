import type { Database } from './tables.ts';

/** Who an account is at an identity provider: identified by the provider's address and its id for the person, and nothing else. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export interface Identities {
  /** False: it belongs to an account already. */
  add(account: string, identity: Identity, at: number): Promise<boolean>;
  /** The account. */
  find(identity: Identity): Promise<string | undefined>;
  of(account: string): Promise<Identity[]>;
  /** False: there was none. */
  removeOf(account: string): Promise<boolean>;
}

export function identitiesOn(db: Database): Identities {
  return {
    async add(account, { issuer, subject }, at) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('account_identities')
        .values({ issuer, subject, account, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async find({ issuer, subject }) {
      const row = await db
        .selectFrom('account_identities')
        .select('account')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.account;
    },

    of: (account) =>
      db
        .selectFrom('account_identities')
        .select(['issuer', 'subject'])
        .where('account', '=', account)
        .orderBy('created_at')
        .execute(),

    async removeOf(account) {
      const { numDeletedRows } = await db
        .deleteFrom('account_identities')
        .where('account', '=', account)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
