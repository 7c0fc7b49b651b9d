import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { RequestOptions } from 'node:http';
import type { AfterAttempt, ClaimedMessage, DeliveryAttempt, Store } from '../../store/index.ts';
import type { Logger } from '../operations/logger.ts';
import { PeriodicWork } from '../operations/periodic-work.ts';
import { isPrivateUrl, publicLookup } from './address.ts';
import { type Answer, post } from './post.ts';

const EVERY = 500;
const MAX_AT_ONCE = 50;
/** Of those, for the webhooks of one tenant: receivers that are slow hold up nobody else's. */
const MAX_OF_TENANT = 10;
const PATIENCE = 10_000;
/** How long attempts under way may take while the server stops. */
const PATIENCE_AT_STOP = 2_000;
/** A little longer than an attempt may take: what a process held when it died is soon another's. */
const LEASE = 15_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** After the first attempt, the second, … After the last one it is given up. */
const WAITS = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** As “Standard Webhooks” has it: HMAC-SHA256 over id, time and body. */
const signature = (secret: string, id: string, seconds: number, body: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
};

const secretsOf = ({ secret, old }: ClaimedMessage['webhook'], now: number): string[] =>
  old && old.until > now ? [secret, old.secret] : [secret];

/** DK-19: sends what the outbox holds, in order for each webhook, until it is taken. */
export class WebhookDelivery {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #privateAllowed: boolean;
  readonly #log: Logger;
  readonly #work: PeriodicWork;
  /** With whose message it is. Nobody waits for a receiver that gives no answer but its own next message. */
  readonly #underWay = new Map<Promise<void>, string>();
  readonly #stop = new AbortController();
  #closed = false;

  constructor(store: Store, now: () => number, log: Logger, privateAllowed: boolean) {
    this.#store = store;
    this.#now = now;
    this.#privateAllowed = privateAllowed;
    this.#log = log;
    setMaxListeners(MAX_AT_ONCE, this.#stop.signal);
    this.#work = new PeriodicWork('webhooks', EVERY, log, () => this.#send());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#work.close();
    // What is cut off is tried again: receivers know a message by its id.
    const limit = setTimeout(() => this.#stop.abort(), PATIENCE_AT_STOP);
    await Promise.all(this.#underWay.keys());
    clearTimeout(limit);
  }

  async #send(): Promise<void> {
    for (;;) {
      const { room, full } = this.#places();
      const claimed = room > 0 ? await this.#store.outbox.claim(this.#now(), room, LEASE, full) : [];
      if (claimed.length === 0) return;
      for (const message of claimed) this.#begin(message);
    }
  }

  /** How many messages may be claimed, all of one tenant perhaps, and which tenants have no place left. */
  #places(): { readonly room: number; readonly full: readonly string[] } {
    const taken = new Map<string, number>();
    for (const tenant of this.#underWay.values()) taken.set(tenant, (taken.get(tenant) ?? 0) + 1);
    const full = [...taken].filter(([, count]) => count >= MAX_OF_TENANT).map(([tenant]) => tenant);
    const most = Math.max(0, ...[...taken.values()].filter((count) => count < MAX_OF_TENANT));
    return { room: Math.min(MAX_AT_ONCE - this.#underWay.size, MAX_OF_TENANT - most), full };
  }

  #begin(message: ClaimedMessage): void {
    const sending = this.#deliver(message)
      .catch((error: unknown) => this.#log.warn(error, 'webhooks'))
      .finally(() => {
        this.#underWay.delete(sending);
        // Its next message can go.
        if (!this.#closed) this.#work.now();
      });
    this.#underWay.set(sending, message.tenant);
  }

  async #deliver(message: ClaimedMessage): Promise<void> {
    const at = this.#now();
    const answer = await this.#post(message, Math.floor(at / SECOND));
    const attempt: DeliveryAttempt = {
      at,
      tookMs: Math.max(0, this.#now() - at),
      note: answer.note,
      ...(answer.status !== undefined && { status: answer.status }),
    };
    await this.#store.outbox.record(message, attempt, this.#after(message, answer.status));
  }

  #after(message: ClaimedMessage, status: number | undefined): AfterAttempt {
    if (status !== undefined && status >= 200 && status < 300) return { state: 'delivered' };
    const wait = WAITS[message.attempts];
    // 410: the receiver asks not to be contacted again.
    if (wait === undefined || status === 410) return { state: 'failed' };
    return { state: 'pending', nextAttemptAt: this.#now() + wait };
  }

  #post({ id, topic, body, webhook }: ClaimedMessage, seconds: number): Promise<Answer> {
    if (!this.#privateAllowed && isPrivateUrl(webhook.url)) return Promise.resolve({ note: 'private address' });
    const options: RequestOptions = {
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Tiltyard',
        'tiltyard-topic': topic,
        'webhook-id': id,
        'webhook-timestamp': seconds,
        // One that changed goes on signing with the old secret for a while: receivers take either.
        'webhook-signature': secretsOf(webhook, this.#now())
          .map((secret) => signature(secret, id, seconds, body))
          .join(' '),
      },
      ...(!this.#privateAllowed && { lookup: publicLookup }),
    };
    return post(webhook.url, body, options, { patience: PATIENCE, stop: this.#stop.signal });
  }
}
