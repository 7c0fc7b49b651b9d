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
}

export interface Webhooks {
  add(webhook: Webhook): Promise<void>;
  of(stream: string): Promise<Webhook[]>;
  /** Its waiting messages are set aside with it. False: there was none. */
  remove(stream: string, id: string): Promise<boolean>;
}

export function webhooksOn(db: Database): Webhooks {
  return {
    async add({ id, stream, url, secret, events, createdAt }) {
      const row = { id, stream, url, secret, topics: JSON.stringify(events), created_at: createdAt };
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
});
