import { z } from 'zod';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { languages } from '../../../words/index.ts';
import { publicName } from '../../live/snapshot.ts';
import { Painter } from '../../pictures/painter.ts';
import type { App, Context } from '../context.ts';
import { isUnchanged, sendUnchanged } from '../etags.ts';
import { languageOf } from '../language.ts';
import { contentOf } from '../responses.ts';
import { visit } from '../visitor.ts';

export function pictureRoutes(app: App, context: Context): void {
  const painter = new Painter();

  app.get(
    '/api/tournaments/:id/preview.png',
    {
      schema: {
        operationId: 'readPicture',
        summary: 'A picture of where the event stands, for link previews',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        querystring: z.object({
          language: z.enum(languages).optional(),
          at: z.string().max(80).optional().describe('Names the version, so that a new one has a new address.'),
        }),
        response: { 200: contentOf('The picture, 1200 × 630', 'image/png', z.string()) },
      },
    },
    async (request, reply) => {
      const { id, state, derived } = (await visit(context, request, request.params.id)).tournament;
      const language = request.query.language ?? languageOf(request);
      const image = await context.store.images.of(id);
      const name = `${id}-${publicName(state)}-${language}-${image?.hash ?? ''}`;
      if (isUnchanged(request, reply, `"${name}"`)) return sendUnchanged(reply);
      const picture = await painter.paint(name, derived, language, image);
      return (
        reply
          .header('content-type', 'image/png')
          .header('x-content-type-options', 'nosniff')
          // Other sites show it beside the link.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture)
      );
    },
  );
}
