import { z } from 'zod';
import {
  audit,
  fold,
  type State,
  type TournamentView,
  tournamentView,
  upcast,
  type WrittenEntry,
} from '../../engine/index.ts';
import {
  calendarText,
  pairingsCsv,
  pgnText,
  standingsCsv,
  tournamentFileText,
  trfReport,
} from '../../exchange/index.ts';
import { certain } from '../../kit/index.ts';
import { tournamentFileSchema } from '../../protocol/commands.ts';
import type { Language } from '../../protocol/sentences/index.ts';
import { createdSchema, nothingSchema, removalSchema, tournamentIdSchema } from '../../protocol/wire.ts';
import { exportedFileSchema } from '../../protocol/wire-log.ts';
import { contentOf } from '../answers.ts';
import type { App, Context } from '../context.ts';
import { notAllowed } from '../identity.ts';
import { languageOf } from '../language.ts';
import { RefusedByRules, RequestProblem } from '../problems.ts';
import { newRoleLink } from '../role-link.ts';
import { visit, visitAsDesk, visitAsOwner } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });
const MOST_IMPORTED = 64 * 1024 * 1024;

interface Export {
  readonly type: string;
  readonly text: (state: State, view: TournamentView, language: Language) => string;
}

/** DK-18: of what is public; the log itself is the desk's. */
const exports: Readonly<Record<string, Export>> = {
  'standings.csv': { type: 'text/csv', text: (_, view, language) => standingsCsv(view, language) },
  'pairings.csv': { type: 'text/csv', text: (_, view, language) => pairingsCsv(view, language) },
  'games.pgn': { type: 'application/x-chess-pgn', text: (_, view, language) => pgnText(view, language) },
  'calendar.ics': { type: 'text/calendar', text: calendarText },
};

const exportTypes = [...new Set([...Object.values(exports).map(({ type }) => type), 'text/plain'])];

export function movingRoutes(app: App, context: Context): void {
  const { store, tournaments, identity, now } = context;

  app.get(
    '/api/tournaments/:id/file',
    {
      schema: {
        summary: 'The tournament file: the whole log, for the desk',
        tags: ['Files'],
        params,
        response: { 200: contentOf('The tournament file', 'application/json', exportedFileSchema) },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const entries = await store.events.read(tournament.id);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${tournament.id}.json"`)
        .send(tournamentFileText(entries as WrittenEntry[]));
    },
  );

  app.get(
    '/api/tournaments/:id/export/:file',
    {
      schema: {
        summary: `What is public as a file: ${Object.keys(exports).join(', ')}, report.trf`,
        tags: ['Files'],
        params: z.object({ id: tournamentIdSchema, file: z.string().max(40) }),
        response: { 200: contentOf('The file', exportTypes, z.string()) },
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { tournament } = await visit(context, request, id);
      const { state } = tournament;
      const view = certain(tournamentView(state, { drafts: false }), 'view of a tournament');
      const language = languageOf(request);
      reply.header('content-disposition', `attachment; filename="${id}-${file.replace(/[^\w.-]/g, '')}"`);
      if (file === 'report.trf') {
        const report = trfReport(view);
        if (!('text' in report)) throw new RequestProblem(422, 'no-such-export');
        return reply.header('content-type', 'text/plain; charset=utf-8').send(report.text);
      }
      const wanted = Object.hasOwn(exports, file) ? exports[file] : undefined;
      if (!wanted) throw new RequestProblem(404, 'not-found');
      return reply.header('content-type', `${wanted.type}; charset=utf-8`).send(wanted.text(state, view, language));
    },
  );

  app.post(
    '/api/import',
    {
      schema: {
        summary: 'Take in a tournament file; every entry is decided again first, and no webhook is told',
        tags: ['Files'],
        body: tournamentFileSchema,
        response: { 201: createdSchema },
      },
      bodyLimit: MOST_IMPORTED,
    },
    async (request, reply) => {
      const caller = await identity.callerOf(request);
      if (!caller.operator && !caller.account) throw notAllowed(caller);
      const entries = request.body.entries as WrittenEntry[];
      const { differences } = audit(entries);
      if (differences.length > 0 || entries.length === 0) {
        throw new RequestProblem(422, 'bad-file', { differences: differences.slice(0, 20) });
      }
      const about = fold(entries.map(upcast)).facts.about;
      const id = tournamentIdSchema.safeParse(about?.id);
      if (!about || !id.success) throw new RequestProblem(422, 'bad-file');
      const answer = await store.events.append(id.data, 0, entries, {
        about: { name: about.name, format: about.format },
        ...(caller.account && { roleLinks: [newRoleLink('owner', '', now(), caller.account.id).link] }),
      });
      if (answer.kind !== 'appended') throw new RequestProblem(409, 'id-in-use');
      await tournaments.find(id.data);
      return reply.code(201).send({ id: id.data, version: answer.version, path: `/t/${id.data}` });
    },
  );

  app.delete(
    '/api/tournaments/:id',
    {
      schema: {
        summary: 'Delete a tournament with all that hangs on it; asks for its name (DK-8)',
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
        throw new RefusedByRules({ code: 'not-confirmed', details: { word: name } }, tournament.state);
      }
      await store.events.remove(tournament.id);
      return reply.code(204).send();
    },
  );
}
