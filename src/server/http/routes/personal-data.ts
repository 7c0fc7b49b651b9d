import { z } from 'zod';
import type { Player } from '../../../engine/index.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import {
  type AccountData,
  accountDataSchema,
  type PlayerData,
  playerDataSchema,
} from '../../../protocol/wire-personal.ts';
import { MAIN_COOKIE, notAllowed } from '../../auth/identity.ts';
import { tokenHash } from '../../auth/tokens.ts';
import { RequestProblem } from '../../problems.ts';
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
      const player = state.facts.players.get(id);
      if (!player) throw new RequestProblem(404, 'not-found');
      // Of others, what everyone may read (DK-16).
      const view = await wholeView(tournament, 'public');
      const names = new Map(view.players.map((one) => [one.id, one.name]));
      const place = view.standings.find((row) => row.player === id)?.place;
      const links = (await store.roleLinks.of(tournament.id)).filter(
        ({ role, label }) => role === 'player' && label === id,
      );
      const contact = await store.contacts.of(tournament.id, id);
      const accesses = await store.accesses.list({ of: 'player', stream: tournament.id, player: id }, MAX_ACCESSES);
      const data: PlayerData = {
        tournament: { id: tournament.id, name: view.name },
        player: toldOf(player),
        ...(contact !== undefined && { contact }),
        keptApartFrom: state.facts.keepApart.filter((pair) => pair.includes(id)).length,
        ...(place !== undefined && view.rounds.length > 0 && { place }),
        matches: view.rounds.flatMap((round) =>
          round.matches
            .filter(({ seats }) => seats.includes(id))
            .map(({ table, seats, games }) => ({
              round: round.number,
              table,
              with: seats.filter((seat) => seat !== id).map((seat) => names.get(seat) ?? seat),
              results: games.flatMap(({ result }) => (result === undefined ? [] : [result])),
            })),
        ),
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

const toldOf = ({ id, name, club, rating, externalId, metadata, approved, checkedIn, fixedTable }: Player) => ({
  id,
  name,
  ...(club !== undefined && { club }),
  ...(rating && { rating: rating.rating / 100 }),
  ...(externalId !== undefined && { externalId }),
  ...(metadata && { metadata: { ...metadata } }),
  approved,
  checkedIn,
  ...(fixedTable !== undefined && { fixedTable }),
});
