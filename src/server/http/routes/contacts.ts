import { z } from 'zod';
import { contactLine } from '../../../hosting/contact-line.ts';
import { contactSchema, nothingSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { visit, visitAsDesk } from '../visitor.ts';

/** DK-24: the organiser's contact details, for everyone; DK-28: a player's, for the desk only. */
export function contactRoutes(app: App, context: Context): void {
  const { store } = context;
  const ofEvent = z.object({ id: tournamentIdSchema });
  const ofPlayer = z.object({ id: tournamentIdSchema, player: z.string().max(40) });

  app.get(
    '/api/tournaments/:id/contact',
    {
      schema: {
        summary: 'How to reach whoever runs the event; empty where nothing is said of it',
        tags: ['Reading'],
        params: ofEvent,
        response: { 200: contactSchema },
      },
    },
    async (request) => {
      const { tournament } = await visit(context, request, request.params.id);
      return { contact: (await store.contacts.of(tournament.id)) ?? '' };
    },
  );

  app.put(
    '/api/tournaments/:id/contact',
    {
      schema: {
        summary: 'Say how to reach whoever runs the event: beside the log, for everyone to read',
        tags: ['Writing'],
        params: ofEvent,
        body: contactSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      await store.contacts.set(tournament.id, contactLine(request.body));
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/tournaments/:id/players/:player/contact',
    {
      schema: {
        summary: 'How to reach a player, for the desk; empty where nothing is known',
        tags: ['Reading'],
        params: ofPlayer,
        response: { 200: contactSchema },
      },
    },
    async (request) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      return { contact: (await store.contacts.of(tournament.id, request.params.player)) ?? '' };
    },
  );

  app.put(
    '/api/tournaments/:id/players/:player/contact',
    {
      schema: {
        summary: 'Note how to reach a player: beside the log, in no file, for the desk alone',
        tags: ['Writing'],
        params: ofPlayer,
        body: contactSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const { player } = request.params;
      if (!tournament.state.facts.players.has(player)) throw new RequestProblem(404, 'not-found');
      await store.contacts.set(tournament.id, contactLine(request.body), player);
      return reply.code(204).send();
    },
  );
}
