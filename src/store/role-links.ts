import type { Database, Tables } from './tables.ts';

/** A link that gives a role in one tournament (DK-16). Only the hash of its token is kept. */
export interface RoleLink {
  readonly id: string;
  readonly role: string;
  readonly tokenHash: string;
  /** What the owner calls it (“desk 2”), or whose it is (a player's id). */
  readonly label: string;
  /** The account that keeps the link, on a shared server. */
  readonly account?: string;
  readonly createdAt: number;
  /** When it stops working by itself. */
  readonly expiresAt?: number;
}

export interface StoredRoleLink extends RoleLink {
  readonly stream: string;
  readonly revokedAt?: number;
}

export interface RoleLinks {
  add(stream: string, links: readonly RoleLink[]): Promise<void>;
  /** Revoked ones too: the caller says which it was. */
  find(tokenHash: string): Promise<StoredRoleLink | undefined>;
  get(id: string): Promise<StoredRoleLink | undefined>;
  of(stream: string): Promise<StoredRoleLink[]>;
  ofAccount(account: string): Promise<StoredRoleLink[]>;
  /** Its sessions end at once. False: there was none, or it was revoked before. */
  revoke(stream: string, id: string, at: number): Promise<boolean>;
}

export function roleLinksOn(db: Database): RoleLinks {
  const all = () => db.selectFrom('role_links').selectAll();
  return {
    async add(stream, links) {
      if (links.length > 0)
        await db
          .insertInto('role_links')
          .values(links.map((link) => toRoleLinkRow(stream, link)))
          .execute();
    },

    async find(tokenHash) {
      const row = await all().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row && toRoleLink(row);
    },

    async get(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && toRoleLink(row);
    },

    async of(stream) {
      const rows = await all().where('stream', '=', stream).orderBy('created_at').orderBy('id').execute();
      return rows.map(toRoleLink);
    },

    async ofAccount(account) {
      const rows = await all().where('account', '=', account).orderBy('created_at').orderBy('id').execute();
      return rows.map(toRoleLink);
    },

    revoke: (stream, id, at) =>
      db.transaction().execute(async (work) => {
        const { numUpdatedRows } = await work
          .updateTable('role_links')
          .set({ revoked_at: at })
          .where('stream', '=', stream)
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await work.deleteFrom('sessions').where('role_link', '=', id).execute();
        return true;
      }),
  };
}

export const toRoleLinkRow = (stream: string, link: RoleLink): Tables['role_links'] => ({
  id: link.id,
  stream,
  role: link.role,
  token_hash: link.tokenHash,
  label: link.label,
  account: link.account ?? null,
  created_at: link.createdAt,
  revoked_at: null,
  expires_at: link.expiresAt ?? null,
});

const toRoleLink = (row: Tables['role_links']): StoredRoleLink => ({
  id: row.id,
  stream: row.stream,
  role: row.role,
  tokenHash: row.token_hash,
  label: row.label,
  ...(row.account === null ? {} : { account: row.account }),
  createdAt: row.created_at,
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
});
