import { assertDefined } from '../kit/index.ts';
import type { Database, Tables } from './tables.ts';

/** Who a session speaks for. */
export type SessionHolder =
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'role-link'; readonly roleLink: string };

export interface Session {
  readonly tokenHash: string;
  readonly holder: SessionHolder;
  readonly expiresAt: number;
  /** Its holder sees it under this name; the token is never shown. */
  readonly id: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** The browser, as it calls itself. */
  readonly about: string;
}

type NewSession = Pick<Session, 'tokenHash' | 'holder' | 'expiresAt'> &
  Partial<Pick<Session, 'id' | 'createdAt' | 'about'>>;

export interface Sessions {
  add(session: NewSession): Promise<void>;
  /** A session that has run out is not found. */
  find(tokenHash: string, now: number): Promise<Session | undefined>;
  /** False: there is none that could be extended. */
  extend(tokenHash: string, expiresAt: number): Promise<boolean>;
  used(tokenHash: string, at: number): Promise<void>;
  /** The latest first; those that ran out are left out. */
  ofAccount(account: string, now: number): Promise<Session[]>;
  /** False: there was none. */
  remove(tokenHash: string): Promise<boolean>;
  /** False: the account has no such session. */
  end(account: string, id: string): Promise<boolean>;
  removeOf(holder: SessionHolder): Promise<void>;
  prune(now: number): Promise<void>;
}

export function sessionsOn(db: Database): Sessions {
  return {
    async add({ tokenHash, holder, expiresAt, id = tokenHash.slice(0, 12), createdAt = 0, about = '' }) {
      await db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash,
          account: holder.kind === 'account' ? holder.account : null,
          role_link: holder.kind === 'role-link' ? holder.roleLink : null,
          expires_at: expiresAt,
          id,
          created_at: createdAt,
          last_used_at: createdAt,
          about,
        })
        .execute();
    },

    async find(tokenHash, now) {
      const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row && row.expires_at > now ? toSession(row) : undefined;
    },

    async used(tokenHash, at) {
      await db.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();
    },

    async ofAccount(account, now) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('account', '=', account)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toSession);
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
      const { numDeletedRows } = await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async end(account, id) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('account', '=', account)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
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

const toSession = (row: Tables['sessions']): Session => ({
  tokenHash: row.token_hash,
  holder:
    row.account !== null
      ? { kind: 'account', account: row.account }
      : { kind: 'role-link', roleLink: assertDefined(row.role_link, 'holder of a session') },
  expiresAt: row.expires_at,
  id: row.id,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  about: row.about,
});
