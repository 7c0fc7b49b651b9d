import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nothingSchema } from '../../../protocol/wire.ts';
import { madeTokenSchema, newTokenSchema, tokenListSchema } from '../../../protocol/wire-roles.ts';
import { newToken, shortId, tokenHash } from '../../auth/tokens.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { signedIn } from '../visitor.ts';

const DAY = 24 * 3600 * 1000;

/** DK-17: tokens for programs, in the name of an account or of the operator. */
export function tokenRoutes(app: App, context: Context): void {
  const { store, now } = context;

  /** Whose tokens are spoken of: an account's own, or the operator's. */
  async function holderOf(request: FastifyRequest): Promise<string | undefined> {
    return (await signedIn(context, request)).account?.id;
  }

  app.get(
    '/api/tokens',
    {
      schema: {
        operationId: 'listTokens',
        summary: 'Your tokens for programs',
        tags: ['Roles'],
        response: { 200: tokenListSchema },
      },
    },
    async (request) => {
      const tokens = await store.tokens.of(await holderOf(request));
      return { tokens: tokens.map(({ tokenHash: _, account: __, ...token }) => token) };
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        operationId: 'makeToken',
        summary: 'Make a token for a program; shown this once',
        tags: ['Roles'],
        body: newTokenSchema,
        response: { 201: madeTokenSchema },
      },
    },
    async (request, reply) => {
      const account = await holderOf(request);
      const token = newToken(account === undefined ? 'operator' : 'account');
      const { label, scope, days } = request.body;
      const id = shortId(12);
      const at = now();
      await store.tokens.add({
        id,
        tokenHash: tokenHash(token),
        label,
        createdAt: at,
        scope,
        ...(account !== undefined && { account }),
        ...(days !== undefined && { expiresAt: at + days * DAY }),
      });
      return reply.code(201).send({ id, label, token });
    },
  );

  app.delete(
    '/api/tokens/:token',
    {
      schema: {
        operationId: 'revokeToken',
        summary: 'Revoke a token',
        tags: ['Roles'],
        params: z.object({ token: z.string().max(40) }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const account = await holderOf(request);
      const token = (await store.tokens.of(account)).find(({ id }) => id === request.params.token);
      if (!token || !(await store.tokens.revoke(account, token.id, now()))) throw new RequestProblem(404, 'not-found');
      await context.streams.roleEnded({ of: 'token', hash: token.tokenHash });
      return reply.code(204).send();
    },
  );
}
