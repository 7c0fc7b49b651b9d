import type { Database, Tables } from './tables.ts';

export interface Webhook {
  readonly id: string;
  readonly stream: string;
  readonly url: string;
  /** Signs the bodies, so it must be kept as it is. */
  readonly secret: string;
  /** Which events it wants, for example `outcome.recorded`. */
  readonly events: readonly string[];
  readonly createdAt: number;
  /** The one before, which signs besides until a receiver has learnt the new one. */
  readonly old?: { readonly secret: string; readonly until: number };
}

export interface Webhooks {
  add(webhook: Webhook): Promise<void>;
  of(stream: string): Promise<Webhook[]>;
  /** The old secret goes on signing until then. False: there is no such webhook. */
  renewSecret(stream: string, id: string, secret: string, oldUntil: number): Promise<boolean>;
  /** Its waiting messages are set aside with it. False: there was none. */
  remove(stream: string, id: string): Promise<boolean>;
}

export function webhooksOn(db: Database): Webhooks {
  return {
    async add({ id, stream, url, secret, events, createdAt }) {
      const topics = JSON.stringify(events);
      const row = { id, stream, url, secret, topics, created_at: createdAt, old_secret: null, old_until: null };
      await db.insertInto('webhooks').values(row).execute();
    },

    async of(stream) {
      const rows = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('stream', '=', stream)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toWebhook);
    },

    async renewSecret(stream, id, secret, oldUntil) {
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set((eb) => ({ old_secret: eb.ref('secret'), old_until: oldUntil, secret }))
        .where('id', '=', id)
        .where('stream', '=', stream)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    remove: (stream, id) =>
      db.transaction().execute(async (work) => {
        const removed = await work
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .where('stream', '=', stream)
          .executeTakeFirst();
        if (removed.numDeletedRows === 0n) return false;
        await work
          .updateTable('outbox')
          .set({ state: 'set-aside', lease: null, leased_until: 0 })
          .where('webhook', '=', id)
          .where('state', '=', 'pending')
          .execute();
        return true;
      }),
  };
}

const toWebhook = (row: Tables['webhooks']): Webhook => ({
  id: row.id,
  stream: row.stream,
  url: row.url,
  secret: row.secret,
  events: JSON.parse(row.topics),
  createdAt: row.created_at,
  ...oldSecretOf(row),
});

export const oldSecretOf = ({
  old_secret,
  old_until,
}: Pick<Tables['webhooks'], 'old_secret' | 'old_until'>): Pick<Webhook, 'old'> =>
  old_secret === null || old_until === null ? {} : { old: { secret: old_secret, until: old_until } };
