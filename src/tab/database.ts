import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { WrittenEntry } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';

/** The head of a log, as it was when the last entry was added. */
export interface StoredHead {
  readonly id: string;
  readonly version: number;
  readonly hash: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface StoredPicture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** As base64. */
  readonly data: string;
}

/** What is stored beside a log, by name: `contact`, `contact p7`, `image`, `wall`, `next-start`. */
interface Beside {
  readonly tournament: string;
  readonly name: string;
  readonly value: unknown;
}

interface Schema extends DBSchema {
  heads: { key: string; value: StoredHead };
  /** Keyed by tournament and version, so that a log is read in its order. */
  entries: { key: [string, number]; value: { readonly tournament: string; readonly entry: WrittenEntry } };
  beside: { key: [string, string]; value: Beside };
  /** DK-31: who was erased from which tournament; an older file brings nobody back. */
  erasures: { key: [string, string]; value: { readonly tournament: string; readonly player: string } };
  /** What this browser remembers about itself, such as when a backup was saved. */
  notes: { key: string; value: unknown };
}

// A DOMException is not an Error everywhere.
const isFull = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'QuotaExceededError';

/** The browser refused to store something; nothing of it was stored. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly reason: 'full' | 'unavailable';

  constructor(cause: unknown) {
    super('The browser did not store it.', { cause });
    this.reason = isFull(cause) ? 'full' : 'unavailable';
  }
}

const VERSION = 1;
/** A transaction is complete when it is on the disk, not when it is on its way there. */
const strict = { durability: 'strict' } as const;
/** Everything of one tournament: by version, and by name. */
const logOf = (id: string, after = 0) => IDBKeyRange.bound([id, after + 1], [id, Number.POSITIVE_INFINITY]);
const namesOf = (id: string) => IDBKeyRange.bound([id, ''], [id, '\uffff']);

/**
 * The tournaments of this browser. Read-write transactions over the same stores never overlap, in all tabs together, so
 * whoever compares the head in one also adds to exactly that head.
 */
export class TabDatabase {
  readonly #opening: Promise<IDBPDatabase<Schema>>;

  /** It is opened at once; where the browser allows none, whatever is asked of it says so. */
  constructor(name = 'tiltyard') {
    this.#opening = opened(name);
    this.#opening.catch(() => undefined);
  }

  async close(): Promise<void> {
    (await this.#opening).close();
  }

  async heads(): Promise<StoredHead[]> {
    return (await this.#opening).getAll('heads');
  }

  async head(id: string): Promise<StoredHead | undefined> {
    return (await this.#opening).get('heads', id);
  }

  /** The entries after a version, and of the last before them its hash, as they were in one moment. */
  async read(id: string, after = 0): Promise<{ readonly before?: string; readonly entries: readonly WrittenEntry[] }> {
    const work = (await this.#opening).transaction('entries');
    const before = after > 0 ? await work.store.get([id, after]) : undefined;
    const found = await work.store.getAll(logOf(id, after));
    await work.done;
    return { ...(before && { before: before.entry.hash }), entries: found.map(({ entry }) => entry) };
  }

  /** False: the log has another head than the one that was expected; undefined expects none. */
  append(id: string, expected: string | undefined, entries: readonly WrittenEntry[], now: number): Promise<boolean> {
    return settled(
      async () => (await this.#opening).transaction(['heads', 'entries'], 'readwrite', strict),
      async (work) => {
        const head = await work.objectStore('heads').get(id);
        if (head?.hash !== expected) return false;
        for (const entry of entries) await work.objectStore('entries').put(rowOf(id, entry), [id, entry.version]);
        await work.objectStore('heads').put(headOf(id, entries, head, now));
        return true;
      },
    );
  }

  /** DK-31: another log in place of the one with this head. */
  rewrite(
    id: string,
    expected: string,
    player: string,
    entries: readonly WrittenEntry[],
    now: number,
  ): Promise<boolean> {
    return settled(
      async () => (await this.#opening).transaction(['heads', 'entries', 'beside', 'erasures'], 'readwrite', strict),
      async (work) => {
        const head = await work.objectStore('heads').get(id);
        if (head?.hash !== expected) return false;
        for (const entry of entries) await work.objectStore('entries').put(rowOf(id, entry), [id, entry.version]);
        await work.objectStore('heads').put(headOf(id, entries, head, now));
        await work.objectStore('beside').delete([id, `contact ${player}`]);
        await work.objectStore('erasures').put({ tournament: id, player }, [id, player]);
        return true;
      },
    );
  }

  /** The log and all beside it; who was erased from it stays on record. */
  remove(id: string): Promise<void> {
    return settled(
      async () => (await this.#opening).transaction(['heads', 'entries', 'beside'], 'readwrite', strict),
      async (work) => {
        await work.objectStore('heads').delete(id);
        await work.objectStore('entries').delete(logOf(id));
        await work.objectStore('beside').delete(namesOf(id));
      },
    );
  }

  async erased(id: string): Promise<readonly string[]> {
    return (await (await this.#opening).getAll('erasures', namesOf(id))).map(({ player }) => player);
  }

  async beside(id: string, name: string): Promise<unknown> {
    return (await (await this.#opening).get('beside', [id, name]))?.value;
  }

  /** All that is stored beside a log, by name. */
  async allBeside(id: string): Promise<readonly (readonly [string, unknown])[]> {
    return (await (await this.#opening).getAll('beside', namesOf(id))).map(({ name, value }) => [name, value]);
  }

  /** Undefined takes it away. */
  setBeside(id: string, name: string, value: unknown): Promise<void> {
    return settled(
      async () => (await this.#opening).transaction('beside', 'readwrite', strict),
      async ({ store }) => {
        if (value === undefined) await store.delete([id, name]);
        else await store.put({ tournament: id, name, value }, [id, name]);
      },
    );
  }

  async note(name: string): Promise<unknown> {
    return (await this.#opening).get('notes', name);
  }

  setNote(name: string, value: unknown): Promise<void> {
    return settled(
      async () => (await this.#opening).transaction('notes', 'readwrite'),
      async ({ store }) => {
        await store.put(value, name);
      },
    );
  }
}

async function opened(name: string): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(name, VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore('heads', { keyPath: 'id' });
        fresh.createObjectStore('entries');
        fresh.createObjectStore('beside');
        fresh.createObjectStore('erasures');
        fresh.createObjectStore('notes');
      },
      // A newer program in another tab: what is asked here from now on fails, and says so.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  } catch (error) {
    throw new NotStored(error);
  }
}

/** Done when the transaction is complete; whatever fails undoes it as a whole. */
async function settled<Work extends { readonly done: Promise<void> }, T>(
  begin: () => Promise<Work>,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  let work: Work | undefined;
  try {
    work = await begin();
    const [value] = await Promise.all([run(work), work.done]);
    return value;
  } catch (error) {
    // Which of the two knows that there is no room differs from browser to browser.
    const ended = await work?.done.then(
      () => undefined,
      (cause: unknown) => cause,
    );
    throw new NotStored(isFull(ended) ? ended : error);
  }
}

/** Entries that were read may be objects with getters; what is stored is what a file would have. */
const rowOf = (tournament: string, entry: WrittenEntry) => ({
  tournament,
  entry: JSON.parse(JSON.stringify(entry)) as WrittenEntry,
});

function headOf(id: string, entries: readonly WrittenEntry[], before: StoredHead | undefined, now: number): StoredHead {
  const { version, hash } = assertDefined(entries.at(-1), 'entry');
  return { id, version, hash, createdAt: before?.createdAt ?? now, updatedAt: now };
}
