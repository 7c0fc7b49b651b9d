import { codeOf, stepAt } from '../src/server/auth/totp.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows that was given this key: now, or so many steps of thirty seconds ahead. */
export function phoneCode(key: string, ahead = 0): string {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return codeOf(secret, stepAt(Date.now()) + ahead);
}
