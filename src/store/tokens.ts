import type { Database, Tables } from './tables.ts';

/** What a token may do: read, also enter results, or everything that its creator may do. */
export type TokenScope = 'read' | 'results' | 'all';

/** Lets a program in: in the operator's name, or in that of an account (DK-17). Only its hash is kept. */
export interface Token {
  readonly id: string;
  readonly tokenHash: string;
  readonly label: string;
  readonly createdAt: number;
  /** Whose it is; the operator's where it says nothing. */
  readonly account?: string;
  readonly scope: TokenScope;
  readonly expiresAt?: number;
  /** The id of the token that it was made with; absent where a person signed in made it. */
  readonly madeBy?: string;
}

export interface StoredToken extends Token {
  readonly revokedAt?: number;
  readonly lastUsedAt?: number;
}

export interface Tokens {
  /** One that another process has stored already stays as it is. */
  add(token: Token): Promise<void>;
  /** Includes revoked and expired ones: the caller says which it was. */
  find(tokenHash: string): Promise<StoredToken | undefined>;
  /** Those of an account, or of the operator. */
  of(account: string | undefined): Promise<StoredToken[]>;
  used(id: string, at: number): Promise<void>;
  /** With all that were made with it. Answers their hashes; none if there was none of theirs, or it was revoked before. */
  revoke(account: string | undefined, id: string, at: number): Promise<readonly string[]>;
}

/** The table is called after organisations, whose programs were the first to have tokens. */
export function tokensOn(db: Database): Tokens {
  const all = () => db.selectFrom('organisation_tokens').selectAll();
  return {
    async add({ id, tokenHash, label, createdAt, account, scope, expiresAt, madeBy }) {
      await db
        .insertInto('organisation_tokens')
        .values({
          id,
          token_hash: tokenHash,
          label,
          created_at: createdAt,
          revoked_at: null,
          account: account ?? null,
          scope,
          expires_at: expiresAt ?? null,
          last_used_at: null,
          made_by: madeBy ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async find(tokenHash) {
      const row = await all().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row && toToken(row);
    },

    async of(account) {
      const rows = await all()
        .where('account', account === undefined ? 'is' : '=', account ?? null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toToken);
    },

    async used(id, at) {
      await db.updateTable('organisation_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
    },

    async revoke(account, id, at) {
      const revoked: string[] = [];
      const revokeThese = async (key: 'id' | 'made_by', ids: readonly string[]): Promise<string[]> => {
        const rows = await db
          .updateTable('organisation_tokens')
          .set({ revoked_at: at })
          .where(key, 'in', ids)
          .where('account', account === undefined ? 'is' : '=', account ?? null)
          .where('revoked_at', 'is', null)
          .returning(['id', 'token_hash'])
          .execute();
        revoked.push(...rows.map((row) => row.token_hash));
        return rows.map((row) => row.id);
      };
      // One that was revoked before has taken those it made along.
      for (let ids = await revokeThese('id', [id]); ids.length > 0; ) ids = await revokeThese('made_by', ids);
      return revoked;
    },
  };
}

const toToken = (row: Tables['organisation_tokens']): StoredToken => ({
  id: row.id,
  tokenHash: row.token_hash,
  label: row.label,
  createdAt: row.created_at,
  scope: row.scope as TokenScope,
  ...(row.account === null ? {} : { account: row.account }),
  ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
  ...(row.made_by === null ? {} : { madeBy: row.made_by }),
});
