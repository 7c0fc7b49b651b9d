import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes that change with the time, as RFC 6238 has them and every authenticator app makes them. */

const STEP_MS = 30_000;
const DIGITS = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (at: number): number => Math.floor(at / STEP_MS);

export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step of time whose code this is; one before and one after count, since clocks differ. */
export function stepOf(secret: Buffer, code: string, at: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = stepAt(at);
  const given = Buffer.from(code);
  return [now, now - 1, now + 1].find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), given));
}

/** RFC 4648, without padding: how apps take a secret that is typed. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** What the QR code says. */
export function otpauthUri(name: string, secret: Buffer): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Tiltyard' });
  return `otpauth://totp/Tiltyard:${encodeURIComponent(name)}?${query}`;
}
