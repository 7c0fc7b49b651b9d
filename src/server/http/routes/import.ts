import { emptyState } from '../../../engine/index.ts';
import { tournamentFileSchema } from '../../../protocol/commands.ts';
import { createdSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { notAllowed } from '../../auth/identity.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { roundDeadline } from '../../clocks/round-clock.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { auditedFile } from '../imported-file.ts';

const MOST_IMPORTED = 64 * 1024 * 1024;

export async function importingRoutes(app: App, context: Context): Promise<void> {
  const { store, tournaments, identity, now } = context;
  /** One after the other: each holds a whole file in memory. */
  let before: Promise<unknown> = Promise.resolve();

  await app.register(async (door: App) => {
    // The file comes as text and is read piece by piece; see auditedFile.
    door.removeContentTypeParser('application/json');
    door.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));

    door.post(
      '/api/import',
      {
        schema: {
          summary: 'Take in a tournament file; every entry is decided again first, and no webhook is told',
          tags: ['Files'],
          body: tournamentFileSchema,
          response: { 201: createdSchema },
        },
        validatorCompiler: () => (text: string) => ({ value: text }),
        bodyLimit: MOST_IMPORTED,
        preParsing: async (request) => {
          // Strangers are turned away before they have sent anything.
          const caller = await identity.callerOf(request);
          if (!caller.operator && !caller.account) throw notAllowed(caller);
        },
      },
      async (request, reply) => {
        const { account } = await identity.callerOf(request);
        const text = String(request.body).replace(/^\uFEFF/, '');
        const turn = before.then(() => auditedFile(text));
        before = turn.catch(() => undefined);
        const { entries, state } = await turn;
        const { about } = state.facts;
        const id = tournamentIdSchema.safeParse(about?.id);
        if (!about || !id.success) throw new RequestProblem(422, 'bad-file');
        const answer = await store.events.append(id.data, 0, entries, {
          about: { name: about.name, format: about.format },
          // A clock that ran out before it came here is nobody's news.
          deadlines: roundDeadline(emptyState.facts, state.facts).filter(
            (change) => change.change === 'set' && change.dueAt > now(),
          ),
          ...(account && { roleLinks: [newRoleLink('owner', '', now(), account.id).link] }),
        });
        if (answer.kind !== 'appended') throw new RequestProblem(409, 'id-in-use');
        tournaments.adopt(id.data, state);
        return reply.code(201).send({ id: id.data, version: answer.version, path: `/t/${id.data}` });
      },
    );
  });
}
