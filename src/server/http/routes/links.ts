import { z } from 'zod';
import { nothingSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { linkListSchema, madeLinksSchema, newLinksSchema } from '../../../protocol/wire-roles.ts';
import { notAllowed } from '../../auth/identity.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { largeForDesk, visitAsDesk } from '../visitor.ts';

const HOUR = 3_600_000;
const params = z.object({ id: tournamentIdSchema });

/** DK-16: roles are given by links that can be revoked. The desk gives players theirs; all others come from the owner. */
export function linkRoutes(app: App, context: Context): void {
  const { store, now } = context;

  app.get(
    '/api/tournaments/:id/links',
    {
      schema: {
        operationId: 'listLinks',
        summary: 'The links of a tournament, oldest first',
        tags: ['Roles'],
        params,
        querystring: z.object({
          after: z.string().max(40).optional(),
          limit: z.coerce.number().int().min(1).max(5_000).default(1_000),
        }),
        response: { 200: linkListSchema },
      },
    },
    async (request) => {
      const { standing, tournament } = await visitAsDesk(context, request, request.params.id);
      const links = await store.roleLinks.of(tournament.id);
      const visible = links.filter(({ role }) => standing.role === 'owner' || role === 'player');
      const { after, limit } = request.query;
      const first = after === undefined ? 0 : visible.findIndex(({ id }) => id === after) + 1;
      const page = visible.slice(first, first + limit);
      const last = first + limit < visible.length ? page.at(-1) : undefined;
      return {
        ...(last && { next: last.id }),
        links: page.map(({ id, role, label, account, createdAt, revokedAt, expiresAt }) => ({
          id,
          role,
          label,
          createdAt,
          ...(account !== undefined && { account }),
          ...(revokedAt !== undefined && { revokedAt }),
          ...(expiresAt !== undefined && { expiresAt }),
        })),
      };
    },
  );

  app.post(
    '/api/tournaments/:id/links',
    {
      schema: {
        operationId: 'makeLinks',
        summary: 'Make links; their tokens are shown this once',
        tags: ['Roles'],
        params,
        body: newLinksSchema,
        response: { 201: madeLinksSchema },
      },
      ...largeForDesk(context),
    },
    async (request, reply) => {
      const { standing, caller, tournament } = await visitAsDesk(context, request, request.params.id);
      const { body } = request;
      if (body.role !== 'player' && standing.role !== 'owner') throw notAllowed(caller);
      const labels = body.role === 'player' ? body.players : [body.label];
      if (body.role === 'player') {
        const { players } = tournament.state.facts;
        const unknown = body.players.find((player) => !players.has(player));
        if (unknown !== undefined) throw new RefusedByRules({ code: 'unknown-player', details: { player: unknown } });
      }
      const at = now();
      const expiry = body.hours === undefined ? {} : { expiresAt: at + body.hours * HOUR };
      const made = labels.map((label) => newRoleLink(body.role, label, at, expiry));
      await store.roleLinks.add(
        tournament.id,
        made.map(({ link }) => link),
      );
      return reply.code(201).send({
        links: made.map(({ link, path }) => ({
          id: link.id,
          role: body.role,
          label: link.label,
          path,
          ...(body.role === 'player' && { player: link.label }),
        })),
      });
    },
  );

  app.delete(
    '/api/tournaments/:id/links/:link',
    {
      schema: {
        operationId: 'revokeLink',
        summary: 'Revoke a link; it stops working at once',
        tags: ['Roles'],
        params: z.object({ id: tournamentIdSchema, link: z.string().max(40) }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { standing, caller, tournament } = await visitAsDesk(context, request, request.params.id);
      const link = await store.roleLinks.get(request.params.link);
      if (!link || link.stream !== tournament.id) throw new RequestProblem(404, 'no-such-link');
      if (link.role !== 'player' && standing.role !== 'owner') throw notAllowed(caller);
      // Whoever was given an owner link does not put out the account whose tournament it is.
      const byAccount = caller.links.some(({ stream, account }) => stream === tournament.id && account !== undefined);
      if (link.account !== undefined && !caller.operator && !byAccount) throw notAllowed(caller);
      await store.roleLinks.revoke(tournament.id, link.id, now());
      await context.streams.roleEnded({ of: 'tournament', tournament: tournament.id });
      return reply.code(204).send();
    },
  );
}
