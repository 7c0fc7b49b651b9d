import { z } from 'zod';
import { imageUploadSchema, nothingSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { cleanImage } from '../../pictures/event-image.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { isUnchanged, sendUnchanged } from '../etags.ts';
import { contentOf } from '../responses.ts';
import { largeForDesk, visit, visitAsDesk } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });
const types = ['image/png', 'image/jpeg', 'image/webp'];

/** DK-24: the picture of the event. It is stored beside the log and deleted with the tournament. */
export function imageRoutes(app: App, context: Context): void {
  const { store } = context;

  app.get(
    '/api/tournaments/:id/image',
    {
      schema: {
        summary: 'The picture of the event; 204 where it has none',
        tags: ['Reading'],
        params,
        response: { 200: contentOf('The picture', types, z.string()), 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visit(context, request, request.params.id);
      const image = await store.images.of(tournament.id);
      // Most events have none: pages ask for it anyway, and that is not an error.
      if (!image) return reply.code(204).header('cache-control', 'private, no-cache').send();
      if (isUnchanged(request, reply, `"${image.hash}"`)) return sendUnchanged(reply);
      return reply
        .header('content-type', image.type)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(Buffer.from(image.data, 'base64'));
    },
  );

  app.put(
    '/api/tournaments/:id/image',
    {
      schema: {
        summary: 'Give the event a picture: PNG, JPEG or WebP by its content, at most 1 MB; metadata is removed',
        tags: ['Writing'],
        params,
        body: imageUploadSchema,
        response: { 204: nothingSchema },
      },
      ...largeForDesk(context),
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const image = cleanImage(Buffer.from(request.body.data, 'base64'));
      if (!image) throw new RequestProblem(422, 'bad-image');
      await store.images.set(tournament.id, image);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/tournaments/:id/image',
    {
      schema: {
        summary: 'Take the picture of the event away',
        tags: ['Writing'],
        params,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      await store.images.remove(tournament.id);
      return reply.code(204).send();
    },
  );
}
