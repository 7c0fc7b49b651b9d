import { z } from 'zod';
import { playerTold } from '../../../hosting/personal-data.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import {
  type AccountData,
  accountDataSchema,
  type PlayerData,
  playerDataSchema,
} from '../../../protocol/wire-personal.ts';
import { MAIN_COOKIE, notAllowed } from '../../auth/identity.ts';
import { tokenHash } from '../../auth/tokens.ts';
import type { App, Context } from '../context.ts';
import { wholeView } from '../documents.ts';
import { sessionsSeen } from '../own-account.ts';
import { attachment } from '../responses.ts';
import { visit } from '../visitor.ts';

const MAX_ACCESSES = 1_000;

/** DK-31: a person's own data, as one document to take away. */
export function personalDataRoutes(app: App, context: Context): void {
  const { store, identity, now } = context;

  app.get(
    '/api/tournaments/:id/players/:player/data',
    {
      schema: {
        operationId: 'readPersonalData',
        summary: 'Everything that is stored about a player, for that player and for the owner',
        tags: ['Files'],
        params: z.object({ id: tournamentIdSchema, player: z.string().max(40) }),
        response: { 200: playerDataSchema },
      },
    },
    async (request, reply) => {
      const { caller, standing, tournament } = await visit(context, request, request.params.id);
      const { player: id } = request.params;
      if (standing.role !== 'owner' && standing.player !== id) throw notAllowed(caller);
      const { state } = tournament;
      // Of others, what everyone may read (DK-16).
      const told = playerTold(tournament.id, state, await wholeView(tournament, 'public'), id);
      const links = (await store.roleLinks.of(tournament.id)).filter(
        ({ role, label }) => role === 'player' && label === id,
      );
      const contact = await store.contacts.of(tournament.id, id);
      const accesses = await store.accesses.list({ of: 'player', stream: tournament.id, player: id }, MAX_ACCESSES);
      const data: PlayerData = {
        ...told,
        ...(contact !== undefined && { contact }),
        links: links.map(({ createdAt, expiresAt, revokedAt }) => ({
          createdAt,
          ...(expiresAt !== undefined && { expiresAt }),
          ...(revokedAt !== undefined && { revokedAt }),
        })),
        accesses: accesses.map(({ stream: _, account: __, ...access }) => access),
      };
      return reply.header('content-disposition', attachment(`${tournament.id}-${id}.json`)).send(data);
    },
  );

  app.get(
    '/api/account/data',
    {
      schema: {
        operationId: 'readAccountData',
        summary: 'Everything that is stored about your account',
        tags: ['Roles'],
        response: { 200: accountDataSchema },
      },
    },
    async (request, reply) => {
      const caller = await identity.callerOf(request);
      const { account } = caller;
      if (!account) throw notAllowed(caller);
      const current = tokenHash(request.cookies[MAIN_COOKIE] ?? '');
      const tournaments: AccountData['tournaments'] = [];
      for (const { stream, role } of await store.roleLinks.ofAccount(account.id)) {
        const head = await store.events.head(stream);
        if (head) tournaments.push({ id: stream, name: head.name, role });
      }
      const sessions = await store.sessions.ofAccount(account.id, now());
      const accesses = await store.accesses.list({ of: 'account', account: account.id }, MAX_ACCESSES);
      const data: AccountData = {
        account: { name: account.name, createdAt: account.createdAt },
        sessions: sessionsSeen(sessions, current),
        tokens: (await store.tokens.of(account.id)).map(({ tokenHash: _, account: __, ...token }) => token),
        accesses: accesses.map(({ stream: _, account: __, ...access }) => access),
        identities: await store.identities.of(account.id),
        tournaments,
      };
      return reply.header('content-disposition', attachment(`${account.name}.json`)).send(data);
    },
  );
}
