import type { TakeOverAnswer } from '../../../exchange/index.ts';
import { logTakenOver } from '../../../hosting/creation.ts';
import { takenOverSchema, takeOverSchema } from '../../../protocol/wire-takeover.ts';
import { standingIn } from '../../auth/identity.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { nameInLog } from '../../auth/roles.ts';
import { idFor, shortId } from '../../auth/tokens.ts';
import { RequestProblem } from '../../problems.ts';
import { commandIdOf, idempotencyHeaders } from '../command-id.ts';
import type { App, Context } from '../context.ts';
import { languageOf } from '../language.ts';
import { newTournaments } from '../limits.ts';
import { largeForSignedIn, signedIn } from '../visitor.ts';

export function takeOverRoutes(app: App, context: Context): void {
  const { store, tournaments, workshop, now } = context;
  const mayBegin = newTournaments(context);

  app.post(
    '/api/takeovers',
    {
      schema: {
        operationId: 'takeOver',
        summary: 'Take over an event that another program began, and say what could not be',
        tags: ['Files'],
        headers: idempotencyHeaders,
        body: takeOverSchema,
        response: { 201: takenOverSchema, 200: takenOverSchema },
      },
      // A TRF of a thousand players and a dozen rounds has 250 kB.
      ...largeForSignedIn(context),
    },
    async (request, reply) => {
      const caller = await signedIn(context, request);
      await mayBegin(caller);
      const { text, event, byes, name, format, config } = request.body;
      const given = commandIdOf(request.body, request.headers);
      const key = await store.secrets.keyFor('tournament-ids');
      const id = given === undefined ? shortId() : idFor(key, caller.account?.id ?? '', `take-over ${given}`);
      const here = await tournaments.find(id);
      // It may have come by a file that somebody else brought.
      if (here && standingIn(caller, id).role !== 'owner') throw new RequestProblem(409, 'id-in-use');
      if (here) return reply.code(200).send({ id, version: here.state.log.length, path: `/t/${id}`, notes: [] });
      const job = {
        kind: 'take-over',
        text,
        ...(event !== undefined && { event }),
        byes,
        id,
        secret: context.newSecret(name ?? ''),
        ...(name !== undefined && { name }),
        ...(format !== undefined && { format }),
        config,
        by: nameInLog({ role: 'owner', label: caller.account?.name ?? '' }),
        at: now(),
        language: languageOf(request),
      } as const;
      const done = await workshop.do(job, 'organiser');
      if (done.kind !== 'made') throw new RequestProblem(422, 'not-taken-over');
      const answer = JSON.parse(new TextDecoder().decode(done.bytes)) as TakeOverAnswer;
      const { entries, state, notes } = logTakenOver(answer);
      const { about } = state.facts;
      const appended = await store.events.append(id, 0, entries, {
        about: {
          name: about?.name ?? '',
          format: about?.format ?? '',
          ...(about && { listed: about.settings.listed }),
        },
        ...(caller.account && { roleLinks: [newRoleLink('owner', '', now(), { account: caller.account.id }).link] }),
      });
      if (appended.kind !== 'appended') throw new RequestProblem(409, 'id-in-use');
      tournaments.adopt(id, state);
      return reply.code(201).send({ id, version: entries.length, path: `/t/${id}`, notes });
    },
  );
}
