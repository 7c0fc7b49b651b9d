import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicVersion, sealed } from '../../../engine/index.ts';
import {
  type Me,
  meSchema,
  nothingSchema,
  removalSchema,
  type TournamentList,
  tournamentIdSchema,
  tournamentListSchema,
} from '../../../protocol/wire.ts';
import { deskTournamentSchema, sliceUpdateSchema, tournamentSchema } from '../../../protocol/wire-documents.ts';
import { entryUpdateSchema } from '../../../protocol/wire-log.ts';
import { type Language, languageFor } from '../../../words/index.ts';
import { commandsOf, seesAll } from '../../auth/roles.ts';
import { Frame } from '../../live/frames.ts';
import { codeAt, publicName } from '../../live/snapshot.ts';
import { reportsAt } from '../../live/tournament-channels.ts';
import { RefusedByRules } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { documentOf, versionFor } from '../documents.ts';
import { isUnchanged, sendUnchanged } from '../etags.ts';
import { asMade, contentOf, kept, sendKept } from '../responses.ts';
import { publicSentences, withLanguage } from '../sentences.ts';
import { TournamentRows } from '../tournament-list.ts';
import { visit, visitAsDesk, visitAsOwner } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });
const version = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const spoken = (lang: string | undefined): Language | undefined => (lang === undefined ? undefined : languageFor(lang));

/** A whole document that is made once for all who read it. */
async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  document: () => Frame | Promise<Frame>,
): Promise<FastifyReply> {
  if (isUnchanged(request, reply, etag)) return sendUnchanged(reply);
  return sendKept(request, reply.header('content-type', 'application/json; charset=utf-8'), await document());
}

const written = (description: string, schema: z.ZodType) => contentOf(description, 'application/json', schema);

export function tournamentRoutes(app: App, context: Context): void {
  const rows = new TournamentRows(context);

  app.get(
    '/api/tournaments',
    {
      schema: {
        operationId: 'listTournaments',
        summary: 'The tournaments you may see, newest first',
        tags: ['Reading'],
        querystring: z.object({
          after: z.string().max(100).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: asMade<TournamentList>(tournamentListSchema) },
      },
    },
    (request) => rows.page(request, request.query),
  );

  app.get(
    '/api/tournaments/:id',
    {
      schema: {
        operationId: 'readTournament',
        summary: 'The whole tournament; with its draft for the desk',
        tags: ['Reading'],
        params,
        querystring: z.object(withLanguage),
        response: { 200: written('The whole tournament', z.union([tournamentSchema, deskTournamentSchema])) },
      },
      ...kept,
    },
    async (request, reply) => {
      const { tournament, standing } = await visit(context, request, request.params.id);
      const { state } = tournament;
      const drafts = seesAll(standing.role);
      const language = spoken(request.query.lang);
      const as = drafts ? 'desk' : 'public';
      const etag = `W/"${[versionFor(state, as), as, ...(language ? [language] : [])].join('-')}"`;
      return sendDocument(request, reply, etag, () => documentOf(tournament, as, language));
    },
  );

  app.get(
    '/api/tournaments/:id/slices',
    {
      schema: {
        operationId: 'readSlices',
        summary: 'The slices of the public view that are newer than a version',
        tags: ['Reading'],
        params,
        querystring: z.object({ after: version.default(0), ...withLanguage }),
        response: { 200: written('The slices that are newer', sliceUpdateSchema) },
      },
      ...kept,
    },
    async (request, reply) => {
      const { tournament } = await visit(context, request, request.params.id);
      const { slices, state } = tournament;
      // Beyond what is public nothing is known, not even how long the log is (DK-16).
      const after = request.query.after > publicVersion(state.log) ? 0 : request.query.after;
      const language = spoken(request.query.lang);
      const etag = `W/"${publicName(state)}-after-${after}${language ? `-${language}` : ''}"`;
      return sendDocument(request, reply, etag, async () =>
        (await slices.inTurns()).since(after, language && publicSentences(language, state)),
      );
    },
  );

  app.get(
    '/api/tournaments/:id/entries',
    {
      schema: {
        operationId: 'readEntries',
        summary: 'The log, for the desk',
        tags: ['Reading'],
        params,
        querystring: z.object({
          after: version.default(0),
          limit: z.coerce.number().int().min(1).max(100_000).default(10_000),
        }),
        response: { 200: written('The entries after a version', entryUpdateSchema) },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const { log } = tournament.state;
      const { after, limit } = request.query;
      return sendDocument(request, reply, `W/"${log.head?.hash.slice(0, 16)}-${after}-${limit}"`, () =>
        Frame.of(
          JSON.stringify({
            version: log.length,
            head: codeAt(tournament.state, log.length),
            entries: log.slice(after).slice(0, limit).map(sealed),
          }),
        ),
      );
    },
  );

  app.get(
    '/api/tournaments/:id/me',
    {
      schema: {
        operationId: 'readMyRole',
        summary: 'What your link allows here',
        tags: ['Reading'],
        params,
        response: { 200: asMade<Me>(meSchema) },
      },
    },
    async (request) => {
      const { standing, tournament } = await visit(context, request, request.params.id);
      const reports = standing.player === undefined ? {} : { reports: reportsAt(tournament.state, standing.player) };
      return { ...standing, ...reports, may: [...commandsOf(standing.role)] };
    },
  );

  app.delete(
    '/api/tournaments/:id',
    {
      schema: {
        operationId: 'deleteTournament',
        summary: 'Delete a tournament with all that hangs on it; asks for its name',
        tags: ['Writing'],
        params,
        body: removalSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsOwner(context, request, request.params.id);
      const name = tournament.state.facts.about?.name ?? '';
      if (request.body.confirm.trim() !== name) {
        throw new RefusedByRules({ code: 'not-confirmed', details: { word: name } }, tournament);
      }
      await context.store.events.remove(tournament.id);
      return reply.code(204).send();
    },
  );
}
