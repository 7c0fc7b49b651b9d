import type { ExpressionBuilder } from 'kysely';
import { webhookKinds } from '../protocol/wire-webhooks.ts';
import type { Database, Tables } from './tables.ts';

/** What a webhook hears of: one tournament, all that an account owns, or all on the server. */
export type WebhookScope = { readonly stream: string } | { readonly account: string } | { readonly server: true };

/** Signed JSON for programs, or a message as a chat takes it. */
type WebhookKind = (typeof webhookKinds)[number];

export interface Webhook {
  readonly id: string;
  readonly scope: WebhookScope;
  readonly kind: WebhookKind;
  /** The language of messages in a chat. */
  readonly language: string;
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
  /** The webhooks that are notified of a tournament, whatever they were made for. */
  of(stream: string): Promise<Webhook[]>;
  /** Those that were made for just this. */
  madeFor(scope: WebhookScope): Promise<Webhook[]>;
  /** The old secret also signs until then. False if there is no such webhook. */
  renewSecret(scope: WebhookScope, id: string, secret: string, oldUntil: number): Promise<boolean>;
  /** Its waiting messages are set aside with it. False: there was none. */
  remove(scope: WebhookScope, id: string): Promise<boolean>;
}

type Where = ExpressionBuilder<Tables, 'webhooks'>;

const columnsOf = (scope: WebhookScope) => ({
  stream: 'stream' in scope ? scope.stream : null,
  account: 'account' in scope ? scope.account : null,
});

function within(scope: WebhookScope) {
  const { stream, account } = columnsOf(scope);
  return (eb: Where) =>
    eb.and([
      stream === null ? eb('stream', 'is', null) : eb('stream', '=', stream),
      account === null ? eb('account', 'is', null) : eb('account', '=', account),
    ]);
}

/** Its own, those of the accounts that own it, and the operator's. */
const hearing = (stream: string) => (eb: Where) =>
  eb.or([
    eb('stream', '=', stream),
    eb('account', 'in', (query) =>
      query
        .selectFrom('role_links')
        .select('role_links.account')
        .where('role_links.stream', '=', stream)
        .where('role_links.role', '=', 'owner')
        .where('role_links.revoked_at', 'is', null)
        .where('role_links.account', 'is not', null),
    ),
    within({ server: true })(eb),
  ]);

export function webhooksOn(db: Database): Webhooks {
  const those = (where: (eb: Where) => ReturnType<ReturnType<typeof within>>) =>
    db.selectFrom('webhooks').selectAll().where(where).orderBy('created_at').orderBy('id');
  return {
    async add({ id, scope, kind, language, url, secret, events, createdAt }) {
      const topics = JSON.stringify(events);
      const made = { id, ...columnsOf(scope), kind, language, url, secret, topics, created_at: createdAt };
      await db
        .insertInto('webhooks')
        .values({ ...made, old_secret: null, old_until: null })
        .execute();
    },

    of: async (stream) => (await those(hearing(stream)).execute()).map(toWebhook),
    madeFor: async (scope) => (await those(within(scope)).execute()).map(toWebhook),

    async renewSecret(scope, id, secret, oldUntil) {
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set((eb) => ({ old_secret: eb.ref('secret'), old_until: oldUntil, secret }))
        .where('id', '=', id)
        .where(within(scope))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    remove: (scope, id) =>
      db.transaction().execute(async (work) => {
        const removed = await work.deleteFrom('webhooks').where('id', '=', id).where(within(scope)).executeTakeFirst();
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

const scopeOf = ({ stream, account }: Tables['webhooks']): WebhookScope =>
  stream !== null ? { stream } : account !== null ? { account } : { server: true };

const toWebhook = (row: Tables['webhooks']): Webhook => ({
  id: row.id,
  scope: scopeOf(row),
  kind: webhookKinds.find((kind) => kind === row.kind) ?? 'signed',
  language: row.language,
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
