import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { chunks, type Database, type Tables, type Work } from './tables.ts';
import { oldSecretOf, type Webhook } from './webhooks.ts';
import type { AttemptRecord } from './write-job.ts';

/** A webhook's message, rendered when it is enqueued and written together with the entry that it reports. */
export interface OutboxMessage {
  /** Also lets the receiver recognise a message it has seen before. */
  readonly id: string;
  readonly webhook: string;
  readonly topic: string;
  readonly body: string;
  /** Not before this moment. */
  readonly dueAt: number;
}

export interface ClaimedMessage {
  readonly id: string;
  readonly lease: string;
  readonly stream: string;
  readonly version: number;
  readonly topic: string;
  readonly body: string;
  /** How often it was tried before. */
  readonly attempts: number;
  readonly webhook: Pick<Webhook, 'id' | 'url' | 'secret' | 'old'>;
  /** The account whose webhook it is; empty for those of the server's operator. */
  readonly tenant: string;
}

export interface DeliveryAttempt {
  readonly at: number;
  /** The receiver's HTTP status; absent when there was no answer. */
  readonly status?: number;
  readonly note: string;
  readonly tookMs: number;
}

export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'set-aside';

export type AfterAttempt =
  | { readonly state: 'delivered' }
  | { readonly state: 'failed' }
  | { readonly state: 'pending'; readonly nextAttemptAt: number };

export interface Delivery {
  readonly id: string;
  readonly version: number;
  /** Among the messages of that version. */
  readonly position: number;
  readonly webhook: string;
  readonly topic: string;
  readonly body: string;
  readonly state: DeliveryState;
  readonly nextAttemptAt: number;
  readonly attempts: readonly DeliveryAttempt[];
}

/** Messages are enqueued by appends; any process may claim and send them. */
export interface Outbox {
  /**
   * Takes messages that are due for leaseMs. Each webhook gets its messages in the order of the log: a later one is
   * not handed out while an earlier one is pending, but a dead receiver does not hold up another. Those of the tenants that
   * are named have to wait.
   */
  claim(now: number, limit: number, leaseMs: number, withoutTenants?: readonly string[]): Promise<ClaimedMessage[]>;
  /** Notes how an attempt went. False: the lease ran out and another process has the message. */
  record(
    claimed: { readonly id: string; readonly lease: string },
    attempt: DeliveryAttempt,
    after: AfterAttempt,
  ): Promise<boolean>;
  /** The delivery log, newest first. */
  log(
    stream: string,
    page?: {
      readonly webhook?: string;
      /** The webhooks whose messages are shown; all where it says nothing. */
      readonly only?: readonly string[];
      readonly before?: { readonly version: number; readonly position: number };
      readonly limit?: number;
    },
  ): Promise<Delivery[]>;
  /** How many messages have yet to be delivered, or given up. */
  backlog(): Promise<number>;
  /** Forgets messages that ended before the moment. */
  prune(endedBefore: number): Promise<void>;
}

/** A tournament's webhook is its owner's. */
const tenant = sql<string>`coalesce(webhooks.account, (
  select min(role_links.account) from role_links
  where role_links.stream = webhooks.stream and role_links.role = 'owner' and role_links.revoked_at is null
), '')`;

/** @param record notes an attempt, in a commit that it shares with others */
export function outboxOn(
  db: Database,
  skipLocked: boolean,
  record: (attempt: AttemptRecord) => Promise<boolean>,
): Outbox {
  return {
    async claim(now, limit, leaseMs, withoutTenants = []) {
      const lease = randomUUID();
      const claimed = await db
        // Materialised: see Deadlines.claimDue.
        .with(
          (cte) => cte('due').materialized(),
          (from) =>
            from
              .selectFrom('outbox as message')
              .innerJoin('webhooks', 'webhooks.id', 'message.webhook')
              .select('message.id')
              .where('message.state', '=', 'pending')
              .where('message.next_attempt_at', '<=', now)
              .where('message.leased_until', '<=', now)
              .$if(withoutTenants.length > 0, (query) => query.where(tenant, 'not in', withoutTenants))
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('outbox as earlier')
                      .select('earlier.id')
                      .whereRef('earlier.webhook', '=', 'message.webhook')
                      .whereRef('earlier.stream', '=', 'message.stream')
                      .where('earlier.state', '=', 'pending')
                      .where((eb) =>
                        eb(
                          eb.refTuple('earlier.version', 'earlier.position'),
                          '<',
                          eb.refTuple('message.version', 'message.position'),
                        ),
                      ),
                  ),
                ),
              )
              .orderBy('message.next_attempt_at')
              .limit(limit)
              .$if(skipLocked, (query) => query.forUpdate('message').skipLocked()),
        )
        .updateTable('outbox')
        .set({ lease, leased_until: now + leaseMs })
        .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
        .returning('id')
        .execute();
      if (claimed.length === 0) return [];
      const rows = await db
        .selectFrom('outbox')
        .innerJoin('webhooks', 'webhooks.id', 'outbox.webhook')
        .selectAll('outbox')
        .select(['webhooks.url', 'webhooks.secret', 'webhooks.old_secret', 'webhooks.old_until', tenant.as('tenant')])
        .where('outbox.lease', '=', lease)
        .where(
          'outbox.id',
          'in',
          claimed.map((row) => row.id),
        )
        .orderBy('outbox.next_attempt_at')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        lease,
        stream: row.stream,
        version: row.version,
        topic: row.topic,
        body: row.body,
        attempts: row.attempts,
        webhook: { id: row.webhook, url: row.url, secret: row.secret, ...oldSecretOf(row) },
        tenant: row.tenant,
      }));
    },

    record: (claimed, attempt, after) => record({ claimed, attempt, after }),

    async log(stream, { webhook, only, before, limit = 100 } = {}) {
      const messages = await db
        .selectFrom('outbox')
        .selectAll()
        .where('stream', '=', stream)
        .$if(webhook !== undefined, (query) => query.where('webhook', '=', webhook ?? ''))
        .$if(only !== undefined, (query) => query.where('webhook', 'in', only ?? []))
        .$if(before !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('version', 'position'), '<', eb.tuple(before?.version ?? 0, before?.position ?? 0)),
          ),
        )
        .orderBy('version', 'desc')
        .orderBy('position', 'desc')
        .limit(limit)
        .execute();
      const attempts = new Map<string, Tables['delivery_attempts'][]>(messages.map((message) => [message.id, []]));
      for (const some of chunks([...attempts.keys()])) {
        const rows = await db
          .selectFrom('delivery_attempts')
          .selectAll()
          .where('message', 'in', some)
          .orderBy('attempt')
          .execute();
        for (const row of rows) attempts.get(row.message)?.push(row);
      }
      return messages.map((message) => toDelivery(message, attempts.get(message.id) ?? []));
    },

    async backlog() {
      const { pending } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('pending'))
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow();
      return pending;
    },

    async prune(endedBefore) {
      await db
        .deleteFrom('outbox')
        .where('state', '!=', 'pending')
        .where('next_attempt_at', '<', endedBefore)
        .execute();
    },
  };
}

/** Within the transaction of a group. False: the lease ran out. */
export async function recordAttempt(work: Work, { claimed, attempt, after }: AttemptRecord): Promise<boolean> {
  const updated = await work
    .updateTable('outbox')
    .set((eb) => ({
      state: after.state,
      attempts: eb('attempts', '+', 1),
      next_attempt_at: after.state === 'pending' ? after.nextAttemptAt : attempt.at,
      lease: null,
      leased_until: 0,
    }))
    .where('id', '=', claimed.id)
    .where('lease', '=', claimed.lease)
    .returning('attempts')
    .executeTakeFirst();
  if (updated === undefined) return false;
  await work
    .insertInto('delivery_attempts')
    .values({
      message: claimed.id,
      attempt: updated.attempts,
      at: attempt.at,
      status: attempt.status ?? null,
      note: attempt.note,
      took: attempt.tookMs,
    })
    .execute();
  return true;
}

/** The rows of the messages that go with the entry of that version. */
export const toOutboxRows = (
  stream: string,
  version: number,
  messages: readonly OutboxMessage[],
  first = 0,
): Tables['outbox'][] =>
  messages.map((message, index) => ({
    id: message.id,
    stream,
    version,
    position: first + index,
    webhook: message.webhook,
    topic: message.topic,
    body: message.body,
    state: 'pending',
    attempts: 0,
    next_attempt_at: message.dueAt,
    lease: null,
    leased_until: 0,
  }));

function toDelivery(message: Tables['outbox'], attempts: readonly Tables['delivery_attempts'][]): Delivery {
  return {
    id: message.id,
    version: message.version,
    position: message.position,
    webhook: message.webhook,
    topic: message.topic,
    body: message.body,
    state: message.state as DeliveryState,
    nextAttemptAt: message.next_attempt_at,
    attempts: attempts.map(({ at, status, note, took }) => ({
      at,
      ...(status === null ? {} : { status }),
      note,
      tookMs: took,
    })),
  };
}
