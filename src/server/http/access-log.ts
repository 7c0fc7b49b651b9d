import type { FastifyRequest } from 'fastify';
import type { Access } from '../../store/index.ts';
import { shortId } from '../auth/tokens.ts';
import type { Context } from './context.ts';

const LONGEST_ABOUT = 200;
const MINUTE = 60_000;
const MAX_REMEMBERED = 10_000;

type Noted = Pick<Access, 'kind' | 'what'> & Partial<Pick<Access, 'stream' | 'account'>>;

/**
 * Who opened which link, signed in or exported a file, and from where. The same from one place within a minute is noted
 * once, so that nobody fills the disk by pressing reload; and nobody waits for it to be written down.
 */
export class AccessLog {
  readonly #context: Pick<Context, 'store' | 'now'>;
  readonly #kept: boolean;
  readonly #noted = new Map<string, number>();
  #count = 0;

  /** @param days for how long they are kept; 0: none is noted */
  constructor(context: Pick<Context, 'store' | 'now'>, days: number) {
    this.#context = context;
    this.#kept = days > 0;
  }

  note(request: FastifyRequest, access: Noted): void {
    if (!this.#kept) return;
    const { store, now } = this.#context;
    const at = now();
    const address = request.ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const key = JSON.stringify([access, address]);
    if (at - (this.#noted.get(key) ?? 0) < MINUTE) return;
    if (this.#noted.size > MAX_REMEMBERED) this.#noted.clear();
    this.#noted.set(key, at);
    const about = (request.headers['user-agent'] ?? '').replace(/[\0\uD800-\uDFFF]/g, '').slice(0, LONGEST_ABOUT);
    store.accesses
      .add({ id: this.#newId(), at, ...access, address, about })
      .catch((error: unknown) => request.log.warn(error, 'access log'));
  }

  /** Ids grow: of one millisecond they say what came first. */
  #newId(): string {
    this.#count += 1;
    return `${this.#count.toString(36).padStart(8, '0')}-${shortId(12)}`;
  }
}
