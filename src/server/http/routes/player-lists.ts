import { playerListSchema } from '../../../protocol/wire.ts';
import { readListSchema } from '../../../protocol/wire-answers.ts';
import { notAllowed } from '../../auth/identity.ts';
import { RequestProblem } from '../../problems.ts';
import { isAtMost } from '../bodies.ts';
import type { App, Context } from '../context.ts';
import { contentOf } from '../responses.ts';
import { clientOf } from '../visitor.ts';

const KB = 1024;
/** Some thousand names. */
const MAX_BODY = 512 * KB;
/** Of strangers some hundred: a list of 64 kB, which is little else, takes up to 170 ms of processor time to read. */
const MAX_STRANGERS_BODY = 16 * KB;

export async function playerListRoutes(app: App, { workshop, identity }: Context): Promise<void> {
  await app.register(async (door: App) => {
    // It goes to the workshop as it came: reading it would hold up everyone else.
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
        bodyLimit: MAX_BODY,
        preParsing: async (request) => {
          if (isAtMost(MAX_STRANGERS_BODY, request)) return;
          const caller = await identity.callerEverywhere(request);
          if (clientOf(caller) === 'stranger') throw notAllowed(caller);
        },
      },
      async (request, reply) => {
        // Anyone may ask; whoever shows who they are waits in another line.
        const client = await identity.callerEverywhere(request).then(clientOf, () => 'stranger' as const);
        const done = await workshop.do({ kind: 'player-list', body: String(request.body ?? '') }, client);
        if (done.kind !== 'made') {
          throw new RequestProblem(400, 'unreadable', { problems: done.kind === 'unreadable' ? done.problems : [] });
        }
        return reply.header('content-type', 'application/json; charset=utf-8').send(Buffer.from(done.bytes.buffer));
      },
    );
  });
}
