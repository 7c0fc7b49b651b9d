import { certain } from '../kit/index.ts';
import type { Database } from './tables.ts';

/** Who a session speaks for. */
export type SessionHolder =
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'role-link'; readonly roleLink: string };

export interface Session {
  readonly tokenHash: string;
  readonly holder: SessionHolder;
  readonly expiresAt: number;
}

export interface Sessions {
  add(session: Session): Promise<void>;
  /** A session that has run out is not found. */
  find(tokenHash: string, now: number): Promise<Session | undefined>;
  /** False: there is none that could be extended. */
  extend(tokenHash: string, expiresAt: number): Promise<boolean>;
  remove(tokenHash: string): Promise<void>;
  removeOf(holder: SessionHolder): Promise<void>;
  prune(now: number): Promise<void>;
}

export function sessionsOn(db: Database): Sessions {
  return {
    async add({ tokenHash, holder, expiresAt }) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash,
          account: holder.kind === 'account' ? holder.account : null,
          role_link: holder.kind === 'role-link' ? holder.roleLink : null,
          expires_at: expiresAt,
        })
        .execute();
    },

    async find(tokenHash, now) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const holder: SessionHolder =
        row.account !== null
          ? { kind: 'account', account: row.account }
          : { kind: 'role-link', roleLink: certain(row.role_link, 'holder of a session') };
      return { tokenHash, holder, expiresAt: row.expires_at };
    },

    async extend(tokenHash, expiresAt) {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },

    async removeOf(holder) {
      const gone = db.deleteFrom('sessions');
      await (holder.kind === 'account'
        ? gone.where('account', '=', holder.account)
        : gone.where('role_link', '=', holder.roleLink)
      ).execute();
    },

    async prune(now) {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
}
