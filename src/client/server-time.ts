/** Phones' quartz is wrong by up to a hundred parts in a million, so a measurement loses worth as it ages. */
const DRIFT = 0.0001;
/** A word that comes later than this was held up on its way, or our own clock was set. */
const LATE = 500;

/**
 * The server's time as this device knows it: its own clock and by how much the server is ahead of it, which is measured
 * by questions. The server's moment lies between sending and answer, so the quickest answer is the best measurement.
 */
export class ServerTime {
  readonly #local: () => number;
  #ahead = 0;
  /** By how much that may be wrong, when it was measured. */
  #doubt = Number.POSITIVE_INFINITY;
  #at = 0;

  constructor(local: () => number = () => Date.now()) {
    this.#local = local;
  }

  now(): number {
    return Math.round(this.#local() + this.#ahead);
  }

  /** By how much the server's clock is ahead of this device's. */
  get ahead(): number {
    return this.#ahead;
  }

  /** A question that was sent at `sent`, by our clock, has been answered with the server's time. */
  answered(sent: number, server: number): void {
    const received = this.#local();
    // Our clock has been set back in the meantime; the next answer will show it.
    if (received < sent) return;
    const doubt = (received - sent) / 2;
    const ahead = server - (sent + received) / 2;
    const known = this.#doubtAt(received);
    const contradicts = Math.abs(ahead - this.#ahead) > doubt + known;
    if (doubt <= known || contradicts) this.#adopt(ahead, doubt, received);
  }

  /** The server sent its time without being asked. Answers whether it is time to ask. */
  heard(server: number): boolean {
    const received = this.#local();
    // It was on its way for a while, so the server is ahead by this much at least.
    const least = server - received;
    if (least > this.#ahead + this.#doubtAt(received) || this.#doubt === Number.POSITIVE_INFINITY) {
      this.#adopt(least, Number.POSITIVE_INFINITY, received);
      return true;
    }
    return least < this.#ahead - LATE;
  }

  #doubtAt(moment: number): number {
    return this.#doubt + Math.max(0, moment - this.#at) * DRIFT;
  }

  #adopt(ahead: number, doubt: number, at: number): void {
    this.#ahead = ahead;
    this.#doubt = doubt;
    this.#at = at;
  }
}
