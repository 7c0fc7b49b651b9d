import { createHmac } from 'node:crypto';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { AfterAttempt, ClaimedMessage, DeliveryAttempt, Store } from '../../store/index.ts';
import type { Logger } from '../operations/logger.ts';
import { PeriodicWork } from '../operations/periodic-work.ts';
import { isPrivateUrl, publicLookup } from './address.ts';

const EVERY = 500;
const MAX_AT_ONCE = 20;
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

const secretsOf = ({ secret, old }: ClaimedMessage['webhook'], now: number): string[] =>
  old && old.until > now ? [secret, old.secret] : [secret];

/** DK-19: sends what the outbox holds, in order for each webhook, until it is taken. */
export class WebhookDelivery {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #privateAllowed: boolean;
  readonly #work: PeriodicWork;

  constructor(store: Store, now: () => number, log: Logger, privateAllowed: boolean) {
    this.#store = store;
    this.#now = now;
    this.#privateAllowed = privateAllowed;
    this.#work = new PeriodicWork('webhooks', EVERY, log, () => this.#send());
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async #send(): Promise<void> {
    for (;;) {
      const claimed = await this.#store.outbox.claim(this.#now(), MAX_AT_ONCE, LEASE);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((message) => this.#deliver(message)));
    }
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
    return new Promise((resolve) => {
      const send = webhook.url.startsWith('https:') ? tlsRequest : plainRequest;
      const sent = send(webhook.url, options, (answer) => {
        answer.resume();
        const status = answer.statusCode ?? 0;
        resolve({ status, note: answer.statusMessage ?? '' });
      });
      sent.on('error', (error) => resolve({ note: error.message.slice(0, 200) || error.name }));
      sent.end(body);
    });
  }
}
