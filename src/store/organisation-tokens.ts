import type { Database, Tables } from './tables.ts';

/** Lets a club's or a game server's program sign in on a shared server (DK-17). Only its hash is kept. */
export interface OrganisationToken {
  readonly id: string;
  readonly tokenHash: string;
  readonly label: string;
  readonly createdAt: number;
}

export interface StoredOrganisationToken extends OrganisationToken {
  readonly revokedAt?: number;
}

export interface OrganisationTokens {
  /** One that is there already, from another process that was given the same, stays as it is. */
  add(token: OrganisationToken): Promise<void>;
  /** Revoked ones too: the caller says which it was. */
  find(tokenHash: string): Promise<StoredOrganisationToken | undefined>;
  list(): Promise<StoredOrganisationToken[]>;
  /** False: there was none, or it was revoked before. */
  revoke(id: string, at: number): Promise<boolean>;
}

export function organisationTokensOn(db: Database): OrganisationTokens {
  const all = () => db.selectFrom('organisation_tokens').selectAll();
  return {
    async add({ id, tokenHash, label, createdAt }) {
      const row = { id, token_hash: tokenHash, label, created_at: createdAt, revoked_at: null };
      await db
        .insertInto('organisation_tokens')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async find(tokenHash) {
      const row = await all().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row && toToken(row);
    },

    async list() {
      return (await all().orderBy('created_at').orderBy('id').execute()).map(toToken);
    },

    async revoke(id, at) {
      const { numUpdatedRows } = await db
        .updateTable('organisation_tokens')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const toToken = (row: Tables['organisation_tokens']): StoredOrganisationToken => ({
  id: row.id,
  tokenHash: row.token_hash,
  label: row.label,
  createdAt: row.created_at,
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
});
