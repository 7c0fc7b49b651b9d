import { playerListSchema } from '../../../protocol/wire.ts';
import { readListSchema } from '../../../protocol/wire-answers.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { contentOf } from '../responses.ts';

/** Some thousand names. */
const MAX_TEXT = 512 * 1024;

export async function playerListRoutes(app: App, { workshop }: Context): Promise<void> {
  await app.register(async (door: App) => {
    // Strangers may send a long list: it goes to the workshop as it came.
    door.removeContentTypeParser('application/json');
    door.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));

    door.post(
      '/api/player-lists',
      {
        schema: {
          operationId: 'readPlayerList',
          summary: 'How a list of players is read, and what in it is not understood; nobody is added',
          tags: ['Reading'],
          body: playerListSchema,
          response: { 200: contentOf('The list as it was read', 'application/json', readListSchema) },
        },
        validatorCompiler: () => (text: string) => ({ value: text }),
        bodyLimit: MAX_TEXT,
      },
      async (request, reply) => {
        const done = await workshop.do({ kind: 'player-list', body: String(request.body ?? '') });
        if (done.kind !== 'made') {
          throw new RequestProblem(400, 'unreadable', { problems: done.kind === 'unreadable' ? done.problems : [] });
        }
        return reply.header('content-type', 'application/json; charset=utf-8').send(Buffer.from(done.bytes.buffer));
      },
    );
  });
}
