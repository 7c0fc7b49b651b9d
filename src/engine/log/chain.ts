import { canonicalJson, hashOf } from '../../kit/index.ts';
import type { LogEntry } from './entry.ts';

/** What the first entry follows on. */
export const genesis = '0'.repeat(64);

/** Those who may not know the draw secret get its hash instead. */
const SEAL = 'sha256:';

export const isSealed = (secret: string): boolean => secret.startsWith(SEAL);

const sealedSecret = (secret: string): string => (isSealed(secret) ? secret : SEAL + hashOf(secret));

/** Public from the start. */
export const secretHashOf = (secret: string): string => sealedSecret(secret).slice(SEAL.length);

interface Content {
  readonly command: LogEntry['command'];
  readonly events: readonly unknown[];
}

const hasSecret = (written: unknown): written is { readonly secret: string } =>
  typeof written === 'object' && written !== null && 'secret' in written && typeof written.secret === 'string';

const sealedPart = <P>(written: P): P =>
  hasSecret(written) ? { ...written, secret: sealedSecret(written.secret) } : written;

/** The entry without the draw secret. It has the same hash: the chain covers the secret's hash, never the secret. */
export function sealed<E extends Content>(entry: E): E {
  // One that was damaged may say what it creates without its secret; its hash tells.
  if (!hasSecret(entry.command)) return entry;
  return { ...entry, command: sealedPart(entry.command), events: entry.events.map(sealedPart) };
}

/** The hash of an entry over everything in it, the secret by its hash, and the hash before it. */
export function chainHash(
  previous: { readonly hash: string } | undefined,
  entry: Omit<LogEntry, 'hash' | 'events'> & { readonly events: readonly unknown[] },
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
