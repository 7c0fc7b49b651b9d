import { z } from 'zod';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { notAllowed } from '../../auth/identity.ts';
import { seesAll } from '../../auth/roles.ts';
import { LiveStream } from '../../live/live-stream.ts';
import type { App, Context } from '../context.ts';
import { beginEvents } from '../event-stream.ts';
import { contentOf } from '../responses.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const version = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export function watchingRoutes(app: App, context: Context): void {
  app.get(
    '/api/tournaments/:id/live',
    {
      schema: {
        summary: 'The live stream (server-sent events): slices for everyone, entries with as=desk',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        querystring: z.object({
          as: z.enum(['public', 'player', 'scorekeeper', 'desk']).default('public'),
          after: version.optional(),
        }),
        response: {
          200: contentOf(
            'Events: slices (a SliceUpdate), entries (an EntryUpdate), reports, resume, reload, time, game, gone. ' +
              'Their id is the version.',
            'text/event-stream',
            z.string(),
          ),
        },
      },
      config: { compress: false },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { id } = request.params;
      const { as, after } = request.query;
      const admitted = async () => {
        const visitor = await (as === 'desk' ? visitAsDesk : visit)(context, request, id);
        const { role, player } = visitor.standing;
        const enters = seesAll(role) || role === 'scorekeeper';
        if ((as === 'player' && player === undefined) || (as === 'scorekeeper' && !enters))
          throw notAllowed(visitor.caller);
        return visitor;
      };
      const { tournament, standing } = await admitted();
      const lastId = version.safeParse(request.headers['last-event-id'] || undefined);
      const { out, compressed } = beginEvents(request, reply);
      const stream = new LiveStream(out, tournament, {
        audience: as === 'player' ? { kind: 'player', player: standing.player ?? '' } : { kind: as },
        after: lastId.success ? lastId.data : (after ?? 0),
        compressed,
        now: context.now,
        stillWelcome: () =>
          admitted().then(
            () => true,
            () => false,
          ),
      });
      context.streams.add(stream);
      out.on('close', () => context.streams.delete(stream));
    },
  );
}
