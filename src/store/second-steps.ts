import type { Database } from './tables.ts';

/** The second step of signing in to an account: a secret that an app shares, and codes for when the app is lost. */
export interface SecondStep {
  readonly secret: string;
  /** Undefined: it was begun and never turned on. */
  readonly confirmedAt?: number;
  readonly codesLeft: number;
}

export interface SecondSteps {
  get(account: string): Promise<SecondStep | undefined>;
  /** In place of one that was begun. False: it is on already. */
  begin(account: string, secret: string): Promise<boolean>;
  /** Turns it on. `step` is that of the code which was shown; it does not count again. False: nothing was begun. */
  confirm(account: string, at: number, step: number, codeHashes: readonly string[]): Promise<boolean>;
  /** False: a code of this step of time, or of a later one, was used before. */
  spend(account: string, step: number): Promise<boolean>;
  /** Each works once. False: there is none. */
  spendRecovery(account: string, codeHash: string): Promise<boolean>;
  /** False: there was none. */
  remove(account: string): Promise<boolean>;
}

export function secondStepsOn(db: Database): SecondSteps {
  return {
    async get(account) {
      const row = await db.selectFrom('second_steps').selectAll().where('account', '=', account).executeTakeFirst();
      if (!row) return undefined;
      const codes = await db.selectFrom('recovery_codes').select('code_hash').where('account', '=', account).execute();
      const { secret, confirmed_at: confirmedAt } = row;
      return { secret, codesLeft: codes.length, ...(confirmedAt !== null && { confirmedAt }) };
    },

    begin: (account, secret) =>
      db.transaction().execute(async (work) => {
        await work
          .deleteFrom('second_steps')
          .where('account', '=', account)
          .where('confirmed_at', 'is', null)
          .execute();
        const { numInsertedOrUpdatedRows } = await work
          .insertInto('second_steps')
          .values({ account, secret, confirmed_at: null, last_step: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      }),

    confirm: (account, at, step, codeHashes) =>
      db.transaction().execute(async (work) => {
        const { numUpdatedRows } = await work
          .updateTable('second_steps')
          .set({ confirmed_at: at, last_step: step })
          .where('account', '=', account)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const codes = codeHashes.map((code_hash) => ({ code_hash, account }));
        if (codes.length > 0) await work.insertInto('recovery_codes').values(codes).execute();
        return true;
      }),

    async spend(account, step) {
      const { numUpdatedRows } = await db
        .updateTable('second_steps')
        .set({ last_step: step })
        .where('account', '=', account)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async spendRecovery(account, codeHash) {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('account', '=', account)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    remove: (account) =>
      db.transaction().execute(async (work) => {
        await work.deleteFrom('recovery_codes').where('account', '=', account).execute();
        const { numDeletedRows } = await work
          .deleteFrom('second_steps')
          .where('account', '=', account)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}
