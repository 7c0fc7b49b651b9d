import { z } from 'zod';
import { nothingSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { nextStartSchema, wallStateSchema } from '../../../protocol/wire-wall.ts';
import type { App, Context } from '../context.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });

/** DK-14: the desk holds a scene, shows a message or says when it goes on; screens and phones ask every few seconds. */
export function wallRoutes(app: App, context: Context): void {
  const { store } = context;

  app.get(
    '/api/tournaments/:id/wall',
    {
      schema: {
        operationId: 'readWall',
        summary: 'What the desk wants the wall screen to show',
        tags: ['Reading'],
        params,
        response: { 200: wallStateSchema },
      },
    },
    async (request) => {
      const { tournament } = await visit(context, request, request.params.id);
      // What a newer program wrote may name a scene that this one does not have.
      return wallStateSchema.safeParse(await store.walls.of(tournament.id)).data ?? {};
    },
  );

  app.put(
    '/api/tournaments/:id/wall',
    {
      schema: {
        operationId: 'showOnWall',
        summary: 'Hold a scene of the wall screen, or show a message; nothing lets it go on by itself',
        tags: ['Writing'],
        params,
        body: wallStateSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      await store.walls.set(tournament.id, request.body);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/tournaments/:id/next-start',
    {
      schema: {
        operationId: 'readNextStart',
        summary: 'When the next round begins, as the desk has said it; empty where it has not',
        tags: ['Reading'],
        params,
        response: { 200: nextStartSchema },
      },
    },
    async (request) => {
      const { tournament } = await visit(context, request, request.params.id);
      const next = await store.starts.of(tournament.id);
      return next ? { next } : {};
    },
  );

  app.put(
    '/api/tournaments/:id/next-start',
    {
      schema: {
        operationId: 'setNextStart',
        summary: 'Say when the next round begins: beside the log, for everyone to read; nothing takes it back',
        tags: ['Writing'],
        params,
        body: nextStartSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      await store.starts.set(tournament.id, request.body.next);
      return reply.code(204).send();
    },
  );
}
