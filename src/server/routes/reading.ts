import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  explain,
  formatNamed,
  formatNames,
  judgeDraft,
  previewCorrection,
  type State,
  tournamentView,
} from '../../engine/index.ts';
import { meSchema, planSchema, previewSchema, tournamentIdSchema, tournamentListSchema } from '../../protocol/wire.ts';
import type { App, Context } from '../context.ts';
import { LiveStream, reportsAt } from '../live-stream.ts';
import { RefusedByRules, RequestProblem } from '../problems.ts';
import { codeAt } from '../public-slices.ts';
import { commandsOf, seesAll } from '../roles.ts';
import { listTournaments } from '../tournament-list.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });
const version = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A whole document that is written down already. */
function sendText(request: FastifyRequest, reply: FastifyReply, etag: string, text: () => string): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Cookie, Authorization');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(text());
}

const documents = { desk: new WeakMap<State, string>(), public: new WeakMap<State, string>() };

/** The whole tournament, written down once per version. */
function documentOf(state: State, drafts: boolean): string {
  const kept = documents[drafts ? 'desk' : 'public'];
  const known = kept.get(state);
  if (known !== undefined) return known;
  const view = tournamentView(state, { drafts });
  const text = JSON.stringify(drafts ? { ...view, draft: judgeDraft(state) ?? null } : view);
  kept.set(state, text);
  return text;
}

export function readingRoutes(app: App, context: Context): void {
  app.get(
    '/api/tournaments',
    {
      schema: {
        summary: 'The tournaments you may see, newest first',
        tags: ['Reading'],
        querystring: z.object({
          after: z.string().max(100).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: tournamentListSchema },
      },
    },
    async (request) => {
      const caller = await context.identity.callerOf(request);
      return listTournaments(context, request, caller, request.query);
    },
  );

  app.get(
    '/api/tournaments/:id',
    { schema: { summary: 'The whole tournament; with its draft for the desk', tags: ['Reading'], params } },
    async (request, reply) => {
      const { tournament, standing } = await visit(context, request, request.params.id);
      const { state } = tournament;
      const drafts = seesAll(standing.role);
      const etag = `W/"${state.log.head?.hash.slice(0, 16)}-${drafts ? 'desk' : 'public'}"`;
      return sendText(request, reply, etag, () => documentOf(state, drafts));
    },
  );

  app.get(
    '/api/tournaments/:id/slices',
    {
      schema: {
        summary: 'The slices of the public view that are newer than a version',
        tags: ['Reading'],
        params,
        querystring: z.object({ after: version.default(0) }),
      },
    },
    async (request, reply) => {
      const { tournament } = await visit(context, request, request.params.id);
      const { slices, state } = tournament;
      const after = request.query.after > state.log.length ? 0 : request.query.after;
      return sendText(request, reply, `W/"${state.log.head?.hash.slice(0, 16)}-after-${after}"`, () =>
        slices.since(after),
      );
    },
  );

  app.get(
    '/api/tournaments/:id/entries',
    {
      schema: {
        summary: 'The log, for the desk',
        tags: ['Reading'],
        params,
        querystring: z.object({
          after: version.default(0),
          limit: z.coerce.number().int().min(1).max(100_000).default(10_000),
        }),
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const { log } = tournament.state;
      const { after, limit } = request.query;
      return sendText(request, reply, `W/"${log.head?.hash.slice(0, 16)}-${after}-${limit}"`, () =>
        JSON.stringify({
          version: log.length,
          head: codeAt(tournament.state, log.length),
          entries: log.slice(after).slice(0, limit),
        }),
      );
    },
  );

  app.get(
    '/api/tournaments/:id/me',
    { schema: { summary: 'What your link allows here', tags: ['Reading'], params, response: { 200: meSchema } } },
    async (request) => {
      const { standing, tournament } = await visit(context, request, request.params.id);
      const reports = standing.player === undefined ? {} : { reports: reportsAt(tournament.state, standing.player) };
      return { ...standing, ...reports, may: [...commandsOf(standing.role)] };
    },
  );

  app.get(
    '/api/tournaments/:id/why/:subject',
    {
      schema: {
        summary: 'Why this pairing, bye, place or winner (a match r3.t2, a player p7, or the tournament’s id)',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema, subject: z.string().max(40) }),
      },
    },
    async (request) => {
      const { tournament } = await visit(context, request, request.params.id);
      const explanation = explain(tournament.state, request.params.subject);
      if (!explanation) throw new RequestProblem(404, 'not-found');
      return explanation;
    },
  );

  app.post(
    '/api/tournaments/:id/preview',
    {
      schema: {
        summary: 'What a correction would change; without an outcome: what taking it back would',
        tags: ['Reading'],
        params,
        body: previewSchema,
      },
    },
    async (request) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const { place, outcome } = request.body;
      const { state } = tournament;
      const preview = previewCorrection(state, place, outcome as Parameters<typeof previewCorrection>[2]);
      if (!preview.ok) throw new RefusedByRules(preview.error, state);
      return { version: state.log.length, ...preview.value };
    },
  );

  app.get(
    '/api/tournaments/:id/live',
    {
      schema: {
        summary: 'The live stream (server-sent events): slices for everyone, entries with as=desk',
        tags: ['Reading'],
        params,
        querystring: z.object({
          as: z.enum(['public', 'player', 'desk']).default('public'),
          after: version.optional(),
        }),
      },
      config: { compress: false },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { as, after } = request.query;
      const asked = as === 'desk' ? visitAsDesk : visit;
      const { tournament, standing } = await asked(context, request, id);
      if (as === 'player' && standing.player === undefined) throw new RequestProblem(403, 'not-allowed');
      const lastId = version.safeParse(request.headers['last-event-id'] || undefined);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      const compressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
      reply.raw.writeHead(200, {
        ...(compressed && { 'content-encoding': 'gzip' }),
        vary: 'Accept-Encoding, Cookie, Authorization',
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      const stream = new LiveStream(reply.raw, tournament, {
        audience: as === 'player' ? { kind: 'player', player: standing.player ?? '' } : { kind: as },
        after: lastId.success ? lastId.data : (after ?? 0),
        compressed,
        now: context.now,
        stillWelcome: () =>
          asked(context, request, id).then(
            () => true,
            () => false,
          ),
      });
      context.streams.add(stream);
      reply.raw.on('close', () => context.streams.delete(stream));
    },
  );

  app.get(
    '/api/formats',
    { schema: { summary: 'The formats with their settings and presets', tags: ['Reading'] } },
    () => ({
      formats: formatNames.flatMap((name) => {
        const format = formatNamed(name);
        return format
          ? [{ name, settings: format.settings, presets: format.presets, defaultPreset: format.defaultPreset }]
          : [];
      }),
    }),
  );

  app.post(
    '/api/plan',
    {
      schema: { summary: 'What such a tournament looks like before anyone plays', tags: ['Reading'], body: planSchema },
    },
    async (request) => {
      const { format: name, players, config } = request.body;
      const format = formatNamed(name);
      if (!format) throw new RefusedByRules({ code: 'unknown-format', details: { format: name, known: formatNames } });
      const configured = format.configure(config);
      if (!configured.ok) throw new RefusedByRules({ code: 'bad-config', details: { problems: configured.error } });
      const why = format.admits(configured.value, players);
      if (why) throw new RefusedByRules(why);
      return format.plan(configured.value, players);
    },
  );
}
