import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Command, emptyState, sealed, submit } from '../../../engine/index.ts';
import { isSameCreation } from '../../../hosting/creation.ts';
import { type Answer, versionMoved } from '../../../hosting/decision.ts';
import { checkTimeZone, onOurClock } from '../../../hosting/device-time.ts';
import { fromWire } from '../../../protocol/scale.ts';
import {
  createdSchema,
  createTournamentSchema,
  type Submitted,
  submitSchema,
  submittedSchema,
  tournamentIdSchema,
} from '../../../protocol/wire.ts';
import { notAllowed, standingIn } from '../../auth/identity.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { commandsOf, mayCommand, nameInLog, seesAll } from '../../auth/roles.ts';
import { idFor, shortId } from '../../auth/tokens.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import { commandIdOf, idempotencyHeaders, neededCommandId } from '../command-id.ts';
import type { App, Context } from '../context.ts';
import { limit, newTournaments } from '../limits.ts';
import { asMade } from '../responses.ts';
import { largeForDesk, senderOf, signedIn, type Visitor, visit } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });

/** The answer of the pipeline, or the problem that it is. */
export function accepted(
  answer: Answer,
  { caller, standing }: Pick<Visitor, 'caller' | 'standing'>,
): Extract<Answer, { kind: 'accepted' }> {
  switch (answer.kind) {
    case 'accepted':
      return answer;
    case 'refused':
      throw new RefusedByRules(answer.refusal, answer);
    case 'not-permitted':
      throw notAllowed(caller);
    case 'moved': {
      // Who did what and when is in the log, and the log is the desk's (DK-16); that it moved may be a draft.
      if (!seesAll(standing.role)) throw new RequestProblem(409, 'version-moved');
      throw versionMoved(answer);
    }
  }
}

/** Reading through one that is shorter costs next to nothing. */
const SHORT = 4_096;
const typeIn = (body: unknown): unknown => sentSchema.safeParse(body).data?.command.type;
const sentSchema = z.object({ command: z.object({ type: z.string() }) });

export function writingRoutes(app: App, context: Context): void {
  const { store, tournaments, now } = context;

  /** Callers who may not send such a command at all are refused before thousands of fields are read. */
  function turnAway(
    request: FastifyRequest<{ Params: { id: string } }>,
    _: FastifyReply,
    done: (error?: Error) => void,
  ): void {
    if (Number(request.headers['content-length'] ?? SHORT) < SHORT) done();
    else checkLong(request).then(() => done(), done);
  }

  async function checkLong(request: FastifyRequest<{ Params: { id: string } }>): Promise<void> {
    const type = typeIn(request.body);
    if (typeof type !== 'string' || !commandsOf('owner').includes(type)) return;
    const { standing, caller } = await visit(context, request, request.params.id);
    if (!commandsOf(standing.role).includes(type)) throw notAllowed(caller);
  }

  const reports = limit(context, 'report', 60);
  const mayBegin = newTournaments(context);

  app.post(
    '/api/tournaments',
    {
      schema: {
        operationId: 'createTournament',
        summary: 'Create a tournament',
        tags: ['Writing'],
        headers: idempotencyHeaders,
        body: createTournamentSchema,
        response: { 201: createdSchema, 200: createdSchema },
      },
    },
    async (request, reply) => {
      const caller = await signedIn(context, request);
      await mayBegin(caller);
      const { name, format, config, settings } = request.body;
      const idKey = await store.secrets.keyFor('tournament-ids');
      const given = commandIdOf(request.body, request.headers);
      const id = given === undefined ? shortId() : idFor(idKey, caller.account?.id ?? '', given);
      const created = (version: number) => ({ id, version, path: `/t/${id}` });
      const command: Command = {
        type: 'CreateTournament',
        id,
        name,
        format,
        config,
        ...(settings && { settings }),
        secret: context.newSecret(name),
      };
      const commandId = given ?? `create-${id}`;
      const earlier = given === undefined ? undefined : await store.events.entryOf(id, commandId);
      if (earlier) {
        // It may have come by a file that somebody else brought.
        if (standingIn(caller, id).role !== 'owner') throw new RequestProblem(409, 'id-in-use');
        if (!isSameCreation(earlier.command, command)) {
          throw new RefusedByRules({ code: 'already-applied', details: { version: 1 } });
        }
        return reply.code(200).send(created(1));
      }
      const by = nameInLog({ role: 'owner', label: caller.account?.name ?? '' });
      const decided = submit(context.formats, emptyState, { commandId, at: now(), by, command });
      if (!decided.ok) throw new RefusedByRules(decided.error);
      const about = decided.value.state.facts.about;
      const answer = await store.events.append(id, 0, [decided.value.entry], {
        about: { name: about?.name ?? name, format, ...(about && { listed: about.settings.listed }) },
        ...(caller.account && { roleLinks: [newRoleLink('owner', '', now(), { account: caller.account.id }).link] }),
      });
      if (answer.kind === 'conflict') throw new RequestProblem(409, 'id-in-use');
      await tournaments.find(id);
      return reply.code(answer.kind === 'appended' ? 201 : 200).send(created(1));
    },
  );

  app.post(
    '/api/tournaments/:id/commands',
    {
      schema: {
        operationId: 'sendCommand',
        summary: 'Send a command; applied once, for ever',
        tags: ['Writing'],
        params,
        headers: idempotencyHeaders,
        body: submitSchema,
        response: { 200: asMade<Submitted>(submittedSchema) },
      },
      ...largeForDesk(context),
      preValidation: turnAway,
    },
    async (request) => {
      const visitor = await visit(context, request, request.params.id);
      const { tournament, standing } = visitor;
      // DK-12, DK-13: what strangers and players send themselves.
      if (standing.role === 'public' || standing.role === 'player') await reports(senderOf(request, visitor));
      const { expectedVersion } = request.body;
      const commandId = neededCommandId(request.body, request.headers);
      const command = onOurClock(fromWire(request.body.command), request.body.sentAt, now());
      checkTimeZone(command);
      const answer = await tournament.submit({
        commandId,
        by: nameInLog(standing),
        anonymous: standing.role === 'public',
        command,
        ...(expectedVersion !== undefined && { expectedVersion }),
        permits: (state) => mayCommand(standing, command, state),
      });
      const { entry, repeated } = accepted(answer, visitor);
      return { version: entry.version, repeated, ...(seesAll(standing.role) && { entry: sealed(entry) }) };
    },
  );
}
