import { z } from 'zod';
import { nothingSchema } from '../../../protocol/wire.ts';
import {
  accountRemovalSchema,
  credentialsSchema,
  newPasswordSchema,
  passwordResetSchema,
  sessionListSchema,
  signedInSchema,
} from '../../../protocol/wire-roles.ts';
import { MAIN_COOKIE } from '../../auth/identity.ts';
import type { Passwords } from '../../auth/passwords.ts';
import { shortId, tokenHash } from '../../auth/tokens.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { addressOf, limit } from '../limits.ts';
import { type OwnAccount, sessionsSeen } from '../own-account.ts';
import { openSession } from '../signed-in.ts';

/** DK-17: accounts with a password, on a shared server. */
export function accountRoutes(
  app: App,
  context: Context,
  options: SettledOptions,
  { passwords, own }: { readonly passwords: Passwords; readonly own: OwnAccount },
): void {
  if (!options.shared) return;
  const { store, identity, now } = context;
  const newAccounts = limit(context, 'new account', 5);
  const resets = limit(context, 'reset', 10);

  async function endTokensOf(account: string): Promise<void> {
    for (const { id } of await store.tokens.of(account)) await store.tokens.revoke(account, id, now());
  }

  app.post(
    '/api/accounts',
    {
      schema: {
        operationId: 'signUp',
        summary: 'Create an account and sign in',
        tags: ['Roles'],
        body: credentialsSchema,
        response: { 201: signedInSchema },
      },
    },
    async (request, reply) => {
      const caller = await identity.callerOf(request);
      if (!options.registration && !caller.operator) throw new RequestProblem(403, 'registration-off');
      if (!caller.operator) await newAccounts(addressOf(request));
      const { name, password } = request.body;
      const account = { id: shortId(12), name, passwordHash: await passwords.hash(password), createdAt: now() };
      if (!(await store.accounts.add(account))) throw new RequestProblem(409, 'name-taken');
      const signedIn = caller.operator ? { account: name } : await openSession(context, request, reply, account);
      return reply.code(201).send(signedIn);
    },
  );

  app.post(
    '/api/accounts/password',
    {
      schema: {
        operationId: 'changePassword',
        summary: 'Change the password; every other session ends',
        tags: ['Roles'],
        body: newPasswordSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const account = await own.checked(request, request.body.old);
      await store.accounts.setPassword(account.id, await passwords.hash(request.body.new));
      if (request.body.endTokens) await endTokensOf(account.id);
      await context.streams.roleEnded({ of: 'account', account: account.id });
      await openSession(context, request, reply, account);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/accounts/reset',
    {
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a new password with the one-time link of the operator, and sign in; every session ends',
        tags: ['Roles'],
        body: passwordResetSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      await resets(addressOf(request));
      const { token, password } = request.body;
      const passwordHash = await passwords.hash(password);
      const id = await store.accounts.takeReset(tokenHash(token), now());
      const account = id === undefined ? undefined : await store.accounts.get(id);
      if (!account) throw new RequestProblem(404, 'no-such-link');
      await store.accounts.setPassword(account.id, passwordHash);
      if (request.body.endTokens) await endTokensOf(account.id);
      await context.streams.roleEnded({ of: 'account', account: account.id });
      // The link does not bypass the second step: someone who has one signs in with the new password and a code.
      if ((await store.secondSteps.get(account.id))?.confirmedAt !== undefined) return { account: account.name };
      return openSession(context, request, reply, account);
    },
  );

  app.delete(
    '/api/account',
    {
      schema: {
        operationId: 'deleteAccount',
        summary: 'Delete your account with its sessions and tokens; its tournaments stay with the operator',
        tags: ['Roles'],
        body: accountRemovalSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const account = await own.checked(request, request.body.password);
      await store.accounts.remove(account.id);
      await context.streams.roleEnded({ of: 'account', account: account.id });
      return reply.clearCookie(MAIN_COOKIE, { path: '/' }).code(204).send();
    },
  );

  app.get(
    '/api/account/sessions',
    {
      schema: {
        operationId: 'listSessions',
        summary: 'Where you are signed in',
        tags: ['Roles'],
        response: { 200: sessionListSchema },
      },
    },
    async (request) => {
      const { id } = await own.of(request);
      const current = tokenHash(request.cookies[MAIN_COOKIE] ?? '');
      return { sessions: sessionsSeen(await store.sessions.ofAccount(id, now()), current) };
    },
  );

  app.delete(
    '/api/account/sessions/:session',
    {
      schema: {
        operationId: 'endSession',
        summary: 'End a session; whoever uses it is signed out at once',
        tags: ['Roles'],
        params: z.object({ session: z.string().max(40) }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { id } = await own.of(request);
      if (!(await store.sessions.end(id, request.params.session))) throw new RequestProblem(404, 'not-found');
      await context.streams.roleEnded({ of: 'account', account: id });
      return reply.code(204).send();
    },
  );
}
