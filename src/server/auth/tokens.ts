import { createHmac, hash, randomBytes } from 'node:crypto';

/** What a token speaks for: the operator of the server, an account (a session, a program, a new password), a role in one tournament. */
export type TokenKind = 'operator' | 'session' | 'account' | 'reset' | 'role';

const PREFIXES: Readonly<Record<TokenKind, string>> = {
  operator: 'o',
  session: 's',
  account: 'a',
  reset: 'p',
  role: 'r',
};

/** 144 bits: short enough for a QR code on a slip, too many to guess. */
export const newToken = (kind: TokenKind): string => `${PREFIXES[kind]}_${randomBytes(18).toString('base64url')}`;

const KINDS = new Map((Object.keys(PREFIXES) as TokenKind[]).map((kind) => [PREFIXES[kind], kind]));

export const kindOfToken = (token: string): TokenKind | undefined =>
  /^\w_[\w-]{16,100}$/.test(token) ? KINDS.get(token.charAt(0)) : undefined;

/** Tokens are long and random, so that a plain hash of one reveals nothing. */
export const tokenHash = (token: string): string => hash('sha256', token);

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** A short id that people can read to each other: no 0 and o, no 1, i and l. */
export const shortId = (length = 8): string => lettersOf(randomBytes(length));

/**
 * The id that belongs to a caller's own id, so that a repeated request finds what the first one made. Nobody without the
 * key can work it out and take it beforehand.
 */
export const idFor = (key: string, account: string, commandId: string): string =>
  lettersOf(
    createHmac('sha256', key)
      .update(JSON.stringify([account, commandId]))
      .digest()
      .subarray(0, 8),
  );

const lettersOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** A tournament's secret: 64 hex digits. */
export const newSecret = (): string => randomBytes(32).toString('hex');
