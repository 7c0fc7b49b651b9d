import type { FastifyRequest } from 'fastify';
import type { SessionList } from '../../protocol/wire-roles.ts';
import type { Account, Session } from '../../store/index.ts';
import { MAIN_COOKIE, notAllowed } from '../auth/identity.ts';
import type { Passwords } from '../auth/passwords.ts';
import { tokenHash } from '../auth/tokens.ts';
import { RequestProblem } from '../problems.ts';
import type { Context } from './context.ts';
import { limit, MINUTE } from './limits.ts';

const FRESH = 10 * MINUTE;

/** Whose account a request is about, and whether it is really its holder. */
export class OwnAccount {
  readonly #context: Context;
  readonly #passwords: Passwords;
  /** A session that was left open must not give access to the password. */
  readonly #tries: (account: string) => Promise<void>;

  constructor(context: Context, passwords: Passwords) {
    this.#context = context;
    this.#passwords = passwords;
    this.#tries = limit(context, 'own password', 10, 10 * MINUTE);
  }

  async of(request: FastifyRequest): Promise<Account> {
    const caller = await this.#context.identity.callerOf(request);
    if (!caller.account) throw notAllowed(caller);
    return caller.account;
  }

  /** Someone at an open page must still know the password; an account without one must have signed in recently. */
  async checked(request: FastifyRequest, password: string): Promise<Account> {
    const account = await this.of(request);
    if (account.passwordHash === '') {
      if (!(await this.#isFresh(request))) throw new RequestProblem(401, 'sign-in-again');
      return account;
    }
    await this.#tries(account.id);
    if (!(await this.#passwords.isRight(account.passwordHash, password))) {
      throw new RequestProblem(401, 'wrong-password');
    }
    return account;
  }

  async #isFresh(request: FastifyRequest): Promise<boolean> {
    const { store, now } = this.#context;
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = await store.sessions.find(tokenHash(bearer ?? request.cookies[MAIN_COOKIE] ?? ''), now());
    return session !== undefined && now() - session.createdAt < FRESH;
  }
}

/** As their owner reads them: without the token, and which of them is asking. */
export const sessionsSeen = (sessions: readonly Session[], current: string): SessionList['sessions'] =>
  sessions.map(({ id, createdAt, lastUsedAt, about, tokenHash }) => ({
    id,
    createdAt,
    lastUsedAt,
    about,
    current: tokenHash === current,
  }));
