import { z } from 'zod';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { type AccessList, accessListSchema } from '../../../protocol/wire-accesses.ts';
import type { AccessSubject } from '../../../store/index.ts';
import { notAllowed } from '../../auth/identity.ts';
import type { SettledOptions } from '../../operations/options.ts';
import type { App, Context } from '../context.ts';
import { visitAsOwner } from '../visitor.ts';

const page = z.object({ limit: z.coerce.number().int().min(1).max(1_000).default(200) });

/** Who was here. A tournament's are its owner's, an account's its holder's, the rest the operator's. */
export function accessRoutes(app: App, context: Context, { accessDays: days }: SettledOptions): void {
  const { store, identity } = context;

  async function listOf(subject: AccessSubject, limit: number): Promise<AccessList> {
    const accesses = await store.accesses.list(subject, limit);
    return { days, accesses: accesses.map(({ stream: _, account: __, ...access }) => access) };
  }

  app.get(
    '/api/tournaments/:id/accesses',
    {
      schema: {
        operationId: 'listAccesses',
        summary: 'Who opened which link of the tournament and took files away, and from where; for its owner',
        tags: ['Roles'],
        params: z.object({ id: tournamentIdSchema }),
        querystring: page,
        response: { 200: accessListSchema },
      },
    },
    async (request) => {
      const { tournament } = await visitAsOwner(context, request, request.params.id);
      return listOf({ of: 'tournament', stream: tournament.id }, request.query.limit);
    },
  );

  app.get(
    '/api/account/accesses',
    {
      schema: {
        operationId: 'listOwnAccesses',
        summary: 'Who signed in to your account and who tried to; for the operator, to the whole server',
        tags: ['Roles'],
        querystring: page,
        response: { 200: accessListSchema },
      },
    },
    async (request) => {
      const caller = await identity.callerOf(request);
      const { limit } = request.query;
      if (caller.operator) return listOf({ of: 'server' }, limit);
      if (!caller.account) throw notAllowed(caller);
      return listOf({ of: 'account', account: caller.account.id }, limit);
    },
  );
}
