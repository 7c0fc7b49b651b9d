import { createHmac } from 'node:crypto';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { AfterAttempt, ClaimedMessage, DeliveryAttempt, Store } from '../../store/index.ts';
import type { Logger } from '../operations/logger.ts';
import { PeriodicWork } from '../operations/periodic-work.ts';
import { isPrivateUrl, publicLookup } from './address.ts';

const EVERY = 500;
const MAX_AT_ONCE = 50;
const PATIENCE = 10_000;
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

const noteOf = (error: Error): { note: string } => ({ note: error.message.slice(0, 200) || error.name });

const secretsOf = ({ secret, old }: ClaimedMessage['webhook'], now: number): string[] =>
  old && old.until > now ? [secret, old.secret] : [secret];

/** DK-19: sends what the outbox holds, in order for each webhook, until it is taken. */
export class WebhookDelivery {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #privateAllowed: boolean;
  readonly #log: Logger;
  readonly #work: PeriodicWork;
  /** Nobody waits for a receiver that gives no answer but its own next message. */
  readonly #underWay = new Set<Promise<void>>();
  #closed = false;

  constructor(store: Store, now: () => number, log: Logger, privateAllowed: boolean) {
    this.#store = store;
    this.#now = now;
    this.#privateAllowed = privateAllowed;
    this.#log = log;
    this.#work = new PeriodicWork('webhooks', EVERY, log, () => this.#send());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#work.close();
    await Promise.all(this.#underWay);
  }

  async #send(): Promise<void> {
    for (;;) {
      const room = MAX_AT_ONCE - this.#underWay.size;
      const claimed = room > 0 ? await this.#store.outbox.claim(this.#now(), room, LEASE) : [];
      if (claimed.length === 0) return;
      for (const message of claimed) this.#begin(message);
    }
  }

  #begin(message: ClaimedMessage): void {
    const sending = this.#deliver(message)
      .catch((error: unknown) => this.#log.warn(error, 'webhooks'))
      .finally(() => {
        this.#underWay.delete(sending);
        // Its next message can go.
        if (!this.#closed) this.#work.now();
      });
    this.#underWay.add(sending);
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

  #post(message: ClaimedMessage, seconds: number): Promise<{ status?: number; note: string }> {
    const { id, topic, body, webhook } = message;
    if (!this.#privateAllowed && isPrivateUrl(webhook.url)) return Promise.resolve({ note: 'private address' });
    const options: RequestOptions = {
      method: 'POST',
      timeout: PATIENCE,
      signal: AbortSignal.timeout(PATIENCE),
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
    return new Promise<{ status?: number; note: string }>((resolve) => {
      const send = new URL(webhook.url).protocol === 'https:' ? tlsRequest : plainRequest;
      const sent = send(webhook.url, options, (answer) => {
        answer.resume();
        const status = answer.statusCode ?? 0;
        resolve({ status, note: answer.statusMessage ?? '' });
      });
      sent.on('error', (error) => resolve(noteOf(error)));
      sent.end(body);
      // An address that no request can be made of is a failed attempt like any other.
    }).catch(noteOf);
  }
}
