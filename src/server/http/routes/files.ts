import { Readable } from 'node:stream';
import { z } from 'zod';
import { type State, type TournamentView, tournamentView } from '../../../engine/index.ts';
import { calendarText, pairingsCsv, pgnText, standingsCsv, trfReport } from '../../../exchange/index.ts';
import { certain } from '../../../kit/index.ts';
import { nothingSchema, removalSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { exportedFileSchema } from '../../../protocol/wire-log.ts';
import type { Language } from '../../../words/index.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { isUnchanged, sendUnchanged } from '../etags.ts';
import { fileText } from '../file-text.ts';
import { languageOf } from '../language.ts';
import { contentOf } from '../responses.ts';
import { visit, visitAsDesk, visitAsOwner } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });

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
  const { store } = context;

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
      const { id, state } = tournament;
      if (isUnchanged(request, reply, `W/"${state.log.head?.hash.slice(0, 16)}-file"`)) return sendUnchanged(reply);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.json"`)
        .send(Readable.from(fileText(store, id, state.log.length)));
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
