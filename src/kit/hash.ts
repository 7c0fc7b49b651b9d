import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, in hex. Pure JavaScript: plain-http pages have no crypto.subtle (DK-23). */
const pureHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** For the whole program: every digest is the same whichever is chosen. */
let chosen = pureHash;

/** SHA-256 by the machine's own implementation where the program brought one. */
export const hashOf = (text: string): string => chosen(text);

/** Texts whose encodings differ: empty, plain, several bytes a letter, half a surrogate pair, long. */
const SAMPLES = ['', 'abc', '½ – «Ünal»', '𝄞', '\ud834', '{"at":1}'.repeat(500)];

/** A program may bring its machine's own SHA-256, which is many times as fast; it must give the same digests. */
export function hashBy(faster: (text: string) => string): void {
  for (const text of SAMPLES) if (faster(text) !== pureHash(text)) throw new Error('Another hash than SHA-256.');
  chosen = faster;
}

/** HMAC-SHA256 of a text under a hex key, in hex. */
export const keyedHash = (keyHex: string, text: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(text)));
