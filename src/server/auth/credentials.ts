import type { Account, Session, Store, StoredRoleLink, StoredToken } from '../../store/index.ts';

/** Of each kind; strangers can ask for as many tokens as they like. */
const MAX_CACHED = 10_000;

type Cached<Found> = Map<string, { readonly found: Found }>;

const emptyCache = () => ({
  tokens: new Map() as Cached<StoredToken | undefined>,
  sessions: new Map() as Cached<Session | undefined>,
  accounts: new Map() as Cached<Account | undefined>,
  links: new Map() as Cached<StoredRoleLink | undefined>,
  linksOfAccounts: new Map() as Cached<readonly StoredRoleLink[]>,
});

/**
 * What says who somebody is, looked up with every request. On SQLite it is cached until anything at all is committed, by
 * this server or by another program (`data_version`): which tables were written is not asked, so that nothing can be
 * overlooked. PostgreSQL, which other processes write to, is asked each time.
 */
export class Credentials {
  readonly #store: Store;
  #cache = emptyCache();
  #version: number | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Includes revoked and expired ones, as do links. */
  token(hash: string): Promise<StoredToken | undefined> {
    return this.#find(
      ({ tokens }) => tokens,
      hash,
      () => this.#store.tokens.find(hash),
    );
  }

  async session(hash: string, now: number): Promise<Session | undefined> {
    const session = await this.#find(
      ({ sessions }) => sessions,
      hash,
      () => this.#store.sessions.find(hash, now),
    );
    return session && session.expiresAt > now ? session : undefined;
  }

  account(id: string): Promise<Account | undefined> {
    return this.#find(
      ({ accounts }) => accounts,
      id,
      () => this.#store.accounts.get(id),
    );
  }

  link(hash: string): Promise<StoredRoleLink | undefined> {
    return this.#find(
      ({ links }) => links,
      hash,
      () => this.#store.roleLinks.find(hash),
    );
  }

  linksOf(account: string): Promise<readonly StoredRoleLink[]> {
    return this.#find(
      (cache) => cache.linksOfAccounts,
      account,
      () => this.#store.roleLinks.ofAccount(account),
    );
  }

  async #find<Found>(
    kind: (cache: ReturnType<typeof emptyCache>) => Cached<Found>,
    key: string,
    lookUp: () => Promise<Found>,
  ): Promise<Found> {
    const { dataVersion } = this.#store;
    if (!dataVersion) return lookUp();
    const version = dataVersion();
    if (version !== this.#version) this.#cache = emptyCache();
    this.#version = version;
    // What is read from here on is at least as new. Where a commit comes in between, this is no longer the cache in use.
    const cached = kind(this.#cache);
    const hit = cached.get(key);
    if (hit) return hit.found;
    const found = await lookUp();
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, { found });
    return found;
  }
}
