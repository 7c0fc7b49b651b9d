import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, in hex. Pure JavaScript: plain-http pages have no crypto.subtle (DK-23). */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** HMAC-SHA256 of a text under a hex key, in hex. */
export const keyedHash = (keyHex: string, text: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(text)));
