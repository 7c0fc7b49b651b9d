import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nothingSchema } from '../../../protocol/wire.ts';
import { madeTokenSchema, newTokenSchema, tokenListSchema } from '../../../protocol/wire-roles.ts';
import { isGood } from '../../auth/identity.ts';
import { leavesAWayIn } from '../../auth/operator-token.ts';
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
      return { tokens: tokens.map(({ tokenHash: _, account: __, madeBy: ___, ...token }) => token) };
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        operationId: 'makeToken',
        summary: 'Make a token for a program; shown this once',
        description: 'One that is made with a token ends with that token, by its date or when it is revoked.',
        tags: ['Roles'],
        body: newTokenSchema,
        response: { 201: madeTokenSchema },
      },
    },
    async (request, reply) => {
      const { account: holder, token: maker } = await signedIn(context, request);
      const account = holder?.id;
      const token = newToken(account === undefined ? 'operator' : 'account');
      const { label, scope, days } = request.body;
      const id = shortId(12);
      const at = now();
      const ends = [
        ...(days === undefined ? [] : [at + days * DAY]),
        ...(maker?.expiresAt === undefined ? [] : [maker.expiresAt]),
      ];
      await store.tokens.add({
        id,
        tokenHash: tokenHash(token),
        label,
        createdAt: at,
        scope,
        ...(account !== undefined && { account }),
        ...(ends.length > 0 && { expiresAt: Math.min(...ends) }),
        ...(maker && { madeBy: maker.id }),
      });
      // Its maker may have been revoked meanwhile, and did not yet have it to take along.
      const still = maker && (await store.tokens.find(maker.tokenHash));
      if (maker && !(still && isGood(still, now()))) {
        await store.tokens.revoke(account, id, now());
        throw new RequestProblem(401, 'bad-token');
      }
      return reply.code(201).send({ id, label, token });
    },
  );

  app.delete(
    '/api/tokens/:token',
    {
      schema: {
        operationId: 'revokeToken',
        summary: 'Revoke a token, and all that were made with it',
        description: 'The last token by which the operator comes in is not revoked: 409 with `last-way-in`.',
        tags: ['Roles'],
        params: z.object({ token: z.string().max(40) }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const account = await holderOf(request);
      const { token } = request.params;
      // An account has its password besides; the operator has nothing but tokens.
      const own = account === undefined ? await store.tokens.of(undefined) : [];
      const open = own.find(({ id, revokedAt }) => id === token && revokedAt === undefined);
      if (open && !leavesAWayIn(own, token, now())) throw new RequestProblem(409, 'last-way-in');
      const revoked = await store.tokens.revoke(account, token, now());
      if (revoked.length === 0) throw new RequestProblem(404, 'not-found');
      for (const hash of revoked) await context.streams.roleEnded({ of: 'token', hash });
      return reply.code(204).send();
    },
  );
}
