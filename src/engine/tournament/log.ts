import { canonicalJson, hashOf } from '../../kit/index.ts';
import type { Entry } from './events.ts';

/** Where each command is. It is noted when somebody asks: whoever only reads a log never does. */
class Commands {
  readonly #versions = new Map<string, number>();
  #noted = 0;

  find(commandId: string, entries: readonly Entry[]): number | undefined {
    for (; this.#noted < entries.length; this.#noted++) {
      const entry = entries[this.#noted] as Entry;
      this.#versions.set(entry.commandId, entry.version);
    }
    return this.#versions.get(commandId);
  }
}

/** All entries ever, those set aside too. Appending to the newest log shares its arrays, so that no version copies the world. */
export class Log {
  static readonly empty = new Log([], new Commands(), 0);

  private constructor(
    private readonly entries: Entry[],
    private readonly commands: Commands,
    readonly length: number,
  ) {}

  append(entry: Entry): Log {
    if (entry.version !== this.length + 1) throw new Error(`Entry ${entry.version} cannot follow ${this.length}`);
    const newest = this.entries.length === this.length && this.length > 0;
    const entries = newest ? this.entries : this.entries.slice(0, this.length);
    entries.push(entry);
    return new Log(entries, newest ? this.commands : new Commands(), this.length + 1);
  }

  at(version: number): Entry | undefined {
    return version <= this.length ? this.entries[version - 1] : undefined;
  }

  /** A command id is unique in its log for ever. */
  byCommand(commandId: string): Entry | undefined {
    const version = this.commands.find(commandId, this.entries);
    return version === undefined ? undefined : this.at(version);
  }

  get head(): Entry | undefined {
    return this.at(this.length);
  }

  slice(after = 0): readonly Entry[] {
    return this.entries.slice(after, this.length);
  }

  /** The versions that are undone and not brought back. An undo always names an older entry, so newest first settles it. */
  setAside(alsoUndo?: number): ReadonlySet<number> {
    const aside = new Set<number>(alsoUndo === undefined ? [] : [alsoUndo]);
    for (let version = this.length; version > 0; version--) {
      const command = this.at(version)?.command;
      if (command?.type === 'Undo' && !aside.has(version)) aside.add(command.version);
    }
    return aside;
  }
}

/** What the first entry follows on. */
export const genesis = '0'.repeat(64);

/** Those who may not know the draw secret get its hash instead. */
const SEAL = 'sha256:';

export const isSealed = (secret: string): boolean => secret.startsWith(SEAL);

const sealedSecret = (secret: string): string => (isSealed(secret) ? secret : SEAL + hashOf(secret));

/** Public from the start. */
export const secretHashOf = (secret: string): string => sealedSecret(secret).slice(SEAL.length);

interface Content {
  readonly command: Entry['command'];
  readonly events: readonly unknown[];
}

const sealedEvent = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'secret' in event && typeof event.secret === 'string'
    ? { ...event, secret: sealedSecret(event.secret) }
    : event;

/** The entry without the draw secret. It has the same hash: the chain covers the secret's hash, never the secret. */
export function sealed<E extends Content>(entry: E): E {
  const { command } = entry;
  // One that was damaged may say what it creates without its secret; its hash tells.
  if (command.type !== 'CreateTournament' || typeof command.secret !== 'string') return entry;
  const hidden = { ...command, secret: sealedSecret(command.secret) };
  return { ...entry, command: hidden, events: entry.events.map(sealedEvent) };
}

/** The hash of an entry over everything in it, the secret by its hash, and the hash before it. */
export function chainHash(
  previous: { readonly hash: string } | undefined,
  entry: Omit<Entry, 'hash' | 'events'> & { readonly events: readonly unknown[] },
): string {
  const { version, commandId, at, by, command, events } = sealed(entry);
  // What canonicalJson says of the six together, without sorting them for every entry.
  const text = `{"at":${canonicalJson(at)},"by":${canonicalJson(by)},"command":${canonicalJson(command)},"commandId":${canonicalJson(commandId)},"events":${canonicalJson(events)},"version":${canonicalJson(version)}}`;
  return hashOf((previous?.hash ?? genesis) + text);
}

type Sealed = Parameters<typeof chainHash>[1] & { readonly hash: string };

/**
 * The first entry that does not follow from the one before: by its number or by its hash. Undefined where the chain holds.
 *
 * @example
 * checkChain(cup.state.log.slice()); // undefined
 */
export function checkChain(entries: Iterable<Sealed>): number | undefined {
  let previous: Sealed | undefined;
  for (const entry of entries) {
    const expected = (previous?.version ?? 0) + 1;
    if (entry.version !== expected || chainHash(previous, entry) !== entry.hash) return expected;
    previous = entry;
  }
  return undefined;
}

/**
 * The head's short code, to be noted on slips and exports: 10 letters and digits that read well, 50 bits.
 *
 * @example
 * shortCode('0'.repeat(64)); // '00000-00000'
 */
export function shortCode(hash: string): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bits = BigInt(`0x0${hash.slice(0, 16)}`) >> 14n;
  const code = Array.from({ length: 10 }, (_, at) => letters.charAt(Number((bits >> BigInt(45 - 5 * at)) & 31n)));
  return `${code.slice(0, 5).join('')}-${code.slice(5).join('')}`;
}
