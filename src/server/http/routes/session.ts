import { z } from 'zod';
import { nothingSchema } from '../../../protocol/wire.ts';
import { signedInSchema, signInSchema, whoamiSchema } from '../../../protocol/wire-roles.ts';
import { isGood, MAIN_COOKIE, roleCookie } from '../../auth/identity.ts';
import type { Passwords } from '../../auth/passwords.ts';
import { passSecondStep } from '../../auth/second-step.ts';
import { kindOfToken, tokenHash } from '../../auth/tokens.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import type { AccessLog } from '../access-log.ts';
import type { App, Context } from '../context.ts';
import { addressOf, type Limit, limit, MINUTE } from '../limits.ts';
import { keep, knownFor, openSession } from '../signed-in.ts';

/** Where a link leads once it has been used. */
const pageFor = (tournament: string, role: string): string =>
  role === 'player' || role === 'public' ? `/t/${tournament}/me` : `/t/${tournament}/desk`;

/** Coming in, by a link or with a password, and going out again. */
export function sessionRoutes(
  app: App,
  context: Context,
  options: SettledOptions,
  {
    passwords,
    accesses,
    codes,
  }: { readonly passwords: Passwords; readonly accesses: AccessLog; readonly codes: Limit },
): void {
  const { store, now } = context;
  const signIns = limit(context, 'sign-in', 10);
  /** In addition: someone who guesses from many addresses guesses one account's password. */
  const signInsOfAccount = limit(context, 'sign-in of account', 20, 10 * MINUTE);
  /** Instead, where its holder has signed in before: strangers who guess cannot keep them out. */
  const signInsOfBrowser = limit(context, 'sign-in of browser', 20, 10 * MINUTE);

  // DK-16, DK-17: a private link puts its token into a cookie and leaves the address bar.
  app.get(
    '/enter/:token',
    { schema: { hide: true, params: z.object({ token: z.string().max(200) }) } },
    async (request, reply) => {
      const { token } = request.params;
      const hash = tokenHash(token);
      reply.header('cache-control', 'no-store');
      switch (kindOfToken(token)) {
        case 'operator': {
          const found = await store.tokens.find(hash);
          if (!found || !isGood(found, now())) break;
          keep(request, reply, MAIN_COOKIE, token);
          accesses.note(request, { kind: 'link-opened', what: found.label });
          return reply.redirect('/', 303);
        }
        case 'role': {
          const link = await store.roleLinks.find(hash);
          if (!link || !isGood(link, now())) break;
          keep(request, reply, roleCookie(link.stream), token);
          const what = `${link.role} ${link.label}`.trim();
          accesses.note(request, { kind: 'link-opened', what, stream: link.stream });
          return reply.redirect(pageFor(link.stream, link.role), 303);
        }
      }
      // People are told on a page, programs by the answer.
      if (/\btext\/html\b/.test(request.headers.accept ?? '')) return reply.redirect('/?link=gone', 303);
      throw new RequestProblem(404, 'no-such-link');
    },
  );

  app.get(
    '/api/me',
    {
      schema: {
        operationId: 'whoAmI',
        summary: 'Who you are on this server',
        tags: ['Roles'],
        response: { 200: whoamiSchema },
      },
    },
    async (request) => {
      const { operator, account } = await context.identity.callerOf(request);
      const { shared, registration, oidcIssuer, oidcName } = options;
      const provided = shared && oidcIssuer !== undefined;
      const identities = provided && account ? await store.identities.of(account.id) : [];
      return {
        operator,
        shared,
        registration: shared && registration,
        ...(account && { account: account.name }),
        ...(provided && { provider: oidcName }),
        ...(provided && account && { connected: identities.length > 0 }),
      };
    },
  );

  if (options.shared) {
    app.post(
      '/api/sign-in',
      {
        schema: {
          operationId: 'signIn',
          summary: 'Sign in with name and password, and a code where the account has a second step',
          tags: ['Roles'],
          body: signInSchema,
          response: { 200: signedInSchema },
        },
      },
      async (request, reply) => {
        await signIns(addressOf(request));
        const { name, password, code } = request.body;
        const account = await store.accounts.byName(name);
        const known = account && (await knownFor(context, request, account));
        await (known === undefined ? signInsOfAccount(name) : signInsOfBrowser(known));
        const right = await passwords.isRight(account?.passwordHash, password);
        if (account && !right) accesses.note(request, { kind: 'sign-in-refused', what: name, account: account.id });
        if (!account || !right) throw new RequestProblem(401, 'wrong-password');
        await passSecondStep(store, account, code, { now, limit: codes }).catch((error: unknown) => {
          if (code !== undefined) accesses.note(request, { kind: 'sign-in-refused', what: name, account: account.id });
          throw error;
        });
        accesses.note(request, { kind: 'signed-in', what: name, account: account.id });
        return openSession(context, request, reply, account);
      },
    );
  }

  app.post(
    '/api/sign-out',
    {
      schema: {
        operationId: 'signOut',
        summary: 'Forget this browser’s cookie',
        tags: ['Roles'],
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const token = request.cookies[MAIN_COOKIE];
      // Only where someone was signed in is there anyone to show out.
      const hash = token !== undefined && kindOfToken(token) === 'session' ? tokenHash(token) : undefined;
      if (hash !== undefined && (await store.sessions.remove(hash))) {
        await context.streams.roleEnded({ of: 'token', hash });
      }
      return reply.clearCookie(MAIN_COOKIE, { path: '/' }).code(204).send();
    },
  );
}
