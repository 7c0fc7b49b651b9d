import { createHmac, timingSafeEqual } from 'node:crypto';
import { shortId } from './tokens.ts';

/**
 * A browser in which someone has signed in to an account keeps a mark of it, also after signing out. It opens nothing: whoever
 * has it has tries of their own, so that strangers who guess cannot keep the account's holder out.
 */
export const KNOWN_COOKIE = 'tiltyard_known';

const sealOf = (key: string, account: string, browser: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([account, browser]))
    .digest();

export function newMark(key: string, account: string): string {
  const browser = shortId(16);
  return `${browser}.${sealOf(key, account, browser).toString('base64url')}`;
}

/** Which browser it is, if it is one of this account. */
export function knownBrowser(key: string, account: string, mark: string): string | undefined {
  const [browser = '', seal = ''] = mark.split('.');
  const [given, right] = [Buffer.from(seal, 'base64url'), sealOf(key, account, browser)];
  return given.length === right.length && timingSafeEqual(given, right) ? browser : undefined;
}
