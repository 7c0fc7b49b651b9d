import { hash, verify } from '@node-rs/argon2';
import { BoundedPool } from '../operations/bounded-pool.ts';

/** Each takes some 20 MB and a core for a moment. */
const AT_ONCE = 2;
const MAX_WAITING = 30;

/** Kilobytes, and how often they are gone through. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** What OWASP recommends. */
const USUAL: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** DK-17: passwords are kept as argon2id, worked out beside the event loop and never many at once. */
export class Passwords {
  readonly #pool = new BoundedPool(AT_ONCE, MAX_WAITING);
  readonly #cost: HashingCost;
  /** Checked even for names that nobody has, so that the time taken reveals nothing. */
  readonly #nobodys: Promise<string>;

  constructor(cost = USUAL) {
    this.#cost = cost;
    this.#nobodys = this.hash('nobody has this password');
  }

  hash(password: string): Promise<string> {
    return this.#pool.run(() => hash(password, this.#cost));
  }

  async isRight(passwordHash: string | undefined, password: string): Promise<boolean> {
    // An account without a password has an empty one, which nobody knows.
    const kept = passwordHash || (await this.#nobodys);
    const right = await this.#pool.run(() => verify(kept, password));
    return right && Boolean(passwordHash);
  }
}
