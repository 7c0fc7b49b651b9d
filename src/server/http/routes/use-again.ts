import { z } from 'zod';
import { type Command, type Entry, emptyState, type Facts, submit } from '../../../engine/index.ts';
import { createdSchema, tournamentIdSchema, useAgainSchema } from '../../../protocol/wire.ts';
import { notAllowed, standingIn } from '../../auth/identity.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { nameInLog } from '../../auth/roles.ts';
import { idFor, newSecret, shortId } from '../../auth/tokens.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import { commandIdOf, idempotencyHeaders } from '../command-id.ts';
import type { App, Context } from '../context.ts';
import { visitAsDesk } from '../visitor.ts';

/** DK-32: what a new event copies from this one: settings, players, and details of the venue; never its days. */
function commandsFor({ about, players, event }: Facts, id: string, name: string): readonly Command[] {
  if (!about) return [];
  const { format, config, settings } = about;
  const { firstDay: _first, lastDay: _last, startTime: _start, ...lasting } = event ?? {};
  const entered = [...players.values()]
    .filter(({ approved }) => approved)
    .map((player) => ({
      name: player.name,
      ...(player.club !== undefined && { club: player.club }),
      ...(player.rating && { rating: player.rating.rating / 100 }),
    }));
  return [
    { type: 'CreateTournament', id, name, format, config: { ...(config as object) }, settings, secret: newSecret() },
    ...(Object.keys(lasting).length > 0 ? [{ type: 'DescribeEvent', ...lasting } as const] : []),
    ...(entered.length > 0 ? [{ type: 'AddPlayers', players: entered } as const] : []),
  ];
}

export function repeatingRoutes(app: App, context: Context): void {
  const { store, tournaments, now } = context;

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
      const given = commandIdOf(request.body, request.headers);
      const key = await store.secrets.keyFor('tournament-ids');
      const id = given === undefined ? shortId() : idFor(key, caller.account?.id ?? '', `again ${given}`);
      const by = nameInLog({ role: 'owner', label: caller.account?.name ?? '' });
      let state = emptyState;
      const entries: Entry[] = [];
      for (const [at, command] of commandsFor(tournament.state.facts, id, request.body.name).entries()) {
        const decided = submit(state, { commandId: `again-${id}-${at}`, at: now(), by, command });
        if (!decided.ok) throw new RefusedByRules(decided.error, state);
        entries.push(decided.value.entry);
        state = decided.value.state;
      }
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
