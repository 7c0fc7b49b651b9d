import { z } from 'zod';
import { logAgain } from '../../../hosting/creation.ts';
import { createdSchema, tournamentIdSchema, useAgainSchema } from '../../../protocol/wire.ts';
import { notAllowed, standingIn } from '../../auth/identity.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { nameInLog } from '../../auth/roles.ts';
import { idFor, shortId } from '../../auth/tokens.ts';
import { RequestProblem } from '../../problems.ts';
import { commandIdOf, idempotencyHeaders } from '../command-id.ts';
import type { App, Context } from '../context.ts';
import { newTournaments } from '../limits.ts';
import { visitAsDesk } from '../visitor.ts';

export function repeatingRoutes(app: App, context: Context): void {
  const { store, tournaments, now } = context;
  const mayBegin = newTournaments(context);

  /** What is stored beside the log about the event, not about its days (DK-24). */
  const takeAlong = async (from: string, to: string): Promise<void> => {
    const [image, contact] = [await store.images.of(from), await store.contacts.of(from)];
    if (image) await store.images.set(to, image);
    if (contact) await store.contacts.set(to, contact);
  };

  app.post(
    '/api/tournaments/:id/again',
    {
      schema: {
        operationId: 'playAgain',
        summary: 'Make a new tournament with the same players and settings',
        tags: ['Writing'],
        params: z.object({ id: tournamentIdSchema }),
        headers: idempotencyHeaders,
        body: useAgainSchema,
        response: { 201: createdSchema, 200: createdSchema },
      },
    },
    async (request, reply) => {
      const { caller, tournament } = await visitAsDesk(context, request, request.params.id);
      if (!caller.operator && !caller.account) throw notAllowed(caller);
      await mayBegin(caller);
      const given = commandIdOf(request.body, request.headers);
      const key = await store.secrets.keyFor('tournament-ids');
      const id = given === undefined ? shortId() : idFor(key, caller.account?.id ?? '', `again ${given}`);
      const by = nameInLog({ role: 'owner', label: caller.account?.name ?? '' });
      const { name } = request.body;
      const named = { id, name, secret: context.newSecret(name) };
      const { entries, state } = logAgain(context.formats, tournament.state.facts, named, { by, at: now() });
      const { about } = state.facts;
      if (!about) throw new RequestProblem(404, 'no-such-tournament');
      // Asked for again with the same id, it is there already.
      const here = await tournaments.find(id);
      // It may have come by a file that somebody else brought.
      if (here && standingIn(caller, id).role !== 'owner') throw new RequestProblem(409, 'id-in-use');
      if (here) return reply.code(200).send({ id, version: entries.length, path: `/t/${id}` });
      const answer = await store.events.append(id, 0, entries, {
        about: { name: about.name, format: about.format, listed: about.settings.listed },
        ...(caller.account && { roleLinks: [newRoleLink('owner', '', now(), { account: caller.account.id }).link] }),
      });
      if (answer.kind === 'conflict') throw new RequestProblem(409, 'id-in-use');
      await takeAlong(tournament.id, id);
      await tournaments.find(id);
      return reply.code(201).send({ id, version: entries.length, path: `/t/${id}` });
    },
  );
}
