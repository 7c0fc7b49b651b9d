import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../protocol/wire-roles.ts';
import type { Account } from '../../store/index.ts';
import { MAIN_COOKIE } from '../auth/identity.ts';
import { KNOWN_COOKIE, knownBrowser, newMark } from '../auth/known-browser.ts';
import { newToken, shortId, tokenHash } from '../auth/tokens.ts';
import type { Context } from './context.ts';

const YEAR = 365 * 24 * 3600;
const SESSION = 90 * 24 * 3600 * 1000;
const LONGEST_ABOUT = 200;

/** Http-only and same-site; `secure` only where there is TLS, since a hall has none (DK-23). */
export function keep(request: FastifyRequest, reply: FastifyReply, name: string, token: string, path = '/'): void {
  reply.setCookie(name, token, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

const keyOf = ({ store }: Context): Promise<string> => store.secrets.keyFor('known-browsers');

/** The browser that a request comes from, if someone has signed in to this account in it before. */
export async function knownFor(
  context: Context,
  request: FastifyRequest,
  account: Account,
): Promise<string | undefined> {
  const mark = request.cookies[KNOWN_COOKIE];
  return mark === undefined ? undefined : knownBrowser(await keyOf(context), account.id, mark);
}

/** A session of an account, in a cookie of this browser. */
export async function openSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): Promise<SignedIn> {
  const { store, now } = context;
  const token = newToken('session');
  await store.sessions.add({
    tokenHash: tokenHash(token),
    holder: { kind: 'account', account: account.id },
    expiresAt: now() + SESSION,
    id: shortId(12),
    createdAt: now(),
    about: (request.headers['user-agent'] ?? '').slice(0, LONGEST_ABOUT),
  });
  keep(request, reply, MAIN_COOKIE, token);
  keep(request, reply, KNOWN_COOKIE, newMark(await keyOf(context), account.id), '/api/sign-in');
  return { account: account.name };
}
