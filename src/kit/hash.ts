import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, in hex. Pure JavaScript: plain-http pages have no crypto.subtle (DK-23). */
const pureHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

let chosen = pureHash;

export const hashOf = (text: string): string => chosen(text);

/** Texts of every kind that is written in more than one way: none, plain, many bytes a letter, half a letter, long. */
const SAMPLES = ['', 'abc', '½ – «Ünal»', '𝄞', '\ud834', '{"at":1}'.repeat(500)];

/** A program may bring its machine's own SHA-256, which is many times as fast. It must say the same. */
export function hashBy(faster: (text: string) => string): void {
  for (const text of SAMPLES) if (faster(text) !== pureHash(text)) throw new Error('Another hash than SHA-256.');
  chosen = faster;
}

let prepared: { readonly keyHex: string; readonly keyed: ReturnType<typeof hmac.create> } | undefined;

/** HMAC-SHA256 of a text under a hex key, in hex. Half of the work is the key's, which is mostly that of the draw before. */
export function keyedHash(keyHex: string, text: string): string {
  if (prepared?.keyHex !== keyHex) prepared = { keyHex, keyed: hmac.create(sha256, hexToBytes(keyHex)) };
  return bytesToHex(prepared.keyed.clone().update(utf8ToBytes(text)).digest());
}
