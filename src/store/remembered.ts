import type Sqlite from 'better-sqlite3';

/** The log, and what is written with it: nothing that is looked up with every request. */
const APART = /^insert into "(entries|streams|presses|outbox)"/;
const OF_TRANSACTIONS = /^(begin|commit|rollback)/;

/** Whether a statement may change what is remembered. */
export const concerns = (sql: string): boolean => !APART.test(sql) && !OF_TRANSACTIONS.test(sql);

const MOST = 10_000;

/**
 * What is looked up with every request and seldom changes: tokens, roles, webhooks. Forgotten as soon as anything that
 * could concern it is written, here or by another program: SQLite counts what others have committed. Asking for that number
 * costs a fraction of the look-up, but every request looks up several things: it is asked once a turn of the loop.
 */
export class Remembered {
  readonly #raw: Sqlite.Database;
  readonly #version: Sqlite.Statement;
  readonly #rows = new Map<object, Map<string, readonly unknown[]>>();
  #size = 0;
  #seen: unknown;
  /** What others have committed was asked in this turn. */
  #asked = false;
  /** Something was written and is not committed: what is read meanwhile will not be true. */
  #open = false;

  constructor(raw: Sqlite.Database) {
    this.#raw = raw;
    this.#version = raw.prepare('pragma data_version').pluck();
  }

  recall<Row>(lookup: object, key: string, ask: () => Row[]): Row[] {
    if (this.#open) return ask();
    this.#askWhatOthersDid();
    const ofLookup = this.#rows.get(lookup) ?? new Map<string, readonly unknown[]>();
    this.#rows.set(lookup, ofLookup);
    const known = ofLookup.get(key);
    if (known) return [...(known as readonly Row[])];
    const rows = ask();
    if (this.#size >= MOST) this.#forget();
    else {
      ofLookup.set(key, rows);
      this.#size += 1;
    }
    return [...rows];
  }

  /** A statement that may concern it has run. */
  changed(): void {
    this.#open = this.#raw.inTransaction;
    this.#forget();
  }

  /** A transaction has ended, either way. */
  settled(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#forget();
  }

  #askWhatOthersDid(): void {
    if (this.#asked) return;
    const version = this.#version.get();
    if (version !== this.#seen) this.#forget();
    this.#seen = version;
    this.#asked = true;
    setImmediate(() => {
      this.#asked = false;
    });
  }

  #forget(): void {
    this.#rows.clear();
    this.#size = 0;
  }
}
