import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What a browser keeps for us and can neither read nor change. @param key 64 hexadecimal digits */
export function sealed(key: string, value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Undefined: it was not sealed with this key. */
export function unsealed(key: string, text: string): unknown {
  try {
    const bytes = Buffer.from(text, 'base64url');
    const opened = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    opened.setAuthTag(bytes.subarray(12, 28));
    return JSON.parse(Buffer.concat([opened.update(bytes.subarray(28)), opened.final()]).toString('utf8'));
  } catch {
    return undefined;
  }
}
