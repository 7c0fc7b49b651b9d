import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Something that was opened or taken away, and from where. */
export interface Access {
  /** Of one millisecond, whatever came later has the greater id. */
  readonly id: string;
  readonly at: number;
  readonly kind: 'link-opened' | 'signed-in' | 'sign-in-refused' | 'exported';
  /** Of which tournament, where it is about one. */
  readonly stream?: string;
  /** Of which account, where it is about one. */
  readonly account?: string;
  /** By which role or link, or what was taken. */
  readonly what: string;
  readonly address: string;
  /** The browser, as it calls itself. */
  readonly about: string;
}

/** Whose accesses to read: a tournament's, those by a player's link, an account's, or those of the server itself. */
export type AccessSubject =
  | { readonly of: 'player'; readonly stream: string; readonly player: string }
  | { readonly of: 'tournament'; readonly stream: string }
  | { readonly of: 'account'; readonly account: string }
  | { readonly of: 'server' };

export interface Accesses {
  add(access: Access): Promise<void>;
  /** Newest first. */
  list(subject: AccessSubject, limit: number): Promise<Access[]>;
  prune(before: number): Promise<void>;
}

/** What a player's link was used for: to enter, or to take a file away. */
export const byPlayer =
  (stream: string, player: string) =>
  (eb: ExpressionBuilder<Tables, 'accesses'>): ExpressionWrapper<Tables, 'accesses', SqlBool> =>
    eb.and([
      eb('stream', '=', stream),
      eb.or([eb('what', '=', `player ${player}`), eb('what', 'like', `%, player ${player}`)]),
    ]);

export function accessesOn(db: Database): Accesses {
  const those = (subject: AccessSubject) => {
    const all = db.selectFrom('accesses').selectAll();
    switch (subject.of) {
      case 'player':
        return all.where(byPlayer(subject.stream, subject.player));
      case 'tournament':
        return all.where('stream', '=', subject.stream);
      case 'account':
        return all.where('account', '=', subject.account);
      case 'server':
        return all.where('stream', 'is', null);
    }
  };
  return {
    async add({ id, at, kind, stream, account, what, address, about }) {
      const row = { id, at, kind, stream: stream ?? null, account: account ?? null, what, address, about };
      await db.insertInto('accesses').values(row).execute();
    },

    async list(subject, limit) {
      const rows = await those(subject).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
      return rows.map(toAccess);
    },

    async prune(before) {
      await db.deleteFrom('accesses').where('at', '<', before).execute();
    },
  };
}

const toAccess = ({ stream, account, kind, ...row }: Tables['accesses']): Access => ({
  ...row,
  kind: kind as Access['kind'],
  ...(stream !== null && { stream }),
  ...(account !== null && { account }),
});
