import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nothingSchema } from '../../../protocol/wire.ts';
import {
  credentialsSchema,
  madeTokenSchema,
  newPasswordSchema,
  newTokenSchema,
  type SignedIn,
  signedInSchema,
  signInSchema,
  tokenListSchema,
} from '../../../protocol/wire-roles.ts';
import type { Account } from '../../../store/index.ts';
import { MAIN_COOKIE, notAllowed } from '../../auth/identity.ts';
import { Passwords } from '../../auth/passwords.ts';
import { newToken, shortId, tokenHash } from '../../auth/tokens.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { addressOf, limit, MINUTE } from '../limits.ts';
import { keep } from './session.ts';

const SESSION = 90 * 24 * 3600 * 1000;

/** DK-17: accounts with a password on a shared server; tokens for programs. */
export function accountRoutes(app: App, context: Context, options: SettledOptions): void {
  const { store, identity, now } = context;
  const signIns = limit(context, 'sign-in', 10);
  /** Besides: whoever guesses from many addresses guesses one account's password. */
  const signInsOfAccount = limit(context, 'sign-in of account', 20, 10 * MINUTE);
  const newAccounts = limit(context, 'new account', 5);
  const passwords = new Passwords();

  async function signIn(request: FastifyRequest, reply: FastifyReply, account: Account): Promise<SignedIn> {
    const token = newToken('session');
    await store.sessions.add({
      tokenHash: tokenHash(token),
      holder: { kind: 'account', account: account.id },
      expiresAt: now() + SESSION,
    });
    keep(request, reply, MAIN_COOKIE, token);
    return { account: account.name };
  }

  async function operator(request: FastifyRequest): Promise<void> {
    const caller = await identity.callerOf(request);
    if (!caller.operator) throw notAllowed(caller);
  }

  if (options.shared) {
    app.post(
      '/api/accounts',
      {
        schema: {
          summary: 'Make an account and sign in',
          tags: ['Roles'],
          body: credentialsSchema,
          response: { 201: signedInSchema },
        },
      },
      async (request, reply) => {
        await newAccounts(addressOf(request));
        const caller = await identity.callerOf(request);
        if (!options.registration && !caller.operator) throw new RequestProblem(403, 'registration-off');
        const { name, password } = request.body;
        const account = { id: shortId(12), name, passwordHash: await passwords.hash(password), createdAt: now() };
        if (!(await store.accounts.add(account))) throw new RequestProblem(409, 'name-taken');
        const signedIn = caller.operator ? { account: name } : await signIn(request, reply, account);
        return reply.code(201).send(signedIn);
      },
    );

    app.post(
      '/api/sign-in',
      {
        schema: {
          summary: 'Sign in with name and password',
          tags: ['Roles'],
          body: signInSchema,
          response: { 200: signedInSchema },
        },
      },
      async (request, reply) => {
        await signIns(addressOf(request));
        const { name, password } = request.body;
        await signInsOfAccount(name);
        const account = await store.accounts.byName(name);
        const right = await passwords.isRight(account?.passwordHash, password);
        if (!account || !right) throw new RequestProblem(401, 'wrong-password');
        return signIn(request, reply, account);
      },
    );

    app.post(
      '/api/accounts/password',
      {
        schema: {
          summary: 'Change the password; all sessions end',
          tags: ['Roles'],
          body: newPasswordSchema,
          response: { 204: nothingSchema },
        },
      },
      async (request, reply) => {
        await signIns(addressOf(request));
        const caller = await identity.callerOf(request);
        if (!caller.account) throw notAllowed(caller);
        const right = await passwords.isRight(caller.account.passwordHash, request.body.old);
        if (!right) throw new RequestProblem(401, 'wrong-password');
        await store.accounts.setPassword(caller.account.id, await passwords.hash(request.body.new));
        await context.streams.roleEnded({ of: 'account', account: caller.account.id });
        return reply.clearCookie(MAIN_COOKIE, { path: '/' }).code(204).send();
      },
    );
  }

  app.get(
    '/api/tokens',
    { schema: { summary: 'The tokens of programs', tags: ['Roles'], response: { 200: tokenListSchema } } },
    async (request) => {
      await operator(request);
      const tokens = await store.organisationTokens.list();
      return {
        tokens: tokens.map(({ id, label, createdAt, revokedAt }) => ({
          id,
          label,
          createdAt,
          ...(revokedAt !== undefined && { revokedAt }),
        })),
      };
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        summary: 'Make a token for a program; shown this once',
        tags: ['Roles'],
        body: newTokenSchema,
        response: { 201: madeTokenSchema },
      },
    },
    async (request, reply) => {
      await operator(request);
      const token = newToken('operator');
      const { label } = request.body;
      const id = shortId(12);
      await store.organisationTokens.add({ id, tokenHash: tokenHash(token), label, createdAt: now() });
      return reply.code(201).send({ id, label, token });
    },
  );

  app.delete(
    '/api/tokens/:token',
    {
      schema: {
        summary: 'Revoke a token',
        tags: ['Roles'],
        params: z.object({ token: z.string().max(40) }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      await operator(request);
      const token = (await store.organisationTokens.list()).find(({ id }) => id === request.params.token);
      if (!token || !(await store.organisationTokens.revoke(token.id, now()))) {
        throw new RequestProblem(404, 'not-found');
      }
      await context.streams.roleEnded({ of: 'token', hash: token.tokenHash });
      return reply.code(204).send();
    },
  );
}
