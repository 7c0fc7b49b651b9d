import type { Accesses } from './accesses.ts';
import type { Accounts } from './accounts.ts';
import type { Attempts } from './attempts.ts';
import type { Contacts } from './contacts.ts';
import type { Deadlines } from './deadlines.ts';
import type { SqliteDriver } from './drivers/index.ts';
import type { Erasing, Erasure, Erasures } from './erasures.ts';
import type { EventStore } from './event-store.ts';
import type { Games } from './games.ts';
import type { Identities } from './identities.ts';
import type { Images } from './images.ts';
import type { AfterAttempt, Outbox } from './outbox.ts';
import type { RoleLinks } from './role-links.ts';
import type { SecondSteps } from './second-steps.ts';
import type { Secrets } from './secrets.ts';
import type { Sessions } from './sessions.ts';
import type { Starts } from './starts.ts';
import type { Tokens } from './tokens.ts';
import type { Walls } from './walls.ts';
import type { Webhooks } from './webhooks.ts';
import type { StartWriter } from './writer-thread.ts';

/** All that a server keeps. What fails rejects with StoreFailure; what will not be done, with StoreRefusal. */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres';
  readonly events: EventStore;
  readonly games: Games;
  readonly deadlines: Deadlines;
  readonly outbox: Outbox;
  readonly webhooks: Webhooks;
  readonly walls: Walls;
  readonly starts: Starts;
  readonly images: Images;
  readonly contacts: Contacts;
  readonly roleLinks: RoleLinks;
  readonly accounts: Accounts;
  readonly secondSteps: SecondSteps;
  readonly identities: Identities;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly secrets: Secrets;
  readonly accesses: Accesses;
  readonly attempts: Attempts;
  readonly erasures: Erasures;
  /**
   * Changes with every commit, whoever made it, so that a cache can tell whether it is still right; absent where there is
   * no such number.
   */
  readonly dataVersion?: () => number;
  /** What this process counted since it opened the store, for the operator's figures. */
  figures(): StoreFigures;
  /** Asks the database for a sign of life. */
  ping(): Promise<void>;
  /** A copy of everything, while the work goes on: an SQLite file, or a dump where the database is PostgreSQL. */
  backup(toFile: string): Promise<void>;
  /** Reads either kind of backup, all or nothing. */
  restore(fromFile: string, options?: RestoreOptions): Promise<Restored>;
  /** Everything as lines of JSON, the same from either database. */
  dump(): AsyncIterable<string>;
  /**
   * Another store's dump, by the sender's name; this one must be empty, or have been left in mid-move from there. It is
   * opened for that, and stays closed to others until all has been `received`.
   */
  receive(source: string, dump: AsyncIterable<string>): Promise<void>;
  received(): Promise<void>;
  /** Finishes the appends that were handed in. */
  close(): Promise<void>;
}

interface StoreFigures {
  /** Appends that came too late: another process had written to the log meanwhile. */
  readonly appendConflicts: number;
  /** Attempts to deliver a webhook's message, by the state they left it in: `failed` ones were given up. */
  readonly deliveries: Readonly<Record<AfterAttempt['state'], number>>;
  /** Work that had to wait for a free connection to the database. */
  readonly poolWaits: number;
}

export interface RestoreOptions {
  /** Throws away what the store holds; without it the store must be empty. */
  readonly replace?: boolean;
  /** DK-31: removes everyone whom the backup, the previous store or `erased` knows to be erased. */
  readonly erasing?: Erasing;
  readonly erased?: readonly Erasure[];
  /** Ends every link, token and session of the backup at this moment: some may have been revoked since it was made. */
  readonly revokeAt?: number;
}

export interface Restored {
  /** How many links and tokens work. What the store that was replaced knew to be revoked stays so. */
  readonly open: number;
}

export interface StoreOptions {
  /** The most appends that share a commit. */
  readonly mostPerCommit?: number;
  /** Hears of what has nobody to answer to: a listener that threw, an idle connection that broke. */
  readonly report?: (error: unknown) => void;
  /** The SQLite library to use; by default the best one available. */
  readonly driver?: SqliteDriver;
  /** Starts the thread that writes to an SQLite file. */
  readonly startWriter?: StartWriter;
  /** For a server: no other one may work on the same SQLite file. */
  readonly exclusive?: boolean;
  /** No time limits: for a backup or a restore from the command line, where nobody waits at a page. */
  readonly patient?: boolean;
  /** For a move: it may have been cut off in the middle. */
  readonly receiving?: boolean;
}
