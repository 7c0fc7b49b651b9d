import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nothingSchema } from '../../../protocol/wire.ts';
import { whoamiSchema } from '../../../protocol/wire-roles.ts';
import { MAIN_COOKIE, roleCookie } from '../../auth/identity.ts';
import { kindOfToken, tokenHash } from '../../auth/tokens.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';

const YEAR = 365 * 24 * 3600;

/** Http-only and same-site; `secure` only where there is TLS, since a hall has none (DK-23). */
export function keep(request: FastifyRequest, reply: FastifyReply, name: string, token: string): void {
  reply.setCookie(name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
}

/** Where a link leads once it has been used. */
const pageFor = (tournament: string, role: string): string =>
  role === 'player' || role === 'public' ? `/t/${tournament}/me` : `/t/${tournament}/desk`;

export function enteringRoutes(app: App, context: Context, options: SettledOptions): void {
  const { store } = context;

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
          const found = await store.organisationTokens.find(hash);
          if (!found || found.revokedAt !== undefined) break;
          keep(request, reply, MAIN_COOKIE, token);
          return reply.redirect('/', 303);
        }
        case 'role': {
          const link = await store.roleLinks.find(hash);
          if (!link || link.revokedAt !== undefined) break;
          keep(request, reply, roleCookie(link.stream), token);
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
        summary: 'Who you are on this server',
        tags: ['Roles'],
        response: { 200: whoamiSchema },
      },
    },
    async (request) => {
      const { operator, account } = await context.identity.callerOf(request);
      const { shared, registration } = options;
      return { operator, shared, registration: shared && registration, ...(account && { account: account.name }) };
    },
  );

  app.post(
    '/api/sign-out',
    { schema: { summary: 'Forget this browser’s cookie', tags: ['Roles'], response: { 204: nothingSchema } } },
    async (request, reply) => {
      const token = request.cookies[MAIN_COOKIE];
      // Without a session nobody's role ends, and no stream is asked.
      const hash = token !== undefined && kindOfToken(token) === 'session' ? tokenHash(token) : undefined;
      if (hash !== undefined && (await store.sessions.find(hash, context.now()))) {
        await store.sessions.remove(hash);
        await context.streams.roleEnded({ of: 'token', hash });
      }
      return reply.clearCookie(MAIN_COOKIE, { path: '/' }).code(204).send();
    },
  );
}
